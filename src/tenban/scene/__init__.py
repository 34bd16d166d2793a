"""What a viewer sees and is asked, as plain data; words in the viewer's language; the same as text."""
