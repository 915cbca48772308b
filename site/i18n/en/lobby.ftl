# The lobby: choosing a board, seats and a seed.

lobby-boards = Boards
lobby-intro = Choose a colour, take every neighbour that has it, and own more than half of the board.
lobby-loading = Laying out the boards
lobby-facts = { $cells } cells · { $colours } colours · { $players } players
lobby-setup = Your table
lobby-practice-board = Practise on
lobby-seats = Who plays
lobby-seat = Player { $number }
lobby-seat-begins = Player { $number } (begins)
lobby-seat-pair = Player { $number }, { $pair }
lobby-seat-pair-begins = Player { $number }, { $pair } (begins)
lobby-person = Person
lobby-computer = Computer
lobby-seats-shared = Several people share this device and take turns.
lobby-seats-none = The computer plays against itself. You watch.
lobby-source = Board
lobby-source-new = A new board
lobby-source-seed = A board by its number
lobby-seed-label = Number of the board
lobby-seed-hint = The same number always makes the same board.
lobby-start = Start
lobby-starting = Starting as soon as the game is ready
lobby-continue = Back to your game
lobby-continue-text = { $variant } · { $moves ->
    [one] after 1 move
   *[other] after { $moves } moves
}
lobby-footer-licences = Licences
