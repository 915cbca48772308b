# The page of the settings, its groups, and the keys.

page-title-settings = Settings · Filler
settings-title = Settings
settings-back = Back
settings-kept = What you change holds at once, and this device remembers it.
settings-look = Look
settings-board = Board
settings-playing = Playing
settings-sound = Sound and touch
settings-keys = Keys
settings-language = Language
settings-data = Data on this device

settings-silent = This browser cannot make sounds.
settings-still = This device or its browser cannot vibrate.
settings-samples = Listen to:
settings-sample-own = your move
settings-sample-others = a rival's move
settings-sample-region = an own region
settings-sample-low = short time
settings-sample-won = a win
sound-mute = Mute
sound-unmute = Sounds on

settings-data-profile = Profile, and a copy of everything
settings-data-profile-text = Your name and ratings; save all of it in one file, bring it back, or delete it.
settings-data-history = History
settings-data-history-text = The matches that were finished here, to look at again.
settings-data-friends = Friends
settings-data-friends-text = Whom this device has met, to rename or to forget.
settings-data-servers = Servers for connections
settings-data-servers-text = Who helps two devices to find each other.

settings-reset = Reset to defaults
settings-reset-text = Every setting on this page as on your first visit. Matches and names stay. You can undo it.
settings-untouched = Every setting is as on your first visit.
settings-were-reset = The settings are as on your first visit.
settings-undo = Undo

# What keys do.
keys-title-table = At the table
keys-title-replay = In the replay
keys-how = Press one of the buttons, then the key that you want: a letter, digit or sign. Delete leaves it without one, Escape as it was.
keys-press = Press a key
keys-none = none
keys-shift = Shift + { $key }
keys-clash = { $key } is the key for “{ $action }”. Press another one, or let the two change places.
keys-exchange = Exchange them
keys-fixed = Arrow keys, Home, End, Space, Enter, Tab and Escape always do the same, also when these keys are off.
keys-reset = Usual keys
keys-off = Keys of one character are switched off.
keys-change = Change keys

keys-colours = choose a colour
keys-colour = choose colour { $colour }
keys-sound = mute, and let sounds be heard again
keys-speak = read out the score and the clocks
keys-help = help
keys-flip = turn the board to another corner
keys-mistake = to the next mistake
keys-mistake-before = to the mistake before
keys-best = what would have been best, and back
keys-arrows = Arrow keys
keys-arrows-text = move over the board
keys-enter = Enter
keys-enter-text = play the colour that takes this cell
keys-escape = Escape
keys-escape-text = take back what is chosen but not played
