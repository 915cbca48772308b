# Ein Tisch zwischen Geräten.

# Bevor das Brett da ist.
meeting-title = Warten am Tisch
meeting-dealing = Alle sind da. Ihr zieht das Brett gemeinsam, damit niemand es wählen kann.
meeting-open = wird noch erwartet
meeting-here = da
meeting-text = Das Match beginnt, sobald alle da sind.
meeting-cut-off = Du bist nicht mehr verbunden. Bitte um einen neuen Link.
meeting-title-ended = Dieses Match kam nicht zustande

# Wer da ist.
presence-here = verbunden
presence-trip = verbunden, { $milliseconds } ms
presence-away = weg
rating-beside = ({ NUMBER($rating, useGrouping: 0) })

# Niemand sieht das Brett, solange jemand weg ist, und bis alle hinsehen.
set-up-title = Warten auf { $names }
set-up-text = Das Match beginnt, sobald alle auf den Tisch sehen.
set-up-soon = Gleich geht es los
away-title = { $names } { $count ->
    [one] ist weg
   *[other] sind weg
}
away-title-you = Du bist nicht verbunden
away-text = Alle Uhren stehen, und niemand sieht das Brett.
away-patience = { $name } kann in diesem Match noch { $time } weg sein.
away-spent = { $name } ist zu lange weg. Du kannst das Match beanspruchen oder weiter warten.
away-claim = Match beanspruchen
away-wait = Weiter warten
away-waiting = Du wartest. Du kannst das Match immer noch beanspruchen.
away-reviving = Die Verbindung versucht, von selbst wiederzukommen.
away-invite = Mit neuem Link weiter
away-invite-text = Nach einem Neuladen, oder wenn die Verbindung nicht wiederkommt, trefft euch neu: Das Match geht weiter, wo es stand.
away-host-invites = Wer dich eingeladen hat, kann { $name } einen neuen Link schicken.
away-join-text = Oder öffne den Link, den { $name } dir schickt.

# Gesagt und getan.
pending = Unterwegs zu den anderen
came = { $name } ist da
gone = { $name } ist weg
back = { $name } ist zurück
left = { $name } hat den Tisch verlassen
overtaken = Etwas anderes kam zuvor: Was du zuletzt getan hast, zählt nicht.
take-back-declined = { $name } möchte nicht zurücknehmen
rematch-declined = { $name } möchte jetzt keine Revanche
take-back-asked = { $name } bittet, den letzten Zug zurückzunehmen.
take-back-waits = Du hast gebeten, deinen letzten Zug zurückzunehmen.
answer-yes = Ja
answer-no = Nein
ready-other = { $name } ist bereit
ready-other-not = { $name } ist noch nicht bereit

# Sprüche.
emotes = Etwas sagen
emotes-title = Etwas sagen
emotes-mute = Ausblenden, was die anderen sagen
emote-0 = Hallo
emote-1 = Viel Glück
emote-2 = Schöner Zug
emote-3 = Danke
emote-4 = Hoppla
emote-5 = Wow
emote-6 = Einen Moment
emote-7 = Schöne Partie
emote-said = { $name }: { $words }

# Das Ende.
ended-disputed = Das Match ist strittig
ended-interrupted = Das Match wurde abgebrochen
ended-open = Es zählt, sobald die anderen es bestätigt haben.
ended-why = Es wird nicht gewertet. Was gesagt wurde, bleibt als Beleg in der signierten Aufzeichnung.
rated-change = { $name }: { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
rated-change-by = ({ $change })
rated-title = Wertungen
rated-narrow = Du hast nur nach Zellen gewonnen. Das zählt 0,6, und gegen diesen Gegner war mehr zu erwarten: Darum gehen ein paar Punkte weg.
rated-meanwhile = Deine Wertung hatte sich seit Beginn des Matches geändert: Sie geht von dort weiter, wo sie jetzt steht.
unrated-friendly = Ein freundschaftliches Match: Es wird nicht gewertet.
unrated-computer = Nicht gewertet: Ein Computer saß am Tisch.
unrated-no-clock = Nicht gewertet: Es gab keine Uhr.
unrated-same-device = Nicht gewertet: Zwei Plätze wurden von einem Gerät aus gespielt.
unrated-variant = Nicht gewertet: Dieses Brett hat keine Wertung.
unrated-rules = Nicht gewertet: Eure Seiten haben nicht dieselben Regeln. Einer von euch sollte neu laden.
rematch = Revanche
rematch-wanted = { $names } { $count ->
    [one] möchte
   *[other] möchten
} eine Revanche
rematch-accept = Noch einmal spielen
rematch-decline = Jetzt nicht
rematch-asked = Du möchtest eine Revanche. Warten auf { $names }.
rematch-go = Zum nächsten Match
rematch-begun = { $names } { $count ->
    [one] möchte
   *[other] möchten
} noch einmal spielen: Das Match hat begonnen.
rematch-nobody = Für eine Revanche müssen alle da sein.
proof-save = Signierte Aufzeichnung sichern
proof-link = Signierte Aufzeichnung

# Wer zu lange weg war.
figures-absent = zu lange weg
match-why-absent = { $name } war zu lange weg.
match-why-absent-you = Du warst zu lange weg.
end-reason-absent = { $name } war zu lange weg.
score-reason-absent = weg

# Warum es kein gültiges Ergebnis gibt.
error-trouble-peer-signature = Eine Nachricht war nicht von dem signiert, von dem sie kommen sollte.
error-trouble-peer-claim = { $name } hat das Match beansprucht, obwohl du nicht so lange weg warst.
error-trouble-peer-flag = { $name } hat gesagt, deine Zeit sei um, und das war sie nicht.
error-trouble-peer-illegal = { $name } hat einen Zug geschickt, den die Regeln nicht erlauben.
error-trouble-peer-both-claim = Ihr habt beide das Match beansprucht, während ihr einander nicht erreichen konntet.
error-trouble-peer-two-moves = { $name } hat für einen Zug zwei verschiedene signiert.
error-trouble-peer-fork = Die Aufzeichnungen eurer Geräte stimmen nicht überein.
error-trouble-peer-time = { $name } hat für einen Zug mehr Zeit verlangt, als er gebraucht hat.
error-trouble-peer-state = Nach denselben Zügen steht das Brett auf dem anderen Gerät anders.
error-trouble-peer-terms = Das andere Gerät will etwas anderes spielen, als abgemacht war.
error-trouble-peer-commits = Das andere Gerät hat sich nicht daran gehalten, wie das Brett gezogen wird.
error-trouble-peer-nonce = Das andere Gerät hat sich nicht daran gehalten, wie das Brett gezogen wird.
error-trouble-peer-board = Das andere Gerät hat ein anderes Brett gezogen.
error-trouble-peer-left-early = { $name } ging, bevor das Match begann.

# Warum jemand abgewiesen wurde.
error-peer-signature = Das andere Gerät konnte nicht beweisen, wer es ist. Versuch einen neuen Link.
error-peer-version = Das andere Gerät hat eine andere Version von Filler. Einer von euch sollte die Seite neu laden.
error-peer-other-match = Das andere Gerät will ein anderes Match fortsetzen. Öffne das richtige, oder beginne ein neues.
error-peer-unreadable = Das andere Gerät hat Unsinniges geschickt. Versuch einen neuen Link.
error-peer-full = Alle Plätze sind besetzt.
error-peer-resume-unknown = Dieses Gerät gehört nicht zu jenem Match, darum geht es hier nicht weiter. Nimm das Gerät, auf dem du gespielt hast.

# In der Liste laufender Matches.
running-delete-peer = Die anderen können es beanspruchen, wenn du nicht wiederkommst.
running-peer = mit { $count ->
    [one] einem Freund
   *[other] Freunden
}
