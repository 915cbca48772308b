# A table between devices.

# Before the board is there.
meeting-title = Waiting at the table
meeting-dealing = Everyone is here. You draw the board together, so that nobody can choose it.
meeting-open = still waited for
meeting-here = here
meeting-text = The match begins as soon as everyone is here.
meeting-cut-off = You are no longer connected. Ask for a new link.
meeting-title-ended = This match did not come about

# Who is there.
presence-here = connected
presence-trip = connected, { $milliseconds } ms
presence-away = away
rating-beside = ({ NUMBER($rating, useGrouping: 0) })

# Nobody sees the board while somebody is away, and until all look at it.
set-up-title = Waiting for { $names }
set-up-text = The match begins as soon as everyone looks at the table.
set-up-soon = Here we go
away-title = { $names } { $count ->
    [one] is away
   *[other] are away
}
away-title-you = You are not connected
away-text = All clocks stand still, and nobody sees the board.
away-patience = { $name } can be away for another { $time } in this match.
away-spent = { $name } has been away for too long. You can claim the match, or go on waiting.
away-claim = Claim the match
away-wait = Go on waiting
away-waiting = You are waiting. You can still claim the match.
away-reviving = The connection is trying to come back by itself.
away-invite = Resume by a new link
away-invite-text = After a reload, or when the connection does not come back, meet again: the match goes on where it stood.
away-host-invites = Whoever invited you can send { $name } a new link.
away-join-text = Or open the link that { $name } sends you.

# Said and done.
pending = On its way to the others
came = { $name } is here
gone = { $name } is away
back = { $name } is back
left = { $name } has left the table
overtaken = Something else happened first: your last act does not count.
take-back-declined = { $name } would rather not take it back
rematch-declined = { $name } does not want a rematch now
take-back-asked = { $name } asks to take back the last move.
take-back-waits = You asked to take back your last move.
answer-yes = Yes
answer-no = No
ready-other = { $name } is ready
ready-other-not = { $name } is not ready yet

# Emotes.
emotes = Say something
emotes-title = Say something
emotes-mute = Hide what the others say
emote-0 = Hello
emote-1 = Good luck
emote-2 = Nice move
emote-3 = Thank you
emote-4 = Oops
emote-5 = Wow
emote-6 = One moment
emote-7 = Good game
emote-said = { $name }: { $words }

# The end.
ended-disputed = The match is disputed
ended-interrupted = The match was interrupted
ended-open = It counts as soon as the others have confirmed it.
ended-why = It is not rated. What was said is kept as evidence in the signed record.
rated-change = { $name }: { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
rated-change-by = ({ $change })
rated-title = Ratings
rated-narrow = You won by cells only. That counts 0.6, and against this opponent more was expected: so a few points go.
rated-meanwhile = Your rating had changed since the match began: it goes on from where it stands now.
unrated-friendly = A friendly match: it is not rated.
unrated-computer = Not rated: a computer player sat at the table.
unrated-no-clock = Not rated: there was no clock.
unrated-same-device = Not rated: two seats were played from one device.
unrated-variant = Not rated: this board has no rating.
unrated-rules = Not rated: your pages do not have the same rules. One of you should reload to update.
rematch = Rematch
rematch-wanted = { $names } { $count ->
    [one] wants
   *[other] want
} a rematch
rematch-accept = Play again
rematch-decline = Not now
rematch-asked = You want a rematch. Waiting for { $names }.
rematch-go = Go to the next match
rematch-begun = { $names } { $count ->
    [one] wants
   *[other] want
} to play again: the match has begun.
rematch-nobody = For a rematch everyone has to be here.
proof-save = Save the signed record
proof-link = Signed record

# Who was away for too long.
figures-absent = away for too long
match-why-absent = { $name } was away for too long.
match-why-absent-you = You were away for too long.
end-reason-absent = { $name } was away for too long.
score-reason-absent = away

# Why there is no valid result.
error-trouble-peer-signature = A message was not signed by whom it should come from.
error-trouble-peer-claim = { $name } claimed the match although you were not away for that long.
error-trouble-peer-flag = { $name } said that your time was up, and it was not.
error-trouble-peer-illegal = { $name } sent a move that the rules do not allow.
error-trouble-peer-both-claim = Both of you claimed the match while you could not reach each other.
error-trouble-peer-two-moves = { $name } signed two different moves for one turn.
error-trouble-peer-fork = The records of your devices do not agree.
error-trouble-peer-time = { $name } demanded more time for a move than it took.
error-trouble-peer-state = After the same moves the board stands differently on the other device.
error-trouble-peer-terms = The other device wants to play something else than was agreed.
error-trouble-peer-commits = The other device did not keep to how the board is drawn.
error-trouble-peer-nonce = The other device did not keep to how the board is drawn.
error-trouble-peer-board = The other device has drawn another board.
error-trouble-peer-left-early = { $name } left before the match began.

# Why somebody was refused.
error-peer-signature = The other device could not prove who it is. Try a new link.
error-peer-version = The other device runs another version of Filler. One of you should reload the page to update.
error-peer-other-match = The other device wants to go on with another match. Open the right match, or start a new one.
error-peer-unreadable = The other device sent things that make no sense. Try a new link.
error-peer-full = All seats are taken.
error-peer-resume-unknown = This device has no part in that match, so it cannot go on here. Use the device on which you played.

# In the list of running matches.
running-delete-peer = The others can claim it when you do not come back.
running-peer = with { $count ->
    [one] a friend
   *[other] friends
}
