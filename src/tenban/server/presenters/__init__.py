"""What goes out: scenes and messages, and their schema."""
