# Inviting, being invited, and the reply in between.

page-title-invite = Invite · Filler
page-title-invite-came = Connected · Filler
page-title-join = Invitation · Filler
page-title-reply = Reply · Filler
page-title-servers = Servers · Filler

# What was agreed.
meet-between = { " · " }
meet-games = { $games ->
    [one] one game
   *[other] two games
}
meet-rated = rated
meet-unrated = unrated
meet-seat-open = still waited for
meet-seat-missing = { $name }: still waited for

# Wishes.
invite-title = Invite a friend
invite-again-title = Invite back
invite-board = Board
invite-seat-own = Me
invite-seat-guest = Friend
invite-seat-computer = Computer
invite-whom = Who is invited to seat { $number }
invite-anybody = Anybody with the link
invite-name = Your name
invite-rated = Rated
invite-rated-text = The match counts for both ratings.
invite-unrated-variant = This board has no rating.
invite-unrated-games = A rated match has two games. Switch this on to play both.
invite-unrated-clock = A rated match needs a clock. Switch this on to choose one.
invite-unrated-computer = A match with a computer is never rated. Switch this on to give its seat to a friend.
invite-reach = How far the link reaches
invite-anywhere = Anywhere
invite-network = Same network
invite-anywhere-text = A public server tells each device its own address. The match itself never passes it.
invite-network-text = Nobody is asked. The link works only between devices in the same network, such as one Wi-Fi.
invite-servers = Servers
invite-make = { $guests ->
    [one] Make the link
   *[other] Make { $guests } links
}
invite-making = { $guests ->
    [one] Making the link
   *[other] Making the links
}
relay-choose = One link is enough
relay-choose-text = The reply comes back by itself, through a public relay.
relay-sees = The relay ({ $hosts }) sees that two devices meet, when, and their internet addresses. It cannot read the reply, and the match never passes it.
relay-join = Your reply goes back by itself, through a public relay.

# Links.
invite-waiting-title = Invites
invite-waiting-own-reply = Your reply is waiting to be taken
invite-waiting = An invite is waiting for its reply
invite-show = Show
invite-stay = Keep this page open until the match begins: the invite lives here.
invite-friend = your friend
invite-guest = Guest { $number }
invite-link = Link to your table
invite-message = Play { $variant } with me on Filler.
invite-step-send = Send { $name } this link
invite-step-send-friend = Send your friend this link
invite-step-reply = Wait for the reply
invite-step-reply-text = Your friend opens the link, accepts, and sends you a reply. Tap it, or paste it here.
invite-step-friend = { $name } opens it, and that is all
invite-friend-reply = { $name } sends a reply after all
invite-step-relay = Your friend opens it, and that is all
invite-relay-reply = Your friend sends a reply after all
invite-step-wait = The match begins by itself
invite-reply-label = Reply: the link or the bare code
invite-reply-take = Take it
invite-goes-anywhere = This link works from anywhere.
invite-goes-network = This link works only in the network that this device is in.
invite-goes-offline = No server answered: you may be offline. This link works only in the network that this device is in.
invite-waiting-reply = Waiting for the reply
invite-waiting-friend = Waiting for { $name }
invite-connecting = Connecting, which takes a few seconds
invite-connected = Connected
invite-still-trying = Still trying
invite-begins = The match is being set up
invite-slow = No connection to { $name } yet. What can help:
invite-slow-open = Ask whether the page with the reply is still open there, and in the foreground.
invite-slow-fresh = Ask for a fresh reply: opening your link once more makes one. Take it in above.
invite-slow-network = Both devices must be in the same network, such as one Wi-Fi. Elsewhere you need a link that works from anywhere.
invite-slow-offline = Your link works in one network only, since no server answered. Check your connection and make a new one.
invite-slow-other = Some networks let no direct connections through. Another one, such as mobile data, may.
invite-slow-turn = A TURN server of your own gets through almost everywhere.
invite-new-link = Make a new link
invite-reach-anywhere = Make one that works from anywhere
invite-to-table = Go to the table
invite-lost = This page was loaded anew. The links that you sent before no longer work: make new ones, and send those.
invite-lost-match = This page was loaded anew. The links that you sent before no longer work: go back to the match, and make new ones there.
invite-cancel = Give up this invite
invite-cancel-again = Back to the table

# Sending.
send-device = Send
send-qr = QR code
send-qr-label = QR code of the link
send-elsewhere = The link opens in the wrong place?
send-elsewhere-text = Links open in the browser, and on iPhone and iPad never in the installed app. Whoever plays there copies the code and pastes it there.
send-code = The bare code
send-copy-code = Copy code
send-copied-code = The code is in the clipboard.

# Scanning.
scan-camera = Scan QR code
scan-picture = From a picture
scan-reading = Looking at the picture
scan-video = What the camera sees
scan-look = Hold the QR code in front of the camera.
scan-stop = Close the camera

# Being invited.
invited-page = Join by invite
invited-title = Were you invited?
invited-text = Open the link you were sent, or paste it here. In the installed app, pasting is the way.
invited-label = Invite: the link or the bare code
invited-open = Open
join-title = You are invited
join-reading = Reading the invite
join-somebody = Somebody
join-invites = { $name } invites you to { $variant }
join-invites-back = { $name } wants to go on with your match on { $variant }
join-friend = { $meetings ->
    [one] You have met once before.
   *[other] You have met { $meetings } times before.
}
join-about = Filler is a board game: take turns choosing a colour, and your territory takes every cell of it that it touches. Whoever owns more than the others can still reach wins.
join-rated-text = It counts for both ratings.
join-own = This invite was made in this very browser. Send the link to a friend; if you accept it here, you play against yourself.
join-accept = Accept
join-decline = No, thanks
join-leave = Give up
join-making = Preparing your reply
join-coming = Going to { $name }
join-reply = Your reply
join-message = My reply for { $variant } on Filler.
join-stay = Keep this page open until the match begins: your reply lives here.
join-step-send = Send your reply to { $name }
join-step-send-friend = Send your reply to your friend
join-step-send-text = Best where the invite came from: { $name } needs it to reach you.
join-step-relay = Your reply is on its way to { $name }
join-relay-instead = Send it yourself
join-relay-failed = The relay did not find { $name }. Send the reply yourself, best where the invite came from.
join-step-wait = The match begins by itself
join-waiting = Waiting for { $name } to take your reply
join-slow = No connection to { $name } yet. What can help:
join-slow-opened = Ask whether { $name } has opened your reply.
join-slow-table = Ask whether the page with the invite is still open there. If not, you need a new invite.
join-slow-fresh = Make a fresh reply and send that one.
join-slow-network = This invite works in one network only, such as one Wi-Fi. Elsewhere { $name } has to make a link that works from anywhere.
join-slow-other = Some networks let no direct connections through. Another one, such as mobile data, may.
join-fresh = Make a fresh reply
join-connected = Connected with { $name }
join-others = Waiting for the others: the match begins as soon as every seat is taken

# A reply that was opened.
reply-title = A reply
reply-looking = Looking for the table that waits for this reply
reply-taken = Your table has it
reply-taken-text = Go back to your table: it is open in another tab. You can close this one.
reply-late = This seat is taken
reply-late-text = Somebody has come through this invite already, so this reply does nothing any more. Go back to your table; for somebody else, make a new invite.
reply-none = No table waits for this reply here
reply-none-why = An invite lives only in the tab in which it was made, and only while that tab is open.
reply-none-elsewhere = The invite is open in another browser, or in the installed app: copy the code and paste it there.
reply-none-closed = Its tab was closed or loaded anew: make a new invite.
reply-again = Look again

# Servers.
servers-title = Servers for connections
servers-text = For invites to anywhere, each device asks a public STUN server which address it has on the internet. The server learns that address and nothing else; the match goes directly from device to device.
servers-turn = A TURN server also passes the encrypted match on, where a network allows no direct connections. There is none unless you enter one.
servers-copies = What you enter stays on this device and is part of the copies of your data, passwords included.
servers-field = Servers to ask
servers-format = One a line. STUN needs only an address, TURN also a user and a password. An empty field asks nobody.
servers-credentials = user password
servers-own = These servers are asked instead of the site's.
servers-shipped = These are the site's.
servers-shipped-none = The site names none, or its list could not be fetched.
servers-reset = Use the site's again
servers-loading = Looking up the servers

# Who this device is.
identity-not-kept = This browser keeps nothing for this page, perhaps because the window is private. You can play with friends, but after a reload nobody knows you again, and ratings are lost.

# What went wrong.
error-invalid-invitation = This invite cannot be read: a part of it is missing or was changed. Ask for the link once more.
error-newer-invitation = This invite was made by a newer version of the page. Reload this page and open the invite once more.
error-code-unreadable = This is not an invite or a reply, or a part of it is missing. Copy it once more, all of it.
error-code-version = This page cannot read that. Copy it once more, all of it; if it was made with a newer version, reload this page.
error-code-too-long = This is far too long for an invite or a reply. Copy only the link.
error-code-wrong-kind = { $wanted ->
    [reply] This is an invite, not a reply. Your friend has to open your link, accept, and send back what appears then.
   *[other] This is a reply, not an invite. It belongs to the page on which you made the invite.
}
error-code-other-invite = This reply belongs to another invite. Ask your friend to open this link and send the reply to it.
error-code-invite-used = This invite has been answered already, and this browser takes one answer only. Make a new invite and send its link.
error-net-missing = This browser cannot connect to other devices. Try another one.
error-net-gathering = This device is not in any network. Connect it, then try again.
error-net-timeout = The other device could not be reached.
error-net-closed = The connection was closed at the other side.
error-server-invalid = This is not a server that can be asked: { $text }
error-servers-many = At most { $most } servers: more make connecting slower.
error-qr-none = There is no QR code to be seen in this picture. Take it closer and straight.
error-camera-refused = The camera may not be used. Allow it in the browser's settings for this page, or read from a picture.
error-camera-missing = There is no camera here, or another program uses it. Read from a picture, or paste the code.
