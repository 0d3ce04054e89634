## At the table.

play-rematch = Ρεβάνς
play-resign-ask = Τι παραχωρείς;
play-resign-consent = Ο άλλος μπορεί να αρνηθεί, τότε συνεχίζετε.
play-resign-at-once = Το παιχνίδι τελειώνει αμέσως.
play-resign-later = Τόσο μπορείς ακόμα να χάσεις. Λιγότερο προσφέρεται όσο κάποιος από τους δύο παίζει τη ζαριά του.
play-resign-accept = Δέχομαι
play-resign-refuse = Συνέχεια

## Settings.

play-tutor-loses = χάνει { $loss } πόντους.
play-tutor-better = είναι καλύτερα: κερδίζει { $best } % αντί για { $made } %.
play-tutor-take-back = Πίσω
play-tutor-anyway = Παίξε το έτσι
## What happens.

play-stalls =
    { $who ->
        [you] Κολλάς
       *[other] { $name } κολλάει
    } { $number ->
        [1] στους άσους
        [2] στα δυάρια
        [3] στα τριάρια
        [4] στα τεσσάρια
        [5] στα πεντάρια
       *[6] στα εξάρια
    }
play-declined = { $who ->
    [you] Τα αφήνεις.
   *[other] { $name } τα αφήνει.
}
play-hand-over-may = { $who ->
    [you] Μπορείς να παίξεις { $groups } και μετά ρίχνεις.
   *[other] { $name } μπορεί να παίξει { $groups } και μετά ρίχνει.
}

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-command = Εντολή
play-command-send = Στείλε
play-command-help-text = Γράψε την κίνηση όπως σημειώνεται, 24/18 13/11, με (2) για δύο πούλια, ή μια λέξη: ρίξε, τέλος, πίσω, πίσω στάδιο, ιδέα, πού, παραίτηση.
play-command-throw = ρίξε, ριξε, ζάρια, ζαρια
play-command-done = τέλος, τελος
play-command-next = επόμενο, επομενο, επόμενο παιχνίδι
play-command-undo = πίσω, πισω
play-command-undo-stage = πίσω στάδιο, πισω σταδιο, πίσω το στάδιο
play-command-undo-turn = πίσω όλα, πισω ολα
play-command-hint = ιδέα, ιδεα, συμβουλή, συμβουλη
play-command-where = πού, που, τάβλι, ταβλι
play-command-help = βοήθεια, βοηθεια
play-command-resign = παραίτηση, παραιτηση, τα παρατάω
play-command-unknown = «{ $word }»: δεν το καταλαβαίνω. Η κίνηση γράφεται έτσι: 24/18.
play-command-cannot = { $from }/{ $to } δεν παίζεται τώρα.
play-command-not-now = Αυτό δεν γίνεται τώρα.
play-side-line = { $name }: μένουν { $pips } βήματα, μαζεμένα { $off }

## The end.

play-draw-note = Κανείς δεν μπορεί να κινηθεί ξανά.
play-tie-note = Και οι δύο μάνες είναι πλακωμένες.
play-capote-why = Το πρώτο πούλι βγήκε ενώ { $men } περίμεναν ακόμη να μπουν.
play-jan-count = Στη μπάρα { $bar }, ελεύθερες { $free }
play-limpold = Λίμπολντ: τα πούλια της μπάρας δεν μπορούν να μπουν.
play-match-over = { $who ->
    [you] Ο αγώνας είναι δικός σου.
   *[other] { $name } κέρδισε τον αγώνα.
}
play-end-better = { $who ->
    [you] Έπαιξες καλύτερα
   *[other] Έπαιξε καλύτερα: { $name }
}
play-end-alike = Παίξατε το ίδιο καλά
play-end-helped = { $who ->
    [you] τα ζάρια σε βοήθησαν.
   *[other] τα ζάρια βοήθησαν: { $name }.
}
play-end-even = τα ζάρια ήταν ίσα.
play-end-play = Παιχνίδι
play-end-luck = Τύχη
play-end-errors = λάθη { $own } – { $other }
play-end-best = Καλύτερη κίνηση
play-end-costliest = Ακριβότερη κίνηση
play-end-cascade = Μεγαλύτερο σερί
play-end-cascade-size = { $dice }: { $steps } βήματα, { $pips } πόντοι
play-end-send-clip = Στείλε το κλιπ
play-end-send = Στείλε την εικόνα
play-end-names = Με ονόματα
play-end-how = Πώς έπαιξα;
play-end-short = Το παιχνίδι είναι πολύ σύντομο για να κριθεί.
play-end-reading = Διαβάζεται το παιχνίδι…
play-end-through = Δες το παιχνίδι
play-coach-throw = Ρίξε. Το μεγαλύτερο ζάρι αρχίζει.
play-coach-tap = Άγγιξε ένα πούλι με μπλε δαχτυλίδι.
play-coach-cascade = { $number ->
    [1] Οι διπλές συνεχίζουν: οι άσοι, μετά όλα τα μεγαλύτερα ως τα εξάρια.
    [2] Οι διπλές συνεχίζουν: τα δυάρια, μετά όλα τα μεγαλύτερα ως τα εξάρια.
    [3] Οι διπλές συνεχίζουν: τριάρια, μετά τεσσάρια, πεντάρια, εξάρια.
    [4] Οι διπλές συνεχίζουν: τεσσάρια, μετά πεντάρια, μετά εξάρια.
    [5] Οι διπλές συνεχίζουν: πεντάρια, μετά εξάρια.
   *[6] Το σερί τελειώνει με τα εξάρια: τέσσερα.
}
play-coach-passes = { $number ->
    [1] Δεν χωράνε: άσοι. Τα παίζει τώρα: { $name }.
    [2] Δεν χωράνε: δυάρια. Τα παίζει τώρα: { $name }.
    [3] Δεν χωράνε: τριάρια. Τα παίζει τώρα: { $name }.
    [4] Δεν χωράνε: τεσσάρια. Τα παίζει τώρα: { $name }.
    [5] Δεν χωράνε: πεντάρια. Τα παίζει τώρα: { $name }.
   *[6] Δεν χωράνε: εξάρια. Τα παίζει τώρα: { $name }.
}
play-coach-gift = { $number ->
    [1] { $name }: δεν χώρεσαν, άσοι. Τώρα είναι δικά σου.
    [2] { $name }: δεν χώρεσαν, δυάρια. Τώρα είναι δικά σου.
    [3] { $name }: δεν χώρεσαν, τριάρια. Τώρα είναι δικά σου.
    [4] { $name }: δεν χώρεσαν, τεσσάρια. Τώρα είναι δικά σου.
    [5] { $name }: δεν χώρεσαν, πεντάρια. Τώρα είναι δικά σου.
   *[6] { $name }: δεν χώρεσαν, εξάρια. Τώρα είναι δικά σου.
}
play-coach-hit = Χτυπήθηκε το πούλι σου. Μπαίνει πρώτο.
play-coach-pin = Η κλειδαριά: πλακωμένο πούλι. Μένει όσο υπάρχει πούλι από πάνω.
play-coach-hand = Τα πούλια μπαίνουν από το χέρι: άγγιξέ το.
play-coach-off = Όλα τα πούλια σου είναι σπίτι. Τώρα βγαίνουν.
play-coach-got = Εντάξει
play-coach-off-button = Όχι συμβουλές

## A match of several games.

# What a screen reader says of the line of games: $game is played now.
play-cycle = Παιχνίδι { $number } του αγώνα: { $game }. Μετά: { $next }.
play-next-title = Μετά: { $game }
play-next-way-contrary = Κινείστε ο ένας αντίθετα στον άλλον.
play-next-way-parallel = Κινείστε και οι δύο προς την ίδια φορά.
play-next-man-hit = Ένα μόνο πούλι χτυπιέται.
play-next-man-block = Ένα πούλι κλείνει τη θέση.
play-next-man-pin = Ένα μόνο πούλι πλακώνεται.
