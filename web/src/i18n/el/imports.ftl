## Τι δεν πάει καλά σε μια καταγραφή ή διάταξη.

imports-line = Γραμμή { $line }: { $what }
imports-line-column = Γραμμή { $line }, στήλη { $column }: { $what }
imports-too-long = Η καταγραφή είναι πολύ μεγάλη.
imports-no-game-begun = Εδώ δεν έχει αρχίσει ακόμα παιχνίδι.
imports-no-game = Δεν έχει μέσα παιχνίδι.
imports-no-result = Ένα παιχνίδι δεν έχει αποτέλεσμα, αλλά ακολουθεί άλλο.
imports-too-many-units = Ένας αγώνας παίζεται το πολύ ως τους 255 πόντους, όχι ως τους { $units }.
imports-other-rules = Από αυτή τη μορφή διαβάζεται μόνο τάβλι (πόρτες).
imports-position-set-up = Το παιχνίδι αρχίζει από στημένη διάταξη, όπως στο Nackgammon. Αυτό δεν διαβάζεται από .mat.
imports-names-expected = Εδώ λείπουν δύο ονόματα με το σκορ τους, όπως { $example }.
imports-not-a-row = Το { $text } δεν είναι ούτε ζαριά ούτε απόφαση ούτε αποτέλεσμα.
imports-too-many-throws = Μια γραμμή έχει το πολύ δύο ζαριές, μία για κάθε παίκτη.
imports-cube-value-expected = Λείπει η τιμή του κύβου διπλασιασμού.
imports-cannot-move = Με { $dice } δεν παίζει κανένα πούλι, αλλά το κείμενο έχει την κίνηση { $play }.
imports-wrong-play = Με { $dice } η κίνηση { $play } δεν επιτρέπεται.
imports-game-over = Το παιχνίδι τελείωσε πριν από αυτό.
imports-no-opening = Το { $dice } δεν κρίνει ποιος αρχίζει.
imports-other-to-throw = Σειρά να ρίξει έχει ο άλλος παίκτης.
imports-no-play-given = Το { $dice } παίζεται, αλλά το κείμενο δεν έχει κίνηση.
imports-other-winner = Στο κείμενο κερδίζει ο ένας, αλλά κέρδισε ο άλλος.
imports-impossible-men = Τα πούλια δεν μπορούν να στέκονται έτσι.
imports-sgf = Αυτό το SGF δεν είναι ολόκληρο: λείπει η αρχή ή το τέλος του.
imports-game-cut = Το υπόλοιπο του παιχνιδιού { $game } παραλείπεται.
imports-games-missing = Μετά το παιχνίδι { $before } ακολουθεί το { $after }: τα ενδιάμεσα λείπουν.
imports-other-score = Το σκορ εδώ είναι { $found }, αλλά από τα προηγούμενα παιχνίδια βγαίνει { $counted }.
imports-other-units = Το αποτέλεσμα λέει { $units }, αλλά το παιχνίδι μετράει { $counted }.
imports-name-cut = Ένα όνομα είναι πολύ μεγάλο και κόπηκε: { $name }
imports-other-file = Αυτό είναι αρχείο άλλου είδους: { $name }. Δεν διαβάζεται εδώ.
imports-is-position = Αυτό είναι διάταξη, όχι καταγραφή παιχνιδιών.
imports-missing = Λείπει αυτό το μέρος της καταγραφής: { $name }.
imports-changed = Το άθροισμα ελέγχου δεν ταιριάζει: η καταγραφή άλλαξε.
imports-other-version = Η καταγραφή έχει έκδοση { $version }, ενώ χρειάζεται η έκδοση { $needed }.
imports-expected = Αυτό δεν έχει τη μορφή καταγραφής.
imports-not-in-head = Το { $name } δεν ανήκει στην αρχή μιας καταγραφής.
imports-by-rules = Με τους κανόνες αυτό δεν μπορεί να ακολουθεί εδώ.
imports-illegal-play = Αυτή η κίνηση δεν επιτρέπεται.
imports-bad-start = Η διάταξη από την οποία αρχίζει το παιχνίδι δεν διαβάζεται.
imports-bad-rules = Οι κανόνες δεν διαβάζονται: { $cause }
imports-not-json = Δεν είναι JSON: το λάθος είναι στη γραμμή { $row }, στήλη { $column }.
imports-nothing-played = Δεν έχει μέσα ούτε ζαριά ούτε κίνηση.
imports-too-many-items = { $items } ζαριές και κινήσεις είναι πολλές, φαίνονται το πολύ { $most }.
imports-xgid-length = Τα πούλια ενός XGID είναι 26 χαρακτήρες, όχι { $found }.
imports-xgid-place = Η θέση { $place } του XGID είναι λάθος.
imports-xgid-fields = Από το XGID λείπουν πεδία.
imports-xgid-turn = Το XGID δεν λέει ποιος έχει σειρά.
imports-xgid-dice = Τα { $text } δεν είναι ζάρια ενός XGID.
imports-xgid-field = Το πεδίο { $field } του XGID είναι λάθος: { $text }
imports-xgid-doubled = { $side ->
    [white] Τα λευκά δέχονται ή απορρίπτουν διπλασιασμό. Οι κανόνες εδώ δεν έχουν κύβο διπλασιασμού: αυτή είναι η διάταξη μετά την αποδοχή.
    [black] Τα μαύρα δέχονται ή απορρίπτουν διπλασιασμό. Οι κανόνες εδώ δεν έχουν κύβο διπλασιασμού: αυτή είναι η διάταξη μετά την αποδοχή.
   *[other] Ένας διπλασιασμός περιμένει απάντηση. Οι κανόνες εδώ δεν έχουν κύβο διπλασιασμού: αυτή είναι η διάταξη μετά την αποδοχή.
}
imports-gnubg-length = Ένας κωδικός gnubg έχει 14 χαρακτήρες, όχι { $found }.
imports-gnubg-men = Ο κωδικός gnubg δεν δείχνει ταμπλό.
imports-g-code-parts = Ένας κωδικός γκιουλ μπαρά έχει τρία μέρη, χωρισμένα με |.
imports-g-code-part = Το μέρος { $part } του κωδικού γκιουλ μπαρά είναι λάθος.
imports-id-parts = Δεν είναι διάταξη: ένας κωδικός έχει πέντε μέρη, χωρισμένα με τελείες.
imports-id-part = Το μέρος { $part } του κωδικού της διάταξης είναι λάθος.
