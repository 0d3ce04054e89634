hall-play-friend = Παιχνίδι με φίλο
hall-making = Ο σύνδεσμος ετοιμάζεται…
hall-name = Το όνομά σας
hall-guest = Επισκέπτης { $number }
hall-side-random = Στην τύχη
hall-watchable = Άλλοι μπορούν να βλέπουν
hall-watchable-note = Όποιος έχει τη διεύθυνση του τραπεζιού βλέπει το παιχνίδι.
hall-open-links = Σύνδεσμοι που περιμένουν
hall-link-title = Ο σύνδεσμός σας είναι έτοιμος
hall-link-lead = Στείλτε τον στον φίλο σας. Το παιχνίδι αρχίζει μόλις καθίσει.
hall-link = Σύνδεσμος
hall-copy = Αντιγραφή του συνδέσμου
hall-copied = Αντιγράφηκε
hall-share = Κοινοποίηση
hall-share-text = { $name } σας προσκαλεί σε μια παρτίδα { $game }.
hall-link-ends = Ο σύνδεσμος ισχύει μία φορά, για 24 ώρες.
hall-withdraw = Απόσυρση του συνδέσμου
hall-waiting = Περιμένουμε τον φίλο σας…
hall-invites = { $name } σας προσκαλεί σε παιχνίδι
hall-seat-white = Παίζετε με τα λευκά.
hall-seat-black = Παίζετε με τα μαύρα.
hall-seat-random = Η τύχη αποφασίζει ποιος παίζει με τα λευκά.
hall-sit-down = Κάθομαι
hall-sitting = Κάθεστε…
hall-watch = Παρακολούθηση
hall-here = εδώ
hall-away = λείπει
hall-refused-invitation-taken = Και οι δύο θέσεις του τραπεζιού είναι πιασμένες.
hall-refused-invitation-expired = Ο σύνδεσμος έληξε. Ζητήστε καινούριο.
hall-refused-own-invitation = Αυτός είναι ο δικός σας σύνδεσμος. Είναι για τον φίλο σας.
hall-refused-no-invitation = Δεν υπάρχει τέτοια πρόσκληση: αποσύρθηκε ή ο σύνδεσμος δεν είναι πλήρης.
hall-refused-too-many-open = Η αίθουσα είναι γεμάτη. Δοκιμάστε αργότερα.
hall-refused-too-many-tables = Η αίθουσα δεν έχει χώρο για άλλο τραπέζι.
hall-refused-invalid-body = Αυτό το όνομα δεν μπορεί να χρησιμοποιηθεί. Διαλέξτε άλλο.
hall-dice-three = Οι δύο παίκτες και ο διακομιστής ρίχνουν μαζί αυτά τα ζάρια: κανείς τους δεν μπορεί να τα διαλέξει ή να τα ξέρει από πριν.
hall-links-wait = Αναμονή για τη σελίδα του άλλου παίκτη…
hall-links-sealed = Το μυστικό σου για την επόμενη ζαριά το έχει ήδη ο διακομιστής: τώρα μπορείς μόνο να πατήσεις «Τέλος».
hall-links-lost = Το μυστικό των ζαριών σου δεν είναι σε αυτή τη σελίδα
hall-links-lost-text = Είναι σε άλλον περιηγητή ή διαγράφηκε. Αν συνεχίσεις εδώ, η επόμενη ζαριά παραλείπεται και η καταγραφή του παιχνιδιού το δείχνει.
hall-links-lost-again = Αυτή η σελίδα έχει ήδη αλλάξει το μυστικό της, και αυτό γίνεται μία φορά σε κάθε παιχνίδι. Συνέχισε στον άλλον περιηγητή ή παραιτήσου.
hall-links-play-here = Παίξε εδώ
hall-links-replaced = Ο άλλος παίκτης άλλαξε το μυστικό των ζαριών του
hall-links-replaced-text = Είχε χαθεί. Μία ζαριά παραλείφθηκε και η καταγραφή του παιχνιδιού το δείχνει. Κάθε πλευρά μπορεί να το κάνει μία φορά σε κάθε παιχνίδι.
hall-links-behind = Ο διακομιστής δείχνει παλαιότερη κατάσταση του παιχνιδιού
hall-links-behind-text = Αυτό το πρόγραμμα περιήγησης έχει δει το παιχνίδι πιο πέρα. Η σελίδα δεν δίνει μυστικό για ζαριά ώσπου να φτάσει ως εκεί και ο διακομιστής.
hall-links-fault = Αυτή η σελίδα δεν δίνει άλλα μυστικά για τα ζάρια
hall-links-fault-repeated = Ο διακομιστής ζήτησε από τη σελίδα να δεσμευτεί δύο φορές στα ίδια ζάρια.
hall-links-fault-swapped = Ο διακομιστής έδειξε άλλες δεσμεύσεις από πριν.
hall-links-fault-links = Ένας κρίκος που άνοιξε ο διακομιστής δεν οδηγεί σε ό,τι είχε δεσμευτεί.
hall-links-fault-dice = Ο διακομιστής έδειξε άλλα ζάρια από αυτά που προκύπτουν από τους κρίκους.
hall-links-fault-rows = Ο διακομιστής έδειξε άλλες κινήσεις από πριν.
hall-rematch-wanted = Ο άλλος παίκτης θέλει να παίξει ξανά.
hall-rematch-waiting = Αναμονή μέχρι να θέλει και ο άλλος παίκτης να παίξει ξανά…
hall-rematch-open = Στον επόμενο αγώνα
hall-time = Χρόνος
hall-time-none = Χωρίς όριο
hall-time-fast = Γρήγορα
hall-time-normal = Κανονικά
hall-time-slow = Αργά
hall-time-live-note = { $delay } δ. ανά στάδιο, { $bank } δ. απόθεμα
hall-time-days = { $days ->
    [one] 1 ημέρα ανά κίνηση
   *[other] { $days } ημέρες ανά κίνηση
}
hall-time-days-note = { 7 } ημέρες απόθεμα
hall-clock-left = απομένουν { $time }
hall-clock-low = Απομένουν δέκα δευτερόλεπτα.
hall-clock-low-other = { $name }: απομένουν δέκα δευτερόλεπτα.
hall-left = Παίκτης που έφυγε: { $name }
hall-left-wait = Είναι η σειρά του. Μετά από αυτόν τον χρόνο μπορείς να πάρεις τον αγώνα:
hall-left-choose = Δεν επέστρεψε. Πάρε τον αγώνα, ακύρωσέ τον ή περίμενε.
hall-left-choose-tournament = Δεν επέστρεψε. Πάρε τον αγώνα ή περίμενε.
hall-claim = Πάρε τον αγώνα
hall-call-off = Ακύρωση του αγώνα
hall-play-on = Συνέχισε
hall-no-result = Ο αγώνας δεν έχει αποτέλεσμα.
hall-call-off-offer = { $who ->
    [you] Προτείνεις να ακυρωθεί ο αγώνας.
   *[other] { $name } προτείνει να ακυρωθεί ο αγώνας.
}
hall-call-off-refused = { $who ->
    [you] Το παιχνίδι συνεχίζεται.
   *[other] { $name } δεν δέχεται: ο αγώνας συνεχίζεται.
}
hall-lost-must-act = Είναι η σειρά σου. { $name } μπορεί να πάρει τον αγώνα σε { $time }.
hall-due-not-begun = Ρίξε μέσα σε { $seconds } δ, αλλιώς ο αγώνας ακυρώνεται.
hall-due-next-game = Το επόμενο παιχνίδι αρχίζει σε { $seconds } δ.
hall-due-offer-ends = Μένουν { $seconds } δ για απάντηση
hall-resign-match = Παραίτηση από όλον τον αγώνα
hall-ended-resigned = Παραίτηση από τον αγώνα
hall-ended-left = Ο αντίπαλος έφυγε
hall-ended-called-off = Ο αγώνας ακυρώθηκε
hall-ended-not-begun = Ο αγώνας δεν άρχισε εγκαίρως
hall-rated = Με βαθμολογία
hall-rated-note = Ο αγώνας αλλάζει τη βαθμολογία και των δύο.
hall-rated-match = Αγώνας με βαθμολογία
hall-rated-both = Χρειάζονται λογαριασμό και οι δύο.
hall-rated-enter = Σύνδεση ή νέος λογαριασμός
hall-refused-rated-limit = Παίξατε πέντε αγώνες με βαθμολογία σε μία μέρα. Παίξτε χωρίς.
hall-refused-not-member = Ο αγώνας με βαθμολογία θέλει λογαριασμό. Συνδεθείτε πρώτα.
hall-as-member = Παίζετε ως { $name }
hall-chat = Συνομιλία
hall-chat-unread = Συνομιλία ({ $count })
hall-chat-empty = Δεν υπάρχουν μηνύματα.
hall-chat-presets = Έτοιμα μηνύματα
hall-chat-text = Το μήνυμά σου
hall-chat-send = Αποστολή
hall-chat-mute = Απόκρυψη μηνυμάτων: { $name }
hall-chat-unmute = Εμφάνιση μηνυμάτων: { $name }
hall-chat-report = Αναφορά
hall-chat-reported = Αναφέρθηκε στον διαχειριστή
hall-say-hello = Γεια σου!
hall-say-good-luck = Καλή τύχη!
hall-say-well-played = Καλά έπαιξες!
hall-say-what-a-throw = Τι ζαριά!
hall-say-bad-luck = Ατυχία!
hall-say-thanks = Ευχαριστώ!
hall-say-sorry = Συγγνώμη!
hall-say-one-moment = Μια στιγμή, παρακαλώ.
hall-say-back = Επέστρεψα.
hall-say-good-game = Ωραίο παιχνίδι!
hall-say-have-to-go = Πρέπει να φύγω.
hall-say-goodbye = Αντίο!
hall-refused-too-fast = Όχι τόσο γρήγορα: το πολύ πέντε μηνύματα σε δέκα δευτερόλεπτα.
hall-refused-chat-full = Αυτό το τραπέζι έχει όσα μηνύματα επιτρέπονται.
hall-watching = Παρακολουθείτε
hall-watching-late = Παρακολουθείτε με { $seconds ->
    [one] καθυστέρηση 1 δευτερολέπτου
   *[other] καθυστέρηση { $seconds } δευτερολέπτων
}
hall-watchers = { $count ->
    [one] Παρακολουθεί { $count } άτομο
   *[other] Παρακολουθούν { $count } άτομα
}
hall-watch-delay = Οι θεατές βλέπουν το παιχνίδι
hall-watch-at-once = αμέσως
hall-watch-seconds = { $seconds } δ αργότερα
hall-watch-minutes = { $minutes } λ αργότερα
hall-watched = Άλλοι μπορούν να βλέπουν αυτό το παιχνίδι.
hall-chat-silenced = Ένας συντονιστής σε έθεσε σε σίγαση έως { $date }.
hall-refused-silenced = Ένας συντονιστής σε έθεσε σε σίγαση.
hall-refused-no-texts-yet = Θα μπορείς να γράφεις κείμενα μετά από μερικούς ακόμη τελειωμένους αγώνες.
hall-warning = Ένας συντονιστής σε προειδοποιεί:
hall-warning-read = Το διάβασα
hall-moderation = Συντονισμός
hall-chat-matches-left = { $count ->
    [one] Μετά από έναν ακόμη τελειωμένο αγώνα θα γράφεις και κείμενα.
   *[other] Μετά από { $count } ακόμη τελειωμένους αγώνες θα γράφεις και κείμενα.
}
hall-to-tournament = Πίσω στο τουρνουά
hall-tournament-game = Παρτίδα του { $name }
