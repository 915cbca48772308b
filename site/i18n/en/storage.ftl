# What is kept on this device, copies of it, and what can go wrong with both.

error-storage-unavailable = This browser keeps nothing for this page, perhaps because the window is private or storage is switched off. You can play, but nothing is kept.
error-storage-blocked = The browser does not open what is kept here. Close the other tabs with this page and try again.
error-storage-newer = A newer version of this page is open in another tab or was here before. Reload this page.
error-storage-quota = There is no room left on this device. Delete something, then try again.
error-storage-damaged = What is kept here cannot be read. Try again; if that does not help, delete everything on the page of your profile and take in your last copy.
error-storage-failed = The browser could not keep this. Try again, or reload the page.
error-storage-conflict = This table was played on in another tab. Reload the page to see how it stands.
error-storage-gone = This table is no longer kept here. It was finished or deleted in another tab.
error-storage-taken = There is a table of this name already. Try again.

error-backup-large = This file is far too large for a copy. Nothing was changed.
error-backup-foreign = This file is not a copy made by this page. Nothing was changed.
error-backup-truncated = The end of this file is missing, so all of it was refused. Nothing was changed. Fetch or copy it once more.
error-backup-newer = A newer version of this page made this copy. Reload the page, then try again. Nothing was changed.
error-backup-altered = This file is no longer as it was saved: its checksum does not fit, so all of it was refused. Nothing was changed.
error-backup-damaged = { $part ->
    [matches] A match in this file makes no sense, so all of it was refused. Nothing was changed.
    [tables] A running match in this file makes no sense, so all of it was refused. Nothing was changed.
    [ratings] A rating in this file makes no sense, so all of it was refused. Nothing was changed.
   *[other] A part of this file makes no sense, so all of it was refused. Nothing was changed.
}
error-backup-table-open = A match that you want to replace is open in this or another tab. Keep both, or reload the page here, close the other tabs, and take the file in once more. Nothing was changed.

backup-title = Your data
backup-text = Everything stays on this device: matches, ratings, friends, puzzle results, name and options. A copy in a file protects it, and takes it to another device. Analyses are not in the copy, they can be made again. Only the keys with which this device signs rated matches cannot leave it: another device has its own, and friends need a reply once more to know it.
backup-persisted = The browser has promised to keep it.
backup-not-persisted = The browser may delete it when room runs short or when you stay away for long.
backup-never = No copy was made yet.
backup-last = Last copy: { $date }
backup-export = Save a copy
backup-exporting = Saving a copy
backup-import = Take in a copy
backup-reading = Reading the file
backup-checking = Checking { $done } of { $total }
backup-importing = Taking it in
backup-cancel = Cancel
backup-export-failed = No copy was made.

backup-file = { $name }, saved on { $date }
backup-holds = It holds { $matches ->
    [one] one finished match
   *[other] { $matches } finished matches
} and { $tables ->
    [0] no running one.
    [one] one running one.
   *[other] { $tables } running ones.
}
backup-compared = { $fresh ->
    [0] None of them is new here
    [one] One of them is new here
   *[other] { $fresh } of them are new here
}, { $same ->
    [0] none is here already.
    [one] one is here already.
   *[other] { $same } are here already.
}
backup-differing = { $count ->
    [one] One thing is here in another form. Which do you want?
   *[other] { $count } things are here in another form. Which do you want?
}
backup-for-all = For all
backup-mine = Keep mine
backup-theirs = Take theirs
backup-both = Keep both
backup-item-match = { $variant }, finished { $date }
backup-item-table = { $variant }, running, begun { $date }
backup-item-profile = Your name: { $mine } here, { $theirs } in the file
backup-item-setting = Options
backup-item-friend = A friend: { $mine } here, { $theirs } in the file
backup-item-rating = A rating for { $variant }
backup-take = Add to this device
backup-done = { $added ->
    [0] Nothing new was added
    [one] One match was added
   *[other] { $added } matches were added
}{ $skipped ->
    [0] .
    [one] , one stays as it was.
   *[other] , { $skipped } stay as they were.
}
backup-done-replaced = { $count ->
    [one] One was replaced.
   *[other] { $count } were replaced.
}
backup-done-copied = { $count ->
    [one] One stands beside yours.
   *[other] { $count } stand beside yours.
}
backup-done-more = Name, options, ratings or puzzle results were taken in, too.

backup-reminder = You have finished ten matches since the last copy of your data. If this browser loses them, a copy brings them back.
backup-reminder-never = You have finished ten matches. If this browser loses them, only a copy brings them back.
backup-later = Later
