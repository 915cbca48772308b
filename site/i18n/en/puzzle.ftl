# The puzzle of the day.

page-title-puzzle = Puzzle of the day · Filler
puzzle-title = Puzzle of the day
puzzle-lobby = Puzzle of the day
puzzle-rival = Rival

# The task, and what a try leads to. Values are cells at the end, if both play their best from there on.
puzzle-task = Find the one colour that wins.
puzzle-begin = Your turn. The others draw at best. A press is a try.
puzzle-loses = Colour { $colour } loses by { $cells }.
puzzle-draws = Colour { $colour } draws at best.
puzzle-again = { $again ->
    [no] Try another one.
   *[yes] You have tried it before. Try another one.
}
puzzle-solved-line = Yes: colour { $colour } wins by { $cells }.
puzzle-shown-line = Colour { $colour } wins by { $cells }.
puzzle-chosen = Once more to try it.
puzzle-tried-loses = tried, loses by { $cells }
puzzle-tried-draws = tried, draws at best

# Its tries, while it is not solved.
puzzle-tries = { $tries ->
    [0] No try yet
    [one] 1 try
   *[other] { $tries } tries
}
puzzle-proven = What a colour leads to is proven: the number of cells by which you are ahead or behind at the end, if both play their best from there on.
puzzle-give-up = Show the solution
puzzle-give-up-title = Show the solution?
puzzle-give-up-text = The puzzle counts as not solved, and a row of days ends with it.
puzzle-give-up-yes = Show it
puzzle-give-up-no = Keep looking

# When it is over.
puzzle-solved = { $tries ->
    [one] Solved at the first try
   *[other] Solved at try { $tries }
}
puzzle-gave-up = Solution shown
puzzle-why = { $line ->
    [one] It ends the game at once.
   *[other] If both play their best from there, the game ends after { $line } moves, and you are { $cells } ahead.
}
puzzle-line = Best play
puzzle-line-move = Move { $move }: { $name }, colour { $colour }, takes { $worth }
puzzle-line-start = The position
puzzle-line-start-short = start
puzzle-line-play = Play it
puzzle-line-pause = Pause
puzzle-line-begin = The position before the solution
puzzle-line-words = { $name } chose colour { $colour } and took { $worth }
puzzle-line-words-you = You chose colour { $colour } and took { $worth }
puzzle-play-out = Play it out
puzzle-play-out-text = Play from here against a computer player that makes no mistakes
puzzle-former = { $solved ->
    [yes] You solved this day’s puzzle before an update, at try { $tries }. That stays. The puzzle is another one since, so this is for fun.
   *[no] You were shown the solution of this day’s puzzle before an update. The puzzle is another one since, so this is for fun.
}

# Days in a row, and other days.
puzzle-streak = { $days ->
    [0] No day in a row yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-streak-why = A day counts when its puzzle is solved on that day (UTC) and without its solution being shown. The row is kept on this device.
puzzle-days = The last seven days
puzzle-day = { $date }: { $fate ->
    [solved] solved
    [late] solved later
    [shown] solution shown
    [tried] begun
   *[open] open
}
puzzle-late = Solved on a later day: it does not count for the row.
puzzle-before = The day before
puzzle-after = The day after
puzzle-today = Today’s puzzle
puzzle-new-day = A new day has begun (UTC), and there is a new puzzle.
puzzle-new-day-go = Go to it
puzzle-new = New puzzle

# Sharing. The text says nothing about the solution.
puzzle-share = Share your result
puzzle-share-copy = Copy
puzzle-share-device = Share
puzzle-share-copied = The text is in the clipboard.
puzzle-share-select = The browser did not let the page copy it. The text is selected: copy it by hand.
puzzle-share-title = Filler puzzle, { $date }
puzzle-share-solved = { $tries ->
    [one] Solved at the first try
   *[other] Solved at try { $tries }
}
puzzle-share-shown = { $tries ->
    [0] I looked at the solution
    [one] I looked at the solution after one try
   *[other] I looked at the solution after { $tries } tries
}
puzzle-share-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}

# While it is made, and what can go wrong.
puzzle-opening = Looking for the puzzle
puzzle-making = Making the puzzle
puzzle-making-text = Your browser plays game after game until a position comes up in which exactly one colour wins, and proves it. Everybody gets the same one on the same day. This takes some seconds.
puzzle-cancel = Cancel
puzzle-stopped = The puzzle is not made yet.
puzzle-make = Make it
puzzle-unkept = Your result is not kept on this device. { $why }
error-puzzle-no-day = This link names no day. A day looks like 2026-11-30.
error-puzzle-future = The puzzle of { $date } does not exist yet: by this device’s clock it is { $today } (UTC). If that is wrong, set the clock.
