# Un match in viaggio verso altri: immagine, sfida, link, testo.

share-open-dialog = Condividi
share-name = Nome di { $name }
share-name-none = Nessun nome
share-painting = L'immagine è in preparazione
share-unpainted = Il browser non è riuscito a fare l'immagine ({ $detail }). Il link e il testo funzionano lo stesso.

# L'immagine.
share-picture-title = Immagine
share-picture = Condividi l'immagine
share-picture-save = Salva l'immagine
share-picture-copy = Copia l'immagine
share-game = Partita { $number }: { $score }
share-sum = { $worth ->
    [one] 1 casella
   *[other] { $worth } caselle
} in tutto
share-dare = Riesci a fare più di { $target }?
share-unfinished = Il match continua

# Quello che l'immagine mostra, a parole; viene anche inviato insieme.
share-between = {", "}
share-side = { $name } { $worth }
share-side-match = { $name } { $points } { $count ->
    [one] punto
   *[other] punti
} ({ $worth } caselle)
share-summary = { $head }. { $headline }: { $scores }.
share-alt = { $games ->
    [none] L'immagine mostra la tavola com'è ora, con le sue { $total } caselle.
    [one] L'immagine mostra la tavola finale con le sue { $total } caselle.
   *[other] L'immagine mostra le tavole finali delle due partite, di { $total } caselle ciascuna.
}

# Una sfida.
share-challenge-title = Sfida
share-challenge-link = Link alla sfida
share-challenge-text = Chi apre questo link gioca proprio su questa tavola, dallo stesso angolo, { $against }, e deve fare più di { $target }.

# Il risultato come testo.
share-words = Risultato come testo
share-words-copy = Copia il testo
share-text-link = Tutte le mosse: { $link }
share-text-challenge = Riesci a fare più di { $target } su questa tavola? { $link }

# Quello che è stato copiato.
share-said-copied = { $kind ->
    [picture] L'immagine è negli appunti.
    [text] Il testo è negli appunti.
   *[link] Il link è negli appunti.
}
share-said-refused = { $kind ->
    [picture] Il browser non ha permesso alla pagina di copiare l'immagine. Salvala invece.
    [text] Il browser non ha permesso alla pagina di copiarlo. Il testo è selezionato: copialo a mano.
   *[link] Il browser non ha permesso alla pagina di copiarlo. Il link è selezionato: copialo a mano.
}
