# A match on its way to others: picture, challenge, link, text.

share-open-dialog = Share
share-name = Name of { $name }
share-name-none = No name
share-painting = Painting the picture
share-unpainted = The browser could not make the picture ({ $detail }). The link and the text work all the same.

# The picture.
share-picture-title = Picture
share-picture = Share picture
share-picture-save = Save picture
share-picture-copy = Copy picture
share-game = Game { $number }: { $score }
share-sum = { $worth ->
    [one] 1 cell
   *[other] { $worth } cells
} in all
share-dare = Can you take more than { $target }?
share-unfinished = The match goes on

# What the picture shows, in words; also sent along with it.
share-between = {", "}
share-side = { $name } { $worth }
share-side-match = { $name } { $points } { $count ->
    [one] point
   *[other] points
} ({ $worth } cells)
share-summary = { $head }. { $headline }: { $scores }.
share-alt = { $games ->
    [none] The picture shows the board as it stands, with its { $total } cells.
    [one] The picture shows the final board with its { $total } cells.
   *[other] The picture shows the final boards of both games with { $total } cells each.
}

# A challenge.
share-challenge-title = Challenge
share-challenge-link = Link to the challenge
share-challenge-text = Whoever opens this link plays on exactly this board, from the same corner, { $against }, and has to take more than { $target }.

# The result as text.
share-words = Result as text
share-words-copy = Copy text
share-text-link = Every move: { $link }
share-text-challenge = Can you take more than { $target } on this board? { $link }

# What has been copied.
share-said-copied = { $kind ->
    [picture] The picture is in the clipboard.
    [text] The text is in the clipboard.
   *[link] The link is in the clipboard.
}
share-said-refused = { $kind ->
    [picture] The browser did not let the page copy the picture. Save it instead.
    [text] The browser did not let the page copy it. The text is selected: copy it by hand.
   *[link] The browser did not let the page copy it. The link is selected: copy it by hand.
}
