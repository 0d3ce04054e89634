# The companion: real dice, a real board, and the page to keep the count.

companion-title = Σε αληθινό τάβλι
companion-intro = Για αληθινά ζάρια και αληθινό τάβλι. Γράψε τι έφεραν τα ζάρια: η σελίδα κρατά τους κανόνες, το υπόλοιπο του σερί και το σκορ.
companion-begin = Άρχισε
companion-matches = Αγώνες στο τάβλι
companion-throw-of = { $name }: τι έφερε;
companion-opening = Από ένα ζάρι: ποιος αρχίζει;
companion-tie = Ίδια ζάρια. Άλλη μία, από ένα.
companion-really = Τι ήρθε στ’ αλήθεια;
companion-really-note = Ό,τι παίχτηκε με τα τελευταία ζάρια γυρίζει πίσω. Μπορείς να βάλεις και τα ίδια.
companion-first-die = Πρώτο ζάρι
companion-second-die = Δεύτερο ζάρι
companion-die-of = Ζάρι: { $name }
companion-keys = Άγγιξε, ή πάτα δύο φορές από 1 ως 6.
companion-look = Δες το τάβλι
companion-keep = Κράτα τα ζάρια
companion-wrong = Λάθος ζάρια
companion-wrong-short = Ζάρια
