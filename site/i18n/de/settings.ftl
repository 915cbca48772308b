# Die Seite der Einstellungen, ihre Gruppen und die Tasten.

page-title-settings = Einstellungen · Filler
settings-title = Einstellungen
settings-back = Zurück
settings-kept = Was du änderst, gilt sofort, und dieses Gerät merkt es sich.
settings-look = Aussehen
settings-board = Brett
settings-playing = Spielen
settings-sound = Hören und Fühlen
settings-keys = Tasten
settings-language = Sprache
settings-data = Daten auf diesem Gerät

settings-silent = Dieser Browser kann keine Töne erzeugen.
settings-still = Dieses Gerät oder sein Browser kann nicht vibrieren.
settings-samples = Hör dir an:
settings-sample-own = deinen Zug
settings-sample-others = einen gegnerischen Zug
settings-sample-region = eine eigene Region
settings-sample-low = knappe Zeit
settings-sample-won = einen Sieg
sound-mute = Stummschalten
sound-unmute = Töne einschalten

settings-data-profile = Profil und eine Kopie von allem
settings-data-profile-text = Dein Name und deine Wertungen; sichere alles in einer Datei, hol es zurück oder lösch es.
settings-data-history = Verlauf
settings-data-history-text = Die Matches, die hier zu Ende gingen, zum Wiederansehen.
settings-data-friends = Freunde
settings-data-friends-text = Wem dieses Gerät begegnet ist, zum Umbenennen oder Vergessen.
settings-data-servers = Server für Verbindungen
settings-data-servers-text = Wer zwei Geräten hilft, einander zu finden.

settings-reset = Alles zurücksetzen
settings-reset-text = Jede Einstellung dieser Seite wie beim ersten Besuch. Matches und Namen bleiben. Du kannst es rückgängig machen.
settings-untouched = Jede Einstellung ist wie beim ersten Besuch.
settings-were-reset = Die Einstellungen sind wie beim ersten Besuch.
settings-undo = Rückgängig

# Was Tasten tun.
keys-title-table = Am Tisch
keys-title-replay = In der Wiederholung
keys-how = Drück einen der Knöpfe und dann die gewünschte Taste: Buchstabe, Ziffer oder Zeichen. Entf lässt ihn ohne Taste, Escape wie er war.
keys-press = Taste drücken
keys-none = keine
keys-shift = Umschalt + { $key }
keys-clash = { $key } ist die Taste für „{ $action }“. Drück eine andere, oder tausch die beiden.
keys-exchange = Tauschen
keys-fixed = Pfeiltasten, Pos1, Ende, Leertaste, Eingabe, Tab und Escape tun immer dasselbe, auch wenn diese Tasten aus sind.
keys-reset = Übliche Tasten
keys-off = Tasten mit einem Zeichen sind ausgeschaltet.
keys-change = Tasten ändern

keys-colours = eine Farbe wählen
keys-colour = Farbe { $colour } wählen
keys-sound = stummschalten und wieder hören
keys-speak = Spielstand und Uhren vorlesen
keys-help = Hilfe
keys-flip = das Brett zu einer anderen Ecke drehen
keys-mistake = zum nächsten Fehler
keys-mistake-before = zum Fehler davor
keys-best = was am besten gewesen wäre, und zurück
keys-arrows = Pfeiltasten
keys-arrows-text = über das Brett gehen
keys-enter = Eingabe
keys-enter-text = die Farbe spielen, die diese Zelle nimmt
keys-escape = Escape
keys-escape-text = zurücknehmen, was gewählt, aber nicht gespielt ist
