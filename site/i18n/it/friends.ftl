# Le persone i cui dispositivi questo ha incontrato.

page-title-friends = Amici · Filler
friends-title = Amici
friends-text = Con chi hai già giocato su un altro dispositivo. D'ora in poi vi basta un solo link, finché entrambi conservate i vostri dati.
friends-none = Ancora nessuno. Qui compare chi gioca con te da un altro dispositivo, e poi basta un link.
friend-unnamed = Qualcuno senza nome
friend-name = Nuovo nome per { $name }
friend-met = { $meetings ->
    [one] un incontro, { $date }
   *[other] { $meetings } incontri, l'ultimo il { $date }
}
friend-invite = Invita ancora
friend-rename = Rinomina
friend-rename-no = Lascia stare
friend-forget = Dimentica
friend-forgotten = { $name } non è più tra gli amici.
friend-undo = Annulla
