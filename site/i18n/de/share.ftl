# Ein Match auf dem Weg zu anderen: Bild, Herausforderung, Link, Text.

share-open-dialog = Teilen
share-name = Name von { $name }
share-name-none = Kein Name
share-painting = Das Bild wird gemalt
share-unpainted = Der Browser konnte das Bild nicht machen ({ $detail }). Link und Text gehen trotzdem.

# Das Bild.
share-picture-title = Bild
share-picture = Bild teilen
share-picture-save = Bild sichern
share-picture-copy = Bild kopieren
share-game = Partie { $number }: { $score }
share-sum = { $worth ->
    [one] 1 Zelle
   *[other] { $worth } Zellen
} insgesamt
share-dare = Schaffst du mehr als { $target }?
share-unfinished = Das Match läuft noch

# Was das Bild zeigt, in Worten; es wird auch mitgeschickt.
share-between = {", "}
share-side = { $name } { $worth }
share-side-match = { $name } { $points } { $count ->
    [one] Punkt
   *[other] Punkte
} ({ $worth } Zellen)
share-summary = { $head }. { $headline }: { $scores }.
share-alt = { $games ->
    [none] Das Bild zeigt das Brett, wie es steht, mit seinen { $total } Zellen.
    [one] Das Bild zeigt das Brett am Ende mit seinen { $total } Zellen.
   *[other] Das Bild zeigt die Bretter am Ende beider Partien mit je { $total } Zellen.
}

# Eine Herausforderung.
share-challenge-title = Herausforderung
share-challenge-link = Link zur Herausforderung
share-challenge-text = Wer diesen Link öffnet, spielt auf genau diesem Brett aus derselben Ecke { $against } und muss mehr als { $target } holen.

# Das Ergebnis als Text.
share-words = Ergebnis als Text
share-words-copy = Text kopieren
share-text-link = Alle Züge: { $link }
share-text-challenge = Schaffst du mehr als { $target } auf diesem Brett? { $link }

# Was kopiert wurde.
share-said-copied = { $kind ->
    [picture] Das Bild ist in der Zwischenablage.
    [text] Der Text ist in der Zwischenablage.
   *[link] Der Link ist in der Zwischenablage.
}
share-said-refused = { $kind ->
    [picture] Der Browser hat die Seite das Bild nicht kopieren lassen. Sichere es stattdessen.
    [text] Der Browser hat die Seite nicht kopieren lassen. Der Text ist markiert: Kopiere ihn von Hand.
   *[link] Der Browser hat die Seite nicht kopieren lassen. Der Link ist markiert: Kopiere ihn von Hand.
}
