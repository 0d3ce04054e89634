## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {", "}
play-nav-dice = Έλεγχος ζαριών
play-dice-fair = Τίμια ζάρια ✓
play-page-loading = Η σελίδα ανοίγει…
play-page-failed = Η σελίδα δεν φορτώθηκε. Έλεγξε τη σύνδεσή σου.
play-page-unknown = Δεν υπάρχει τέτοια σελίδα.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = Γκιουλ μπαρά
play-game-gioul = Γκιουλ
play-game-tawula = Ταβούλα
play-game-backgammon = Μπάκγκαμον
play-game-celebi = Τσελεμπί
play-game-portes = Πόρτες
play-game-nackgammon = Νάκγκαμον
play-game-tavla = Τάβλα
play-game-fevga = Φεύγα
play-game-moultezim = Μουλτεζίμ
play-game-narde = Μακρύ νάρντι
play-game-plakoto = Πλακωτό
play-game-tapa = Τάπα
play-game-plakoto-express = Πλακωτό εξπρές
play-game-jacquet = Ζακέ
play-game-irish = Ιρλανδέζικο
play-game-hypergammon = Χάιπεργκαμον
play-game-mahbusa-31 = Μαχμπούσα 31
play-game-tawla-31 = Τάουλα 31
play-game-acey-deucey = Έισι-ντούσι
play-game-nard-himly = Ναρντ του Χίμλι
play-game-verquere = Βερκέρ
play-game-laquet = Λακέτ
play-game-ludus-anglicorum = Το αγγλικό παιχνίδι
play-game-doublets = Ντούμπλετς
play-rules-gul-bara-2007 = Γκιουλ μπαρά, κανόνες του 2007
play-rules-gul-bara-bulgarian = Γκιουλ μπαρά, βουλγαρικοί κανόνες
play-rules-tawula-falkener = Ταβούλα, είσοδος κατά Falkener
play-rules-fevga-stuck = Φεύγα, άνοιγμα για όποιον δεν παίζει
play-rules-fevga-both-tables = Φεύγα, και στα δύο ταμπλό
play-rules-moultezim-pbm = Μουλτεζίμ, με ηλεκτρονικό ταχυδρομείο
play-rules-narde-blocked = Μακρύ νάρντι, δύο πούλια όταν το ένα δεν παίζει
play-rules-narde-step = Μακρύ νάρντι, αυστηρός φραγμός
play-rules-jacquet-1818 = Ζακέ του 1818
play-rules-verquere-head = Βερκέρ, μονό κεφάλι
play-rules-doublets-all = Ντούμπλετς, όλα όρθια

## Throws by their own names: said aloud and shown beside the dice.

play-throw-name-11 = άσους
play-throw-name-21 = ασσόδυο
play-throw-name-22 = δυάρες
play-throw-name-31 = τρία-άσο
play-throw-name-32 = τρία-δύο
play-throw-name-33 = τριάρες
play-throw-name-41 = τέσσερα-άσο
play-throw-name-42 = τέσσερα-δύο
play-throw-name-43 = τέσσερα-τρία
play-throw-name-44 = ντόρτια
play-throw-name-51 = πέντε-άσο
play-throw-name-52 = πέντε-δύο
play-throw-name-53 = πέντε-τρία
play-throw-name-54 = πέντε-τέσσερα
play-throw-name-55 = πεντάρες
play-throw-name-61 = έξι-άσο
play-throw-name-62 = έξι-δύο
play-throw-name-63 = έξι-τρία
play-throw-name-64 = έξι-τέσσερα
play-throw-name-65 = έξι-πέντε
play-throw-name-66 = εξάρες
# Men of one stage: « Fours ».
play-numbers = { $number ->
    [1] Άσοι
    [2] Δυάρια
    [3] Τριάρια
    [4] Τεσσάρια
    [5] Πεντάρια
   *[6] Εξάρια
}

## Sides and players. $who is "you" where the one person at the screen is meant.

play-white = Ο Λευκός
play-black = Ο Μαύρος
play-you = Εσύ
play-computer = Ο υπολογιστής
play-computer-at = Υπολογιστής, επ. { $level }
play-program = πρόγραμμα
play-white-note = Φίλντισι
play-black-note = Σκούρο ρόδο

## The lobby.

play-rule-set = Κανόνες
play-auto-forced = Παίζε τα υποχρεωτικά στάδια για μένα
play-analyse = Ανάλυσε
play-cancel = Άκυρο
play-close = Κλείσιμο
play-load-failed = Ο διακομιστής δεν απαντά.
play-try-again = Ξανά
play-table-unreadable = Αυτό το παιχνίδι δεν ανοίγει: { $reason }
play-table-gone = Δεν υπάρχει εδώ τέτοιο παιχνίδι, ή είναι ιδιωτικό.
play-to-lobby = Όλα τα παιχνίδια

## At the table.

play-throw = Ρίξε
play-throw-first = Ρίξε ένα ζάρι
play-done = Τέλος
play-decline = Άφησέ τα
play-next-game = Επόμενο παιχνίδι
play-new-match = Νέο παιχνίδι
play-undo-step = Πίσω
play-undo-stage = { $number ->
    [1] Πίσω οι άσοι
    [2] Πίσω τα δυάρια
    [3] Πίσω τα τριάρια
    [4] Πίσω τα τεσσάρια
    [5] Πίσω τα πεντάρια
   *[6] Πίσω τα εξάρια
}
play-undo-turn = Πίσω όλα
play-resign = Παραίτηση
play-sounds = Ήχοι
play-resign-offer = { $who ->
    [you] Προτείνεις παραίτηση.
   *[other] { $name } προτείνει παραίτηση.
}
play-resign-refused = { $who ->
    [you] Το παιχνίδι συνεχίζεται.
   *[other] { $name } δεν δέχεται: το παιχνίδι συνεχίζεται.
}
play-show-again = Ξανά
play-chat = Συνομιλία
play-save-game = Φύλαξε
play-skip = Πέρνα το
play-moves = Κινήσεις
play-no-moves = Καμία κίνηση ακόμη.
play-signs = Σημάδια
play-sign-times = αυτό το βήμα τέσσερις φορές
play-sign-hit = χτυπά πούλι
play-sign-lost = αυτός ο αριθμός χάνεται
play-sign-passed = περνά στην άλλη πλευρά
play-sign-single = χώρος μόνο για ένα πούλι σου
play-menu = Κινήσεις και ρυθμίσεις
play-pip-word = βήματα
play-off = έξω
play-hand = χέρι
play-score-line = { $to ->
    [1] ένα παιχνίδι
   *[other] αγώνας μέχρι { $to }
}
play-game-number = Παιχνίδι { $number }
play-next-four_steps = Η διπλή είναι τέσσερις κινήσεις
play-next-four_steps-short = Διπλή: 4 κινήσεις
play-next-two_steps = Η διπλή μετρά μία φορά: δύο κινήσεις
play-next-two_steps-short = Διπλή: 2 κινήσεις
play-next-of_choice = Η διπλή: διπλάσια πούλια
play-next-of_choice-short = Διπλή: πούλια της επιλογής
play-next-cascades = Η επόμενη διπλή κάνει σερί
play-next-cascades-short = Η διπλή κάνει σερί
play-next-plain = Ζαριά { $number } από { $of }: απλή διπλή
play-next-plain-short = { $number } από { $of }: απλή διπλή
## Settings.

play-settings = Ρυθμίσεις
play-tutor-checking = Κοιτάζω την κίνησή σου…

## Connection and refusals.

play-connecting = Σύνδεση…
play-lost = Η σύνδεση χάθηκε. Το παιχνίδι δεν χάνεται· προσπαθούμε ξανά…
play-data-removed = Το πρόγραμμα περιήγησης διέγραψε τα δεδομένα αυτής της σελίδας, και μαζί αυτό το παιχνίδι.
play-computer-simple-short = Ελλιπής φόρτωση: πιο αδύναμος
play-computer-simple = Ο υπολογιστής δεν έχει φορτωθεί ακόμη πλήρως και παίζει πιο αδύναμα από το επίπεδό του. Μόλις έχεις σύνδεση, θα παίζει στο επίπεδό του.
play-computer-stopped = Ο υπολογιστής δεν μπορεί να παίξει αυτή τη στιγμή. Προσπαθούμε ξανά…
play-try-now = Δοκίμασε τώρα
play-rejected-malformed = Ο διακομιστής δεν το κατάλαβε αυτό.
play-rejected-wrong-phase = Αυτό δεν γίνεται τώρα.
play-rejected-illegal-step = Αυτή η κίνηση δεν γίνεται.
play-rejected-not-your-seat = Δεν είναι η σειρά σου.
play-rejected-not-kept = Δεν αποθηκεύτηκε, γι’ αυτό δεν έγινε. Μήπως ο δίσκος είναι γεμάτος ή μόνο για ανάγνωση;
play-rejected-internal = Ο διακομιστής δεν τα κατάφερε.
play-rejected-busy = Το πρόγραμμα είναι απασχολημένο. Δοκίμασε σε λίγο.
play-rejected-run-stopped = Το πούλι δεν μπορεί να πάει τόσο μακριά.
play-rejected-man-stuck = Από εκεί δεν παίζει κανένα πούλι τώρα.
play-rejected-offline = Χωρίς σύνδεση: δεν στάλθηκε τίποτα.
play-rejected-no-simd = Αυτό το πρόγραμμα περιήγησης είναι πολύ παλιό για τη σελίδα: το WebAssembly του δεν έχει SIMD. Σε νεότερο μπορείς να παίξεις.
play-rejected-no-storage = Αυτό το πρόγραμμα περιήγησης δεν αφήνει τη σελίδα να αποθηκεύει παρτίδες. Μήπως είναι ιδιωτικό παράθυρο ή είναι κλειστή η αποθήκευση;
play-rejected-no-space = Δεν υπάρχει άλλος χώρος για αυτή τη σελίδα, γι’ αυτό δεν αποθηκεύτηκε και δεν έγινε. Αποθήκευσε όλα τα παιχνίδια σε αρχείο και σβήσε όσα δεν χρειάζεσαι.
play-rejected-not-loaded = Λείπει ένα μέρος της σελίδας. Φόρτωσέ την ξανά όταν έχεις σύνδεση.
play-rejected-no-net = Αυτό δεν έχει φορτωθεί ακόμη πλήρως. Δοκίμασε ξανά όταν έχεις σύνδεση.
play-rejected-ended = Το μέρος της σελίδας που παίζει σταμάτησε. Δοκίμασε ξανά.
play-tap-empty = Άγγιξε ένα πούλι με δαχτυλίδι.
play-tap-theirs = { $side ->
    [black] Αυτό είναι μαύρο. Παίζεις τα λευκά.
   *[white] Αυτό είναι λευκό. Παίζεις τα μαύρα.
}
play-rejected-rated-game = Παίζετε βαθμολογούμενη παρτίδα. Η ανάλυση ανοίγει όταν τελειώσει.

## Evaluation and hint.

play-evaluation = Εκτίμηση: { $lines }
play-bar-waits = υπολογίζεται
play-win-chance = { $who ->
    [you] Κερδίζεις { $percent } %
   *[other] { $name } κερδίζει { $percent } %
}
play-win-chance-higher = { $who ->
    [you] Κερδίζεις { $percent } %, διπλό ή πάνω { $higher } %
   *[other] { $name } κερδίζει { $percent } %, διπλό ή πάνω { $higher } %
}
play-match-chance = { $who ->
    [you] Κερδίζεις τον αγώνα { $percent } %
   *[other] { $name } κερδίζει τον αγώνα { $percent } %
}
play-hint = Ιδέα
play-hint-show = Δώσε μου ιδέα
play-hint-hide = Κρύψε την ιδέα
play-hint-thinking = Ψάχνω την καλύτερη κίνηση…
play-hint-failed = Δεν υπάρχει ιδέα τώρα.
play-hint-win = κερδίζει { $percent } %
play-hint-loses = χάνει { $loss } πόντους
play-hint-only = μόνη κίνηση
play-hint-gift = δίνει { $groups }
play-hint-undo = πάρε πίσω το στάδιο για να την παίξεις

## The board for a screen reader.

play-board-name = Τάβλι, { $title }
# $men is one of play-men-…, $legal one of play-can-play or empty.
play-point-name = Θέση { $number }, { $men }
play-point-name-single = Θέση { $number }, { $men }, μόνο ένα πούλι
play-point-name-lying = Θέση { $number }, { $men }, πλαγιασμένα
play-bar-name = Μπάρα, { $men }
play-hand-name = Χέρι, { $men }
play-off-name = Μαζεμένα, { $men }
play-with-plays = { $place }, παίζει { $numbers }
play-empty = άδεια
play-men-white = { $count ->
    [one] { $count } λευκό πούλι
   *[other] { $count } λευκά πούλια
}
play-men-black = { $count ->
    [one] { $count } μαύρο πούλι
   *[other] { $count } μαύρα πούλια
}
play-men-on-white = { $men } πάνω σε πλακωμένο λευκό πούλι
play-men-on-black = { $men } πάνω σε πλακωμένο μαύρο πούλι
play-die-name = Ζάρι { $face }. Άλλαξε τη σειρά
play-die-name-first = Ζάρι { $face }, παίζεται πρώτο. Άλλαξε τη σειρά
play-opening-die = Ζάρι, { $name }: { $face }

## The ladder.

play-ladder-name = Σκάλα
play-gift = δώρο
play-gift-of = { $who ->
    [you] Δώρο από σένα
   *[other] Δώρο: { $name }
}
play-number-to-play = μένει
play-number-played = παίχτηκε
play-number-lost = χάθηκε
play-number-passed-on = δόθηκε
play-stage-name = { play-numbers }: { $states }
play-ladder-left = { $number ->
    [1] Άσοι: άλλοι { $left }.
    [2] Δυάρια: άλλα { $left }.
    [3] Τριάρια: άλλα { $left }.
    [4] Τεσσάρια: άλλα { $left }.
    [5] Πεντάρια: άλλα { $left }.
   *[6] Εξάρια: άλλα { $left }.
}
play-ladder-then = Μετά { $numbers }.
play-to-play = Μένουν: { $numbers }.
play-may-decline = Μπορείς να τα αφήσεις.
play-all-played = Παίχτηκαν όλα.

## What happens.

play-opening = Από ένα ζάρι· ο μεγαλύτερος αρχίζει.
play-tie = Και οι δύο έφεραν { $face }: άλλη μία.
play-begins = { $who ->
    [you] Αρχίζεις εσύ: { $own } έναντι { $other }.
   *[other] { $name } αρχίζει: { $own } έναντι { $other }.
}
play-begins-won = { $who ->
    [you] Κέρδισες το προηγούμενο παιχνίδι και αρχίζεις.
   *[other] { $name } κέρδισε το προηγούμενο παιχνίδι και αρχίζει.
}
play-your-throw = { $who ->
    [you] Ρίχνεις εσύ.
   *[other] { $name } ρίχνει.
}
play-name-doublet = { $who ->
    [you] Πες μια διπλή: 1 ως 6.
   *[other] { $name } λέει μια διπλή.
}
play-plays = { $who ->
    [you] Παίζεις { $numbers }.
   *[other] { $name } παίζει { $numbers }.
}
play-plays-yours = { $number ->
    [1] { $name } παίζει τους άσους σου.
    [2] { $name } παίζει τα δυάρια σου.
    [3] { $name } παίζει τα τριάρια σου.
    [4] { $name } παίζει τα τεσσάρια σου.
    [5] { $name } παίζει τα πεντάρια σου.
   *[6] { $name } παίζει τα εξάρια σου.
}
play-thinking = { $who ->
    [you] Παίζεις εσύ…
   *[other] { $name } παίζει…
}
play-threw = { $who ->
    [you] Έφερες { $call }.
   *[other] { $name } έφερε { $call }.
}
play-named = { $who ->
    [you] Είπες { $call }.
   *[other] { $name } είπε { $call }.
}
play-cascade = Σερί!
play-confirm = Παίχτηκαν όλα. Τέλος;
play-confirm-names = Το 2-1 παίχτηκε. Μετά το «Τέλος» λες μια διπλή.
play-done-passes = { $who ->
    [you] Με το «Τέλος» παίρνεις { $groups }.
   *[other] { $name } παίρνει { $groups } με το «Τέλος».
}
play-passed = { $who ->
    [you] Δεν παίζεις { $numbers }.
   *[other] { $name } δεν παίζει { $numbers }.
}
play-lost-numbers = Χάθηκαν: { $numbers }.
play-no-more = Δεν παίζεται τίποτε άλλο.
play-only-play = Μόνη κίνηση, παίχτηκε για σένα.
play-hand-over = { $who ->
    [you] Παίζεις { $groups } και μετά ρίχνεις.
   *[other] { $name } παίζει { $groups } και μετά ρίχνει.
}
play-played = { $who ->
    [you] Έπαιξες { $play }.
   *[other] { $name } έπαιξε { $play }.
}
play-hit-on = Χτύπημα στο { $points }.
play-pinned-on = Πλάκωμα στο { $points }.
play-undone = { $steps ->
    [one] Γύρισε πίσω { $steps } κίνηση.
   *[other] Γύρισαν πίσω { $steps } κινήσεις.
}
# A man went from one place to another.
play-stepped = { $from } – { $to }.
play-stepped-hit = { $from } – { $to }, χτύπημα.
play-stepped-pin = { $from } – { $to }, πλάκωμα.
play-place-bar = μπάρα
play-place-hand = χέρι
play-place-off = έξω

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = Θέσεις
play-log = Τι έγινε

## The end.

play-won = { $who ->
    [you] Κέρδισες
   *[other] { $name } κέρδισε
}
play-draw = Ισοπαλία
play-end-show = Αποτέλεσμα
play-result-single = Μονό παιχνίδι
play-result-double = Διπλό παιχνίδι
play-result-triple = Τριπλό παιχνίδι
play-result-capote = Καπότο
play-result-mother = Μάνα πλακωμένη
play-result-jan = Ζαν
play-result-left = Πούλια που έμειναν
play-result-tie = Ισοφάριση
play-units = { $units ->
    [one] { $units } πόντος
   *[other] { $units } πόντοι
}
play-result-note = { $result }, { $units }
play-result-note-resigned = { $result } με παραίτηση, { $units }
play-result-on-time = Νίκη λόγω χρόνου

# One screen between two people

play-enter-dice = Γράψε τα ζάρια
