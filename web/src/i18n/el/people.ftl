people-since = από { $date }
people-nobody = Δεν υπάρχει παίκτης με το όνομα { $name }
people-ratings = Βαθμολογίες
people-no-rating = Κανένας βαθμολογημένος αγώνας ακόμα.
people-doubtful = Ερωτηματικό: λίγοι αγώνες για σίγουρη βαθμολογία.
people-matches = Τελειωμένοι αγώνες
people-no-matches = Κανένας τελειωμένος αγώνας που μπορείτε να δείτε.
people-opponents = Αντίπαλοι
people-won = Νίκες
people-lost = Ήττες
people-no-result = Χωρίς αποτέλεσμα
people-by-resigned = με παραίτηση
people-by-time = στον χρόνο
people-by-left = με αποχώρηση
people-look = Δες το παιχνίδι
people-record = Αρχείο
people-speed-fast = Γρήγορα
people-speed-normal = Κανονικά
people-speed-slow = Αργά
people-speed-days = Μέρες
people-speed-none = Χωρίς ρολόι
people-matches-count = { $count ->
    [one] 1 αγώνας
   *[other] { $count } αγώνες
}
people-block = Αποκλεισμός
people-unblock = Άρση αποκλεισμού
people-block-note = Δεν συναντιέστε: ούτε προκλήσεις ούτε τυχαία παιχνίδια. Ο άλλος δεν το μαθαίνει.
people-blocked = Αποκλεισμένα μέλη
people-note = Προσωπική σημείωση
people-note-hint = Μόνο εσείς μπορείτε να τη διαβάσετε.
people-note-placeholder = Πώς παίζει, τι να θυμάστε την επόμενη φορά…
people-note-save = Αποθήκευση
people-note-saved = Αποθηκεύτηκε
people-note-removed = Διαγράφηκε
people-note-full = Έχετε όσες σημειώσεις επιτρέπονται σε ένα μέλος. Διαγράψτε πρώτα μία.
people-note-hidden = Το κείμενο έχει αόρατους χαρακτήρες. Γράψτε το ξανά ή αφαιρέστε τους.
