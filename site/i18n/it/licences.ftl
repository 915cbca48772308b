# La pagina delle licenze.

licences-title = Licenze
licences-intro = Filler è software libero e poggia su altro software libero. Queste sono le licenze di tutto ciò che è arrivato con questa pagina.
licences-loading = Cerco le licenze
licences-package = { $name } { $version }
