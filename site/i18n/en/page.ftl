# What stands around every page.

page-title-lobby = Filler
page-title-table = { $variant } · Filler
page-title-licences = Licences · Filler
page-name = Filler
page-back = Back to the lobby
page-close = Close
page-try-again = Try again
page-details = Details
page-dismiss = All right

# The start of the engine.
engine-starting = Getting ready
engine-fetching = Getting the game: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
engine-fetching-unknown = Getting the game: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
engine-python = Starting Python
engine-engine = Setting out the rules
engine-ready = Ready
engine-failed-title = The game could not start
engine-died-title = The game stopped
