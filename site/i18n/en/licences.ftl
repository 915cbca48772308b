# The page of licences.

licences-title = Licences
licences-intro = Filler is free software and stands on the shoulders of other free software. These are the licences of everything that came with this page.
licences-loading = Fetching the licences
licences-package = { $name } { $version }
