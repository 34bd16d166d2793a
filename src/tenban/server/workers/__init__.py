"""Worker processes: bots, hints and replays."""
