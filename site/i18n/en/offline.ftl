# The page as a program of the device: playing without a network, new versions, installing.

offline-getting = Getting ready offline
offline-getting-title = Filler is being put on this device, so that it plays without a network
offline-ready = Ready offline
offline-ready-title = Everything is on this device: Filler plays without a network
offline-failed = Online only
offline-failed-title = Filler could not be put on this device: the network failed, or there is no room. The next visit tries again.

update-waits = A new version of Filler is ready. Your matches and settings stay.
update-elsewhere = A new version of Filler is ready, but a match goes on in another tab. Finish it or close that tab first.
update-came = A new version of Filler has begun in another tab. Load it here as well; your matches and settings stay.
update-mixed = This page and the files on your device are of different versions, and loading it once more did not help. Everything but your matches and settings has to be fetched anew.
update-take = Load it
update-taking = Loading
update-repair = Fetch anew
update-later = Later

install-offer = Filler can be put on your device: it starts from its own icon and plays without a network.
install-by-hand = Press the share button of your browser, then “Add to Home Screen”.
install-do = Install
install-decline = No, thanks
