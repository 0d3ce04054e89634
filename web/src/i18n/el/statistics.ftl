# Statistics: what the games kept here come to.

statistics-title = Στατιστικά
statistics-lead = Τι δείχνουν τα παιχνίδια που φυλάσσονται σε αυτόν τον υπολογιστή.
statistics-counting = Μέτρημα…
statistics-person = Ποιανού παιχνίδια
statistics-everybody = Όλων εδώ
statistics-game = Παιχνίδι
statistics-as-table = Σε πίνακα
statistics-empty-title = Δεν υπάρχει ακόμη κάτι να μετρηθεί
statistics-empty-text = Παίξε με τον υπολογιστή, ανάλυσε το παιχνίδι ή λύσε έναν γρίφο. Εδώ μετριούνται τα αποτελέσματα, ο βαθμός σου και τα ζάρια.
statistics-empty-play = Παίξε
statistics-empty-analysis = Ανάλυσε παιχνίδι
statistics-empty-puzzles = Λύσε γρίφο
statistics-tables = { $count ->
    [one] Μετρήθηκε { $count } αγώνας.
   *[other] Μετρήθηκαν { $count } αγώνες.
  }
statistics-between = { $count ->
    [one] { $count } τελειωμένο παιχνίδι δύο παικτών.
   *[other] { $count } τελειωμένα παιχνίδια δύο παικτών.
  }
statistics-on-wood = { $count ->
    [one] { $count } τελειωμένο παιχνίδι σε αληθινό τάβλι.
   *[other] { $count } τελειωμένα παιχνίδια σε αληθινό τάβλι.
  }
statistics-unreadable = { $count ->
    [one] { $count } αγώνας δεν διαβάζεται και δεν μετρήθηκε.
   *[other] { $count } αγώνες δεν διαβάζονται και δεν μετρήθηκαν.
  }
statistics-left-out = { $count ->
    [one] { $count } παλιότερος αγώνας δεν μετρήθηκε.
   *[other] { $count } παλιότεροι αγώνες δεν μετρήθηκαν.
  }

statistics-results-title = Αποτελέσματα με τον υπολογιστή
statistics-results-none = Δεν τελείωσε ακόμη παιχνίδι με τον υπολογιστή.
statistics-results-sum = παιχνίδια κερδισμένα και χαμένα, πόντοι { $units }
statistics-results-note = Κάθε αριθμός: κερδισμένα – χαμένα. Παιχνίδια από διαλεγμένη θέση ή με διαλεγμένα ζάρια δεν μετρούν.
statistics-column-games = Παιχνίδια
statistics-column-units = Πόντοι
statistics-column-multiple = Διπλά
statistics-column-matches = Αγώνες
statistics-drawn = { $count ->
    [one] { $count } παιχνίδι έληξε ισόπαλο.
   *[other] { $count } παιχνίδια έληξαν ισόπαλα.
  }

statistics-rating-title = Βαθμός με τα επίπεδα
statistics-rating-none = Δεν τελείωσε ακόμη αγώνας με τον υπολογιστή.
statistics-rating-from = { $count ->
    [one] από { $count } αγώνα
   *[other] από { $count } αγώνες
  }
statistics-rating-note = Κάθε παιχνίδι έχει δική του κλίμακα. Το επίπεδο 1 έχει 1000, τα άλλα όσο μετρήθηκαν πάνω από αυτό σε αγώνες μέχρι τους 7· ένας πιο σύντομος αγώνας λέει λιγότερα. Ο αληθινός βαθμός βρίσκεται μέσα στο ± σε 95 από τις 100 φορές.
statistics-level = Επίπεδο { $level }
statistics-when = Πότε
statistics-result = Αποτέλεσμα
statistics-won = νίκη
statistics-lost = ήττα
statistics-rating = Βαθμός

statistics-performance-title = Πόσο καλά έπαιξες
statistics-performance-none = Δεν έχει αναλυθεί ακόμη δικό σου παιχνίδι εδώ.
statistics-performance-note = Από τις αναλύσεις σου: η μέση απώλεια ανά απόφαση, επί 500. Όσο λιγότερο τόσο καλύτερα: 0 είναι το τέλειο.
statistics-performance-older = Παλιότερα παιχνίδια
statistics-against = { $name } με { $opponent }

statistics-openings-title = Ανοίγματα
statistics-openings-none = Δεν έχεις ρίξει ακόμη πρώτος σε κάποιο παιχνίδι.
statistics-openings-not-yet = Δεν υπάρχουν ακόμη πίνακες ανοιγμάτων γι’ αυτό το παιχνίδι, γι’ αυτό οι πρώτες κινήσεις δεν κρίνονται.
statistics-openings-note = Οι πρώτες ζαριές στα παιχνίδια που άρχισες και τι λένε γι’ αυτές οι πίνακες ανοιγμάτων.
statistics-openings-worth = Οι μικροί αριθμοί και οι απώλειες είναι πόντοι ανά παιχνίδι, από πολλές δοκιμές του προγράμματος. Οι πίνακες έχουν τις τέσσερις καλύτερες κινήσεις κάθε ζαριάς· με διαφορά κάτω από { $equal } είναι περίπου ίσες.
statistics-openings-best = Καλύτερα: { $play }
statistics-openings-outside = δεν υπάρχει
statistics-openings-pass = καμία κίνηση
statistics-throw = Ζαριά
statistics-play = Η κίνησή σου
statistics-times = Φορές
statistics-units-game = Πόντοι ανά παιχνίδι
statistics-best = καλύτερη

statistics-dice-title = Τα ζάρια
statistics-dice-hand-title = Ζάρια ριγμένα με το χέρι
statistics-dice-too-few = Πολύ λίγες ζαριές για να πούμε κάτι.
statistics-dice-as-expected = Αυτά τα ζάρια μοιάζουν τίμια.
statistics-dice-unusual = Ασυνήθιστο: από τίμια ζάρια, ένα δείγμα στα είκοσι είναι έτσι ή χειρότερα.
statistics-dice-very-unusual = Πολύ ασυνήθιστο: από τίμια ζάρια, ένα δείγμα στα χίλια είναι έτσι ή χειρότερα.
statistics-dice-honest = Ένα στα είκοσι τίμια δείγματα μοιάζει ασυνήθιστο. Είναι τύχη, όχι βλάβη.
statistics-dice-faces = Οι έξι αριθμοί
statistics-dice-pairs = Οι 21 ζαριές
statistics-dice-line = Η διακεκομμένη γραμμή είναι το αναμενόμενο: { $expected }.
statistics-dice-degrees = βαθμοί ελευθερίας { $degrees }
statistics-dice-cell = { $dice }: { $count }, αναμενόμενο { $expected }
statistics-dice-who = Ποιος έφερε τι
statistics-dice-who-note = Με τίμια ζάρια το μέσο άθροισμα είναι κοντά στο 7.
statistics-dice-own = Εσύ
statistics-dice-opponents = Αντίπαλοι
statistics-dice-all = Όλοι οι αγώνες
statistics-dice-throws = Ζαριές
statistics-dice-doublets = Διπλές
statistics-dice-expected = αναμενόμενες
statistics-dice-mean = Μέσο άθροισμα
statistics-dice-face = Αριθμός { $face }
statistics-dice-which = Κάθε ζαριά κάθε αγώνα όπου τα ζάρια βγαίνουν από μυστικό αριθμό, όποιος κι αν έπαιξε.
statistics-dice-hand-which = Κάθε ζαριά που γράφτηκε για αληθινό τάβλι, όποιος κι αν έπαιξε.
statistics-dice-opening = Τα ζάρια που κρίνουν ποιος αρχίζει δεν μετρούν: ρίχνονται ώσπου να διαφέρουν.

statistics-puzzles-title = Βαθμός από τους γρίφους
statistics-puzzles-none = Δεν έλυσες ακόμη γρίφο.
