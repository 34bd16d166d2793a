title = Four in a row
about = One short game: why the middle matters, and how to threaten twice.

welcome = You drop stones from above; four of yours in a line win, in any direction.
middle = Begin in the middle: more lines of four go through it than through any other column.
beside = Two side by side on the bottom row, with room on both sides.
double = Now three: with column c you threaten to finish in column b and in column f at once. One stone cannot stop both.
free = They have stopped one end. Find the other one! From here you play as you like.
end = Two threats at once decide most games of connect four: look for them, and stop them early.
