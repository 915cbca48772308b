# The options and the help of the table.

options-title = Options
options-symbols = Colour symbols
options-symbols-text = A shape on each colour, for telling colours apart.
options-big-symbols = Big symbols
options-animation = Animation
options-animation-text = Captures spread over the board.
options-confirm = Confirm
options-confirm-text = Choose a colour once to see it, once more to play it.
options-board-link = Link to this board: { $seed }
options-sound = Sound
options-sound-text = An alarm when somebody's time becomes short.
options-theme = Page
options-theme-system = As the device
options-theme-light = Light
options-theme-dark = Dark
options-palette = Colours
options-palette-standard = Painted wood
options-palette-tuned = Easy to tell apart
options-language = Language
options-language-system = As the browser
options-corner = At the bottom left
options-corner-own = My own corner

help-title = How to play
help-move = Choose a colour. Your whole territory takes it and is joined by every free cell of that colour that touches it, and on along the chain.
help-barred = Your own colour and the colours of your rivals are barred.
help-region = A free region that only you touch becomes yours at once.
help-win = Whoever owns more than the others can still reach has won. With two sides that is more than half: the equator.
help-bar-two = The bar shows both sides, each from its own end: full colour for what it owns, pale for what it could still reach. Its middle is the equator.
help-bar-many = Each bar shows one side: full colour for what it owns, pale for what it could still reach. The mark on it is what it needs to win; that moves as the others win or lose ground, and early on it is out of reach for everybody.
help-leaving = When somebody leaves
help-leaving-text = While somebody is away all clocks stand still and nobody sees the board. Everybody may be away for three minutes in a match; after that the others can claim it. After a reload, or when the connection does not come back, open the table and resume by a new link: the match goes on where it stood.
help-choosing = Choosing a colour
help-mouse = Point at a colour to see what it would take. Press it to play.
help-touch = On a touch screen, press and hold a colour to look: letting go after that does not play. Tap to play.
help-keys = Keys 1 to { $last } choose a colour. Arrow keys move over the board.
help-preview = While you look, the cells you would take are light, and striped where they would come as your own region. Dots stay on the cells of the last move.

help-example-territory = A territory: its outline belongs to its player, whatever colour it takes.
help-example-worth = The dots count: this cell is worth { $worth }.
help-example-pot = A paint pot: whoever takes it also takes every group that touches it, whatever its colour.
help-example-obstacle = A hole: no cell, and no way through.
help-example-wall = A wall: the cells on its two sides do not touch.
