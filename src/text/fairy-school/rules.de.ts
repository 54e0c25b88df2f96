/** The rules of Fairy School in German. */
import { rulesText } from '../rules.ts'
import type { ChapterTitles, RuleWords } from './rules.structure.ts'
import { structure } from './rules.structure.ts'

const titles: ChapterTitles = {
  overview: 'Das Spiel in Kürze',
  setup: 'Aufbau',
  elements: 'Elemente und Tausch',
  cards: 'Karten und Tafeln',
  effects: 'Was Karten tun',
  draft: 'Projekte wählen',
  aimless: 'Phase 0: ohne Projekt',
  planning: 'Phase 1: planen',
  selection: 'Phase 2: auswählen',
  activation: 'Phase 3: aktivieren',
  cleanup: 'Phase 4: aufräumen',
  study: 'Phase 5: studieren und rücken',
  projects: 'Phase 6: Projekte',
  final: 'Das letzte Trimester',
  end: 'Ende des Spiels',
  scoring: 'Die Schlusszählung',
  two: 'Zwei Feen',
  short: 'Das kurze Jahr',
  expert: 'Profi: erste Karten wählen',
  wide: 'Variante: weite Nachbarschaft',
}

const words: RuleWords = {
  overview: {
    aim: [
      'Ziel',
      'Zwei bis sechs Feen ab zwölf Jahren verbringen ein Schuljahr miteinander, in anderthalb bis zwei Stunden. Wer am Ende die meisten Punkte hat, gewinnt.',
    ],
    grades: [
      'Noten',
      'Neben der Rangfolge gibt es ein eigenes Ziel: mit 85 Punkten ist das Jahr bestanden, mit 90 ist es gut, mit 95 gibt es eine Auszeichnung. Das können mehrere schaffen oder keine.',
    ],
    circle: [
      'Der Kreis',
      'Alle sitzen im Kreis und haben links und rechts eine Nachbarin. Was nach links geht, kommt zum vorigen Platz; die rechte Nachbarin sitzt auf dem nächsten.',
    ],
    year: [
      'Trimester und Runden',
      'Die Trimester 1 bis 3 dauern je drei Runden, das letzte, bis jemand ein Abschlussprojekt vollendet hat. Zwischen den Trimestern bleibt alles liegen: Wald, Stapel, Elemente, Würfel und laufende Projekte.',
    ],
    together: [
      'Gemeinsam entscheiden',
      'In den meisten Phasen entscheiden alle gleichzeitig und melden sich fertig; dann beginnt die nächste Phase. Keine Entscheidung behindert eine andere Fee, es ist also gleich, wer schneller ist. Entscheiden lässt sich nur, was gerade ansteht.',
    ],
  },
  setup: {
    decks: [
      'Die Stapel',
      'S-Karten, die Projekte jedes Trimesters und die Abschlussprojekte werden getrennt gemischt, lange und kurze Abschlussprojekte auch. Jeder Stapel wird benutzt, wenn er an der Reihe ist. Eine offene Ablage für alle nimmt die Projekte auf, die niemand will; sie ist anfangs leer. Zu fünft oder sechst braucht es nur mehr Startkarten; mehr als sechs können nicht spielen.',
    ],
    each: [
      'Was alle bekommen',
      'Zwölf Startkarten, für alle die gleichen, einen Wald, eine Wesentafel, 37 Aktivierungswürfel der eigenen Farbe, Marken für Wesen und Abschlussprojekt und je ein Element Erde, Pflanze, Feuer und Wasser. Luft gibt es am Anfang keine.',
    ],
    firstPiles: [
      'Erste Stapel',
      'S-Karten ergänzen das Deck: zwei liegen in der oberen Reihe des Waldes, die anderen in der Ablage. Die zwölf Startkarten sind gemischt der Nachziehstapel. In der ersten Runde ziehst du davon also acht für die acht freien Felder.',
    ],
    three: [
      'Drei Anfänge',
      'Es gibt den Einstieg für das erste Spiel, das normale Spiel und das Profispiel für alle, die die Karten kennen.',
    ],
    predefined: [
      'Fertige Decks',
      'Je vier S-Karten mit gleichem Buchstaben gehören zusammen. Alle erhalten zufällig einen solchen Satz. Jede Karte sagt, wo sie beginnt: zwei in einer Spalte der oberen Reihe, zwei in der Ablage. Zuerst kommen A bis D; zu fünft oder sechst auch E und F dieser Ausgabe.',
    ],
    initiation: [
      'Einstieg: gegebene Projekte',
      'Im ersten Spiel nennt dein fertiges Deck auch deine drei Projekte für das 1. Trimester, es wird also nicht gewählt. Ab dem 2. Trimester wählst du wie sonst.',
    ],
    initiationCommon: [
      'Einstieg: gemeinsame Ablage',
      'Von den übrigen Projekten des 1. Trimesters kommen so viele, wie Feen mitspielen, in die gemeinsame Ablage. Gebraucht werden sie ab Runde 3, weil je Runde nur zwei Projekte gehen: wer erst zwei und dann eines verwirklicht, beginnt Runde 3 ohne.',
    ],
    normal: ['Das normale Spiel', 'Fertige Decks, und die Projekte werden zu Beginn aller drei Trimester gewählt.'],
  },
  elements: {
    five: [
      'Fünf Elemente',
      'Erde, Pflanze, Feuer, Wasser und Luft. Du darfst beliebig viele haben, die Bank geht nie aus. Sie liegen offen, sind immer ganz und nie unter null und bleiben von Runde zu Runde und über die Trimester. Kleine Würfel zeigen eins, große fünf.',
    ],
    rates: [
      'Tauschkurse',
      'Drei beliebige Elemente ergeben 1 Erde oder 1 Wasser, vier 1 Pflanze oder 1 Feuer, sechs 1 Luft. Sie dürfen verschieden sein: aus 1 Erde, 1 Feuer und 1 Wasser wird 1 Wasser.',
    ],
    joker: ['Luft ist ein Joker', 'Eine Luft kann zu einer Erde, einer Pflanze, einem Feuer oder einem Wasser werden.'],
    when: [
      'Wann getauscht wird',
      'Ein Tausch braucht keinen Würfel und geht beliebig oft. Du tauschst, wann immer du beim Auswählen, Aktivieren, Verwirklichen oder bei den letzten Ausgaben etwas entscheidest. Preise werden von selbst mit dem günstigsten Tausch bezahlt.',
    ],
    basic: ['Ein Grundelement', 'Das Zeichen mit vier Elementen steht für irgendeines von ihnen, aber nie für Luft.'],
  },
  cards: {
    small: [
      'Kleine Karten',
      'Eine Karte zeigt ihr Wesen, ihren Stapel, ihre Nummer und eine oder zwei Zeilen. Projekte haben oben einen Preis, Karten fertiger Decks ihren Startplatz. Ein verwirklichtes Projekt ist eine Karte deines Decks wie alle anderen.',
    ],
    piles: [
      'Ziehen und ablegen',
      'Du ziehst von deinem Stapel und legst auf deine Ablage. Erst wenn du eine Karte brauchst und der Stapel leer ist, wird die Ablage gemischt. Liegen 2 im Stapel und brauchst du 6, nimmst du die 2, mischst die Ablage und ziehst noch 4. Ist gar nichts mehr da, hörst du auf.',
    ],
    forest: [
      'Der Wald',
      'Zehn Felder in zwei Reihen und fünf Spalten: Erde, Pflanze, Luft, Feuer, Wasser von links nach rechts, je Feld eine Karte. Eine Spalte kostet eins von ihrem Element, die Luftspalte in der Mitte nichts.',
    ],
    studyCells: ['Studierfelder', 'Zwei Felder zählen fürs Studieren: links oben in der Erdspalte und rechts unten in der Wasserspalte.'],
    pairs: [
      'Paare von Wesen',
      'Einhorn und Gnom bringen 1 Erde, Meerjungfrau und Seeschlange 1 Wasser, Waldgeist und Elf 1 Pflanze, Drache und Phönix 1 Feuer, Greif und Basilisk 1 Luft, Sphinx und Salamander ein Grundelement deiner Wahl.',
    ],
  },
  effects: {
    lines: [
      'Zeilen',
      'Eine Aktivierung führt genau eine Zeile der Karte aus. Eine Zeile kann eine Zahlung verlangen, bestimmte Elemente oder beliebige, und bringt einen Gewinn, einen Gewinn zur Wahl, besondere Wirkungen oder mehreres davon. Wählbar ist nur, was du bezahlen kannst, auch durch Tausch, und was etwas bewirkt.',
    ],
    repeat: [
      'Wiederholte Zeilen',
      'Eine Zeile mit Zahlung und Zahl lässt sich einmal bis so oft ausführen; jedes Mal wird neu bezahlt und gewählt, alles für einen Würfel. Dazwischen darfst du tauschen. Ohne Zahlung wird sie genau so oft ausgeführt.',
    ],
    order: [
      'Reihenfolge in der Zeile',
      'Zuerst der Gewinn, dann die besonderen Wirkungen wie gedruckt; was nicht geht, entfällt. Auf der Karte einer Nachbarin gilt alles für dich: deine Würfel, dein Stapel, deine Wesentafel.',
    ],
    cubes: [
      'Mehr Würfel',
      'Du nimmst Würfel deiner Farbe aus der Schachtel in deinen Vorrat, zusätzlich zu denen vom Anfang. Niemand verliert dadurch Güte.',
    ],
    summon: [
      'Beschwören',
      'Du siehst so viele oberste Karten deines Stapels an, wie die Zeile sagt, spielst genau eine in deinen eigenen Bereich und legst die anderen ab. Nur du siehst sie beim Wählen. Die Karte dient dir diese Runde und wird beim Aufräumen abgelegt.',
    ],
    again: [
      'Noch einmal aktivieren',
      'Du wählst eine Karte in Reichweite, die du diese Runde aktiviert hast, und aktivierst sie sofort erneut, mit beliebiger Zeile und einem weiteren Würfel. Karten, die wiederholen oder kopieren, gehen nicht, und du brauchst einen Würfel.',
    ],
    copy: [
      'Kopieren',
      'Du führst eine Zeile einer Karte im geteilten Bereich einer Nachbarin aus, als würdest du sie aktivieren. Dort kommt kein Würfel hin, und sie gilt nicht als aktiviert. Zeilen, die wiederholen oder kopieren, gehen nicht. Eine kopierte Studierzeile studiert das Wesen ihrer eigenen Karte.',
    ],
    study: [
      'Studieren durch eine Karte',
      'Das Wesen auf der Karte mit dieser Zeile wird markiert, wenn es das nicht schon ist, und ein volles Paar bringt seinen Bonus. Das Studieren in Phase 5 bleibt dir.',
    ],
    discount: [
      'Nachlass',
      'In Phase 6 dieser Runde streicht jeder Punkt ein Element deiner Wahl aus dem Preis eines Projekts oder einer Etappe. Was du nicht nutzt, verfällt danach.',
    ],
  },
  draft: {
    offer: [
      'Wählen und weitergeben',
      'Zu Beginn der Trimester 1, 2 und 3 erhalten alle vier Projekte des Trimesters. Alle behalten gleichzeitig und verdeckt eine Karte und geben die anderen nach links, bis jede vier behalten hat. Nicht verteilte Projekte bleiben in der Schachtel. Beim Einstieg entfällt das im 1. Trimester.',
    ],
    three: [
      'Genau drei',
      'Aus den vier behaltenen und deinen alten, nicht verwirklichten wählst du genau drei laufende Projekte, nie mehr. Die anderen, alt oder neu, kommen in die gemeinsame Ablage. Bei zwei alten kannst du eines behalten und zwei neue dazunehmen: dann kommen drei Karten dorthin.',
    ],
    open: ['Projekte liegen offen', 'Alle sehen, woran du arbeitest und was man dir anbieten könnte.'],
  },
  aimless: {
    take: [
      'Ein Projekt nehmen',
      'Hast du zu Beginn einer Runde kein laufendes Projekt, musst du genau eines des laufenden Trimesters aus der gemeinsamen Ablage nehmen. Projekte anderer Trimester bleiben liegen. Gibt es keines, geht es diese Runde ohne weiter. Wer ein Projekt hat, nimmt nichts.',
    ],
    order: [
      'Wer zuerst nimmt',
      'Zuerst die Fee mit der meisten Güte und so weiter. Bei Gleichstand die mit weniger Elementen, Luft zählt als eins; dann das Los.',
    ],
    last: ['Nicht im letzten Trimester', 'Im letzten Trimester gibt es keine Phase 0 mehr.'],
  },
  planning: {
    draw: [
      'Ziehen und legen',
      'Du ziehst so viele Karten, wie dein Wald freie Felder hat, und legst in jedes eine, wie du willst. Danach ist der Wald voll. Karten, die schon liegen, bleiben, wo sie sind.',
    ],
    secret: [
      'Alle gleichzeitig',
      'Alle planen zugleich, ohne die neuen Karten der anderen zu sehen, dann wird aufgedeckt. Was du in die obere Reihe einer Spalte legst, die du spielen willst, ist ein Angebot an deine Nachbarinnen.',
    ],
    advice: ['Ein Rat', 'Fülle erst die beiden Spalten, die du diese Runde spielen willst, dann den Rest.'],
  },
  selection: {
    columns: [
      'Eine oder zwei Spalten',
      'Du wählst eine Spalte oder zwei verschiedene und zahlst, was jede kostet, nötigenfalls durch Tausch; auch Luft hilft. Gar keine geht nicht: die mittlere kostet nie etwas.',
    ],
    zones: [
      'Geteilter und eigener Bereich',
      'Alle Karten der gewählten Spalten werden gespielt, bei zweien also vier. Die der oberen Reihe kommen in deinen geteilten Bereich, die der unteren in deinen eigenen.',
    ],
    poor: ['Ohne Elemente', 'Wer nichts zum Zahlen hat, kann immer noch die mittlere Spalte spielen.'],
    secret: [
      'Gemeinsam aufgedeckt',
      'Spalten, Zahlungen und Tausch werden gemeinsam aufgedeckt, wenn alle gewählt haben. Zum Beispiel die mittlere Spalte umsonst und eine weitere für ein Element: vier Karten sind im Spiel.',
    ],
  },
  activation: {
    reach: [
      'In Reichweite',
      'Du nutzt die Karten in deinem eigenen Bereich, in deinem geteilten Bereich und in den geteilten Bereichen beider Nachbarinnen, vom Beginn der Phase an. Der eigene Bereich einer Nachbarin ist außer Reichweite, ebenso alles bei Feen weiter weg.',
    ],
    how: [
      'Aktivieren',
      'Lege einen Würfel aus deinem Vorrat auf die Karte und führe ihre Wirkung ganz aus, bevor du weitermachst. So viele Karten du willst, in beliebiger Folge, oder keine. Es ist jedes Mal ein Würfel, bei dir wie bei Nachbarinnen, auch wenn sich eine Zeile wiederholt.',
    ],
    once: [
      'Jede einmal',
      'Du aktivierst jede Karte höchstens einmal je Runde; nur eine besondere Wirkung erlaubt mehr. Mehrere Feen dürfen dieselbe Karte nutzen: niemand nimmt sie jemandem weg.',
    ],
    noCubes: ['Keine Würfel mehr', 'Ist dein Vorrat leer, aktivierst du nichts mehr.'],
    example: [
      'Ein Beispiel',
      'Vier Karten sind gespielt. Du nutzt deinen Drachen, deine Meerjungfrau, den Greif der linken und den Waldgeist der rechten Nachbarin und zuletzt deine beiden anderen Karten: sechs Würfel auf sechs Karten.',
    ],
  },
  cleanup: {
    collect: [
      'Würfel kommen heim',
      'Du sammelst die Würfel von deinen gespielten Karten ein. Die deiner Farbe kommen zurück in deinen Vorrat.',
    ],
    kindness: [
      'Güte',
      'Würfel anderer kommen auf deine Skala der Güte und bleiben bis zum Ende dort, jeder ein Punkt. Ein Würfel auf der Karte einer Nachbarin ist also für immer ausgegeben, einer auf deiner eigenen dient dir jede Runde. Die Skala zeigt 36 Plätze; darüber wird weitergezählt. Bei weiter Nachbarschaft zählen die Würfel aller anderen Feen.',
    ],
    discard: [
      'Gespielte Karten',
      'Alle in der Runde gespielten Karten kommen auf die Ablage ihrer Besitzerin. Haben Grün und Rot den Drachen von Grün genutzt, bekommt Grün einen Würfel zurück und von Rot eine Güte.',
    ],
  },
  study: {
    cells: [
      'Die zwei Studierfelder',
      'Nur Karten auf diesen Feldern zählen, und nur solche, die diese Runde nicht gespielt wurden. Alle werden abgelegt, studiert oder nicht. Sind beide Felder leer, geschieht nichts.',
    ],
    choose: [
      'Ein Wesen',
      'Du darfst das Wesen einer dieser Karten studieren, wenn du es noch nicht hast: die Marke ist am Ende 2 Punkte wert. Du darfst auch verzichten.',
    ],
    pair: [
      'Ein Paar vollenden',
      'Das zweite Wesen eines Paars bringt sofort den Bonus. Ist das andere Pflanzenwesen schon markiert, bringt ein Elf 1 Pflanze; Sphinx und Salamander bringen ein Grundelement deiner Wahl.',
    ],
    always: [
      'Jede Runde',
      'Studiert wird in jeder Runde aller Trimester. Liegen eine Sphinx und eine andere Karte auf den Feldern, kannst du die Sphinx studieren: ohne Salamander gibt es noch keinen Bonus, und beide Karten werden abgelegt.',
    ],
    shift: [
      'Der Wald rückt zusammen',
      'Was bleibt, rückt in der oberen Reihe nach links, in der unteren nach rechts, ohne die Reihenfolge zu ändern. So können Karten auf Studierfelder kommen; sie warten dort bis zur nächsten Runde.',
    ],
  },
  projects: {
    realise: [
      'Verwirklichen',
      'Du darfst bis zu zwei laufende Projekte verwirklichen und zahlst jeden Preis ganz, auch durch Tausch. Anzahlungen gibt es nicht.',
    ],
    onTop: [
      'Oben auf den Stapel',
      'Ein verwirklichtes Projekt kommt oben auf deinen Stapel, nicht in die Ablage; du ziehst es also nächste Runde. Bei zweien bestimmst du die Folge: das letzte wird zuerst gezogen.',
    ],
    worth: [
      'Was Projekte wert sind',
      'Jedes verwirklichte Projekt ist 3 Punkte wert, gleich aus welchem Trimester. Die anderen sind nichts wert.',
    ],
    left: ['Offene Projekte', 'Sie bleiben dir bis zur nächsten Wahl; dort stehen sie neben den neuen für deine drei Plätze zur Wahl.'],
  },
  final: {
    choose: [
      'Abschlussprojekt wählen',
      'Es liegt eines mehr aus, als Feen mitspielen. Die Fee mit der meisten Güte wählt zuerst; bei Gleichstand die mit weniger Elementen, dann das Los. Was übrig bleibt, verlässt das Spiel.',
    ],
    phases: [
      'Was anders ist',
      'Keine neue Wahl von Projekten, keine Phase 0. Die anderen Phasen gehen weiter, und bis zu zwei alte Projekte je Runde dürfen noch verwirklicht werden, müssen aber nicht.',
    ],
    steps: [
      'Etappen',
      'In Phase 6 verwirklichst du beliebig viele Etappen, immer von oben nach unten, und zahlst jede. Ein langes Abschlussprojekt hat fünf, ein kurzes vier. Die zwei Elemente der ersten Etappe sind die häufigsten der Karte.',
    ],
    leaders: [
      'Wer am weitesten ist',
      'Am Ende von Phase 6 erhält jede Fee mit den meisten Etappen, mindestens einer, 1 Luft. Ein Tisch kann das abschalten.',
    ],
  },
  end: {
    finish: [
      'Die letzte Runde',
      'Hat mindestens eine Fee ihr Abschlussprojekt vollendet, spielen alle die Runde zu Ende, dann ist das Spiel aus.',
    ],
    spending: [
      'Letzte Ausgaben',
      'Nach dem Bonus der Führenden geben alle, die nicht fertig sind, aus, was sie haben: für Projekte und Etappen, auch durch schlechten Tausch und ohne Grenze. So können noch mehrere fertig werden. Dann wird gezählt.',
    ],
    guard: ['Niemand wird fertig', 'Nach zwölf Runden des letzten Trimesters endet das Spiel trotzdem.'],
  },
  scoring: {
    sum: ['Punkte', 'Ein Punkt je Güte, drei je verwirklichtem Projekt, drei je Etappe des Abschlussprojekts, zwei je studiertem Wesen.'],
    elements: [
      'Übrige Elemente',
      'Jede Luft zählt als zwei Elemente; je volle zehn gibt es einen Punkt. 3 Luft und 13 andere sind 19 und 1 Punkt, 4 Luft und 12 andere sind 20 und 2 Punkte.',
    ],
    winner: ['Wer gewinnt', 'Die höchste Summe. Bei Gleichstand entscheidet mehr Güte, sonst wird der Sieg geteilt.'],
    nothing: ['Was nicht zählt', 'Start- und S-Karten, offene Projekte, Würfel im Vorrat und Monate sind nichts wert.'],
  },
  two: {
    turns: [
      'Längere Trimester',
      'Zu zweit dauern die Trimester 1 bis 3 je vier Runden. Weiterhin werden aus vier Karten drei Projekte gewählt, und drei Abschlussprojekte liegen aus.',
    ],
    cards: [
      'Eine S-Karte mehr',
      'Beide beginnen mit fünf S-Karten statt vier. Bei fertigen Decks wird die fünfte zufällig aus den nicht benutzten Sätzen gezogen; im Profispiel werden fünf gewählt. Die Zusatzkarte beginnt in der Ablage.',
    ],
    neighbour: [
      'Eine Nachbarin',
      'Die andere Fee ist deine einzige Nachbarin und zählt einmal: jede ihrer geteilten Karten geht einmal je Runde.',
    ],
    giveAndTake: [
      'Geben und Nehmen',
      'Hausregel, zunächst aus, nur zu zweit: Güte zählt höchstens 5 Punkte mehr, als du selbst Würfel auf Karten der anderen Fee gelegt hast. Nehmen ohne Geben bringt nichts.',
    ],
  },
  short: {
    year: [
      'Zwei Trimester mit Projekten',
      'Auf das 2. Trimester folgt das letzte. Benutzt werden die kurzen Abschlussprojekte mit vier Etappen, und alle beginnen mit 32 Würfeln.',
    ],
    finals: ['Zu sechst', 'Es gibt sechs kurze Abschlussprojekte: bei sechs Feen liegen alle aus, und die letzte hat keine Wahl.'],
    grades: ['Noten im kurzen Jahr', '65 Punkte zum Bestehen, 70 für gut, 75 für die Auszeichnung.'],
  },
  expert: {
    draft: [
      'S-Karten wählen',
      'Alle erhalten vier der 28 S-Karten, behalten eine und geben die anderen nach links, bis alle vier behalten haben.',
    ],
    place: [
      'Erste Karten',
      'Zwei deiner Karten legst du auf Felder der oberen Reihe, wohin du willst; aufgedruckte Startplätze gelten nicht. Die anderen kommen in deine Ablage. Alle tun das gleichzeitig und verdeckt.',
    ],
    then: ['Dann die Projekte', 'Danach werden die Projekte des 1. Trimesters wie sonst gewählt.'],
  },
  wide: {
    sides: [
      'Nach rechts, nach links',
      'Eine Möglichkeit ab vier Feen. In ungeraden Runden des Spiels legen alle ihre geteilten Karten vor die rechte Nachbarin, in geraden vor die linke.',
    ],
    reach: [
      'Weite Reichweite',
      'Du erreichst deinen eigenen Bereich und alle geteilten Karten, die vor dir und vor beiden Nachbarinnen liegen. Nach rechts gelegte Karten dienen ihrer Besitzerin und den zwei Feen auf dieser Seite. Zu fünft erreicht in einer ungeraden Runde die dritte die Karten der ersten, der zweiten und ihre eigenen.',
    ],
    back: [
      'Zurück',
      'Am Ende der Runde nehmen alle ihre Karten mit den Würfeln darauf zurück. Ab fünf Feen kannst du Würfel von vier Farben sammeln.',
    ],
    copy: ['Kopieren in der weiten Variante', 'Die kopierte Karte muss in Reichweite sein und einer anderen Fee gehören.'],
  },
}

/** The German rules reference. */
export const rules = rulesText(structure, titles, words)
