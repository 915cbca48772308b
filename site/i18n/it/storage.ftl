# Quel che si conserva su questo dispositivo, le copie, e che cosa può andare storto.

error-storage-unavailable = Questo browser non conserva niente per questa pagina, forse perché la finestra è privata o l'archivio è disattivato. Puoi giocare, ma non si conserva niente.
error-storage-blocked = Il browser non apre quel che è conservato qui. Chiudi le altre schede con questa pagina e riprova.
error-storage-newer = Una versione più nuova di questa pagina è aperta in un'altra scheda o è stata qui prima. Ricarica questa pagina.
error-storage-quota = Su questo dispositivo non c'è più spazio. Elimina qualcosa, poi riprova.
error-storage-damaged = Quel che è conservato qui non si può leggere. Riprova; se non serve, elimina tutto nella pagina del tuo profilo e riprendi la tua ultima copia.
error-storage-failed = Il browser non è riuscito a conservarlo. Riprova o ricarica la pagina.
error-storage-conflict = A questo tavolo si è continuato a giocare in un'altra scheda. Ricarica la pagina per vedere come sta.
error-storage-gone = Questo tavolo non è più conservato qui. È stato finito o eliminato in un'altra scheda, o su questo dispositivo non c'era spazio.
error-storage-taken = C'è già un tavolo con questo nome. Riprova.

error-backup-large = Questo file è troppo grande per essere una copia. Non è cambiato niente.
error-backup-foreign = Questo file non è una copia fatta da questa pagina. Non è cambiato niente.
error-backup-truncated = Manca la fine di questo file, perciò è stato rifiutato per intero. Non è cambiato niente. Scaricalo o copialo di nuovo.
error-backup-newer = Questa copia l'ha fatta una versione più nuova di questa pagina. Ricarica la pagina, poi riprova. Non è cambiato niente.
error-backup-altered = Questo file non è più com'era quando è stato salvato: la somma di controllo non torna, perciò è stato rifiutato per intero. Non è cambiato niente.
error-backup-damaged = { $part ->
    [matches] Un match in questo file non ha senso, perciò è stato rifiutato per intero. Non è cambiato niente.
    [tables] Un match in corso in questo file non ha senso, perciò è stato rifiutato per intero. Non è cambiato niente.
    [ratings] Un rating in questo file non ha senso, perciò è stato rifiutato per intero. Non è cambiato niente.
   *[other] Una parte di questo file non ha senso, perciò è stato rifiutato per intero. Non è cambiato niente.
}
error-backup-table-open = Un match che vuoi sostituire è aperto in questa o in un'altra scheda. Tieni entrambi, oppure ricarica qui la pagina, chiudi le altre schede e riprendi il file. Non è cambiato niente.

backup-title = I tuoi dati
backup-text = Tutto resta su questo dispositivo: match, rating, amici, risultati dei problemi, nome e opzioni. Una copia in un file lo protegge e lo porta su un altro dispositivo. Le analisi non sono nella copia, si possono rifare. Solo le chiavi con cui questo dispositivo firma i match classificati non possono lasciarlo: un altro ha le proprie, e agli amici serve ancora una volta una risposta per riconoscerlo.
backup-persisted = Il browser ha promesso di conservarlo.
backup-not-persisted = Il browser può eliminarlo se manca spazio o se resti via a lungo.
backup-never = Non è ancora stata fatta nessuna copia.
backup-last = Ultima copia: { $date }
backup-export = Salva una copia
backup-exporting = Salvo una copia
backup-import = Riprendi una copia
backup-reading = Leggo il file
backup-checking = Controllo { $done } di { $total }
backup-importing = La riprendo
backup-cancel = Annulla
backup-export-failed = Non è stata fatta nessuna copia.

backup-file = { $name }, salvata il { $date }
backup-holds = Contiene { $matches ->
    [one] un match finito
   *[other] { $matches } match finiti
} e { $tables ->
    [0] nessuno in corso.
    [one] uno in corso.
   *[other] { $tables } in corso.
}
backup-compared = { $fresh ->
    [0] Nessuno è nuovo qui
    [one] Uno è nuovo qui
   *[other] { $fresh } sono nuovi qui
}, { $same ->
    [0] nessuno c'è già.
    [one] uno c'è già.
   *[other] { $same } ci sono già.
}
backup-differing = { $count ->
    [one] Una cosa qui è diversa. Quale vuoi?
   *[other] { $count } cose qui sono diverse. Quali vuoi?
}
backup-for-all = Per tutte
backup-mine = Tieni le mie
backup-theirs = Prendi dal file
backup-both = Tieni entrambe
backup-item-match = { $variant }, finito il { $date }
backup-item-table = { $variant }, in corso, cominciato il { $date }
backup-item-profile = Il tuo nome: { $mine } qui, { $theirs } nel file
backup-item-setting = Opzioni
backup-item-friend = Un amico: { $mine } qui, { $theirs } nel file
backup-item-rating = Un rating per { $variant }
backup-take = Aggiungi a questo dispositivo
backup-done = { $added ->
    [0] Non è stato aggiunto niente di nuovo
    [one] È stato aggiunto un match
   *[other] Sono stati aggiunti { $added } match
}{ $skipped ->
    [0] .
    [one] , uno resta com'era.
   *[other] , { $skipped } restano com'erano.
}
backup-done-replaced = { $count ->
    [one] Uno è stato sostituito.
   *[other] { $count } sono stati sostituiti.
}
backup-done-copied = { $count ->
    [one] Uno sta accanto al tuo.
   *[other] { $count } stanno accanto ai tuoi.
}
backup-done-more = Sono stati ripresi anche nome, opzioni, rating o risultati dei problemi.

backup-reminder = Hai finito dieci match dall'ultima copia dei tuoi dati. Se questo browser li perde, una copia li riporta.
backup-reminder-never = Hai finito dieci match. Se questo browser li perde, solo una copia li riporta.
backup-later = Più tardi
