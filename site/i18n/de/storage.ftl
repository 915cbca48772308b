# Was auf diesem Gerät bleibt, Kopien davon, und was mit beidem schiefgehen kann.

error-storage-unavailable = Dieser Browser behält nichts für diese Seite, vielleicht weil das Fenster privat oder der Speicher abgeschaltet ist. Du kannst spielen, aber nichts bleibt.
error-storage-blocked = Der Browser öffnet nicht, was hier gespeichert ist. Schließ die anderen Tabs mit dieser Seite und versuch es noch einmal.
error-storage-newer = Eine neuere Version dieser Seite ist in einem anderen Tab offen oder war vorher hier. Lade diese Seite neu.
error-storage-quota = Auf diesem Gerät ist kein Platz mehr. Lösche etwas und versuch es noch einmal.
error-storage-damaged = Was hier gespeichert ist, ist unlesbar. Versuch es noch einmal; hilft das nicht, lösche auf der Seite deines Profils alles und hol deine letzte Kopie zurück.
error-storage-failed = Der Browser konnte das nicht speichern. Versuch es noch einmal, oder lade die Seite neu.
error-storage-conflict = An diesem Tisch wurde in einem anderen Tab weitergespielt. Lade die Seite neu, um zu sehen, wie er steht.
error-storage-gone = Dieser Tisch ist hier nicht mehr gespeichert. Er wurde in einem anderen Tab beendet oder gelöscht, oder auf diesem Gerät war kein Platz.
error-storage-taken = Einen Tisch dieses Namens gibt es schon. Versuch es noch einmal.

error-backup-large = Diese Datei ist viel zu groß für eine Kopie. Nichts wurde geändert.
error-backup-foreign = Diese Datei ist keine Kopie von dieser Seite. Nichts wurde geändert.
error-backup-truncated = Das Ende dieser Datei fehlt, darum wurde sie ganz abgelehnt. Nichts wurde geändert. Hol oder kopiere sie noch einmal.
error-backup-newer = Eine neuere Version dieser Seite hat diese Kopie gemacht. Lade die Seite neu und versuch es noch einmal. Nichts wurde geändert.
error-backup-altered = Diese Datei ist nicht mehr, wie sie gesichert wurde: Die Prüfsumme passt nicht, darum wurde sie ganz abgelehnt. Nichts wurde geändert.
error-backup-damaged = { $part ->
    [matches] Ein Match in dieser Datei ergibt keinen Sinn, darum wurde sie ganz abgelehnt. Nichts wurde geändert.
    [tables] Ein laufendes Match in dieser Datei ergibt keinen Sinn, darum wurde sie ganz abgelehnt. Nichts wurde geändert.
    [ratings] Eine Wertung in dieser Datei ergibt keinen Sinn, darum wurde sie ganz abgelehnt. Nichts wurde geändert.
   *[other] Ein Teil dieser Datei ergibt keinen Sinn, darum wurde sie ganz abgelehnt. Nichts wurde geändert.
}
error-backup-table-open = Ein Match, das du ersetzen willst, ist in diesem oder einem anderen Tab offen. Behalte beide, oder lade die Seite hier neu, schließ die anderen Tabs und hol die Datei noch einmal. Nichts wurde geändert.

backup-title = Deine Daten
backup-text = Alles bleibt auf diesem Gerät: Matches, Wertungen, Freunde, Ergebnisse der Aufgaben, Name und Optionen. Eine Kopie in einer Datei schützt es und bringt es auf ein anderes Gerät. Analysen sind nicht in der Kopie, sie lassen sich neu machen. Nur die Schlüssel, mit denen dieses Gerät gewertete Matches signiert, können es nicht verlassen: Ein anderes hat eigene, und Freunde brauchen noch einmal eine Antwort, um es zu kennen.
backup-persisted = Der Browser hat versprochen, es zu behalten.
backup-not-persisted = Der Browser darf es löschen, wenn der Platz knapp wird oder du lange wegbleibst.
backup-never = Noch wurde keine Kopie gemacht.
backup-last = Letzte Kopie: { $date }
backup-export = Kopie sichern
backup-exporting = Kopie wird gesichert
backup-import = Kopie zurückholen
backup-reading = Die Datei wird gelesen
backup-checking = { $done } von { $total } geprüft
backup-importing = Wird zurückgeholt
backup-cancel = Abbrechen
backup-export-failed = Es wurde keine Kopie gemacht.

backup-file = { $name }, gesichert am { $date }
backup-holds = Sie enthält { $matches ->
    [one] ein beendetes Match
   *[other] { $matches } beendete Matches
} und { $tables ->
    [0] kein laufendes.
    [one] ein laufendes.
   *[other] { $tables } laufende.
}
backup-compared = { $fresh ->
    [0] Keines davon ist hier neu
    [one] Eines davon ist hier neu
   *[other] { $fresh } davon sind hier neu
}, { $same ->
    [0] keines ist schon hier.
    [one] eines ist schon hier.
   *[other] { $same } sind schon hier.
}
backup-differing = { $count ->
    [one] Eines ist hier anders. Welches willst du?
   *[other] { $count } sind hier anders. Welche willst du?
}
backup-for-all = Für alle
backup-mine = Meines behalten
backup-theirs = Aus der Datei
backup-both = Beide behalten
backup-item-match = { $variant }, beendet am { $date }
backup-item-table = { $variant }, läuft, begonnen am { $date }
backup-item-profile = Dein Name: hier { $mine }, in der Datei { $theirs }
backup-item-setting = Optionen
backup-item-friend = Ein Freund: hier { $mine }, in der Datei { $theirs }
backup-item-rating = Eine Wertung für { $variant }
backup-take = Auf dieses Gerät holen
backup-done = { $added ->
    [0] Nichts Neues kam dazu
    [one] Ein Match kam dazu
   *[other] { $added } Matches kamen dazu
}{ $skipped ->
    [0] .
    [one] , eines bleibt, wie es war.
   *[other] , { $skipped } bleiben, wie sie waren.
}
backup-done-replaced = { $count ->
    [one] Eines wurde ersetzt.
   *[other] { $count } wurden ersetzt.
}
backup-done-copied = { $count ->
    [one] Eines steht neben deinem.
   *[other] { $count } stehen neben deinen.
}
backup-done-more = Auch Name, Optionen, Wertungen oder Ergebnisse der Aufgaben wurden geholt.

backup-reminder = Seit der letzten Kopie deiner Daten hast du zehn Matches beendet. Wenn dieser Browser sie verliert, bringt eine Kopie sie zurück.
backup-reminder-never = Du hast zehn Matches beendet. Wenn dieser Browser sie verliert, bringt nur eine Kopie sie zurück.
backup-later = Später
