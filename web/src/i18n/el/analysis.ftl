## The pages of analyses.

analysis-title = Ανάλυση
analysis-lead = Πού κερδήθηκε και πού χάθηκε το παιχνίδι, κίνηση με κίνηση.
analysis-list-title = Οι αναλύσεις σου
analysis-none = Δεν έχει αναλυθεί παιχνίδι ακόμη.
analysis-games-title = Τα παιχνίδια σου
analysis-no-games = Δεν υπάρχει εδώ παιχνίδι χωρίς ανάλυση.
analysis-paste-title = Καταγραφή από αλλού
analysis-paste-label = Το κείμενο της καταγραφής
analysis-paste-hint = Επικόλλησε καταγραφή αυτού του προγράμματος, ως κείμενο ή JSON, ή αγώνα άλλου προγράμματος, ως .mat ή SGF.
analysis-analyse = Ανάλυσε
analysis-choose-file = Διάλεξε αρχεία
analysis-faults = Κάτι είναι λάθος ή λείπει σε αυτή την καταγραφή. Αναλύεται ό,τι διαβάστηκε.
analysis-assumed = Το κείμενο δεν είναι UTF-8 και διαβάστηκε ως { $encoding }: κάποια γράμματα των ονομάτων μπορεί να είναι λάθος.
analysis-cube = { $count ->
    [one] Η καταγραφή περιέχει μία απόφαση για τον κύβο διπλασιασμού. Δεν αξιολογείται και το παιχνίδι της μετράει χωρίς τον κύβο.
   *[other] Η καταγραφή περιέχει { $count } αποφάσεις για τον κύβο διπλασιασμού. Δεν αξιολογούνται και τα παιχνίδια μετρούν χωρίς τον κύβο.
}
analysis-refused = Αυτό δεν αναλύεται:
analysis-remove = Διαγραφή ανάλυσης: { $white } – { $black }
analysis-remove-ask = Να σβηστεί η ανάλυση { $white } – { $black }; Το ίδιο το παιχνίδι μένει.
analysis-remove-yes = Διαγραφή
analysis-rating-of = { $name } { $rating }
analysis-between = { $white } – { $black }
analysis-opening-page = Η ανάλυση ανοίγει…
analysis-gone = Αυτή η ανάλυση δεν υπάρχει πια.
analysis-to-list = Όλες οι αναλύσεις
analysis-offline = Ο διακομιστής δεν απαντά.
analysis-connection-lost = Η σύνδεση χάθηκε. Προσπαθούμε ξανά.
analysis-unkept = Ό,τι βρέθηκε δεν αποθηκεύεται: ίσως γέμισε ο δίσκος.

## How far it is.

analysis-progress = Κοιτάχτηκαν { $done } από { $of }
analysis-state-waiting = Περιμένει άλλη ανάλυση
analysis-state-running = Υπολογίζεται
analysis-state-stopped = Σταμάτησε
analysis-state-done = Ολοκληρώθηκε
analysis-depth = { $plies ->
    [0] χωρίς ματιά μπροστά
    [one] { $plies } ζαριά μπροστά
   *[other] { $plies } ζαριές μπροστά
}
analysis-depth-none = δεν κοιτάχτηκε ακόμη
analysis-by-trials = { $trials ->
    [one] { $trials } δοκιμή
   *[other] { $trials } δοκιμές
}
analysis-exact = ακριβές
analysis-deepen = Δες { $plies ->
    [one] { $plies } ζαριά
   *[other] { $plies } ζαριές
} μπροστά
analysis-roll-out = Δοκιμές
analysis-roll-out-more = Κι άλλες δοκιμές
analysis-rolling = Δοκιμές: { $trials } από { $of }
analysis-stop = Στοπ
analysis-go-on = Συνέχισε

## The board and the moves.

analysis-board = Τάβλι της ανάλυσης
analysis-moves = Κινήσεις
analysis-games = Παιχνίδι
analysis-game = Παιχνίδι { $number }
analysis-first = Στην αρχή
analysis-back = Πίσω
analysis-on = Μπροστά
analysis-last = Στο τέλος
analysis-turn-label = { $number ->
    [0] Πριν από την πρώτη ζαριά
   *[other] Ζαριά { $number }
}, { $name }: { $dice }
analysis-turn-opening = { $who ->
    [you] Αρχή, αρχίζεις εσύ: { $dice }
   *[other] Αρχή, { $name } αρχίζει: { $dice }
}
analysis-no-play = δεν παίζει
analysis-cascade = σερί
analysis-received = { $who ->
    [you] Παίζεις ό,τι πήρες
   *[other] { $name } παίζει ό,τι πήρε
}
analysis-class-forced = μόνη κίνηση
analysis-class-best = καλύτερη κίνηση
analysis-class-fine = καλή κίνηση
analysis-class-doubtful = αμφίβολη
analysis-class-error = λάθος
analysis-class-blunder = χοντρό λάθος
analysis-luck-of-throw = Τύχη αυτής της ζαριάς
analysis-result = { $who ->
    [you] Κερδίζεις: { $result }
   *[other] { $name } κερδίζει: { $result }
}
analysis-no-result = Δεν τελείωσε

## The stage looked at.

analysis-tabs = Τι φαίνεται
analysis-tab-stage = Κίνηση
analysis-tab-throws = Ζαριές
analysis-tab-summary = Σύνοψη
analysis-tab-moves = Κινήσεις
analysis-candidates = Επιλογές
analysis-made = παίχτηκε
analysis-not-yet = Οι αριθμοί αυτής της κίνησης δεν είναι έτοιμοι ακόμη.
analysis-only = Υπήρχε μόνο μία κίνηση.
analysis-loss-note = Η απώλεια συγκρίνει τις κινήσεις με τη βαθύτερη ματιά που έχουν κοινή.
analysis-chances = { $win } % νίκες, από αυτές { $double } % διπλές και πάνω· { $lose } % διπλές ήττες και πάνω
analysis-then = Μετά
analysis-gift = { $who ->
    [you] Δώρο για σένα
   *[other] Δώρο για: { $name }
}, { $groups }, { $pips ->
    [one] { $pips } βήμα
   *[other] { $pips } βήματα
}
analysis-who-stands = { $name }: { $win } % για νίκη
analysis-choose-play = Διάλεξε κίνηση από τη λίστα για να δεις τους αριθμούς της.

## All throws.

analysis-map-title = Πόσο άξιζαν οι άλλες ζαριές
analysis-map-note = { $who ->
    [you] Ρίχνεις εσύ.
   *[other] Ρίχνει: { $name }.
} Διάλεξε ζαριά για να δεις πώς παίζεται καλύτερα.
analysis-map-cascades = Κάθε σερί παίζεται ως το τέλος.
analysis-map-gift = { $pips ->
    [one] περνά { $pips } βήμα
   *[other] περνούν { $pips } βήματα
}
analysis-map-thrown = η ζαριά που ήρθε
analysis-what-if = { $who ->
    [you] Κι αν έφερνες { $dice };
   *[other] Κι αν { $name } έφερνε { $dice };
}
analysis-as-thrown = Πίσω στο { $dice }
analysis-thinking = Σκέφτομαι…
analysis-nothing-to-play = Με αυτήν δεν παίζεται τίποτα.

## What it comes to.

analysis-rating = Σφάλματα, λιγότερα είναι καλύτερα
analysis-rating-note = Η μέση απώλεια ανά απόφαση, επί 500. Όσο λιγότερο τόσο καλύτερα: 0 είναι το τέλειο.
analysis-decisions = Αποφάσεις
analysis-doubtfuls = Αμφίβολες κινήσεις
analysis-errors = Λάθη
analysis-blunders = Χοντρά λάθη
analysis-lost = Χάθηκαν στις κινήσεις
analysis-luck = Τύχη
analysis-luck-opening = Αρχή
analysis-luck-throws = Απλές ζαριές
analysis-luck-cascades = Σερί
analysis-luck-gifts = Δώρα που ήρθαν
analysis-luck-note = Πόσο καλύτερες από τον μέσο όρο ήταν οι ζαριές, σε πόντους.
analysis-mistakes = Τα μεγαλύτερα λάθη
analysis-no-mistakes = Καμία κίνηση δεν έχασε κάτι άξιο λόγου.
analysis-mistake = { $name }, ζαριά { $turn }: { $play }
analysis-cards = Αποθήκευση ως κάρτες για το Anki
analysis-cards-busy = Οι κάρτες γράφονται…

## The graph.

analysis-graph = Πώς πήγε το παιχνίδι
analysis-graph-value = { $turn }. Αξία { $worth } ({ $name }), τύχη { $luck }
analysis-graph-equity = { $who ->
    [you] Αξία για σένα
   *[other] Αξία: { $name }
}
analysis-graph-luck = { $who ->
    [you] Η τύχη σου
   *[other] Τύχη: { $name }
}
analysis-graph-cascades = Σερί
analysis-graph-gifts = Δώρο
analysis-graph-errors = Λάθος ή χοντρό λάθος

## From here on.

analysis-play-on = Παίξε από εδώ
analysis-play-on-note = Παίζει: { $name }. Παίρνεις εσύ αυτή την πλευρά, ο υπολογιστής την άλλη.
analysis-play-on-start = Παίξε
analysis-play-on-failed = Το παιχνίδι δεν άρχισε.

## Several records together.

analysis-report = Μία αναφορά για όλες
analysis-report-title = { $count ->
    [one] Μία καταγραφή
   *[other] { $count } καταγραφές μαζί
}
analysis-report-of = Τα λάθη
analysis-report-everybody = όλων
analysis-report-players = Ανά παίκτη
analysis-report-games = Ανά παιχνίδι
analysis-report-opponents = Ανά αντίπαλο
analysis-report-phases = Ανά φάση
analysis-phase-opening = Οι πρώτες τέσσερις ζαριές
analysis-phase-contact = Οι δύο πλευρές συναντιούνται ακόμη
analysis-phase-race = Τρέξιμο
analysis-phase-bear-off = Μάζεμα
analysis-report-rate = Σφάλμα
analysis-report-all = Σύνολο
analysis-report-progress = Εξετάστηκαν { $done } από { $all }
analysis-report-refused = Δεν αναλύθηκε:
analysis-report-repeated = { $count ->
    [one] Ένα αρχείο έχει τον ίδιο αγώνα με άλλο και δεν μετράει.
   *[other] { $count } αρχεία έχουν τους ίδιους αγώνες με άλλα και δεν μετράνε.
}

## Turns as a moving picture.

analysis-clip = Κλιπ
analysis-clip-from = Από την κίνηση
analysis-clip-to = έως την κίνηση
analysis-clip-failed = Το κλιπ δεν φτιάχτηκε. Δοκίμασε ξανά ή διάλεξε λιγότερες σειρές.
