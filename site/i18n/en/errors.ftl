# What went wrong and what to do. The ids are "error-" and the code of the error.

error-invalid-seed = This is not the number of a board. Write a whole number without spaces, up to 18446744073709551615.
error-invalid-address = This link does not lead to a board. Choose one here instead.
error-unknown-variant = This link names a board that does not exist here. Choose one instead.
error-invalid-seats = This link does not say clearly who plays. Choose the players here instead.
error-unknown-address = There is nothing at this address. Choose a board instead.
error-illegal-colour-own = That is your own colour. Choose another one.
error-illegal-colour-rival = A rival has that colour. Choose another one.
error-illegal-colour-unknown = This board does not have that colour. Choose another one.
error-illegal-stale-move = The board had changed meanwhile. Look again and choose once more.
error-illegal-game-over = The game is over. Begin another one.
error-illegal-seat = It is not this player's turn. Wait for the others.
error-unknown-table = This table is gone. Try again to set it up anew.
error-invalid-request = The page asked the game something it does not understand. Reload the page.
error-engine-internal = Something went wrong inside the game. Try again, or reload the page.
error-engine-download = A part of the game could not be fetched ({ $file }). Check your connection and try again.
error-engine-mime = The host of this page sends a part of the game in a wrong way ({ $file }). Try again later, or tell whoever runs the site.
error-engine-compile = This browser refused to run the game. It needs WebAssembly; an update or another browser may help.
error-engine-start = The game did not start. Try again, or reload the page.
error-engine-timeout = Nothing has happened for a while. Check your connection and try again.
error-engine-worker = The browser could not start the game in the background. Try again, or reload the page.
error-engine-died = The game stopped answering. Try again: it goes on from where it stood.
error-licences-download = The licences could not be fetched. Check your connection and try again.
error-other = Something unexpected went wrong ({ $code }). Try again, or reload the page.
