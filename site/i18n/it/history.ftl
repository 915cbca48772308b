# La cronologia: i match finiti.

page-title-history = Cronologia · Filler
history-title = Cronologia
history-loading = Cerco i tuoi match
history-count = { $total ->
    [one] 1 match in tutto
   *[other] { $total } match in tutto
}
history-find = Cerca match
history-variant = Tavola
history-variant-any = Tutte
history-opponent = Avversario
history-list = Match finiti
history-players = Giocatori
history-open = Rivedi
history-open-label = Rivedi: { $variant }, { $players }, { $date }
history-delete = Elimina
history-delete-label = Elimina: { $variant }, { $players }, { $date }
history-more = Mostra match più vecchi
history-empty-title = Ancora nessun match
history-empty = Ogni match che giochi fino in fondo su questo dispositivo resta qui, mossa per mossa, per rivederlo.
history-empty-play = Giocane uno
history-none = Nessun match corrisponde.
history-none-all = Mostra tutti i match

history-delete-title = Eliminare questo match?
history-delete-text = { $variant }, { $players }, { $date }. Le sue mosse vengono eliminate; i rating restano come sono.
history-delete-yes = Elimina
history-delete-no = Tienilo
history-deleted = Il match è stato eliminato.
history-undo = Annulla
history-close = Va bene

# Come è finito un match.
history-won = Vittoria: { $name }
history-won-worth = Vittoria per numero di caselle: { $name }
history-won-time = Vittoria per il tempo: { $name }
history-won-absent = Vittoria per assenza troppo lunga dell'avversario: { $name }
history-won-resigned = Vittoria per abbandono: { $name }
history-won-many = Vittoria: { $name }
history-drawn = Patta
history-shared = Primo posto a pari merito
history-points = { $score }
history-sums = { $sums } caselle
