# Analysis of a match: what each move was worth, and what would have been best.

analysis-title = Analysis
analysis-start = Analyse
analysis-stop = Stop
analysis-go-on = Go on
analysis-details = Summary
analysis-details-title = Summary, signs and how far the analysis is
analysis-best = Best
analysis-best-title = What would have been best: { $colour }
analysis-best-back = What was played
analysis-best-none = Nothing was better than this move
analysis-best-elsewhere = Go to a move that is judged to see what would have been best
analysis-next = Next mistake
analysis-no-mistakes = No mistakes are known
analysis-play-on = Play on from here
analysis-play-on-short = Play on
analysis-play-on-over = Nobody can move here. Step back to play on.

analysis-column-taken = took
analysis-column-value = value
analysis-column-best = best

# How far it is.
analysis-none = What was each move worth?
analysis-none-long = Find out what each move was worth
analysis-nothing = There is no move to analyse.
analysis-wakes = Starting
analysis-done = All moves are judged
analysis-progress = { $judged } of { $count } moves
analysis-progress-long = { $judged } of { $count ->
    [one] one move
   *[other] { $count } moves
} judged, from the last to the first
analysis-partial = { $judged } of { $count } judged
analysis-left = { $minutes ->
    [0] less than a minute left
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
analysis-early = The earlier a position, the longer it takes to prove.
analysis-others = Another match is being analysed. When this one begins, it stops and keeps what is judged.
analysis-others-short = Another match is being analysed
analysis-unkept = What is found out cannot be kept on this device: { $why }
analysis-background = You may look elsewhere meanwhile, or play: a computer player’s move goes first. What is judged is kept on this device.

# A move.
analysis-mark-best = Best
analysis-mark-good = Good
analysis-mark-inaccuracy = Inaccuracy
analysis-mark-mistake = Mistake
analysis-mark-blunder = Blunder
analysis-sign-best = ✓
analysis-sign-good = ·
analysis-sign-inaccuracy = ?!
analysis-sign-mistake = ?
analysis-sign-blunder = ??
analysis-about = ≈ { $value }
analysis-change = { $before } → { $after }
analysis-move = { $mark }. Value for { $name } before the move { $before }, after it { $after }, { $sure ->
    [exact] both proven
   *[estimate] both estimates
}.
analysis-move-best = { $mark }. Value for { $name } { $value }, { $sure ->
    [exact] proven
   *[estimate] an estimate
}; nothing was better.
analysis-move-better = Best was { $colour }.
analysis-best-takes = Best: { $colour }. It would have taken { $worth }.
analysis-best-takes-closed = Best: { $colour }. It would have taken { $worth }, { $closed } as an own region.
analysis-best-takes-nothing = Best: { $colour }. Taking nothing, only occupying it.

# The graph.
analysis-graph-territory = Territory
analysis-graph-value = Value
analysis-graph-choice = Which graph
analysis-graph-label = Value of the position over the match
analysis-graph-ahead = { $name } ahead
analysis-graph-exact = proven
analysis-graph-estimate = estimate
analysis-graph-begins = Game { $number } begins at { $value } for { $name }, { $sure ->
    [exact] proven
   *[estimate] an estimate
}.
analysis-graph-open = The shaded part is not judged yet.

# The summary in words.
analysis-summary = Summary
analysis-summary-later = It stands here when all moves are judged.
analysis-start-won = Game { $number }: with best play from the start, { $name } wins by { $margin }.
analysis-start-drawn = Game { $number }: with best play from the start, it is a draw.
analysis-start-about = Game { $number }: at the start { $name } seems to be ahead by about { $margin }.
analysis-start-level = Game { $number }: at the start neither side seems to be ahead.
analysis-flawless = { $name } found a best colour in all { $moves } moves and lost nothing.
analysis-player = { $name } found a best colour in { $best } of { $moves } moves and lost { $exact ->
    [exact] { $lost }
   *[estimate] about { $lost }
} altogether.
analysis-player-idle = { $name } made no move.
analysis-costliest = The costliest was move { $move }{ $games ->
    [one] { "" }
   *[other] { " " }of game { $game }
}: { $lost } lost.
analysis-table-player = Player
analysis-table-lost = Lost
analysis-table-proven = Proven
analysis-table-all = all
analysis-table-some = { $proven } of { $moves }
analysis-table-none = none
analysis-table-label = Moves by sign, and what each player lost

# Moves that have cost something.
analysis-list = Moves that cost something
analysis-list-none = None is worth a word.
analysis-list-move = { $games ->
    [one] Move { $move }
   *[other] Game { $game }, move { $move }
}
analysis-list-lost = { $lost } lost

# What the signs and values mean. The figures are those of filler_core/bots/analysis.py.
analysis-legend = What the signs mean
analysis-legend-value = A value is a margin: how far the mover’s side is ahead when the game ends, if both sides play their best from there. Below 0 it is behind. “Lost” is the value before a move less the value after it.
analysis-legend-value-many = A value says how far the mover’s side will be ahead of the mean of its rivals, as far as can be told. “Lost” is the value before a move less the value after it.
analysis-legend-best = nothing was better
analysis-legend-good = costs less than 2 % of the board
analysis-legend-inaccuracy = costs 2 % of the board or more
analysis-legend-mistake = costs 6 % or more, or gives a win or a draw away
analysis-legend-blunder = costs 12 % or more, or 6 % and with it a win or a draw
analysis-legend-exact = Values without a sign are proven: the game was followed to its end, with every answer, and whoever plays best gets exactly that.
analysis-legend-estimate = Values with ≈ are estimates: the page has looked as many moves ahead as it could in a second. They may be wrong, early in a game above all.
analysis-legend-graph = In the graph the line is solid where values are proven, dashed where they are estimates; dots are moves that cost something, and the larger the more.
analysis-exact-all = All values of this match are proven.
analysis-exact-none = All values of this match are estimates.
analysis-exact-some = { $exact } of { $count } values of this match are proven, the others are estimates.
analysis-four = With more than two sides nothing is proven: everybody’s gain is not one rival’s loss, and what the others will do is a guess. Values are estimates of how far a player will be ahead of the mean of the rivals, and each player has a line in the graph.

# Playing on.
play-on-title = Play on from here
play-on-text = A new table of one game without a clock, at the place that the board shows. This match stays as it is.
play-on-to-move = to move
play-on-who = Who plays for { $name }
play-on-person = a person
play-on-computer = computer, { $level }
play-on-go = Play on
play-on-cancel = Cancel
error-analysis-failed = The analysis could not begin. Try again.

# Keys of the analysis, in the help of the replay.
replay-help-analysis = “Analyse” finds out what each move was worth. Quick boards are followed to the very end, so their values are proven; on larger boards early values are estimates, marked ≈.
