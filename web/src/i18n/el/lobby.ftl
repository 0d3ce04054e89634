lobby-title = Η αίθουσα
lobby-lead = Παίξε με φίλο μέσω συνδέσμου ή με όποιον είναι εδώ.
lobby-here = { $count ->
    [one] { $count } άτομο εδώ
   *[other] { $count } άτομα εδώ
}
lobby-playing = { $count ->
    [one] παίζεται { $count } παρτίδα
   *[other] παίζονται { $count } παρτίδες
}
lobby-anybody = Παίξε με οποιονδήποτε
lobby-seeking = Αναζητείται παίκτης…
lobby-alone = Αυτή τη στιγμή είσαι μόνος εδώ
lobby-alone-text = Στείλε έναν σύνδεσμο σε φίλο. Ή άφησε τη σελίδα ανοιχτή: θα σε καλέσει μόλις καθίσει κάποιος.
lobby-others-text = Κανείς δεν δέχτηκε ακόμη αυτή την παρτίδα. Κάθισε με κάποιον που περιμένει, στείλε σύνδεσμο σε φίλο ή άφησε τη σελίδα ανοιχτή: θα σε καλέσει.
lobby-stop = Σταμάτα την αναζήτηση
lobby-live = Παίζονται τώρα
lobby-live-none = Αυτή τη στιγμή δεν υπάρχει παρτίδα για να δεις
lobby-live-note = Τις παρτίδες με κάποιον από την αίθουσα μπορούν να τις δουν όλοι. Η δική σου μπορεί να είναι η πρώτη.
lobby-seeks = Περιμένουν παίκτη
lobby-seeks-none = Κανείς δεν περιμένει. Κάνε την αρχή: «Παίξε με οποιονδήποτε».
lobby-seek = Παίξε { $game } με: { $name }
lobby-yours = δική σου
lobby-people = Εδώ τώρα
lobby-people-none = Κανείς δεν δείχνει το όνομά του.
lobby-show-name = Να φαίνεται το όνομά μου στους άλλους εδώ
lobby-more = Περισσότερες επιλογές
lobby-begins = Η παρτίδα σου αρχίζει!
lobby-lost = Η σύνδεση με την αίθουσα χάθηκε. Αποκαθίσταται…
lobby-refused-no-seek = Κάποιος πρόλαβε ή ο παίκτης έφυγε.
lobby-refused-own-seek = Αυτή είναι η δική σου παρτίδα. Είναι για άλλον παίκτη.
lobby-refused-too-many-seeks = Περιμένουν πάρα πολλοί. Κάθισε με κάποιον από αυτούς ή δοκίμασε αργότερα.
lobby-refused-too-many-sockets = Η αίθουσα είναι ανοιχτή σε πάρα πολλά παράθυρα. Κλείσε μερικά.
lobby-range = Βαθμολογία του άλλου
lobby-range-any = αδιάφορο
lobby-range-within = το πολύ { $points } πάνω ή κάτω από τη δική σας
lobby-program = Αν δεν καθίσει κανείς σε { $seconds } δευτερόλεπτα
lobby-program-none = περιμένω άνθρωπο
lobby-program-gentle = παίζω με ένα εύκολο πρόγραμμα
lobby-program-middling = παίζω με ένα μέτριο πρόγραμμα
lobby-program-strong = παίζω με ένα δυνατό πρόγραμμα
lobby-refused-rating-range = Αυτός ο παίκτης θέλει αντίπαλο με βαθμολογία πιο κοντά στη δική του.
lobby-challenges = Προκλήσεις
lobby-challenge = Πρόκληση
lobby-challenge-name = Προκαλέστε ένα μέλος με το όνομά του
lobby-challenge-someone = Πρόκληση προς { $name }
lobby-challenge-from = { $name }: πρόκληση προς εσάς
lobby-challenge-to = Αναμονή: { $name }…
lobby-challenge-look = σελίδα
lobby-challenge-accept = Αποδοχή
lobby-challenge-decline = Άρνηση
lobby-challenge-withdraw = Απόσυρση
lobby-challenge-declined = { $name }: δεν θέλει να παίξει τώρα.
lobby-challenged = Σας προκαλούν!
lobby-refused-no-challenge = Αυτή η πρόκληση έχει λήξει.
lobby-refused-not-here = Αυτός ο παίκτης δεν είναι τώρα στην αίθουσα. Διαλέξτε ημέρες για χρόνο ή ελάτε αργότερα.
lobby-refused-blocked = Οι δυο σας δεν παίζετε μεταξύ σας.
lobby-refused-declined-lately = Αυτός ο παίκτης μόλις αρνήθηκε. Δοκιμάστε ξανά σε λίγα λεπτά.
lobby-refused-too-many-challenges = Περιμένουν ήδη πάρα πολλές προκλήσεις. Αποσύρετε μία ή δοκιμάστε αργότερα.
lobby-refused-too-many-tries = Πάρα πολλές προκλήσεις σε λίγη ώρα. Περιμένετε λίγο.
lobby-refused-no-player = Δεν υπάρχει μέλος με αυτό το όνομα.
lobby-refused-left-lately = Φύγατε από έναν αγώνα. Περιμένετε λίγα λεπτά πριν παίξετε με κάποιον από την αίθουσα· οι ολοκληρωμένοι αγώνες το συντομεύουν.
