# The page that checks signed records.

page-title-proof = Signed record – Filler
proof-title = Signed record
proof-intro = Every match between devices leaves a record that all players have signed, move by move. Here you can check one.
proof-reading = Reading the record
proof-choose = Choose a file
proof-checking = Checking { $count } signatures
proof-good = All { $count } signatures are good
proof-bad = { $bad ->
    [one] One signature
   *[other] { $bad } signatures
} of { $count } { $bad ->
    [one] is
   *[other] are
} not good
proof-bad-text = Somebody has changed this record, or it was damaged. Believe nothing of it.
proof-match = Match { $match }
proof-entries = { $entries } signed entries
proof-verdict-rated = Rated
proof-verdict-unrated = Not rated
proof-verdict-disputed = Disputed: it does not count
proof-verdict-interrupted = Interrupted: it does not count
proof-players = Players
proof-player = Player
proof-key = Key
proof-receipt = Confirmed the result
proof-yes = yes
proof-no = no
proof-computer = Computer, played by the host
proof-own = this device
proof-shows = What it proves
proof-shows-agreed = The owners of these keys agreed on the board, the clock and who sits where, before the board was drawn.
proof-shows-drawn = Nobody could choose the board: it follows from numbers of all players that were sealed first.
proof-shows-moves = Every move was signed by its player, in this order, and the rules lead from them to this result.
proof-not = What it does not prove
proof-not-name = Who the people are: a key belongs to a device, and a name is what its owner wrote.
proof-not-time = How long somebody really thought: a changed page can lie about that within narrow bounds, and about why it went away.
proof-not-help = That nobody asked a computer, or someone else.
proof-not-rating = The ratings before the match: each player declared and signed the own one.
proof-ratings = Ratings
proof-open = Watch the match
proof-again = Check another file
error-proof-unreadable = This is not a signed record, or a part of it is missing.
error-proof-impossible = This record tells of something that the rules do not allow. Believe nothing of it.
error-no-proof = There is no signed record of this match.
error-proof-gone = This match is not in the history of this device, or it has no signed record.
error-proof-large = This file is too large to be a signed record.
history-rated = rated
history-disputed = disputed
history-interrupted = interrupted
history-check = Check a signed record
history-proof = Signed record
