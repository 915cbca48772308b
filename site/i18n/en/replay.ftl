# Looking at a match again.

page-title-replay = Replay: { $variant } · Filler
page-title-replay-empty = Replay · Filler
replay-title = Replay
replay-opening = Reading the record
replay-back = Back
replay-controls = Replay
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-flip = Turn the board
replay-speed = Speed
replay-speed-times = { $times }×
replay-speed-played = as played
replay-match-won = { $name } won the match.
replay-match-drawn = The match is drawn.
replay-position = Position in the match
replay-share = Share and files
replay-help = Help with the replay

# A computer player and its level, as the record says.
replay-computer = { $name } ({ $level })

# What happened at a step.
step-begin = The beginning
step-begin-game = Game { $number } begins.
step-move = { $name } chose colour { $colour }, took { $worth }
step-resign-game = { $name } resigned the game
step-resign-match = { $name } resigned the match
step-withdraw = { $name } took the resignation back
step-flag = { $name } ran out of time
step-absent = { $name } was away for too long
step-ready = { $name } was ready for the next game
step-place = Move { $move } of { $moves }: { $words }
step-place-other = After move { $move } of { $moves }: { $words }

# The list of the moves.
steps-title = Moves
steps-game = Game { $number }
steps-begin = start
steps-gain = +{ $worth }
steps-resign-game = { $name }: resigned
steps-resign-match = { $name }: resigned the match
steps-withdraw = { $name }: took it back
steps-flag = { $name }: out of time
steps-absent = { $name }: away for too long
steps-ready = { $name }: ready

# The territory graph.
graph-label = Worth of each side over the match
graph-part = { $name } { $worth }
graph-game = Game { $number } ends at { $parts }.
graph-equator = equator { NUMBER($worth, maximumFractionDigits: 1) }

# Sharing.
share-title = Share this match
share-link = Link to this match
share-text = The whole match is in the link. Whoever opens it can look at every move.
share-long = This link has { $length } characters, and some programs cut links that long. The file always works.
share-copy = Copy link
share-copied = The link is in the clipboard.
share-select = The browser did not let the page copy it. The link is selected: copy it by hand.
share-device = Share
share-save = Save as file
share-open = Open a file

# Bringing a record.
open-title = Look at a match
open-text = Open a file that was saved here, drop it anywhere on this page, or paste a link to a match.
open-paste = Link or record
open-show = Show the match
open-drop = Let go to open the file

# Help.
replay-help-title = The replay
replay-help-text = Step through the match move by move, or press anywhere in the graph or in the list of moves.
replay-help-keys = Keys
replay-key-arrows = ← and →
replay-key-arrows-text = one step back or forward
replay-key-ends = Home and End
replay-key-ends-text = to the beginning and to the end
replay-key-space = Space
replay-key-space-text = play and pause
replay-help-graph = The graph shows how much each side owns after each move. The dashed line across is the equator, half of the board; the upright one divides the games.
replay-help-played = “As played” takes the time that the players took.

# What can be wrong with a record.
error-record-no-record = This file is no record of a match: it is far too large.
error-record-file = The browser could not read this file. Choose it once more.
error-record-unreadable = This record cannot be read: line { $line } says something unknown from its character { $column } on. It may have been cut or changed on the way.
error-record-impossible = This record tells of something that the rules do not allow: event { $event }, in line { $line }. It may have been changed on the way.
error-record-contradicts-itself = This record contradicts itself: what line { $line } says does not follow from the moves. It may have been changed on the way.
error-record-too-long = This is no record of a match: it has more than { $longest } characters.
error-match-gone = This match is not in the history of this device. It may have been deleted.
