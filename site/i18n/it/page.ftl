# Quel che sta intorno a ogni pagina.

page-title-lobby = Filler
page-title-table = { $variant } · Filler
page-title-licences = Licenze · Filler
page-name = Filler
page-back = Torna alla pagina iniziale
page-close = Chiudi
page-try-again = Riprova
page-details = Dettagli
page-dismiss = Va bene

# L'avvio del motore.
engine-starting = Preparazione
engine-fetching = Scarico il gioco: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } di { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
engine-fetching-unknown = Scarico il gioco: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
engine-python = Avvio di Python
engine-engine = Dispongo le regole
engine-ready = Pronto
engine-failed-title = Il gioco non è partito
engine-died-title = Il gioco si è fermato
