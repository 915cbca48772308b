# Die Leute, deren Geräte dieses hier getroffen hat.

page-title-friends = Freunde · Filler
friends-title = Freunde
friends-text = Mit wem du schon auf einem anderen Gerät gespielt hast. Von nun an genügt euch ein einziger Link, solange ihr beide eure Daten behaltet.
friends-none = Noch niemand. Hier erscheint, mit wem du auf einem anderen Gerät spielst, und dann genügt ein Link.
friend-unnamed = Jemand ohne Namen
friend-name = Neuer Name für { $name }
friend-met = { $meetings ->
    [one] einmal getroffen, { $date }
   *[other] { $meetings }-mal getroffen, zuletzt am { $date }
}
friend-invite = Wieder einladen
friend-rename = Umbenennen
friend-rename-no = So lassen
friend-forget = Vergessen
friend-forgotten = { $name } ist vergessen.
friend-undo = Rückgängig
