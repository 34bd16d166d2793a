"""One module per command: `run(args)` carries it out and returns the code to end with."""
