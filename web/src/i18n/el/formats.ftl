## Records are taken out and brought in.

formats-export = Αποθήκευση παιχνιδιού
formats-export-note = Διάλεξε μορφή. Ό,τι δεν χωράει σε αυτήν το λέμε πριν αποθηκεύσεις.
formats-form = Μορφή
formats-form-json = Rosespring
formats-form-json-note = Όλα, για αυτό το πρόγραμμα
formats-form-text = Κείμενο που διαβάζεται
formats-form-text-note = Όλα, για ανθρώπους
formats-form-mat = .mat
formats-form-mat-note = Jellyfish, για προγράμματα μπάκγκαμον
formats-form-sgf = SGF
formats-form-sgf-note = Smart Game Format
formats-save = Αποθήκευση { $name }
formats-copy = Αντιγραφή
formats-copied = Αντιγράφηκε
formats-preparing = Γράφεται η καταγραφή…
formats-failed = Η καταγραφή δεν γράφτηκε: { $reason }
formats-whole = Αυτή η μορφή τα χωράει όλα.
formats-losses = Δεν υπάρχουν σε αυτή τη μορφή, ή βρίσκονται εκεί που άλλα προγράμματα δεν κοιτούν:
formats-loss-rules = Η μορφή είναι για μπάκγκαμον: οι κανόνες βρίσκονται εκεί που άλλα προγράμματα δεν κοιτούν.
formats-loss-start = Η διάταξη από την οποία αρχίζει το παιχνίδι βρίσκεται εκεί που άλλα προγράμματα δεν κοιτούν.
formats-loss-opening = Οι ζαριές για το ποιος αρχίζει λείπουν.
formats-loss-cascade = Κάθε στάδιο του σερί έχει δική του γραμμή· ότι είναι μία ζαριά δεν λέγεται.
formats-loss-hand-over = Ό,τι πέρασε στον αντίπαλο βρίσκεται ανάμεσα στις δικές του γραμμές.
formats-loss-hand = Τα πούλια στο χέρι γράφονται σαν πούλια στην μπάρα.
formats-loss-pin = Το πλακωμένο πούλι γράφεται σαν χτυπημένο.
formats-loss-open-throw = Η τελευταία ζαριά, που δεν παίχτηκε, λείπει.
formats-loss-draw = Η ισοπαλία δεν έχει αποτέλεσμα.
formats-loss-tie = Δεν γράφεται ότι πλακώθηκαν και οι δύο μάνες.
formats-loss-men-left = Δεν γράφεται ότι μετρά κάθε πούλι που έμεινε.
formats-loss-named = Δεν γράφεται ότι η διπλή ειπώθηκε: μένει ως ζαριά.
formats-loss-several-games = Τα παιχνίδια του αγώνα διαφέρουν· ποιο είναι το καθένα γράφεται εκεί που άλλα προγράμματα δεν κοιτούν.
formats-loss-resignation = Ότι έγινε παραίτηση δεν λέγεται.
formats-loss-dice-proof = Η απόδειξη των ζαριών λείπει.
formats-loss-names = Ένα όνομα άλλαξε, γιατί είχε σημάδι που χρειάζεται η μορφή.
formats-loss-private = Ο κλήρος, τα σερί, όσα πέρασαν στον άλλο και η απόδειξη των ζαριών βρίσκονται εκεί που άλλα προγράμματα δεν κοιτούν.

## Bringing in.

formats-import = Φέρε καταγραφή ή διάταξη
formats-import-note = Επικόλλησε ή ρίξε εδώ καταγραφή (Rosespring, .mat, SGF, .xg, .bgf, .ogxm) ή διάταξη: κωδικό διάταξης, gnubg, XGID, γκιουλ μπαρά ή σύνδεσμο.
formats-paste = Καταγραφή ή διάταξη
formats-choose-file = Διάλεξε αρχείο
formats-read = Διάβασέ το
formats-reading = Διαβάζεται…
formats-too-long = Αυτό είναι { $size } MB. Μια καταγραφή έχει το πολύ { $most } MB, γι’ αυτό δεν διαβάστηκε.
formats-pasted-too-long = Η επικόλληση { $size } MB δεν έγινε δεκτή: μια καταγραφή έχει το πολύ { $most } MB.
formats-not-read = Αυτό δεν διαβάστηκε:
formats-no-analyses = Αυτή η σελίδα δεν αναλύει ακόμη καταγραφές. Διατάξεις διαβάζει.
formats-more-faults = { $count ->
    [one] και άλλο ένα.
   *[other] και άλλα { $count }.
}
formats-not-loaded = Το μέρος της σελίδας που διαβάζει αυτό το αρχείο δεν φορτώθηκε.
formats-no-text = Αυτό το αρχείο δεν είναι κείμενο.
formats-other-file = Αυτό το αρχείο είναι άλλου είδους: { $name }. Δεν διαβάζεται εδώ.
formats-drop = Ρίξε τα αρχεία εδώ
formats-position-only = Αυτό είναι διάταξη, όχι καταγραφή.
formats-several = Διαβάστηκαν { $done } από { $all } αρχεία.

formats-backup-save = Αποθήκευση όλων των παιχνιδιών
formats-backup-load = Φόρτωση αποθηκευμένων παιχνιδιών
formats-backup-loaded = Παιχνίδια που φορτώθηκαν: { $count }.
formats-backup-differing = Παραλείφθηκαν επειδή διαφέρουν από αυτά που είναι εδώ: { $count }.
formats-backup-invalid = Το αρχείο δεν έχει παιχνίδια αποθηκευμένα από αυτή τη σελίδα ή το έγραψε νεότερη έκδοση.
formats-backup-temporary = Το πρόγραμμα περιήγησης μπορεί να αφαιρέσει αυτά τα παιχνίδια όταν χρειαστεί χώρο. Ένα αποθηκευμένο αρχείο τα διατηρεί.
