# Una sfida: fare di più sulla stessa tavola.

page-title-challenge = Una sfida · Filler
challenge-title = Una sfida
challenge-from = { $name } ti sfida
challenge-from-somebody = Qualcuno ti sfida
challenge-beat = Supera { $target } su questa tavola
challenge-how = Gioca { $against } e fai più di { $target } caselle su { $total }.
challenge-against = contro { $names }
challenge-with = con { $names }, { $against }
challenge-person = una persona a questo dispositivo
challenge-partner = una persona a questo dispositivo
challenge-place = Nell'immagine parti in basso a sinistra. { $place ->
    [1] Cominci tu.
    [2] Muovi per secondo.
    [3] Muovi per terzo.
   *[other] Muovi per quarto.
}
challenge-free = Puoi provare tutte le volte che vuoi.
challenge-play = Gioca

# Al tavolo.
challenge-mark = Supera { $target }
challenge-mark-named = Supera { $target } · { $name }
challenge-back = Rilancia la sfida
challenge-fate-met = { $whose ->
    [you] Hai { $worth }: sfida vinta.
   *[other] { $name } ha { $worth }: sfida vinta.
}
challenge-fate-equal = { $whose ->
    [you] Anche tu hai { $worth }: altrettante, ma non di più.
   *[other] Anche { $name } ha { $worth }: altrettante, ma non di più.
}
challenge-fate-missed = { $whose ->
    [you] Ne servivano più di { $target }; ne hai { $worth }.
   *[other] Ne servivano più di { $target }; { $name } ne ha { $worth }.
}
challenge-fate-resigned = { $whose ->
    [you] Ne servivano più di { $target }; hai abbandonato.
   *[other] Ne servivano più di { $target }; { $name } ha abbandonato.
}
challenge-fate-changed = { $whose ->
    [you] Ne hai { $worth }, ma il livello del computer è stato cambiato: la sfida non conta.
   *[other] { $name } ne ha { $worth }, ma il livello del computer è stato cambiato: la sfida non conta.
}

# Che cosa non va in un link.
error-challenge-damaged = Questo link non è una sfida leggibile. Forse è stato tagliato o cambiato per strada: fattelo mandare di nuovo.
error-challenge-impossible = Questa sfida non si può vincere: tutta la tavola ha { $total } caselle. Forse il link è stato cambiato per strada.
