### Η κατάσταση μιας εγκατάστασης, για τον διαχειριστή της. Ονόματα με κεφαλαία, εντολές και επιλογές μένουν ως έχουν.


## Redis

# en: 801855a9
health-redis = Το Redis δέχεται μια εγγραφή.
# en: 726dbeeb
health-key = Οι παρτίδες άνοιξαν με αυτό το κλειδί.
# en: 8d15de40
health-key-other = Οι παρτίδες άνοιξαν με άλλο CAIRN_KEY από εκείνο της υπηρεσίας.
# en: a5c41e98
health-key-advice = Όρισε το CAIRN_KEY των παρτίδων. Μέχρι τότε το API αρνείται να ξεκινήσει. Οι worker και ο caretaker δεν χρειάζονται κλειδί.
# en: 3d2816e2
health-durability = Το Redis έχει στον δίσκο ό,τι του δόθηκε πριν απαντήσει, και δεν αφαιρεί τίποτα από αυτό.
# en: 71436728
health-durability-advice = Άλλαξέ το στις ρυθμίσεις του Redis: αμέσως (CONFIG SET), και στο αρχείο του.
# en: 3ce5511a
health-no-info = Αυτός ο χρήστης δεν επιτρέπεται να διαβάσει από το Redis (INFO) αν έχει αρχείο append-only, και τι αφαιρεί.
# en: 227a98c4
health-no-append-file = Το Redis δεν κρατάει αρχείο append-only: μια κατάρρευση χάνει όλα από το τελευταίο στιγμιότυπο. Όρισε appendonly yes.
# en: 82761c72
health-no-appendfsync = Αυτός ο χρήστης δεν επιτρέπεται να διαβάσει πότε γράφει το Redis στον δίσκο (CONFIG GET appendfsync)· πρέπει να είναι always.
# en: 65431ab1
health-appendfsync-second = Το Redis έχει appendfsync everysec: μια κατάρρευση του μηχανήματός του μπορεί να χάσει το τελευταίο δευτερόλεπτο επιβεβαιωμένων κινήσεων. Όρισε appendfsync always.
# en: a1139089
health-appendfsync-no = Το Redis έχει appendfsync no: μια κατάρρευση του μηχανήματός του μπορεί να χάσει επιβεβαιωμένες κινήσεις μισού λεπτού και παραπάνω. Όρισε appendfsync always.
# en: f0842e67
health-eviction = Το Redis έχει maxmemory-policy { $policy }: μπορεί να αφαιρέσει παρτίδες όταν γεμίσει η μνήμη του. Όρισε maxmemory-policy noeviction.
# en: 66f3cbc2
health-replicas = Υπάρχουν όσα αντίγραφα λέει το CAIRN_REPLICAS.
# en: 5eced61e
health-replicas-advice = Ξεκίνησε αντίγραφα, ή μείωσε το CAIRN_REPLICAS.
# en: cb77a2ac
health-replica-missing = Το CAIRN_REPLICAS είναι { $least }, και υπάρχει μόνο 1 έγκαιρο αντίγραφο του κύριου κόμβου: εκεί δεν επιβεβαιώνεται καμία κίνηση.
# en: 3d112d86
health-replicas-missing = Το CAIRN_REPLICAS είναι { $least }, και τα έγκαιρα αντίγραφα του κύριου κόμβου είναι { $number }: εκεί δεν επιβεβαιώνεται καμία κίνηση.
# en: 4cae6a5b
health-clocks = Όλα τα γνωστά ρολόγια συμφωνούν με του Redis.
# en: 505794e7
health-clocks-behind = Το ρολόι ενός μηχανήματος είναι { $seconds } s πίσω από του Redis. Οι παρτίδες χρησιμοποιούν το ρολόι του Redis, οπότε κανένας παίκτης δεν χάνει χρόνο, αλλά ρύθμισέ το με NTP.
# en: 39aa9d2f
health-clocks-ahead = Το ρολόι ενός μηχανήματος είναι { $seconds } s μπροστά από του Redis. Οι παρτίδες χρησιμοποιούν το ρολόι του Redis, οπότε κανένας παίκτης δεν χάνει χρόνο, αλλά ρύθμισέ το με NTP.
# en: 729ad473
health-clocks-advice = Άφησε το μηχάνημα να ρυθμίζει το ρολόι του με NTP (chrony, systemd-timesyncd).
# en: d1d94215
health-files = Ό,τι διαγράφηκε φεύγει έγκαιρα από τα αρχεία του Redis.
# en: 39935588
health-files-late = Ονόματα που διαγράφηκαν από { $time } UTC μπορεί να είναι ακόμη στα αρχεία append-only του Redis (BGREWRITEAOF): { $why }.
# en: de42cae6
health-files-advice = Άφησε τον χρήστη του caretaker να το κάνει, ή κάνε το εσύ σε κάθε κύριο κόμβο, μία φορά την ημέρα.
# en: 1b887b63
health-memory = Το Redis έχει ελεύθερη μνήμη.
# en: 0c01b3ea
health-memory-games = Το Redis των παρτίδων χρησιμοποιεί πάνω από 85% του maxmemory ή της μνήμης του μηχανήματός του.
# en: 966b240a
health-memory-queue = Το Redis της ουράς χρησιμοποιεί πάνω από 85% του maxmemory ή της μνήμης του μηχανήματός του.
# en: fe1a6dd5
health-memory-games-advice = Αύξησε το maxmemory, πήγαινε σε μεγαλύτερο μηχάνημα, ή άφησε τις τελειωμένες παρτίδες να φεύγουν νωρίτερα από το Redis (CAIRN_COLD_AFTER). Το `cairn up` ορίζει maxmemory σε 1 όσο ο δίσκος του φακέλου δεδομένων του είναι γεμάτος.
# en: e959c26f
health-memory-queue-advice = Αύξησε το maxmemory, ή ξεκίνησε worker (`cairn worker`).
# en: c42d4604
health-queue = Το Redis της ουράς δέχεται εργασίες.
# en: d7178036
health-queue-eviction = Το Redis της ουράς έχει maxmemory-policy { $policy }: μπορεί να αφαιρέσει εργασίες όταν γεμίσει η μνήμη του.
# en: e8846729
health-queue-advice = Όρισε maxmemory-policy noeviction.
# en: e9a5a145
health-queue-away = { $words } (εκείνο της ουράς): οι κινήσεις συνεχίζονται, και AI, υποδείξεις, εισαγωγές και webhook περιμένουν.

## Μέρη του Cairn

# en: 90958a3d
health-version = Δεν τρέχει μέρος άλλης έκδοσης, και γράφεται η μορφή { $format }.
# en: d6ff78af
health-version-others = Τρέχουν μέρη άλλων εκδόσεων από αυτήν, { $version }: { $parts }.
# en: 153280ee
health-version-advice = Φέρε όλα τα μέρη στην ίδια έκδοση.
# en: 754221de
health-version-finish = Φέρε όλα τα μέρη στην ίδια έκδοση, και μετά τρέξε `cairn finish-upgrade`: μέχρι τότε γράφεται η μορφή { $format }.
# en: b7735895
health-format = Γράφεται η μορφή { $format }, που τη διαβάζουν και παλιότερες εκδόσεις· αυτή γνωρίζει την { $known }.
# en: 799f89df
health-format-advice = Τρέξε `cairn finish-upgrade` αν δεν θα γυρίσεις πίσω, ή περίμενε: ο caretaker το κάνει σε δέκα λεπτά.
# en: 3e21d19b
health-processes = Κάθε διεργασία που έχει δηλωθεί απαντάει.
# en: b5eddc4a
health-process-silent-an =
    Μια διεργασία ({ $process }) δεν έχει απαντήσει για { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }.
# en: dc539584
health-process-silent =
    Μια διεργασία ({ $process }) δεν έχει απαντήσει για { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }.
# en: e6cdc76d
health-process-silent-advice = Συνέχισέ την (kill -CONT), ή επανεκκίνησέ την. Αν το μηχάνημά της δεν υπάρχει πια, αυτό σταματάει μετά από μία ώρα.
# en: 28cc26e1
health-process-files-an = Μια διεργασία ({ $process }) έχει ανοίξει πάνω από { $share } των αρχείων που μπορεί να ανοίξει.
# en: f5e95b99
health-process-files = Μια διεργασία ({ $process }) έχει ανοίξει πάνω από { $share } των αρχείων που μπορεί να ανοίξει.
# en: 84b798aa
health-process-files-advice = Αύξησε το όριό της (LimitNOFILE, ulimit -n), ή ξεκίνησε άλλη: κάθε σύνδεση είναι ένα ανοιχτό αρχείο.
# en: dbf3eff0
health-caretaker = Ο caretaker τρέχει, και οι οφειλόμενες εργασίες γίνονται έγκαιρα.
# en: 5cab9586
health-caretaker-starting = Ο caretaker ξεκινάει.
# en: ebbee711
health-caretaker-late =
    Οι οφειλόμενες εργασίες έχουν καθυστέρηση { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }.
# en: 4107437b
health-caretaker-never = Δεν υπήρξε ποτέ εδώ caretaker.
# en: 33ea9f13
health-caretaker-gone =
    Κανένας caretaker δεν έχει φανεί για { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }.
# en: d131f0ed
health-caretaker-advice = Ξεκίνησε τον caretaker, `cairn caretaker`, ή κοίταξε το ημερολόγιό του.
# en: 1630404d
health-workers-starting = Οι worker ξεκινούν.
# en: 36f8cf47
health-workers-none = Δεν τρέχει κανένας worker.
# en: ef5be5c2
health-workers-one = Τρέχει 1 worker.
# en: ccf88dd8
health-workers = Τρέχουν { $number } worker.
# en: 95be3960
health-workers-advice = Ξεκίνησε έναν με `cairn worker`: χωρίς κανέναν, καμία AI δεν παίζει και τίποτα δεν εισάγεται.
# en: 5d132a80
health-backlog = Καμία εργασία δεν περιμένει πολύ.
# en: 4029dad4
health-backlog-late =
    Μια εργασία του `{ $class }` περιμένει πάνω από { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }.
# en: 455a2eca
health-backlog-advice = Ξεκίνησε περισσότερους worker (`cairn worker`), και κοίταξε τα ημερολόγια των worker και του caretaker.

## Τελειωμένες παρτίδες, δίσκοι και αντίγραφα ασφαλείας

# en: 56c0952c
health-store = Ο χώρος των τελειωμένων παρτίδων διαβάζεται, και είναι εκείνος που χρησιμοποιήθηκε· ή δεν υπήρξε κανένας.
# en: f187250a
health-store-missing = Ο χώρος των τελειωμένων παρτίδων λείπει ή δεν μπορεί να χρησιμοποιηθεί.
# en: 6e2ee6d0
health-store-missing-advice = Προσάρτησέ τον ξανά, ή διόρθωσε το CAIRN_COLD_URL ή τα διαπιστευτήριά του. Μετά το Cairn συνεχίζει μόνο του.
# en: 68036142
health-store-unset =
    { $number ->
        [one] { $number } τελειωμένη παρτίδα σφραγίστηκε
       *[other] { $number } τελειωμένες παρτίδες σφραγίστηκαν
    } σε τμήματα, και αυτό το μέρος δεν μπορεί να τις διαβάσει.
# en: dddd956a
health-store-unset-advice = Όρισε το CAIRN_COLD_URL εκεί όπου είναι τα τμήματα.
# en: 9dc0bae4
health-segments = Οι τελειωμένες παρτίδες φεύγουν έγκαιρα από το Redis: σφραγισμένες { $sealed }, εκκρεμούν { $due }.
# en: 0d59221d
health-segments-off = Οι τελειωμένες παρτίδες μένουν στο Redis· σφραγισμένες από πριν: { $sealed }.
# en: 4fccdc5a
health-segments-failed = Η τελευταία προσπάθεια να βγουν τελειωμένες παρτίδες από το Redis απέτυχε.
# en: 381f7b6f
health-segments-late =
    { $number ->
        [one] { $number } τελειωμένη παρτίδα έχει αργήσει ώρες για τμήμα και είναι
       *[other] { $number } τελειωμένες παρτίδες έχουν αργήσει ώρες για τμήμα και είναι
    } ακόμη στο Redis.
# en: 2131961f
health-segments-advice = Έλεγξε το CAIRN_COLD_URL και το ημερολόγιο ενός worker. Η σφράγιση ξαναδοκιμάζεται.
# en: 0cc7ba21
health-segments-refused =
    { $number ->
        [one] { $number } τελειωμένη παρτίδα μένει
       *[other] { $number } τελειωμένες παρτίδες μένουν
    } στο Redis: δεν ξαναχτίζονται από τις αποφάσεις τους.
# en: e08e4640
health-segments-refused-advice = Το `cairn verify` αναφέρει το σφάλμα καθεμιάς· το `cairn rebuild` τις ξαναδοκιμάζει.
# en: 5a1473dd
health-disk = Όλοι οι δίσκοι που γνωρίζει το Cairn έχουν ελεύθερο χώρο.
# en: 29c5affc
health-disk-folder = Ο δίσκος του φακέλου δεδομένων είναι σχεδόν γεμάτος.
# en: df7fa542
health-disk-store = Ο δίσκος του χώρου των τελειωμένων παρτίδων είναι σχεδόν γεμάτος.
# en: 1dc66b81
health-disk-backups = Ο δίσκος των αντιγράφων ασφαλείας είναι σχεδόν γεμάτος.
# en: 29be28fb
health-disk-advice = Ελευθέρωσε χώρο σε αυτόν, ή μεγάλωσέ τον. Οι παρτίδες στον φάκελο δεδομένων γίνονται μόνο για ανάγνωση πριν γεμίσει.
# en: 82476d69
health-backup =
    Το τελευταίο καλό αντίγραφο ασφαλείας άρχισε πριν από { $hours ->
        [one] { $hours } ώρα
       *[other] { $hours } ώρες
    }.
# en: bac257e2
health-backup-none = Δεν έγινε ποτέ αντίγραφο ασφαλείας.
# en: cea98aa1
health-backup-none-advice = Προγραμμάτισε ένα: `cairn backup TARGET --every 24h --keep 14`.
# en: 86550d14
health-backup-failed = Το τελευταίο αντίγραφο ασφαλείας απέτυχε.
# en: f8f08dec
health-backup-advice = Τρέξε `cairn backup`· δες το ημερολόγιό του.
# en: 00305138
health-restore-none = Δεν έχει γίνει ακόμη δοκιμαστική επαναφορά αντιγράφου ασφαλείας.
# en: 83bc48c6
health-restore =
    Η τελευταία δοκιμαστική επαναφορά αντιγράφου ασφαλείας έγινε πριν από { $days ->
        [one] { $days } ημέρα
       *[other] { $days } ημέρες
    }, και επανέφερε τα πάντα.
# en: b4ea64b4
health-restore-failed = Το νεότερο αντίγραφο ασφαλείας δεν μπορεί να επαναφερθεί.
# en: 437920f9
health-restore-failed-advice = Κράτησε τα παλιότερα. Κάνε άλλο με `cairn backup`, και δοκίμασέ το: `cairn backup --check --trial TARGET`.
# en: 4eb21176
health-restore-advice = Τρέξε `cairn backup --check --trial TARGET`· δες το ημερολόγιο του `cairn backup`.

## Τι να κάνεις όταν αρνείται το Redis

# en: 007e819a
health-advice-url = Διόρθωσε το REDIS_URL: πρέπει να ονομάζει τον κύριο κόμβο, ή όλους τους Sentinel, ή κόμβους του cluster με το είδος URL του.
# en: fdc70782
health-advice-reach = Έλεγξε το REDIS_URL, το δίκτυο, και ότι ο διακομιστής τρέχει και δεν είναι σε παύση.
# en: e30b1fa6
health-advice-port = Σταμάτησε το πρόγραμμα που έχει τη θύρα του Redis (ss -ltnp) και ξεκίνησε το Redis, ή διόρθωσε το REDIS_URL.
# en: f1538b3e
health-advice-wait = Περίμενε μέχρι το Redis να τελειώσει τη δουλειά του, και κοίταξε το ημερολόγιό του.
# en: 5fe11901
health-advice-memory = Αύξησε το maxmemory (CONFIG SET maxmemory, και το αρχείο του Redis), ή άφησε τις τελειωμένες παρτίδες να φεύγουν νωρίτερα από το Redis (CAIRN_COLD_URL, CAIRN_COLD_AFTER). Αν το τρέχει το `cairn up`, ελευθέρωσε χώρο στον δίσκο του φακέλου δεδομένων.
# en: 1b6fed18
health-advice-rights = Διόρθωσε τον χρήστη και τον κωδικό στο REDIS_URL, ή τα δικαιώματα εκείνου του χρήστη (ACL).
# en: 0e313beb
health-advice-acl = Δώσε στον χρήστη του REDIS_URL τα δικαιώματα που απαριθμεί το service/README.md (ACL SETUSER).
# en: 8895155c
health-advice-key = Όρισε το CAIRN_KEY των παρτίδων.
# en: ea965da7
health-advice-version = Τρέξε μια αρκετά νέα έκδοση του Cairn και του Redis.
# en: c7472d33
health-advice-disk = Ελευθέρωσε χώρο στον δίσκο του Redis, και κοίταξε το ημερολόγιό του.
# en: a9256906
health-advice-nodes = Ξεκίνησε τους κόμβους ή τα αντίγραφα που λείπουν.
# en: 03c6db48
health-advice-replicas = Ξεκίνησε τα αντίγραφα που λείπουν, ή μείωσε το min-replicas-to-write και το CAIRN_REPLICAS.
# en: 480b1c82
health-advice-log = Κοίταξε το ημερολόγιο του Cairn.
# en: 1e861264
health-advice-script = Περίμενε μέχρι να τελειώσει, ή τερμάτισέ το: SCRIPT KILL.
