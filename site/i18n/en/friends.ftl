# The people whose devices this one has met.

page-title-friends = Friends · Filler
friends-title = Friends
friends-text = Whoever you have played with on another device. They need only one link from now on, as long as both keep their data.
friends-none = Nobody yet. Whoever you play with on another device appears here, and then one link is enough.
friend-unnamed = Somebody without a name
friend-name = New name for { $name }
friend-met = { $meetings ->
    [one] met once, { $date }
   *[other] met { $meetings } times, last on { $date }
}
friend-invite = Invite again
friend-rename = Rename
friend-rename-no = Leave it
friend-forget = Forget
friend-forgotten = { $name } is forgotten.
friend-undo = Undo
