# The player of this device.

page-title-profile = Profile · Filler
profile-title = Profile
profile-name = Your name
profile-name-text = It stands at your seat and in the records of your matches. At most { $longest } characters.
profile-name-save = Save
profile-name-saved = Saved

profile-matches = Your matches
profile-matches-none = No match was finished on this device yet.
profile-matches-total = { $total ->
    [one] One finished match
   *[other] { $total } finished matches
}{ $running ->
    [0] .
    [one] , one goes on.
   *[other] , { $running } go on.
}
profile-matches-variant = Board
profile-matches-count = Matches
profile-history = All of them

profile-ratings = Ratings
profile-ratings-text = Each of these boards has a rating of its own. The second figure says how sure it is: the smaller, the surer.
profile-ratings-empty = Only matches between different devices are rated: those at one device, against the computer, with hints or without a clock are not.
profile-rating = { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) } ± { NUMBER($deviation, maximumFractionDigits: 0, useGrouping: 0) }
profile-rating-none = Not rated yet
profile-rating-start = You would begin with { NUMBER($rating, maximumFractionDigits: 0, useGrouping: 0) }.
profile-rating-graph = { $count ->
    [one] One rated match, on { $to }: { NUMBER($last, maximumFractionDigits: 0, useGrouping: 0) }.
   *[other] { $count } rated matches from { $from } to { $to }: from { NUMBER($first, maximumFractionDigits: 0, useGrouping: 0) } to { NUMBER($last, maximumFractionDigits: 0, useGrouping: 0) }, at best { NUMBER($best, maximumFractionDigits: 0, useGrouping: 0) }.
}
profile-rating-figure = { NUMBER($figure, maximumFractionDigits: 0, useGrouping: 0) }

profile-delete = Delete everything
profile-delete-title = Delete everything?
profile-delete-text = All matches, ratings, your name and your options are deleted from this device. Nobody else has them. Save a copy first if you may want them back.
profile-delete-type = Write “{ $word }” to go on
profile-delete-word = delete
profile-delete-no = Keep everything
