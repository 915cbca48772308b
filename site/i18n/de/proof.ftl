# Die Seite, die signierte Aufzeichnungen prüft.

page-title-proof = Signierte Aufzeichnung – Filler
proof-title = Signierte Aufzeichnung
proof-intro = Jedes Match zwischen Geräten hinterlässt eine Aufzeichnung, die alle Spieler signiert haben, Zug für Zug. Hier kannst du eine prüfen.
proof-reading = Die Aufzeichnung wird gelesen
proof-choose = Datei wählen
proof-checking = { $count } Signaturen werden geprüft
proof-good = Alle { $count } Signaturen sind gültig
proof-bad = { $bad ->
    [one] Eine Signatur von { $count } ist ungültig
   *[other] { $bad } Signaturen von { $count } sind ungültig
}
proof-bad-text = Jemand hat diese Aufzeichnung verändert, oder sie wurde beschädigt. Glaub nichts davon.
proof-match = Match { $match }
proof-entries = { $entries } signierte Einträge
proof-verdict-rated = Gewertet
proof-verdict-unrated = Nicht gewertet
proof-verdict-disputed = Strittig: Es zählt nicht
proof-verdict-interrupted = Abgebrochen: Es zählt nicht
proof-players = Spieler
proof-player = Spieler
proof-key = Schlüssel
proof-receipt = Hat das Ergebnis bestätigt
proof-yes = ja
proof-no = nein
proof-computer = Computer, vom Gastgeber gespielt
proof-own = dieses Gerät
proof-shows = Was sie beweist
proof-shows-agreed = Die Besitzer dieser Schlüssel haben sich auf Brett, Uhr und Plätze geeinigt, bevor das Brett gezogen wurde.
proof-shows-drawn = Niemand konnte das Brett wählen: Es folgt aus Zahlen aller Spieler, die vorher versiegelt wurden.
proof-shows-moves = Jeder Zug wurde von seinem Spieler signiert, in dieser Reihenfolge, und die Regeln führen von ihnen zu diesem Ergebnis.
proof-not = Was sie nicht beweist
proof-not-name = Wer die Menschen sind: Ein Schlüssel gehört einem Gerät, und ein Name ist, was sein Besitzer geschrieben hat.
proof-not-time = Wie lange jemand wirklich nachgedacht hat: Eine veränderte Seite kann darüber in engen Grenzen lügen, und darüber, warum sie weg war.
proof-not-help = Dass niemand einen Computer oder jemand anderen gefragt hat.
proof-not-rating = Die Wertungen vor dem Match: Jeder Spieler hat seine selbst angegeben und signiert.
proof-ratings = Wertungen
proof-open = Match ansehen
proof-again = Andere Datei prüfen
error-proof-unreadable = Das ist keine signierte Aufzeichnung, oder ein Teil davon fehlt.
error-proof-impossible = Diese Aufzeichnung erzählt etwas, das die Regeln nicht erlauben. Glaub nichts davon.
error-no-proof = Von diesem Match gibt es keine signierte Aufzeichnung.
error-proof-gone = Dieses Match ist nicht im Verlauf dieses Geräts, oder es hat keine signierte Aufzeichnung.
error-proof-large = Diese Datei ist zu groß für eine signierte Aufzeichnung.
history-rated = gewertet
history-disputed = strittig
history-interrupted = abgebrochen
history-check = Signierte Aufzeichnung prüfen
history-proof = Signierte Aufzeichnung
