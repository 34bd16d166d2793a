"""One module per command: `run(wanted)` carries it out and returns the code to end with."""
