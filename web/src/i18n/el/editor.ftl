## The editor: a position is set up by hand.

editor-title = Στήσιμο διάταξης
editor-lead = Στήσε όποια διάταξη θέλεις, δες τι δεν πάει καλά, παίξε από εκεί ή ανάλυσέ την.
editor-board = Τάβλι για στήσιμο
editor-hint = Σύρε ένα πούλι όπου θέλεις, ή άγγιξέ το και μετά κάθε θέση όπου πάνε αυτό και τα άλλα. Το Esc το αφήνει.
editor-undo = Πίσω
editor-start-position = Αρχική διάταξη
editor-empty = Όλα έξω
editor-exchange = Άλλαξε τα χρώματα
editor-loading = Η διάταξη διαβάζεται…

## A link that leads nowhere.

editor-broken = Αυτός ο σύνδεσμος δεν έχει διάταξη που να διαβάζεται.
editor-broken-take-start = Από την αρχική διάταξη
editor-broken-take-empty = Από άδειο τάβλι

## Rules.

editor-rules = Κανόνες
editor-options = Επιλογές κανόνων
editor-option-compulsion = Τι πρέπει να παιχτεί
editor-option-next-game = Το επόμενο παιχνίδι αρχίζει
editor-option-opening = Μετά τον κλήρο
editor-option-after = Απλές ζαριές πριν από το σερί
editor-option-count = Οι ζαριές μετρούν
editor-option-remainder = Ό,τι δεν παίζεται από το σερί
editor-option-remainder-order = Στο υπόλοιπο
editor-option-unstarted = Σερί που δεν ξεκίνησε
editor-option-entry-base = Το εξάρι μπαίνει στο
editor-option-re-entry = Πούλια που ξαναμπαίνουν
editor-option-free-point = Μία θέση μένει ελεύθερη
editor-option-capote = Καπότο
editor-option-mother-tie = Πόντοι για κάθε πλευρά αν πλακωθούν και οι δύο μάνες
editor-option-own-table-most = Θέσεις του δικού μακρινού ταμπλό, το πολύ
editor-option-opp-table-most = Θέσεις του άλλου μακρινού ταμπλό, το πολύ
editor-option-must-open = Ποιον πρέπει να αφήνει ένα τείχος
editor-option-head-first = Δύο πούλια φεύγουν από το κεφάλι στην πρώτη ζαριά
editor-option-prime-check = Οι έξι στη σειρά ελέγχονται
editor-option-bouchon = Έξι στη σειρά χωρίς πούλια στο 2 και στο 1
editor-option-double = Δύο πόντοι αν ο χαμένος δεν μάζεψε κανένα
editor-option-head = Δικά σου πούλια στο 13
editor-option-single = Θέσεις για ένα πούλι
editor-option-limpold = Λίμπολντ παθαίνει
editor-value-most-then-larger = όσα περισσότερα, μετά το μεγαλύτερο
editor-value-most = όσα περισσότερα
editor-value-free = όπως θέλεις
editor-value-winner-leads = με τον νικητή
editor-value-opening-throw = με κλήρο
editor-value-throw-again = ο πρώτος ξαναρίχνει
editor-value-play-opening-dice = παίζονται τα ίδια ζάρια
editor-value-per-player = σε κάθε παίκτη
editor-value-whole-game = και στους δύο μαζί
editor-value-opponent-plays = το παίζει ο αντίπαλος
editor-value-lost = χάνεται
editor-value-go-on = τα κλειστά ζάρια προσπερνιούνται
editor-value-stop-at-first = τελειώνει στο πρώτο κλειστό ζάρι
editor-value-passes = περνά στον άλλο
editor-value-packed = ένα σε κάθε θέση
editor-value-may-double = επιτρέπονται δύο
editor-value-single = μόνο ένα
editor-value-half = 24 ως 13
editor-value-quarter = 24 ως 19
editor-value-frozen = όποιος δεν μπαίνει ποτέ
editor-value-shut = όποιος βρίσκει κλειστή είσοδο
editor-value-on = ναι
editor-value-off = όχι
editor-value-one-point = πούλια σε μία θέση
editor-value-stuck = όποιον δεν έχει κίνηση
editor-value-list = με 6-6, 4-4, 3-3
editor-value-blocked = όταν το ένα δεν παίζει
editor-value-end = στο τέλος της ζαριάς
editor-value-step = σε κάθε βήμα
editor-value-25 = 19
editor-value-24 = 18

## Whose turn it is.

editor-turn = Σειρά
editor-phase-opening = Κλήρος
editor-phase-throw = Πριν τη ζαριά
editor-phase-name = Πριν τη διπλή
editor-phase-play = Πριν την κίνηση
editor-phase-over = Τέλος παιχνιδιού
editor-thrower = Ποιος ρίχνει
editor-threw = Ποιος έριξε
editor-mover = Ποιος παίζει
editor-mover-thrower = όποιος έριξε
editor-mover-other = ο άλλος (υπόλοιπο)
editor-numbers = Ζάρια που παίζονται
editor-first-number = Πρώτο ζάρι
editor-second-number = Δεύτερο ζάρι
editor-count = Πόσα από αυτά
editor-then = Μετά: { $numbers }, από τέσσερα.
editor-then-none = Μετά από αυτό το στάδιο δεν έχει άλλο.
editor-winner = Νικητής
editor-nobody = κανείς
editor-result = Αποτέλεσμα
editor-result-single = μονό παιχνίδι
editor-result-double = διπλό παιχνίδι
editor-result-triple = τριπλό παιχνίδι
editor-result-capote = καπότο
editor-result-mother = μάνα πλακωμένη
editor-result-jan = ζαν
editor-result-left = πούλια που έμειναν
editor-tie = ισοφάριση: δύο μάνες

## Men and throws.

editor-men = Πούλια και ζαριές
editor-side-white = Ο Λευκός
editor-side-black = Ο Μαύρος
editor-bar = Πούλια στην μπάρα
editor-hand = Πούλια στο χέρι
editor-off = Μαζεμένα πούλια
editor-throws = Ζαριές που έγιναν
editor-throws-with-this = Ζαριές που έγιναν, μαζί με αυτήν
editor-fewer = { $what }: ένα λιγότερο
editor-more = { $what }: ένα περισσότερο
editor-pips = Βήματα: Λευκός { $white }, Μαύρος { $black }

## What is wrong. $side is "white" or "black".

editor-possible = Αυτή η διάταξη γίνεται.
editor-faults = { $count ->
    [one] Ένα πράγμα δεν πάει καλά:
   *[other] { $count } πράγματα δεν πάνε καλά:
}
editor-fault-wrong-number-of-men = { $side ->
    [white] Τα λευκά πούλια είναι { $men } και όχι { $most }.
   *[black] Τα μαύρα πούλια είναι { $men } και όχι { $most }.
}
editor-fault-shared-point = Και οι δύο στέκονται στη θέση { $point } του Λευκού, που για τον Μαύρο είναι η { $black }.
editor-fault-no-bar = { $side ->
    [white] Ο Λευκός έχει πούλια στην μπάρα, αλλά εδώ κανείς δεν χτυπιέται.
   *[black] Ο Μαύρος έχει πούλια στην μπάρα, αλλά εδώ κανείς δεν χτυπιέται.
}
editor-fault-no-hand = { $side ->
    [white] Ο Λευκός έχει πούλια στο χέρι, αλλά εδώ όλα αρχίζουν στο τάβλι.
   *[black] Ο Μαύρος έχει πούλια στο χέρι, αλλά εδώ όλα αρχίζουν στο τάβλι.
}
editor-fault-packed = { $side ->
    [white] Ο Λευκός έχει { $men } πούλια στη θέση { $point }, όπου χωρούν το πολύ { $most }.
   *[black] Ο Μαύρος έχει { $men } πούλια στη θέση { $point }, όπου χωρούν το πολύ { $most }.
}
editor-fault-opening-under-way = Στον κλήρο όλα τα πούλια είναι στην αρχή τους και δεν έχει ρίξει κανείς.
editor-fault-bad-stage = Αυτά δεν είναι στάδιο: δύο διαφορετικά ζάρια, ή ένα ως τέσσερα ίδια.
editor-fault-no-throw = { $side ->
    [white] Ο Λευκός έριξε, άρα πρέπει να μετρά τουλάχιστον μία ζαριά.
   *[black] Ο Μαύρος έριξε, άρα πρέπει να μετρά τουλάχιστον μία ζαριά.
}
editor-fault-nothing-named = Σε αυτό το παιχνίδι κανείς δεν λέει διπλή.
editor-fault-bad-named = Η διπλή που λέγεται είναι τέσσερις ίσοι αριθμοί, που παίζει όποιος την είπε.
editor-fault-no-remainder = { $side ->
    [white] Ο Λευκός δεν μπορεί να παίζει υπόλοιπο: αυτή η ζαριά δεν δίνει τίποτα στον άλλο.
   *[black] Ο Μαύρος δεν μπορεί να παίζει υπόλοιπο: αυτή η ζαριά δεν δίνει τίποτα στον άλλο.
}
editor-fault-nothing-to-play = { $side ->
    [white] Ο Λευκός δεν έχει κίνηση σε αυτό το στάδιο, που περνά μόνο του.
   *[black] Ο Μαύρος δεν έχει κίνηση σε αυτό το στάδιο, που περνά μόνο του.
}
editor-fault-already-won = { $side ->
    [white] Ο Λευκός μάζεψε όλα τα πούλια, άρα το παιχνίδι τελείωσε.
   *[black] Ο Μαύρος μάζεψε όλα τα πούλια, άρα το παιχνίδι τελείωσε.
}
editor-fault-not-pinned = { $side ->
    [white] Ο Λευκός έχει πλακωμένο πούλι στη θέση { $point }, όπου δεν γίνεται να είναι πλακωμένο μόνο ένα.
   *[black] Ο Μαύρος έχει πλακωμένο πούλι στη θέση { $point }, όπου δεν γίνεται να είναι πλακωμένο μόνο ένα.
}
editor-fault-no-pinner = { $side ->
    [white] Ο Λευκός έχει πλακωμένο πούλι στη θέση { $point }, αλλά κανένα μαύρο δεν είναι πάνω του.
   *[black] Ο Μαύρος έχει πλακωμένο πούλι στη θέση { $point }, αλλά κανένα λευκό δεν είναι πάνω του.
}
editor-fault-mother-pinned = { $side ->
    [white] Η μάνα του Λευκού είναι πλακωμένη, άρα το παιχνίδι τελείωσε.
   *[black] Η μάνα του Μαύρου είναι πλακωμένη, άρα το παιχνίδι τελείωσε.
}
editor-fault-frozen = { $side ->
    [white] Ο Λευκός έχει περισσότερα πούλια στη μπάρα από θέσεις εισόδου, άρα το παιχνίδι τελείωσε.
   *[black] Ο Μαύρος έχει περισσότερα πούλια στη μπάρα από θέσεις εισόδου, άρα το παιχνίδι τελείωσε.
}
editor-fault-dead = Με καμία ζαριά δεν παίζει κανείς, άρα είναι ισοπαλία.
editor-fault-wrong-result = Τα πούλια δεν στέκονται όπως μετά από τέτοιο αποτέλεσμα.

## What to do with it.

editor-play-on = Παίξε από εδώ
editor-analyse = Ανάλυσε
editor-analysing = Σκέφτομαι…
editor-judged = { $side ->
    [white] Ο Λευκός:
   *[black] Ο Μαύρος:
}
editor-play = Παίξε
editor-play-failed = Το τάβλι δεν στήθηκε: { $reason }
editor-copy-link = Αντιγραφή συνδέσμου
editor-copied = Αντιγράφηκε
editor-copy = Αντιγραφή: { $what }
editor-svg = Εικόνα (SVG)
editor-png = Εικόνα (PNG)
editor-share = Δώσε και πάρε
editor-id = Κωδικός διάταξης
editor-gnubg = Κωδικός gnubg
editor-g-code = Κωδικός γκιουλ μπαρά
editor-picture-note = { $phase } · Βήματα: Λευκός { $white }, Μαύρος { $black }
editor-picture-opening = Κλήρος
editor-picture-throw = { $side ->
    [white] Ρίχνει ο Λευκός
   *[black] Ρίχνει ο Μαύρος
}
editor-picture-name = { $side ->
    [white] Λέει διπλή ο Λευκός
   *[black] Λέει διπλή ο Μαύρος
}
editor-picture-play = { $side ->
    [white] Ο Λευκός παίζει { $numbers }
   *[black] Ο Μαύρος παίζει { $numbers }
}
editor-picture-over = Το παιχνίδι τελείωσε
