# Eine Herausforderung: Auf demselben Brett soll mehr geholt werden.

page-title-challenge = Eine Herausforderung · Filler
challenge-title = Eine Herausforderung
challenge-from = { $name } fordert dich heraus
challenge-from-somebody = Jemand fordert dich heraus
challenge-beat = Übertriff { $target } auf diesem Brett
challenge-how = Spiele { $against } und hole mehr als { $target } von { $total } Zellen.
challenge-against = gegen { $names }
challenge-with = mit { $names } zusammen { $against }
challenge-person = einen Menschen an diesem Gerät
challenge-partner = einem Menschen an diesem Gerät
challenge-place = Im Bild sitzt du unten links. { $place ->
    [1] Du beginnst.
    [2] Du ziehst als Zweiter.
    [3] Du ziehst als Dritter.
   *[other] Du ziehst als Vierter.
}
challenge-free = Du kannst es versuchen, so oft du magst.
challenge-play = Spielen

# Am Tisch.
challenge-mark = Übertriff { $target }
challenge-mark-named = Übertriff { $target } · { $name }
challenge-back = Herausforderung erwidern
challenge-fate-met = { $whose ->
    [you] Du hast { $worth }: Herausforderung bestanden.
   *[other] { $name } hat { $worth }: Herausforderung bestanden.
}
challenge-fate-equal = { $whose ->
    [you] Du hast auch { $worth }: genauso viel, aber nicht mehr.
   *[other] { $name } hat auch { $worth }: genauso viel, aber nicht mehr.
}
challenge-fate-missed = { $whose ->
    [you] Verlangt war mehr als { $target }; du hast { $worth }.
   *[other] Verlangt war mehr als { $target }; { $name } hat { $worth }.
}
challenge-fate-resigned = { $whose ->
    [you] Verlangt war mehr als { $target }; du hast aufgegeben.
   *[other] Verlangt war mehr als { $target }; { $name } hat aufgegeben.
}
challenge-fate-changed = { $whose ->
    [you] Du hast { $worth }, aber die Stufe des Computers wurde geändert: Die Herausforderung zählt nicht.
   *[other] { $name } hat { $worth }, aber die Stufe des Computers wurde geändert: Die Herausforderung zählt nicht.
}

# Was an einem Link nicht stimmt.
error-challenge-damaged = Dieser Link ist keine lesbare Herausforderung. Vielleicht wurde er unterwegs gekürzt oder verändert: Lass ihn dir noch einmal schicken.
error-challenge-impossible = Diese Herausforderung ist nicht zu schaffen: Das ganze Brett hat { $total } Zellen. Vielleicht wurde der Link unterwegs verändert.
