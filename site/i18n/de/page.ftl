# Was um jede Seite herum steht.

page-title-lobby = Filler
page-title-table = { $variant } · Filler
page-title-licences = Lizenzen · Filler
page-name = Filler
page-back = Zurück zur Startseite
page-close = Schließen
page-try-again = Noch einmal
page-details = Einzelheiten
page-dismiss = Alles klar

# Der Start des Spiels.
engine-starting = Wird vorbereitet
engine-fetching = Spiel wird geladen: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } von { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
engine-fetching-unknown = Spiel wird geladen: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
engine-python = Python startet
engine-engine = Die Regeln werden ausgelegt
engine-ready = Bereit
engine-failed-title = Das Spiel konnte nicht starten
engine-died-title = Das Spiel ist stehen geblieben
