/** The rules of Pixie Queen in German, in our own words. */
import { rulesText } from '../rules.ts'
import type { ChapterTitles, RuleWords } from './rules.structure.ts'
import { structure } from './rules.structure.ts'

const titles: ChapterTitles = {
  overview: 'Das Spiel in Kürze',
  setup: 'Aufbau',
  goods: 'Güter und Geheimnisse',
  steal: 'Phase 1: Stehlen',
  actions: 'Phase 2: Aktionen',
  spaces: 'Die 21 Aktionen',
  tiles: 'Plättchen',
  offerings: 'Phase 3: Opfer',
  rewards: 'Phase 4: Belohnungen',
  promotion: 'Pixies befördern',
  punishments: 'Phase 5: Strafen',
  mine: 'Die Mine',
  oubliette: 'Das Verlies',
  skills: 'Die zehn Talente',
  two: 'Zu zweit',
  end: 'Ende des Spiels',
  scoring: 'Die Schlusszählung',
  editions: 'Deutsche und französische Regel',
}

const words: RuleWords = {
  overview: {
    aim: ['Ziel', 'Zwei bis fünf Spieler führen je die Pixies einer Farbe. Wer nach der Schlusszählung die meisten Punkte hat, gewinnt.'],
    points: [
      'Zweierlei Punkte',
      'Strafpunkte sind negativ und werden sofort auf der Punkteleiste vermerkt. Belohnungen sind positiv: man sammelt sie als Plättchen und Marker, und sie zählen erst am Schluss. Über null zu enden ist ein seltenes Kunststück.',
    ],
    round: [
      'Eine Runde',
      'Gespielt werden höchstens sieben Runden. Jede hat fünf Phasen: Stehlen, Aktionen, Opfer, Belohnungen, Strafen. Belohnungen entfallen, wenn niemand das gewünschte Essen geopfert hat; Strafen nie.',
    ],
    ways: [
      'Wege zu Belohnungen',
      'Belohnungsplättchen gibt es für Ringe, treue Diener und besondere Opfer, sonst nirgends. Marker gibt es ganz oben auf den Treppen und durch die Talente Stolze Diener und Feine Ringe.',
    ],
  },
  setup: {
    box: [
      'Was in der Schachtel ist',
      '40 Äpfel, 40 Brote, 40 Honig, 60 Silber, 30 Gold und 20 Steine; 21 Belohnungsplättchen, sieben je Art; je fünf Marker vom Wert 1 und 2; zehn Talente, sechs Nahrungsplättchen, drei Einmal-Plättchen, neun Wunschplättchen; ein Beutel und zwei Würfel. Jede Farbe hat fünf Pixies, vier Scheiben, einen Sichtschirm, Quader für die Reihenfolge und Scheiben für die Leisten.',
    ],
    colours: ['Farben und Start', 'Alle wählen eine Farbe. Die Punkte beginnen bei 0, beide Treppen auf der ersten Stufe.'],
    firstOrder: [
      'Erste Reihenfolge',
      'Die Zugreihenfolge wird ausgelost; die für die nächste Runde vorbereitete ist zuerst dieselbe. Wer der Königin am nächsten steht, ist ihr Liebling und fängt an.',
    ],
    firstGoods: [
      'Erste Güter',
      'Alle bekommen einen Sichtschirm, vier Scheiben, 2 Äpfel, 2 Brote, 2 Silber und 2 Gold. Alle außer dem Liebling bekommen noch 2 Honig; der Liebling beginnt ohne Honig.',
    ],
    pixies: [
      'Zahl der Pixies',
      'Alle Pixies im Spiel beginnen in der Mine ihres Besitzers: je fünf zu zweit oder zu dritt, vier zu viert, drei zu fünft. Die übrigen bleiben in der Schachtel.',
    ],
    foodStack: [
      'Nahrungsplättchen im Spiel',
      'Zu fünft 4, 4, 3, 3, 2, 2; zu viert 4, 4, 3, 3, 2; zu dritt 4, 4, 3, 2; zu zweit 4, 3, 2. Sie bilden einen Stapel bei Aktion 6, die kleinste Zahl oben.',
    ],
    layout: [
      'Plättchen auf dem Plan',
      'Das Doppelopfer liegt bei Aktion 7, das Fernrohr bei 8, das Gnadenplättchen bei 9, alle mit den Nahrungsplättchen in der zweiten Reihe. Diener und Ringe liegen fallend, besondere Opfer steigend. Die zehn Marker liegen beim Vorrat.',
    ],
    tokens: [
      'Wunschplättchen',
      'Die neun Plättchen werden ungesehen gemischt. Sieben liegen verdeckt auf dem Plan; die anderen zwei kommen in die Schachtel, und niemand sieht sie.',
    ],
    row: ['Der Opferkorb', 'Der Korb für besondere Opfer beginnt mit 1 Apfel, 1 Brot, 1 Honig und 1 Silber.'],
    bag: [
      'Den Beutel füllen',
      'In den Beutel kommen 30 Silber, 10 Gold und 5 Steine je Spieler, aber nie mehr als 20 Steine. Übrige Steine bleiben aus dem Spiel.',
    ],
    stock: ['Der Vorrat', 'Alle Güter, die weder bei Spielern noch im Beutel noch im Opferkorb sind, bilden den Vorrat.'],
    skills: [
      'Talente wählen',
      'Sechs Talente werden gezogen und offen ausgelegt; die anderen vier kommen in die Schachtel. Vom Letzten der Reihenfolge bis zum Liebling nehmen alle eines. Was übrig ist, bleibt auf dem Plan und lässt sich später tauschen. Lies sie, bevor du wählst.',
    ],
  },
  goods: {
    limited: [
      'Vorräte sind begrenzt',
      'Es gibt nicht mehr, als in der Schachtel ist. Was nicht im Vorrat liegt, kann niemand nehmen; reicht es nur zum Teil, bekommst du diesen Teil, und nichts wird nachgeliefert.',
    ],
    paying: [
      'Zahlen und bekommen',
      'Gezahltes und Geopfertes kommt in den Vorrat, wenn nichts anderes gesagt ist. Was dir zusteht, darfst du nicht ablehnen.',
    ],
    open: ['Offen für alle', 'Ungenutzte Scheiben sowie Nahrungs-, Einmal- und Talentplättchen liegen für alle sichtbar.'],
    hidden: [
      'Hinter dem Sichtschirm',
      'Güter, Belohnungsplättchen und Marker bleiben geheim hinter dem Sichtschirm. Jede Bewegung von Gütern geschieht aber offen und steht im Verlauf.',
    ],
  },
  steal: {
    newOrder: [
      'Die neue Reihenfolge',
      'Die für diese Runde vorbereitete Reihenfolge gilt jetzt. Ein in der letzten Runde durch Vordrängeln gewonnener Platz ist verloren.',
    ],
    icons: [
      'Was Pixies bringen',
      'Jeder Pixie am Schloss bringt seinem Besitzer das Essen seines Felds: eines in der ersten Reihe, bis zu vier in der obersten. Bergleute bringen nichts, Diener auch nicht.',
    ],
    foodTiles: [
      'Was Plättchen bringen',
      'Ein Nahrungsplättchen bringt so viel Essen, wie seine Zahl sagt. Der Besitzer wählt die Arten und darf mischen.',
    ],
    compulsory: ['Nehmen ist Pflicht', 'Du musst dein ganzes Einkommen nehmen, auch das eines Nahrungsplättchens in der letzten Runde.'],
    firstRound: [
      'Die erste Runde',
      'In Runde 1 sind alle Pixies Bergleute und niemand hat ein Nahrungsplättchen: niemand bekommt Essen. Nur Silberfinger bringt schon 1 Silber.',
    ],
    short: [
      'Wenn der Vorrat knapp ist',
      'Alle nehmen ihr Einkommen in der neuen Reihenfolge, der Liebling zuerst. Wer spät kommt, bekommt den Rest. Das ist selten.',
    ],
    sequence: [
      'Innerhalb eines Einkommens',
      'Erst kommen die Symbole deiner Pixies, dann deine Nahrungsplättchen nach Wahl, dann das Silber von Silberfinger. Ein Plättchen bringt nur Arten, die im Vorrat liegen; ist weniger Essen da, als es bringt, nimmst du alles.',
    ],
  },
  actions: {
    turns: [
      'Züge',
      'Es geht reihum in Zugreihenfolge, der Liebling zuerst, bis die Phase endet. In deinem Zug legst du Scheiben und führst genau eine Aktion aus.',
    ],
    discs: [
      'Eine Scheibe oder zwei',
      'Die Aktionen 1 bis 14 brauchen zwei Scheiben, oder eine, wenn dort ein Pixie steht, egal wessen. Die Aktionen 15 bis 20 brauchen eine. Vordrängeln nimmt alle deine übrigen Scheiben.',
    ],
    occupied: [
      'Genutzte Felder',
      'Ein Feld von 1 bis 14 mit einer Scheibe ist für die Runde verbraucht, auch wenn der helfende Pixie geht. Ein Pixie allein verbraucht es nicht. Von zwei Scheiben liegt die zweite auf dem Platz des Pixies.',
    ],
    ownSpaces: ['Eigene Felder', 'Graben und Kopieren haben ein Feld je Farbe. Nur der Besitzer darf es nutzen.'],
    possible: [
      'Nur was geht',
      'Die Aktion wird sofort ausgeführt. Was nicht geht, darf nicht gewählt werden; es genügt, wenn ein Teil möglich ist. Nur Vordrängeln darf man auch wählen, wenn es nichts ändert.',
    ],
    pass: [
      'Passen',
      'Statt zu handeln, darfst du passen, auch wenn du etwas tun könntest. Das kostet sofort 5 Strafpunkte. Gar nichts tun zu können ist unwahrscheinlich.',
    ],
    afterPass: [
      'Nach dem Passen',
      'Deutsche Regel: wer gepasst hat, handelt in dieser Runde nicht mehr; übrige Scheiben bleiben ungenutzt. Französische Regel: du darfst in einem späteren Zug wieder handeln, jedes Passen kostet wieder 5 und keine Scheibe; wer noch immer nichts tun kann, wird ohne weitere Strafe übersprungen.',
    ],
    once: [
      'Einmal je Runde',
      'Jede Aktion geht einmal je Runde. Graben und Kopieren: einmal je Spieler. Reste: dreimal. Silber zu Gold geht mehrmals in einer Nutzung, aber auch dieses Feld nur einmal.',
    ],
    lastDiscs: [
      'Wenige Scheiben',
      'Mit einer Scheibe bleiben dir nur Felder mit Pixie und die Aktionen 15 bis 21. Wer keine Scheiben hat, wird übersprungen.',
    ],
    phaseEnd: [
      'Ende der Phase',
      'Die Phase endet, wenn niemand mit Scheiben mehr handeln wird. Zuerst kommen alle Scheiben zurück, dann rückt nach vorn, wer sich vorgedrängelt hat.',
    ],
    besides: [
      'Bergleute befreien',
      'Steine mit Brot zu entfernen ist keine Aktion und braucht keine Scheibe. Nach deiner Aktion geht dein Zug weiter, solange du einen Stein entfernen könntest; gerade gewonnenes Brot hilft also noch.',
    ],
  },
  spaces: {
    stealFood: [
      '1 Essen stehlen',
      'Nimm aus dem Vorrat zwei Stück einer Art: Äpfel, Brote oder Honig. Ist nur eines da, nimmst du dieses; eine Art, die aus ist, darf nicht gewählt werden.',
    ],
    stealSilver: [
      '2 Silber stehlen',
      'Nimm zwei Silber aus dem Vorrat oder das letzte. Ist keines da, darf die Aktion nicht gewählt werden.',
    ],
    promote: [
      '3 Pixie befördern',
      'Einer deiner Pixies steigt genau eine Reihe auf, ohne Essen zu opfern, aber nicht bis zur Königin. Ein gefesselter Bergmann kann nicht; du darfst vorher seine Steine mit Brot entfernen. Sonst gelten die Regeln der Beförderung.',
    ],
    promoteDiscs: [
      '3 Befördern: Plätze und Scheiben',
      'Der Platz für den Pixie muss leer sein; eine einzelne Scheibe daneben stört nicht, zwei blockieren das Feld. Scheiben werden nie bewegt. Ein Pixie darf ein genutztes Feld verlassen; es bleibt genutzt. Auf einem ungenutzten Feld senkt er den Preis auf eine Scheibe, ein genutztes öffnet er nicht wieder. Zahlst du Aktion 3 mit zwei Scheiben, ist ihr eigener Platz blockiert; kopiert nicht.',
    ],
    promotePush: [
      '3 Befördern: verdrängen',
      'Du darfst einen gegnerischen Pixie verdrängen, indem du 1 Apfel zahlst und die Plätze tauschst. Hat keiner deiner Pixies ein leeres Ziel und hast du weder Apfel noch Freien Schubs, darf die Aktion nicht gewählt werden.',
    ],
    exchange: [
      '4 Tauschen',
      'Gib ein bis sieben Güter einer Art und nimm gleich viele einer anderen: Äpfel, Brote, Honig und Silber auf beiden Seiten, nie Gold. Der Vorrat muss haben, was du willst. Orienne gibt 5 Äpfel und nimmt 5 Silber.',
    ],
    convert: [
      '5 Silber zu Gold machen',
      'Zahle Silber und nimm Gold, so oft du in einer Nutzung willst. Ein Gold kostet die Zahl deiner Stufe auf der Silbertreppe, 1 weniger mit Billigem Gold, aber mindestens 1. Du brauchst das Silber, der Vorrat das Gold. Auf Stufe 4 zahlt Klaus 6 Silber für 3 Gold, mit Billigem Gold 3 Silber. Das Feld geht einmal je Runde.',
    ],
    foodTile: [
      '6 Korb nehmen',
      'Nimm das oberste Plättchen des Stapels. Ab der nächsten Runde bringt es in jeder Phase 1 zwei, drei oder vier Essen deiner Wahl, ohne Ablehnen. Du darfst nur eines haben, mit Extraplatz zwei. Bei leerem Stapel darf die Aktion nicht gewählt werden.',
    ],
    double: [
      '7 Doppelopfer nehmen',
      'Nimm das Plättchen vom Plan und nutze es in einer Phase 3, auch noch in derselben Runde. Du musst nicht. Angesagt wird es vor der Phase, also ohne den Wunsch zu kennen, und es kommt sofort auf den Plan zurück.',
    ],
    doubleHands: [
      '7 Zwei Hände',
      'Mit dem Doppelopfer opferst du zwei verschiedene Arten, eine je Hand: gewünschtes Essen und Silber, gewünschtes Essen und Gold oder Silber und Gold.',
    ],
    peek: ['8 Fernrohr nehmen', 'Nimm das Plättchen vom Plan. Du darfst es beim Graben nutzen; sag es vor dem ersten Würfel.'],
    peekCubes: [
      '8 Würfel aussuchen',
      'Du schaust in den Beutel und suchst dir die ersten zwei Würfel des Zugs aus, auch Steine, den Rest ziehst du blind. Ziehst du nur einen, weil du höchstens einen Bergmann hast, suchst du diesen aus.',
    ],
    mercy: [
      '9 Gnade nehmen',
      'Nimm das Plättchen vom Plan. Muss einer deiner Pixies in die Mine, darfst du es zurückgeben und den Pixie behalten. Gegen das Verdrängen für einen Apfel hilft es nicht.',
    ],
    punish: ['10 Strafen', 'Wirf den Strafwürfel und verteile genau so viele Strafpunkte beliebig auf deine Gegner, auch alle an einen.'],
    punishHit: [
      '10 Folgen',
      'Wer dadurch eine Spitzhacke erreicht oder überschreitet, schickt sofort einen Pixie in die Mine, mehrere in Zugreihenfolge. Der Liebling bekommt auch Punkte, schickt aber niemanden. Phagius würfelt 3, gibt Indigeaux 1 und Firenze 2; Firenze überschreitet eine Spitzhacke und verliert einen Pixie.',
    ],
    advance: [
      '11 Treppe steigen',
      'Zahle 1 Gold für eine Stufe auf der Goldtreppe oder 1 Silber für eine auf der Silbertreppe. Nur eines von beiden und nur eine Stufe; nicht ganz oben. Das Gezahlte kommt in den Vorrat.',
    ],
    casino: [
      '12 Casino',
      'Wirf den Casinowürfel: entweder 1 Apfel, 1 Brot und 1 Honig oder 2 Silber oder 1 Gold. Was im Vorrat fehlt, bekommst du nicht. Spielen darfst du, solange ein Ergebnis etwas bringen könnte.',
    ],
    ring: [
      '13 Goldring schmieden',
      'Zahle das Gold deiner Stufe auf der Goldtreppe und nimm den höchsten Ring, der noch da ist; mit Feinen Ringen 2 Punkte mehr. Ein Ring je Nutzung, so reich du auch bist. Auf Stufe 4 zahlt Orienne 2 Gold und behält die anderen 2. Sind alle sieben Ringe weg, darf die Aktion nicht gewählt werden.',
    ],
    rob: [
      '14 Pixie ausrauben',
      'Wähle einen gegnerischen Pixie am Schloss, auch des Lieblings. Sein Besitzer gibt dir das Essen dieses Felds, soweit er es hat, von Schirm zu Schirm. Versuchen darfst du es auch, wenn sich zeigt, dass nichts da ist. Ohne solchen Pixie darf die Aktion nicht gewählt werden.',
    ],
    mining: [
      '15 Graben',
      'Lege eine Scheibe auf dein eigenes Feld, einmal je Runde. Ziehe je Bergmann einen Würfel aus dem Beutel, gefesselte zählen mit, mindestens einen. Alle sehen den Zug; Silber und Gold gehören dir. Mit dem letzten Würfel ist Schluss; bei leerem Beutel darf die Aktion nicht gewählt werden. Wie viele Würfel im Beutel sind, ist offen. Das Fernrohr darf genutzt werden.',
    ],
    miningStones: [
      '15 Steine',
      'Wer Steine zieht, legt sie zu Bergleuten, mehrere nach Belieben, in den Grenzen der Mine. Französische Regel: zu beliebigen; deutsche Regel: zu gegnerischen, solange dort Platz ist, sonst zu eigenen. Solange ein Bergmann Platz hat, muss der Stein gelegt werden; sonst verlässt er das Spiel. In den Beutel kommt nie ein Stein zurück.',
    ],
    swap: [
      '16 Plättchen wechseln',
      'Für eine Scheibe, insgesamt einmal je Runde: gib ein eigenes Plättchen und nimm eines gleicher Art, Nahrung, Einmal oder Talent, vom Plan oder von einem Gegner, der sich nicht wehren kann. Du brauchst ein Plättchen dieser Art; auch gleiche dürfen getauscht werden.',
    ],
    swapBoard: [
      '16 Mit dem Plan wechseln',
      'Nahrung: nimm das oberste, dann leg deines oben auf den Stapel, der also nicht sortiert bleiben muss. Einmal: nimm ein beliebiges vom Plan; deines geht zu seiner eigenen Aktion, nicht zu der des neuen. Talent: deines nimmt den Platz des neuen ein. Der Extraplatz nimmt das Plättchen, das darauf liegt, mit.',
    ],
    scraps: [
      '17 Reste durchsuchen',
      'Für eine Scheibe: nimm 1 Apfel, 1 Brot oder 1 Honig oder wirf genau drei beliebige Güter weg. Es gibt drei Plätze je Runde, du darfst mehrere nutzen.',
    ],
    scrapsGone: [
      '17 Wohin die Güter gehen',
      'Weggeworfene Güter verlassen nach der deutschen Regel das Spiel und kommen nach der französischen in den Vorrat.',
    ],
    copy: [
      '18 Aktion kopieren: der Preis',
      'Lege eine Scheibe auf dein eigenes Feld, einmal je Runde. Wer zuerst kopiert, nimmt 1 Strafpunkt, der Zweite und Dritte je 2, der Vierte und Fünfte je 3, sofort und vor dem Kopieren. Ist damit eine Spitzhacke erreicht, geht erst ein Pixie in die Mine.',
    ],
    copyWhat: [
      '18 Was sich kopieren lässt',
      'Jede Aktion von 1 bis 14, die diese Runde genutzt wurde, von wem auch immer, auch von dir; mit Kluger Kopie auch ungenutzte. Die Aktionen 15 bis 21 nicht, auch kein Plättchen, das nicht da ist oder für das du keinen Platz hast. Bei der Wahl muss mindestens eine möglich sein; ist nach den Punkten keine mehr möglich, verfällt die Kopie.',
    ],
    copyHow: [
      '18 Wie eine Kopie geht',
      'Die kopierte Aktion gilt mit allen ihren Regeln, Gold also auch mehrmals; befördern führt weiterhin nicht zur Königin. Dort wird keine Scheibe gelegt, das Feld gilt nicht als genutzt, und Pixies dort zählen nicht: der Preis ist eine Scheibe und die Punkte.',
    ],
    special: [
      '19 Besonderes Opfer',
      'Für eine Scheibe, einmal je Runde: zahle alles, was der Opferkorb zeigt, in den Vorrat, leg noch ein Gut deiner Wahl in den Korb und nimm das kleinste Opferplättchen, das noch da ist. Du musst alles davon können. Es ist der schnellste Weg zu Belohnungen und der teuerste.',
    ],
    specialDearer: [
      '19 Immer teurer',
      'Was im Korb liegt, kommt nie zurück; jedes Opfer kostet also ein Gut mehr. Das erste braucht 1 Apfel, 1 Brot, 1 Honig, 1 Silber und das Gut, das du dazulegst. Das Plättchen bleibt bis zum Schluss geheim.',
    ],
    order: [
      '20 Reihenfolge ändern',
      'Für eine Scheibe, einmal je Runde: zahle Honig in den Vorrat, jeder bringt dich in der Reihenfolge der nächsten Runde einen Platz vor, Überholte rücken zurück. Die Reihenfolge dieser Runde bleibt. Mehr als Plätze vor dir sind, kannst du nicht zahlen; wer vorn steht, darf sie nicht wählen.',
    ],
    priority: [
      '21 Vordrängeln',
      'Offen für alle, insgesamt einmal je Runde, sogar für den Liebling, der damit andere fernhält. Lege alle deine übrigen Scheiben, mindestens eine; deine Aktionen sind vorbei. Der Nächste der unveränderten Reihenfolge macht weiter.',
    ],
    priorityGain: [
      '21 Was es bringt',
      'Am Ende der Phase rückst du nach vorn, die anderen dahinter; die für die nächste Runde vorbereitete Reihenfolge bleibt. Bis zur nächsten Phase 1 bist du der Liebling: du beförderst zuerst und schickst keinen Pixie in die Mine, weder wegen Spitzhacken noch wegen der tobenden Königin.',
    ],
  },
  tiles: {
    slots: [
      'Je ein Platz',
      'Ein Sichtschirm hat je einen Platz für ein Nahrungsplättchen, ein Einmal-Plättchen und ein Talent. Niemand hat zwei einer Art, außer mit Extraplatz. Ein Plättchen ohne freien Platz kannst du nicht nehmen.',
    ],
    keep: [
      'Plättchen behalten',
      'Plättchen wirft man nicht weg, man wechselt sie mit Aktion 16. Nahrungs- und Einmal-Plättchen bringen keine Punkte.',
    ],
    used: [
      'Benutzte Plättchen',
      'Ein benutztes Einmal-Plättchen kommt zu seiner Aktion zurück und kann sofort wieder genommen werden, wenn diese noch frei ist oder kopiert wird. Jedes gibt es nur einmal: solange jemand es hat, kann es sonst niemand nehmen.',
    ],
  },
  offerings: {
    demand: [
      'Der Wunsch',
      'Das nächste Wunschplättchen wird aufgedeckt. Es nennt das eine Essen, das die Königin jetzt will. Deine Aktionen hast du gewählt, ohne es zu kennen.',
    ],
    secret: [
      'Geheim',
      'Alle nehmen heimlich ein Opfer aus ihren eigenen Gütern in die Hand, und alle öffnen sie zugleich. Die Menge ist frei, von einem Stück bis zu allem.',
    ],
    kinds: [
      'Nur eine Art',
      'Ein Opfer ist von einer Art: das gewünschte Essen, Silber oder Gold. Mit dem Doppelopfer und zu zweit sind mehr Arten erlaubt, jede in einer eigenen Hand.',
    ],
    nothing: ['Nichts opfern', 'Wer nichts opfert, bekommt 5 Strafpunkte, auch wenn nichts zu opfern da war.'],
    wrong: [
      'Das falsche Essen',
      'Unerwünschtes Essen darf nicht geopfert werden. Wer es tut, bekommt einmal 5 Strafpunkte und das Essen zurück; es bringt keine Schritte und stellt die Königin nicht zufrieden. Was in der anderen Hand liegt, zählt trotzdem.',
    ],
    accepted: [
      'Angenommene Opfer',
      'Alles andere wird angenommen und kommt in den Vorrat, Silber und Gold auch dann, wenn du schon ganz oben stehst.',
    ],
    penalties: [
      'Erst die Strafen',
      'Strafen für leere und falsche Opfer werden in Zugreihenfolge verteilt, jede mit ihrem Pixie für die Mine, bevor sich die Laune der Königin entscheidet. Sie gelten in jedem Fall.',
    ],
    content: [
      'Die Königin ist zufrieden',
      'Hat mindestens einer das gewünschte Essen geopfert, ist die Königin zufrieden, und es gibt Belohnungen.',
    ],
    furious: [
      'Die Königin tobt',
      'Hat es niemand geopfert, tobt sie: geopfertes Silber und Gold ist ohne Aufstieg verloren, Belohnungen entfallen, und es folgen die Strafen.',
    ],
    furiousPixie: [
      'Ein Pixie für die tobende Königin',
      'Der Letzte der Reihenfolge, wie Vordrängeln sie geändert hat, schickt einen Pixie seiner Wahl vom Schloss in die Mine. Hat er keinen oder nutzt er die Gnade, trifft es den Vorletzten und so weiter, bis einer gegangen ist. Der Liebling wird nie gefragt, und Diener sind sicher.',
    ],
  },
  rewards: {
    tracks: [
      'Treppen',
      'Zuerst die Treppen: wer Silber geopfert hat, steigt eine Stufe auf der Silbertreppe, wer Gold, eine auf der Goldtreppe, von selbst. Ganz oben verfallen Stufen. Wer beides geopfert hat, ist bei beiden dabei.',
    ],
    most: [
      'Am meisten opfern',
      'Wer am meisten Silber geopfert hat, steigt noch eine Stufe. Bei Gleichstand steigt keiner weiter. Wer als Einziger Silber opfert, steigt zwei. Für Gold gilt dasselbe, und auch wer ganz oben steht, wetteifert mit.',
    ],
    sources: [
      'Woher Belohnungen kommen',
      'Gewünschtes Essen bringt Beförderungsschritte und damit Diener. Ringe kommen von Aktion 13, billiger, je höher du stehst; Opferplättchen von Aktion 19.',
    ],
    tiles: [
      'Belohnungsplättchen',
      'Genommen wird von links nach rechts: Ringe und Diener werden weniger wert, besondere Opfer mehr. Die ersten fünf jeder Art tragen eine goldene Zahl. Du hältst sie geheim.',
    ],
    servant: [
      'Ein neuer Diener',
      'Sind alle Beförderungen vorbei, auch der freie Schritt und der der dritten Farbe, bringt der Pixie vor der Königin seinem Besitzer das höchste Dienerplättchen. Er zieht ins Schloss und spielt nicht mehr mit.',
    ],
  },
  promotion: {
    steps: [
      'Schritte',
      'Jedes geopferte Stück des gewünschten Essens ist ein Schritt. Befördert wird in Zugreihenfolge, jeder beendet seine Schritte vor dem Nächsten.',
    ],
    step: [
      'Ein Schritt',
      'Ein Schritt bringt einen deiner Pixies auf einen Platz ohne Pixie in der nächsthöheren Reihe, aus der Mine in die erste, aus der obersten vor die Königin. Nie seitwärts oder abwärts. Ein gefesselter Bergmann kann nicht. In dieser Phase liegen keine Scheiben im Weg.',
    ],
    spread: [
      'Schritte nutzen',
      'Verteile deine Schritte auf mehrere Pixies oder gib alle einem. Du darfst welche auslassen; unmögliche verfallen, und das Essen kommt nicht zurück.',
    ],
    push: [
      'Verdrängen',
      'Um auf einen Platz mit gegnerischem Pixie zu steigen, zahle 1 Apfel zusätzlich, aus deinen Gütern, nicht aus dem Opfer; die beiden tauschen die Plätze. Nur zusammen mit deinem eigenen Schritt, nie sonst. Freier Schubs spart den Apfel. Bosheit ist Grund genug.',
    ],
    pushToMine: ['Aus der ersten Reihe verdrängt', 'Ein aus der ersten Reihe verdrängter Pixie geht in die Mine seines Besitzers.'],
    throne: [
      'Vor der Königin',
      'Nur ein Pixie je Runde kommt vor die Königin. Er bleibt dort, bis alle Beförderungen vorbei sind, hält alle anderen auf und kann nicht verdrängt werden.',
    ],
    pushWhom: [
      'Wen man verdrängen kann',
      'Eigene Pixies nicht. Die des Lieblings schon, das Gnadenplättchen hilft nicht, und zu zweit gilt die dritte Farbe als Gegner. So oft, wie Schritte und Äpfel reichen; ein Verdrängter darf in derselben Phase wieder aufsteigen.',
    ],
  },
  punishments: {
    miners: [
      'Bergleute',
      'Zuerst: ein Bergmann kostet 1 Strafpunkt, zwei oder mehr kosten 2, keiner kostet nichts. Mit Leichter Mine nie mehr als 1.',
    ],
    tracks: [
      'Treppen',
      'Dann bekommst du die Punkte deiner Stufe auf der Silbertreppe und die deiner Stufe auf der Goldtreppe. Die vorletzte Stufe kostet nichts.',
    ],
    bonus: [
      'Ganz oben',
      'Die oberste Stufe bringt stattdessen einen Marker mit 1 Punkt, in jeder Phase 5 und für jede Treppe. Er bewegt deinen Stand nicht und wird auch gutgeschrieben, wenn die Marker ausgehen.',
    ],
    together: [
      'Alles zugleich',
      'In beiden Schritten werden erst alle Punkte berechnet, dann in Zugreihenfolge mit ihren Folgen verteilt. Ein Pixie, der jetzt in die Mine geht, kostet als Bergmann in dieser Runde nichts mehr. Früher oder später trifft es alle.',
    ],
  },
  mine: {
    places: [
      'Plätze in der Mine',
      'Die zwei unteren Plätze werden immer zuerst besetzt; niemand kommt nach oben, um Steinen auszuweichen. Hinaus geht es zuerst von oben, dann ein ungefesselter von unten. Ein zurückgeschickter Pixie nimmt einen freien unteren Platz.',
    ],
    stones: [
      'Gefesselte Bergleute',
      'Steine liegen nur bei den zwei unteren Bergleuten, bei jedem höchstens drei. Wer einen Stein hat, ist gefesselt und kommt nicht heraus.',
    ],
    unchain: [
      'Steine entfernen',
      'In deinem Zug darfst du Steine für je 1 Brot entfernen: vor, während und nach deiner Aktion, während deiner Beförderungen und am Schluss, bevor sie zählen. Frei ist ein Bergmann erst, wenn alle seine Steine weg sind.',
    ],
    stonesGone: [
      'Entfernte Steine',
      'Nach der französischen Regel kommen sie in den Steinvorrat, nach der deutschen aus dem Spiel. Zurück kommen sie nie.',
    ],
    symbols: [
      'Spitzhacken auf der Leiste',
      'Erreicht oder überschreitet dein Stand eine Spitzhacke, egal in welcher Phase, schickst du sofort einen Pixie vom Schloss in die Mine, welchen, entscheidest du. Diener sind sicher. Ohne Pixie schickst du keinen. Stattdessen darfst du das Gnadenplättchen zurückgeben.',
    ],
    favourite: [
      'Der Liebling bleibt verschont',
      'Der Liebling schickt nie einen Pixie in die Mine, auch nicht, wer es durch Vordrängeln ist. Ein überholter Liebling ist nicht mehr verschont.',
    ],
    several: [
      'Mehrere Spitzhacken, mehrere Spieler',
      'Jede überschrittene Spitzhacke kostet einen Pixie; bei mehreren Spielern gilt die Zugreihenfolge. Nachgeholt wird nichts, und eine Spitzhacke hinter dir zählt nicht noch einmal. Der Pixie kann aus jeder Reihe kommen, und niemand nimmt seinen Platz ein.',
    ],
  },
  oubliette: {
    out: [
      'Hineinfallen',
      'Wer 60 oder mehr Strafpunkte hat, ist sofort draußen; die anderen spielen weiter. Weder Belohnungen noch die Gunst der Königin schützen.',
    ],
    pieces: [
      'Was aus den Teilen wird',
      'In welcher Phase auch immer: Pixies verlassen Schloss, Mine und den Platz vor der Königin, Diener im Schloss bleiben. Güter kommen in den Vorrat, Einmal-Plättchen zu ihren Aktionen; Nahrungsplättchen, Talent, Belohnungen und Steine verlassen das Spiel, genommene Plättchen zählen weiter als genommen. Gelegte Scheiben bleiben, bis die Aktionen enden.',
    ],
    goesOn: [
      'Wie es weitergeht',
      'Die anderen rücken auf; fällt der Liebling, ist sofort der Nächste Liebling. Eine laufende Aktion oder ein Opfer bricht ab, und das Geopferte stellt die Königin nicht zufrieden. Der Preis des Kopierens sinkt nicht, vom Aufbau bestimmte Zahlen bleiben, Regeln für zwei beginnen nicht, und wer gefallen ist, nimmt an nichts mehr teil. Fällt, wer sich vorgedrängelt hat, rückt niemand nach vorn.',
    ],
    last: [
      'Der Letzte',
      'Ist nur noch einer übrig, endet das Spiel, und er gewinnt. Punkte aus einem Schritt sind ein Augenblick: erst rücken alle, dann fallen alle mit 60 zugleich, dann gehen die Pixies. Wer später fällt, steht besser da; unter zugleich Gefallenen, wer weniger Punkte hat. Bleibt niemand, gewinnt der Erste von ihnen.',
    ],
  },
  skills: {
    cheapGold: ['Billiges Gold', 'Silber zu Gold zu machen kostet dich je Gold 1 Silber weniger als deine Stufe sagt, nie weniger als 1.'],
    servantBonus: ['Stolze Diener', 'Sooft ein Pixie von dir Diener wird, bekommst du 2 Punkte mehr als Marker.'],
    ringBonus: ['Feine Ringe', 'Sooft du einen Ring schmiedest, bekommst du 2 Punkte mehr als Marker.'],
    stealSilver: ['Silberfinger', 'Du bekommst in jeder Phase 1 ein Silber aus dem Vorrat.'],
    freePromotion: [
      'Freier Schritt',
      'Direkt nach den Beförderungen hast du einen freien Schritt, auch ohne Essen geopfert zu haben, auch vor die Königin, wenn dort frei ist. Verdrängen für einen Apfel geht. Er kommt, bevor Diener belohnt werden, und entfällt, wenn Belohnungen entfallen.',
    ],
    freeDisplacement: ['Freier Schubs', 'Einen Pixie zu verdrängen kostet dich keinen Apfel, auch bei Aktion 3 und ihren Kopien.'],
    freeUnchain: [
      'Freie Hände',
      'Du entfernst Steine ohne Brot. Nach der deutschen Regel auch zwischen den Zügen, aber nie mitten in einer fremden Aktion.',
    ],
    extraSlot: [
      'Extraplatz',
      'Auf diesem Talent ist Platz für ein zweites Nahrungs- oder Einmal-Plättchen. Beide Nahrungsplättchen bringen Essen. Wird das Talent gewechselt, geht das Plättchen darauf mit.',
    ],
    extraSlotSwap: [
      'Extraplatz: wo Plättchen liegen',
      'Ein neues Plättchen kommt auf den gewöhnlichen Platz, wenn er frei ist, sonst auf das Talent, und bleibt dort; ein getauschtes nimmt den Platz des gegebenen ein. Das Plättchen auf dem Talent darf selbst getauscht werden. Auf dem Plan gibt es es nur zusammen mit dem Talent.',
    ],
    copyUnused: [
      'Kluge Kopie',
      'Mit Aktion 18 darfst du eine Aktion kopieren, die diese Runde niemand genutzt hat. Ihr Feld bleibt für andere offen.',
    ],
    lightMine: ['Leichte Mine', 'Deine Bergleute kosten dich in jeder Phase 5 höchstens 1 Strafpunkt.'],
  },
  two: {
    third: [
      'Die dritte Farbe',
      'Die Nahrungsplättchen sind 4, 3 und 2. Fünf Pixies einer dritten Farbe stehen in ihrer Mine für jemanden, der nicht da ist. Sie hat keine Punkte, keine Treppen, keinen Platz in der Reihenfolge und keine Horte und bringt keine Steine in den Beutel.',
    ],
    offering: [
      'Zwei Arten',
      'Beide dürfen immer zwei Arten opfern, mit dem Doppelopfer drei: Silber, Gold und das gewünschte Essen. Weniger ist erlaubt; bestraft wird nur, gar nichts zu opfern. Gewünschtes Essen stellt die Königin auch als eine von mehreren Arten zufrieden.',
    ],
    neutralStep: [
      'Ihr Schritt',
      'Nach den Beförderungen und dem freien Schritt bewegt der Liebling, gegebenenfalls durch Vordrängeln, einen Pixie der dritten Farbe eine Reihe hinauf: welchen und wohin, ist frei, aber er muss, wenn es geht. Ohne Äpfel, ohne Verdrängen. Der Schritt entfällt, wenn er unmöglich ist, was selten vorkommt, und wenn Belohnungen entfallen.',
    ],
    neutralPixies: [
      'Ihre Pixies am Schloss',
      'Sie senken den Preis eines Felds für beide auf eine Scheibe. Man kann sie für einen Apfel oder mit Freiem Schubs verdrängen; aus der ersten Reihe gehen sie in ihre Mine.',
    ],
    neutralThrone: [
      'Vor der Königin',
      'Ein Pixie der dritten Farbe darf vor die Königin, wenn dort frei ist. Das Dienerplättchen, das er nimmt, verlässt das Spiel und zählt als genommen.',
    ],
    neutralLimits: [
      'Was sie nicht tut',
      'Ihre Pixies bringen kein Essen und können nicht ausgeraubt werden; ihre Bergleute werden nicht gefesselt.',
    ],
    oneOpponent: [
      'Nur ein Gegner',
      'Alle Punkte des Strafwürfels gehen an den einen Gegner. Die tobende Königin kann nur dem Zweiten einen Pixie nehmen, denn der Erste ist der Liebling.',
    ],
  },
  end: {
    golden: [
      'Goldene Plättchen weg',
      'Sind die ersten fünf Plättchen aller drei Arten weg, fünfzehn zusammen, endet das Spiel. Eine oder zwei leere Arten genügen nicht.',
    ],
    rounds: ['Sieben Runden', 'Das Spiel endet nach der siebten Runde, wenn kein Wunschplättchen mehr da ist.'],
    lastRound: ['Die letzte Runde', 'Die Runde wird immer zu Ende gespielt, Strafen eingeschlossen. Dann zählt die Königin.'],
  },
  scoring: {
    sum: [
      'Strafe und Belohnung',
      'Zuerst die erhaltene Strafe als negativer Stand. Dann kommen Belohnungsplättchen und Marker dazu; das kann über null führen.',
    ],
    stones: [
      'Steine',
      'Drittens kostet jeder Stein bei deinen Bergleuten 1 Punkt. Vorher dürfen, in Zugreihenfolge und offen, noch Steine für Brot entfernt werden, mit Freien Händen ohne.',
    ],
    hoards: [
      'Horte',
      'Viertens verliert bei jedem der fünf Güter, Äpfel, Brote, Honig, Silber und Gold, wer am meisten davon hat, 3 Punkte, bei Gleichstand alle, aber niemand für null. Das können 15 werden. Für Steine ausgegebenes Brot zählt nicht mehr.',
    ],
    winner: ['Wer gewinnt', 'Der höchste Stand gewinnt: die wenigsten Minuspunkte oder die meisten über null.'],
    ties: [
      'Gleichstand',
      'Bei Gleichstand gewinnt, wer mehr Diener hat; dann, wer unter den Gleichen den ersten hatte. Ohne Diener teilen sie sich den Platz.',
    ],
    limits: ['Keine Grenzen', 'Während der Zählung fällt niemand ins Verlies, und ein Stand darf über die Enden der Leiste hinausgehen.'],
  },
  editions: {
    passing: [
      'Passen',
      'Deutsch: Passen beendet deine Aktionen in dieser Runde. Französisch: du darfst später wieder handeln, jedes Passen kostet 5.',
    ],
    stones: [
      'Steine',
      'Deutsch: zuerst gegnerische Bergleute, eigene nur, wenn sonst nirgends Platz ist. Französisch: beliebige; eigene, wenn sonst niemand welche hat.',
    ],
    leaving: [
      'Wohin Dinge gehen',
      'Weggeworfene Güter verlassen in der deutschen Ausgabe das Spiel und kommen in der französischen in den Vorrat. Entfernte Steine verlassen das Spiel oder kommen in den Steinvorrat, was nichts ändert.',
    ],
    freeHands: ['Freie Hände', 'Deutsch: Steine darf man auch zwischen den Zügen entfernen. Französisch: nur im eigenen Zug.'],
  },
}

/** The German rules reference. */
export const rules = rulesText(structure, titles, words)
