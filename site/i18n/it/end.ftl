# La fine di una partita.

end-won = Vince { $name }
end-won-you = Hai vinto
end-won-pair = Vince la { $pair }
end-draw = Patta
end-reason-decided = Gli altri non possono più recuperare.
end-reason-decided-two = L'equatore è superato.
end-reason-full = Non resta nessuna casella libera da raggiungere.
end-reason-stalled = Da molto nessuno guadagna niente: la partita finisce così com'è.
end-reason-resigned = { $name } ha abbandonato.
end-reason-resigned-you = Hai abbandonato.
end-reason-resigned-many = Gli altri hanno abbandonato.
end-reason-equal = Avete lo stesso numero di caselle.
end-reason-equal-many = I primi hanno lo stesso numero di caselle.
end-rank = { $rank }
end-worth = { $worth }
end-counted = { $worth }, contano come { $counted }
end-table = Classifica
end-place = Posto
end-side = Giocatore
end-cells = Caselle
end-again = Di nuovo, stessa tavola
end-replay = Rivedi
end-new-board = Nuova tavola
end-lobby = Pagina iniziale
