# Puzzles: stages whose best play is clear, and the player's own mistakes.

puzzles-title = Γρίφοι
puzzles-intro = Ένα στάδιο, μία καλύτερη κίνηση. Βρες την· η σειρά δεν μετρά.
puzzles-count = { $count ->
    [one] { $count } γρίφος
   *[other] { $count } γρίφοι
  }
puzzles-tried = Δοκίμασες { $tried } από { $count }, έλυσες { $solved }
puzzles-due = { $due ->
    [one] { $due } γυρίζει σήμερα
   *[other] { $due } γυρίζουν σήμερα
  }
puzzles-rating = Ο βαθμός σου: { $rating }
puzzles-rating-provisional = Ο βαθμός σου: { $rating }? (προσωρινός για περίπου δέκα γρίφους)
puzzles-rating-none = Ο βαθμός σου αρχίζει με τον πρώτο γρίφο
puzzles-solve = Λύσε
puzzles-own-title = Τα λάθη μου
puzzles-own-text = Ό,τι σου ξέφυγε στα παιχνίδια σου, από τις αναλύσεις τους. Καθένα γυρίζει σε μια μέρα, μετά όλο και πιο αργά, ώσπου να το μάθεις.
puzzles-own-none = Τίποτα ακόμη. Ανάλυσε ένα παιχνίδι σου: ό,τι σου ξέφυγε έρχεται εδώ.
puzzles-own-known = { $count ->
    [one] { $count } διάταξη
   *[other] { $count } διατάξεις
  }
puzzles-own-due = { $due ->
    [0] τίποτα για σήμερα
    [one] { $due } για τώρα
   *[other] { $due } για τώρα
  }
puzzles-practise = Εξάσκηση
puzzles-others = Άλλοι γρίφοι
puzzles-task = Παίζεις { $numbers }. Τι είναι καλύτερο;
puzzles-task-gift = Το υπόλοιπο του αντιπάλου πέρασε σε σένα: παίζεις { $numbers }. Τι είναι καλύτερο;
puzzles-stage-only = Μετρά μόνο αυτό το στάδιο. Η συνέχεια της ζαριάς δεν ερωτάται.
puzzles-check = Έλεγχος
puzzles-undo = Πίσω
puzzles-next = Επόμενος
puzzles-right = Σωστά!
puzzles-right-text = Αυτή είναι η καλύτερη κίνηση.
puzzles-near = Καλά. Δεν χάνει σχεδόν τίποτα.
puzzles-wrong = Δεν είναι η καλύτερη
puzzles-wrong-text = Χάνει { $loss } πόντους.
puzzles-try-more = Δοκίμασε άλλη κίνηση: δεν μετράει.
puzzles-found-late = Τη βρήκες μετά από λάθος. Μετράει μόνο η πρώτη απάντηση.
puzzles-tell = Δείξε την καλύτερη
puzzles-plays = Οι κινήσεις
puzzles-play-best = καλύτερη
puzzles-play-loses = −{ $loss }
puzzles-play-error = ± { $error }
puzzles-play-win = κερδίζει { $percent } %
puzzles-yours = η δική σου
puzzles-rating-change = Βαθμός { $after } ({ $change })
puzzles-rating-change-provisional = Βαθμός { $after }? ({ $change }), προσωρινός
puzzles-rating-of = Βαθμός του γρίφου: { $rating }
puzzles-back-in = { $days ->
    [one] Γυρίζει σε { $days } μέρα.
   *[other] Γυρίζει σε { $days } μέρες.
  }
puzzles-back-not = Δεν χρειάζεται να γυρίσει.
puzzles-again-note = Αυτόν τον έχεις ξαναδεί.
puzzles-failed = Ο γρίφος δεν φορτώθηκε.
puzzles-at-hand = Δεν είναι ο επόμενος: εκείνος δεν φορτώθηκε. Συνεχίζεις με τους γρίφους που υπάρχουν εδώ.
puzzles-not-loaded = Αυτοί οι γρίφοι δεν φορτώθηκαν και δεν υπάρχουν άλλοι εδώ. Δοκίμασε ξανά με σύνδεση.
puzzles-none = Δεν υπάρχει ακόμη κάτι για εξάσκηση.
puzzles-not-yet = Δεν υπάρχουν ακόμη γρίφοι για: { $games }.
puzzles-themes = Ανά θέμα
puzzles-theme-gift = Τι σου πέρασε
puzzles-theme-hand-over = Τι αφήνεις στον άλλο
puzzles-theme-entering = Είσοδος
puzzles-theme-bear-off = Μάζεμα
puzzles-theme-race = Τρέξιμο
puzzles-theme-hit = Χτύπημα ή όχι
puzzles-theme-pin = Πλάκωμα ή όχι
puzzles-theme-cascade = Σερί
puzzles-theme-doublet = Διπλή
puzzles-theme-block = Κλείσιμο
puzzles-theme-pair = Δύο διαφορετικά ζάρια
