# The history: finished matches.

page-title-history = History · Filler
history-title = History
history-loading = Looking through your matches
history-count = { $total ->
    [one] 1 match in all
   *[other] { $total } matches in all
}
history-find = Find matches
history-variant = Board
history-variant-any = All boards
history-opponent = Opponent
history-list = Finished matches
history-players = Players
history-open = Replay
history-open-label = Replay: { $variant }, { $players }, { $date }
history-delete = Delete
history-delete-label = Delete: { $variant }, { $players }, { $date }
history-more = Show older matches
history-empty-title = No matches yet
history-empty = Every match that you play to its end on this device is kept here, move by move, to be looked at again.
history-empty-play = Play one
history-none = No match fits.
history-none-all = Show all matches

history-delete-title = Delete this match?
history-delete-text = { $variant }, { $players }, { $date }. Its moves are deleted; ratings stay as they are.
history-delete-yes = Delete
history-delete-no = Keep it
history-deleted = The match was deleted.
history-undo = Undo
history-close = All right

# How a match ended.
history-won = { $name } won
history-won-worth = { $name } won by more cells
history-won-time = { $name } won on time
history-won-absent = { $name } won, the other one was away for too long
history-won-resigned = { $name } won by resignation
history-won-many = { $name } won
history-drawn = A draw
history-shared = First place is shared
history-points = { $score }
history-sums = { $sums } cells
