## Why a man may not move.

play-stuck-bar-first = Πρώτα πρέπει να μπει το πούλι σου από την μπάρα.
play-stuck-start-locked = Τα αρχικά σου πούλια μένουν ώσπου να αδειάσει το χέρι σου.
play-stuck-blocked = { $number }: η άλλη πλευρά κρατά το { $point }.
play-stuck-packed = { $number }: στο { $point } δεν χωρά δεύτερο πούλι σου.
play-stuck-may-not-bear-off = { $number }: αυτό το πούλι δεν μαζεύεται τώρα.
play-stuck-shuts-out = { $number }: μία θέση πρέπει να μείνει ελεύθερη για το πούλι στην μπάρα.
play-stuck-hitter-stays = { $number }: το πούλι που χτύπησε στο σπίτι μένει εκεί ως το τέλος της σειράς σου.
play-stuck-first-man = { $number }: μόνο το πρώτο σου πούλι κινείται ώσπου να φτάσει στο { $point } ή πιο κοντά στο σπίτι.
play-stuck-head = { $number }: κανένα άλλο πούλι δεν φεύγει από το κεφάλι σε αυτή τη ζαριά.
play-stuck-pinned = { $number }: αυτό το πούλι είναι πλακωμένο ώσπου να φύγει ο άλλος.
play-stuck-man-pinned = { $number }: όσο ένα πούλι σου είναι πλακωμένο, δεν μαζεύεις.
play-stuck-too-many-points = { $number }: θα κρατούσες πάρα πολλές θέσεις σε ένα ταμπλό.
play-stuck-imprisons = { $number }: ο άλλος πρέπει να μπορεί να βγει: άνοιξε μία θέση του τείχους σου.
play-stuck-blocks = { $number }: έξι στη σειρά επιτρέπονται μόνο όταν ένα πούλι του άλλου έχει περάσει.
play-stuck-last-points-first = { $number }: έξι στη σειρά θέλουν πούλια σου στο 2 και στο 1.
play-stuck-begins-no-play = { $number }: αλλιώς παίζονται περισσότεροι αριθμοί ή ο μεγαλύτερος.
