# What stands around the rules book. Its text is in the folder rules.

page-title-rules = Rules: { $topic } · Filler
rules-title = Rules
rules-topics = Topics
rules-fundamentals = Fundamentals
rules-boards = Boards
rules-loading = Opening the rules
rules-print = Print
rules-to-table = Back to the table
rules-all = All rules
rules-of-board = Rules: { $variant }
rules-next = Next: { $topic }
rules-facts = { $cells } cells · { $colours } colours · { $players } players

# The boards on which one tries it out.
lesson-board = A board to try it out
lesson-rival = Rival
lesson-rival-numbered = Rival { $number }
lesson-partner = Partner
lesson-mark = You: { $cells } · { $needed } to win
lesson-mark-unreachable = You: { $cells } · a win is out of reach for now
lesson-other = The rules allow that, too. But what this is about shows with another colour: try it once more.
lesson-again = Once more
lesson-wait = The board comes alive as soon as the game is ready.
lesson-answer = What happens then

# The guided game.
tour-title = Your first game
tour-offer = New here? A game of two minutes shows you how it is played.
tour-begin = Show me
tour-decline = No, thanks
tour-skip = Skip
tour-play = To the boards
