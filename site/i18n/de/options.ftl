# Optionen und Hilfe des Tisches.

options-title = Optionen
options-symbols = Farbsymbole
options-symbols-text = Eine Form auf jeder Farbe, um Farben zu unterscheiden.
options-big-symbols = Große Symbole
options-animation = Animation
options-animation-text = Eroberungen breiten sich über das Brett aus.
options-confirm = Bestätigen
options-confirm-text = Einmal wählen, um eine Farbe anzusehen, noch einmal, um sie zu spielen.
options-board-link = Link zu diesem Brett: { $seed }
options-sound = Ton
options-sound-text = Ein Signal, wenn jemandem die Zeit knapp wird.
options-theme = Seite
options-theme-system = Wie das Gerät
options-theme-light = Hell
options-theme-dark = Dunkel
options-palette = Farben
options-palette-standard = Bemaltes Holz
options-palette-tuned = Leicht zu unterscheiden
options-language = Sprache
options-language-system = Wie der Browser
options-corner = Unten links
options-corner-own = Meine eigene Ecke

help-title = So wird gespielt
help-move = Wähle eine Farbe. Dein ganzes Gebiet nimmt sie an, und jede freie Zelle dieser Farbe, die es berührt, kommt dazu, und so weiter die Kette entlang.
help-barred = Deine eigene Farbe und die Farben deiner Gegner sind gesperrt.
help-region = Eine freie Region, die nur du berührst, gehört sofort dir.
help-win = Wer mehr hat, als die anderen noch erreichen können, hat gewonnen. Bei zwei Seiten ist das mehr als die Hälfte: der Äquator.
help-bar-two = Der Balken zeigt beide Seiten, jede von ihrem Ende her: kräftig, was sie hat, blass, was sie noch erreichen könnte. Seine Mitte ist der Äquator.
help-bar-many = Jeder Balken zeigt eine Seite: kräftig, was sie hat, blass, was sie noch erreichen könnte. Die Marke ist, was sie zum Sieg braucht; sie wandert, wenn die anderen Boden gewinnen oder verlieren, und ist am Anfang für alle außer Reichweite.
help-leaving = Wenn jemand geht
help-leaving-text = Solange jemand weg ist, stehen alle Uhren, und niemand sieht das Brett. Jeder darf in einem Match drei Minuten weg sein; danach können die anderen es beanspruchen. Nach einem Neuladen, oder wenn die Verbindung nicht wiederkommt, öffne den Tisch und mach mit einem neuen Link weiter: Das Match geht weiter, wo es stand.
help-choosing = Eine Farbe wählen
help-mouse = Zeig auf eine Farbe, um zu sehen, was sie nähme. Drück sie, um sie zu spielen.
help-touch = Auf dem Touchscreen halte eine Farbe gedrückt, um sie anzusehen: Loslassen spielt dann nicht. Tippe, um zu spielen.
help-keys = Die Tasten 1 bis { $last } wählen eine Farbe. Die Pfeiltasten bewegen sich über das Brett.
help-preview = Beim Ansehen sind die Zellen, die du nähmest, hell, und gestreift, wo sie als eigene Region kämen. Punkte bleiben auf den Zellen des letzten Zuges.

help-example-territory = Ein Gebiet: Sein Umriss gehört seinem Spieler, welche Farbe es auch annimmt.
help-example-worth = Die Punkte zählen: Diese Zelle ist { $worth } wert.
help-example-pot = Ein Farbtopf: Wer ihn nimmt, nimmt auch jede Gruppe, die ihn berührt, egal in welcher Farbe.
help-example-obstacle = Ein Loch: keine Zelle und kein Durchgang.
help-example-wall = Eine Wand: Die Zellen auf ihren beiden Seiten berühren sich nicht.
