# A match: games, points, clocks, being ready, resigning, choosing ahead, keeping.

# Which game it is and how the match stands.
score-game = Game { $number } of { $games }
score-side = { $name } { $points }
score-caption = The games of the match: points and cells
score-games = Game
score-why = Why
score-number = Game { $number }
score-sum = Sum
score-cell = { $points } · { $counted }
score-reason-decided = decided
score-reason-full = board full
score-reason-stalled = no more gain
score-reason-resigned = resigned
score-reason-time = time ran out

# The end of a match.
match-won = { $name } won the match
match-won-you = You won the match
match-draw = The match is a draw
match-shared = { $names } share the first place
match-why-points = { $points } by points.
match-why-worth = { $points } by points, and { $sums } by cells: a narrow win, 0.6 to 0.4.
match-why-draw = { $points } by points and { $sums } by cells.
match-why-time = { $name } ran out of time.
match-why-time-you = You ran out of time.
match-why-resigned = { $name } resigned the match.
match-why-resigned-you = You resigned the match.
result-unrated = Not rated: only matches between devices are.

# Between two games.
between-next = In the next game you swap corners on the same board.
ready = Ready for the next game
ready-named = { $name }: ready for the next game
ready-done = { $name } is ready
ready-done-you = You are ready
ready-grace = The clocks of those who are not ready run in { $seconds ->
    [one] 1 second.
   *[other] { $seconds } seconds.
}
ready-grace-over = The clocks of those who are not ready run.
swapped = Corners are swapped: { $name } begins.
swapped-you = Corners are swapped: you begin.

# Clocks.
clock-time = { $minutes }:{ $seconds }
clock-time-tenths = { $minutes }:{ $seconds }.{ $tenths }
clock-none = No clock
clock-words = { $minutes } min + { $seconds } s a move
clock-away = The clock also runs while this page is closed, unless you pause.
alarm = { $name }, your time is short.
alarm-you = Your time is short.
figures-out-of-time = out of time
end-reason-time = { $name } ran out of time.

# Before the start and in a pause.
turn-set-up = Not started yet
turn-paused = Paused
start-title = { $name } begins
start-title-you = You begin
start-button = Start the clock
pause = Pause
pause-title = Paused
pause-text = No clock runs, and nobody can study the board.
pause-go-on = Go on

# Giving up.
resign-match = Resign the match
resign-match-title = Resign the match?
resign-who = Who resigns
resign-nobody = Nobody can resign at the moment.
resign-match-text = { $name } gives up the whole match and loses it.
resign-match-text-you = You give up the whole match and lose it.
resign-match-text-pair = { $name } wants to give up the whole match. { $pair } loses it as soon as both partners have resigned.
resign-waits = { $name } wants to resign the game. It counts when { $partner } resigns, too.
resign-match-rated = The match is rated: it counts as a loss for your rating.
resign-match-waits = { $name } wants to resign the match. It counts when { $partner } resigns, too.
resign-withdraw = Take it back

# Taking back, hints, choosing ahead.
take-back = Take back the last move
hint = Hint
hint-gain = Try colour { $colour }: { $gain }
colour-ahead = play this when it is your turn
ahead-chosen = Next: colour { $colour }. Press it again to withdraw.
ahead-dropped = Colour { $colour }, which you chose ahead, is barred now.

# Coming back.
away-counted = Welcome back. You were away for { $time }, and that counted.
away-paused = Welcome back. The match is paused: the time away did not count.

# Another tab, and trouble with keeping.
watching = This match is open in another tab. Here you can only look at it. It follows along.
watching-free = The other tab is closed. You can play here.
watching-take-over = Play here
table-read-again = Read it again
table-not-kept = Not kept
table-not-kept-why = Until then this move is not kept, and the match waits.
table-go-on-unkept = Go on without keeping it
damaged-title = A part of this match cannot be read
damaged-text = The first { $sound } of { $lines } entries are sound. You can go on from there; the rest stays on this device as it is.
damaged-peer = It stays on this device as it is. Your opponent may still have all of it.
damaged-continue = Go on from the last sound move
damaged-save = Save the raw data

# Running matches in the lobby.
running-title = Running matches
running-between = {" – "}
running-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
running-continue = Continue
running-delete = Delete
running-more = { $count ->
    [one] One more
   *[other] { $count } more
}
running-delete-title = Delete this match?
running-delete-text = { $variant }, { $moves ->
    [one] 1 move.
   *[other] { $moves } moves.
} It is gone for good and does not come into the history.
running-delete-yes = Delete
running-delete-no = Keep it
