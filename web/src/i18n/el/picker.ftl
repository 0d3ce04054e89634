## The choice of a game.

picker-all = Όλα τα παιχνίδια ({ $count })
picker-find = Βρες παιχνίδι
picker-none-found = Κανένα παιχνίδι δεν λέγεται έτσι.
picker-group-hit = Με χτύπημα
picker-group-block = Με κλείσιμο
picker-group-pin = Με πλάκωμα
picker-group-pass = Ό,τι δεν παίξεις, το παίζει ο άλλος
picker-group-museum = Μουσείο: παιχνίδια του παρελθόντος
picker-group-several = Πολλά παιχνίδια στη σειρά
picker-short-hit = χτυπά
picker-short-block = κλείνει
picker-short-pin = πλακώνει
picker-short-pass = κάνει σερί
picker-short-museum = του παρελθόντος
picker-short-several = πολλά παιχνίδια
picker-offline = Κράτησέ τα για παιχνίδι χωρίς δίκτυο
picker-offline-note = Οι αντίπαλοι αυτών των παιχνιδιών, έως { $megabytes } MB.
picker-offline-failed = Δεν ήταν δυνατή η αποθήκευση.

# Not shown: the names of the games that come first in this language; games that the page does not have
# are left out.
picker-order = tavli portes plakoto fevga
