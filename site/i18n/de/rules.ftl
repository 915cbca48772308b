# Was um das Regelbuch herum steht. Sein Text liegt im Ordner rules.

page-title-rules = Regeln: { $topic } · Filler
rules-title = Regeln
rules-topics = Themen
rules-fundamentals = Grundlagen
rules-boards = Bretter
rules-loading = Die Regeln werden aufgeschlagen
rules-print = Drucken
rules-to-table = Zurück zum Tisch
rules-all = Alle Regeln
rules-of-board = Regeln: { $variant }
rules-next = Weiter: { $topic }
rules-facts = { $cells } Zellen · { $colours } Farben · { $players } Spieler

# Die Bretter, auf denen man es ausprobiert.
lesson-board = Ein Brett zum Ausprobieren
lesson-rival = Gegner
lesson-rival-numbered = Gegner { $number }
lesson-partner = Partner
lesson-mark = Du: { $cells } · { $needed } zum Sieg
lesson-mark-unreachable = Du: { $cells } · ein Sieg ist vorerst außer Reichweite
lesson-other = Auch das erlauben die Regeln. Worum es hier geht, zeigt aber eine andere Farbe: Versuch es noch einmal.
lesson-again = Noch einmal
lesson-wait = Das Brett wird lebendig, sobald das Spiel bereit ist.
lesson-answer = Was dann geschieht

# Die geführte Partie.
tour-title = Deine erste Partie
tour-offer = Neu hier? Eine Partie von zwei Minuten zeigt dir, wie es geht.
tour-begin = Zeig es mir
tour-decline = Nein, danke
tour-skip = Überspringen
tour-play = Zu den Brettern
