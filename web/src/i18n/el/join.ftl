join-invites = { $name } σας προσκαλεί σε { $game }
join-invites-friend = Ένας φίλος σας προσκαλεί σε { $game }
join-length = { $to ->
    [1] Ένα παιχνίδι.
   *[other] Αγώνας μέχρι { $to }.
}
join-no-clock = Χωρίς χρόνο.
join-no-account = Χωρίς λογαριασμό.
join-same-way = Και οι δύο πάτε προς το σπίτι με την ίδια φορά.
join-learn = Μάθετέ το πρώτα σε δέκα λεπτά
join-learn-note = { $name }: βλέπει ότι μαθαίνετε.
join-fair = Δίκαια ζάρια: ούτε οι δυο σας ούτε αυτός ο διακομιστής μπορεί να ξέρει ή να αλλάξει μια ζαριά.
join-fair-how = Πώς;
join-taken = Και οι δύο θέσεις είναι πιασμένες
join-ended = Ο σύνδεσμος δεν ισχύει πια
join-link-lead = Όποιος τον ανοίξει πρώτος παίζει μαζί σας.
join-scan = Στο ίδιο τραπέζι; Ας σαρώσει τον κωδικό ο φίλος σας.
join-send = Αποστολή του συνδέσμου
join-copy = Αντιγραφή
join-waiting = Περιμένουμε τον φίλο σας. Η σελίδα θα σας καλέσει.
join-meanwhile = Παίξτε στο μεταξύ με τον υπολογιστή
join-meanwhile-note = Σας περιμένει όταν έρθει ο φίλος σας.
join-good = Ο σύνδεσμος ισχύει 24 ώρες.
join-withdraw = Απόσυρση
join-learning = Κάποιος με τον σύνδεσμό σας μαθαίνει πρώτα το παιχνίδι.
join-here = { $name }: είναι εδώ
join-to-table = Στο τραπέζι
join-wait-link = Περιμένουμε τον φίλο σας
join-show-link = Δείξε τον σύνδεσμο
join-wait-learn = Μαθαίνετε, περιμένει: { $name }
join-sit-now = Κάθομαι τώρα
join-new-link = Νέος σύνδεσμος για { $name }
