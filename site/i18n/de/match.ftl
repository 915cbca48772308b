# Ein Match: Partien, Punkte, Uhren, bereit sein, aufgeben, vorauswählen, behalten.

# Welche Partie es ist und wie das Match steht.
score-game = Partie { $number } von { $games }
score-side = { $name } { $points }
score-caption = Die Partien des Matches: Punkte und Zellen
score-games = Partie
score-why = Grund
score-number = Partie { $number }
score-sum = Summe
score-cell = { $points } · { $counted }
score-reason-decided = entschieden
score-reason-full = Brett voll
score-reason-stalled = kein Gewinn mehr
score-reason-resigned = aufgegeben
score-reason-time = Zeit abgelaufen

# Das Ende eines Matches.
match-won = { $name } hat das Match gewonnen
match-won-you = Du hast das Match gewonnen
match-draw = Das Match endet remis
match-shared = { $names } teilen sich den ersten Platz
match-why-points = { $points } nach Punkten.
match-why-worth = { $points } nach Punkten und { $sums } nach Zellen: ein knapper Sieg, 0,6 zu 0,4.
match-why-draw = { $points } nach Punkten und { $sums } nach Zellen.
match-why-time = Die Zeit von { $name } ist abgelaufen.
match-why-time-you = Deine Zeit ist abgelaufen.
match-why-resigned = { $name } hat das Match aufgegeben.
match-why-resigned-you = Du hast das Match aufgegeben.
result-unrated = Nicht gewertet: Das gilt nur für Matches zwischen Geräten.

# Zwischen zwei Partien.
between-next = In der nächsten Partie tauscht ihr auf demselben Brett die Ecken.
ready = Bereit für die nächste Partie
ready-named = { $name }: bereit für die nächste Partie
ready-done = { $name } ist bereit
ready-done-you = Du bist bereit
ready-grace = Wer nicht bereit ist, dessen Uhr läuft in { $seconds ->
    [one] 1 Sekunde.
   *[other] { $seconds } Sekunden.
}
ready-grace-over = Die Uhren derer, die nicht bereit sind, laufen.
swapped = Die Ecken sind getauscht: { $name } beginnt.
swapped-you = Die Ecken sind getauscht: Du beginnst.

# Uhren.
clock-time = { $minutes }:{ $seconds }
clock-time-tenths = { $minutes }:{ $seconds },{ $tenths }
clock-none = Ohne Uhr
clock-words = { $minutes } min + { $seconds } s je Zug
clock-away = Die Uhr läuft auch, wenn diese Seite zu ist, außer du machst Pause.
alarm = { $name }, die Zeit wird knapp.
alarm-you = Deine Zeit wird knapp.
figures-out-of-time = Zeit abgelaufen
end-reason-time = Die Zeit von { $name } ist abgelaufen.

# Vor dem Start und in einer Pause.
turn-set-up = Vor dem Start
turn-paused = Pause
start-title = { $name } beginnt
start-title-you = Du beginnst
start-button = Uhr starten
pause = Pause
pause-title = Pause
pause-text = Keine Uhr läuft, und niemand kann das Brett studieren.
pause-go-on = Weiter

# Aufgeben.
resign-match = Match aufgeben
resign-match-title = Match aufgeben?
resign-who = Wer gibt auf
resign-nobody = Im Moment kann niemand aufgeben.
resign-match-text = { $name } gibt das ganze Match auf und verliert es.
resign-match-text-you = Du gibst das ganze Match auf und verlierst es.
resign-match-text-pair = { $name } will das ganze Match aufgeben. { $pair } verliert es, sobald beide Partner aufgegeben haben.
resign-waits = { $name } will die Partie aufgeben. Es zählt, wenn auch { $partner } aufgibt.
resign-match-rated = Das Match ist gewertet: Es zählt als Niederlage für deine Wertung.
resign-match-waits = { $name } will das Match aufgeben. Es zählt, wenn auch { $partner } aufgibt.
resign-withdraw = Doch nicht

# Zurücknehmen, Tipps, vorauswählen.
take-back = Letzten Zug zurücknehmen
hint = Tipp
hint-gain = Versuch Farbe { $colour }: { $gain }
colour-ahead = spielen, sobald du am Zug bist
ahead-chosen = Danach: Farbe { $colour }. Drück sie noch einmal, um das zurückzunehmen.
ahead-dropped = Farbe { $colour }, die du vorausgewählt hast, ist jetzt gesperrt.

# Beim Wiederkommen.
away-counted = Willkommen zurück. Du warst { $time } weg, und das hat gezählt.
away-paused = Willkommen zurück. Das Match steht in der Pause: Die Zeit hat nicht gezählt.

# Ein anderer Tab, und wenn das Behalten misslingt.
watching = Dieses Match ist in einem anderen Tab offen. Hier kannst du nur zusehen.
watching-free = Der andere Tab ist zu. Du kannst hier spielen.
watching-take-over = Hier spielen
table-read-again = Neu einlesen
table-not-kept = Nicht gespeichert
table-not-kept-why = Bis dahin ist dieser Zug nicht gespeichert, und das Match wartet.
table-go-on-unkept = Ohne Speichern weiter
damaged-title = Ein Teil dieses Matches ist unlesbar
damaged-text = Die ersten { $sound } von { $lines } Einträgen sind heil. Von dort kannst du weiterspielen; der Rest bleibt auf diesem Gerät, wie er ist.
damaged-peer = Es bleibt auf diesem Gerät, wie es ist. Vielleicht hat dein Gegner noch alles.
damaged-continue = Vom letzten heilen Zug weiter
damaged-save = Rohdaten sichern

# Laufende Matches auf der Startseite.
running-title = Laufende Matches
running-between = {" – "}
running-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
running-continue = Weiter
running-delete = Löschen
running-more = { $count ->
    [one] Noch eines
   *[other] Noch { $count }
}
running-delete-title = Dieses Match löschen?
running-delete-text = { $variant }, { $moves ->
    [one] 1 Zug.
   *[other] { $moves } Züge.
} Es ist dann für immer weg und kommt nicht in den Verlauf.
running-delete-yes = Löschen
running-delete-no = Behalten
