# Die Seite der Lizenzen.

licences-title = Lizenzen
licences-intro = Filler ist freie Software und ruht auf anderer freier Software. Das sind die Lizenzen von allem, was mit dieser Seite gekommen ist.
licences-loading = Die Lizenzen werden geholt
licences-package = { $name } { $version }
