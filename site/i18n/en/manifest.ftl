# What systems show of the page when it is installed: put into the manifest by the build.

manifest-description = The colour-capturing board game: choose a colour, take your neighbours, cross the equator. Plays without a network.
manifest-table-phone = A table on a phone: two territories on a board of hexagons
manifest-lobby = The lobby: eleven boards to choose from
manifest-table-desktop = A table on a desktop: two territories on squares
manifest-practice = Play against the computer
manifest-invite-short = Invite
manifest-invite = Send a friend a link and play on two devices
