# La página de las licencias.

licences-title = Licencias
licences-intro = Filler es software libre y se apoya en otro software libre. Estas son las licencias de todo lo que ha llegado con esta página.
licences-loading = Buscando las licencias
licences-package = { $name } { $version }
