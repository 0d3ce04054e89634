moderation-title = Συντονισμός
moderation-lead = Αναφορές μηνυμάτων, στοιχεία για το τίμιο παιχνίδι και οι αποφάσεις των συντονιστών.
moderation-open = Ανοιχτές αναφορές
moderation-none-open = Καμία ανοιχτή αναφορά.
moderation-answered = Απαντημένες αναφορές
moderation-acts = Ημερολόγιο
moderation-no-acts = Τίποτα ακόμα.
moderation-reported-by = αναφορά από { $name }
moderation-find = Εύρεση ατόμου με όνομα ή κωδικό
moderation-look = Εμφάνιση
moderation-act = Απόφαση
moderation-warn = Προειδοποίηση
moderation-silence = Σίγαση
moderation-close = Κλειστός λογαριασμός
moderation-lift = Άρση σίγασης και κλεισίματος
moderation-dismiss = Χωρίς συνέπεια
moderation-appoint = Συντονιστής
moderation-remove = Όχι πια συντονιστής
moderation-for = Για πόσο
moderation-for-ever = Για πάντα
moderation-reason = Λόγος
moderation-reason-note = Το άτομο τον διαβάζει.
moderation-decide = Απόφαση
moderation-by = από { $name }
moderation-operator = από τον διαχειριστή
moderation-until = έως { $date }
moderation-is-closed = Αυτός ο λογαριασμός είναι κλειστός.
moderation-is-silenced = Σε σίγαση έως { $date }.
moderation-kind-guest = Επισκέπτης
moderation-kind-member = Μέλος
moderation-kind-bot = Πρόγραμμα
moderation-kind-deleted = Διαγραμμένος λογαριασμός
moderation-since = από { $date }
moderation-profile = Προφίλ
moderation-all = Όλες οι αναφορές
moderation-refused-not-impartial = Δεν αποφασίζεις για τον εαυτό σου, για δική σου αναφορά ή για άλλον συντονιστή.
moderation-refused-report-answered = Αυτή η αναφορά έχει ήδη απαντηθεί.
moderation-refused-no-person = Δεν υπάρχει τέτοιο άτομο.
moderation-refused-no-report = Δεν υπάρχει τέτοια αναφορά.
moderation-days = { $days ->
    [one] 1 ημέρα
   *[other] { $days } ημέρες
}
moderation-matches = { $count ->
    [one] 1 τελειωμένος αγώνας
   *[other] { $count } τελειωμένοι αγώνες
}
moderation-fair-title = Τίμιο παιχνίδι
moderation-fair-none = Δεν έχει αναλυθεί ακόμα βαθμολογημένος αγώνας.
moderation-fair-asks = μακριά από άλλους ίδιας δύναμης
moderation-fair-band = { $game }, βαθμολογία από { $from }
moderation-fair-matches = αγώνες: { $count }
moderation-fair-stages = στάδια με επιλογή: { $count }
moderation-fair-loss = μέση απώλεια: { $loss }
moderation-fair-rekeys = νέα μυστικά ζαριών: { $count }
moderation-fair-figure = Μέτρο
moderation-fair-own = Δικό του
moderation-fair-others = Άλλοι
moderation-fair-away = Απόσταση
moderation-fair-hard-loss = Απώλεια όπου είναι δύσκολο
moderation-fair-hard-best = Καλύτερη κίνηση όπου είναι δύσκολο
moderation-fair-search = Βαθύτερη επιλογή, όπου σφάλλει το δίκτυο
moderation-fair-pace = Χρόνος για δύσκολα προς φανερά
moderation-fair-note = Η «απόσταση» μετρά τυπικές αποκλίσεις από άλλους ίδιας δύναμης, προς ένα πρόγραμμα. Υπάρχουν δυνατοί παίκτες: δείτε τους αγώνες πριν αποφασίσετε.
