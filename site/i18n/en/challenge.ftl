# A challenge: more is to be taken on the same board.

page-title-challenge = A challenge · Filler
challenge-title = A challenge
challenge-from = { $name } challenges you
challenge-from-somebody = Somebody challenges you
challenge-beat = Beat { $target } on this board
challenge-how = Play { $against } and take more than { $target } of { $total } cells.
challenge-against = against { $names }
challenge-with = with { $names }, { $against }
challenge-person = a person at this device
challenge-partner = a person at this device
challenge-place = In the picture you sit at the bottom left. { $place ->
    [1] You begin.
    [2] You move second.
    [3] You move third.
   *[other] You move fourth.
}
challenge-free = You can try as often as you like.
challenge-play = Play

# At the table.
challenge-mark = Beat { $target }
challenge-mark-named = Beat { $target } · { $name }
challenge-back = Challenge back
challenge-fate-met = { $whose ->
    [you] You took { $worth }: challenge beaten.
   *[other] { $name } took { $worth }: challenge beaten.
}
challenge-fate-equal = { $whose ->
    [you] You took { $worth }, too: as many, but not more.
   *[other] { $name } took { $worth }, too: as many, but not more.
}
challenge-fate-missed = { $whose ->
    [you] More than { $target } was asked for; you took { $worth }.
   *[other] More than { $target } was asked for; { $name } took { $worth }.
}
challenge-fate-resigned = { $whose ->
    [you] More than { $target } was asked for; you gave up.
   *[other] More than { $target } was asked for; { $name } gave up.
}
challenge-fate-changed = { $whose ->
    [you] You took { $worth }, but the computer’s level was changed: the challenge does not count.
   *[other] { $name } took { $worth }, but the computer’s level was changed: the challenge does not count.
}

# What is wrong with a link.
error-challenge-damaged = This link is no challenge that can be read. It may have been cut or changed on the way: ask for it once more.
error-challenge-impossible = This challenge cannot be met: the whole board has { $total } cells. Its link may have been changed on the way.
