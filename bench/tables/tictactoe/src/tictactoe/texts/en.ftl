title = Tic-tac-toe
action-mark = Mark { $cell }
event-mark = { $seat } marks { $cell }
board = The board
ask-mark = Mark a free cell
clause-ttt-1 = Mark a cell that is free.
clause-ttt-2 = Three in a row win.
