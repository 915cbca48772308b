# The table while a game goes on.

# Who is who.
player-you = You
player-person = Player { $number }
player-yourself = Player { $number } (you)
player-computer = Computer
player-with-level = { $name } ({ $level })
player-computer-numbered = Computer { $number }
pair-name = Pair { $letter }
pair-members = { $pair }: { $first } + { $second }

# Colours go by their keys; the names are true for both palettes.
colour-name = { $number ->
    [1] 1, red
    [2] 2, yellow
    [3] 3, green
    [4] 4, light blue
    [5] 5, purple
    [6] 6, pink
    [7] 7, dark blue
    [8] 8, white
   *[9] 9, dark grey
}

table-opening = Laying out the board
table-board = Board of { $variant }
table-board-number = Board { $seed }
table-options = Options
table-help = Help
table-needed = { $needed } to win
table-needed-mover = { $name }: { $needed } to win
table-unreachable = A win is out of reach
table-unreachable-mover = { $name }: a win is still far off
table-unreachable-why = Out of reach for now: the best rival could still own more. That comes down as the board fills.
table-over = The game is over
table-stall = { $left ->
    [one] Without a gain in the next move the game ends as it stands.
   *[other] Without a gain in the next { $left } moves the game ends as it stands.
}
table-equator = Equator: { $parts }
table-equator-part = { $name } { $worth } of { $total }

# Beside each player.
figures-worth = { $worth ->
    [one] cell
   *[other] cells
}
figures-distance = { $distance } to the equator
figures-distance-many = { $distance } more to win
figures-crossed = past the equator
figures-crossed-many = enough to win
figures-unreachable = out of reach
figures-unreachable-yet = still far off
figures-ahead = { $lead } ahead
figures-behind = { $lead } behind
figures-level = level
figures-to-move = to move
figures-thinking = thinking
figures-retired = gave up

# Whose turn it is.
turn-you = Your turn
turn-person = { $name } to move
turn-computer = { $name } is thinking
turn-confirm = Once more to play it

# Colour buttons.
colours-label = Colours
hint-pointing = Point at a colour to look, press it to play.
hint-touching = Hold a colour to look, tap it to play.
colour-takes = takes { $worth }
colour-takes-closed = takes { $worth } ({ $closed } of them as own region)
colour-takes-nothing = takes nothing, but keeps the colour from others
colour-own = your own colour
colour-own-named = the colour of { $name }
colour-rival = the colour of { $name }
colour-waits = not your turn

# Cells, for screen readers.
cell-free = Row { $row }, column { $column }: colour { $colour }, free
cell-owned = Row { $row }, column { $column }: colour { $colour }, { $name }
cell-free-worth = Row { $row }, column { $column }: colour { $colour }, free, worth { $worth }
cell-owned-worth = Row { $row }, column { $column }: colour { $colour }, { $name }, worth { $worth }
cell-free-pot = Row { $row }, column { $column }: colour { $colour }, free, paint pot
cell-obstacle = Row { $row }, column { $column }: obstacle

# Ways from a cell to its neighbours, clockwise.
cell-neighbours = { $cell }. Beside it: { $list }
cell-neighbour = { $way } { $what }
cell-way-up = above
cell-way-up-right = above right
cell-way-right = right
cell-way-down-right = below right
cell-way-down = below
cell-way-down-left = below left
cell-way-left = left
cell-way-up-left = above left

# What screen readers announce after a move.
announce-takes = { $name } chose colour { $colour }, and took { $worth }.
announce-takes-you = You chose colour { $colour }, and took { $worth }.
announce-closed = { $cells ->
    [one] One cell of it closed as own region.
   *[other] { $cells } cells of it closed as own region.
}
announce-barred = Colour { $colour } is { $reason }.
announce-looked = Colour { $colour }: { $gain }.

# Scores and clocks, read out on request.
speak = Read out the score
speak-clocks = Read out the score and the clocks
spoken-side = { $name }: { $figures }.
spoken-worth = { $worth ->
    [one] { $worth } cell
   *[other] { $worth } cells
}
spoken-time = { $time } on the clock
spoken-time-of = { $name } { $time } on the clock
spoken-match = { $game }: { $points }.

# Giving up.
resign-game = Resign the game
resign-title = Resign the game?
resign-text = { $name } gives up this game. Every free cell counts for the rival.
resign-text-you = You give up this game. Every free cell counts for the rival.
resign-text-many = { $name } gives up this game, keeps the cells, and no longer moves. The others play on.
resign-text-many-you = You give up this game, keep your cells, and no longer move. The others play on.
resign-text-pair = { $name } wants to give up this game. { $pair } loses it as soon as both partners have resigned; every free cell counts for the rivals.
resign-yes = Resign
resign-no = Play on
