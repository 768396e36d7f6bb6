import type { Entries } from '../book.ts';

export const playing: Entries<'INV' | 'TIM' | 'ACT' | 'WRK' | 'PRO' | 'STR' | 'ACH'> = {
  'INV-1': {
    title: 'Zehn von jedem Rohstoff',
    text: 'Du kannst höchstens 10 Militär, 10 Kultur und 10 Gold besitzen. Was darüber hinausginge, verfällt; der Rest zählt.',
    example: 'Du hast 8 Gold und erhältst 5: Nun hast du 10.',
  },
  'INV-2': {
    title: 'Das Ende einer Leiste',
    text: 'Siegpunkte, die einen Marker über das Ende seiner Leiste hinaustragen würden, verfallen. Wer mit Ruhm spielt, kann noch etwas aus ihnen machen: [[ADV-3]].',
  },
  'INV-3': {
    title: 'Stimmen ohne Grenze',
    text: 'Stimmen darfst du beliebig viele haben. Sie sind keine Rohstoffe: Wo von Rohstoffen die Rede ist, sind Stimmen nie gemeint.',
  },
  'INV-4': { title: 'Kein Handel', text: 'Niemand tauscht mit anderen, und niemand verleiht oder verschenkt etwas.' },
  'INV-5': {
    title: 'Erst zahlen',
    text: 'Du bezahlst die vollen Kosten, bevor du die Belohnung erhältst. Einmal zahlen heißt einmal bekommen; doppelt zahlen bringt nicht das Doppelte, es sei denn, eine Karte sagt es ([[EFF-18]]).',
    example:
      'Eine Kriegslist kostet 3 Kultur und bringt 2 Ansehen. Du kannst nicht 6 Kultur zahlen, um 4 Ansehen zu erhalten.',
  },
  'INV-6': {
    title: 'Beliebige Rohstoffe zahlen',
    text: 'Kosten in beliebigen Rohstoffen zahlst du mit einer Mischung aus Militär, Kultur und Gold, die zusammen die gezeigte Zahl ergibt. Stimmen gelten dafür nie.',
  },
  'INV-7': {
    title: 'Beliebige Rohstoffe erhalten',
    text: 'Du erhältst eine Mischung aus Militär, Kultur und Gold, die zusammen die gezeigte Zahl ergibt, und wählst sie in dem Moment, in dem du sie bekommst. Stimmen sind nie dabei.',
  },
  'TIM-1': {
    title: 'Wie lange der Sand läuft',
    text: 'Nach dem Umdrehen läuft der Sand der lila Sanduhr 3 Minuten, der grünen 2 Minuten und der schwarzen 45 Sekunden.',
  },
  'TIM-2': {
    title: 'Immer auf einer von zwei Reihen',
    text: 'Jeder Bereich hat zwei Reihen mit denselben Aktionen, und seine Sanduhr steht immer auf genau einer davon. Das Umdrehen dauert keinen Augenblick: Die Sanduhr verlässt die eine Reihe und steht auf der anderen. Auf der Stelle wird sie nie gedreht.',
  },
  'TIM-3': {
    title: 'Eine Sanduhr umdrehen',
    text: 'Alle dürfen jede abgelaufene Sanduhr umdrehen. Niemand muss es tun, und niemand muss gefragt oder gewarnt werden. Solange der Sand läuft, darf es niemand. In Runden ohne aktive Sanduhren geht es anders: [[UNT-3]].',
  },
  'TIM-4': {
    title: 'Die Reihe zählt, nicht der Sand',
    text: 'Was ein Arbeiter tun darf, hängt nur davon ab, auf welcher Reihe die Sanduhr steht. Ob ihr Sand noch läuft, spielt keine Rolle.',
  },
  'TIM-5': {
    title: 'Lila Kreise und Sanduhrmarker',
    text: 'Jede lila Reihe hat zwei Kreise. Wird die lila Sanduhr umgedreht, landet sie auf einem Kreis der anderen Reihe, auf dem ein Sanduhrmarker liegt, und stößt ihn vom Brett. Liegt danach auf keiner Reihe mehr ein Marker, wird im selben Moment der Rat gerufen ([[CAL-1]]); auf den letzten Sand wartet niemand.',
  },
  'TIM-6': {
    title: 'Dreimal Lila pro Runde',
    text: 'Es gibt drei Sanduhrmarker, also wird die lila Sanduhr in jeder Runde genau dreimal umgedreht. Das Umdrehen zu Rundenbeginn ist das erste davon.',
  },
  'ACT-1': {
    title: 'Wann immer du willst',
    text: 'Während einer Runde darfst du jederzeit tun, was erlaubt ist. Nichts ist Pflicht: Eine Sanduhr darf stehen bleiben, und ein Arbeiter muss seine Aktion nicht durchführen.',
  },
  'ACT-2': {
    title: 'Eins nach dem anderen',
    text: 'Du führst immer nur eine Aktion durch. Hast du sie begonnen, bringst du sie mit allen Entscheidungen zu Ende, bevor du etwas Neues anfängst. Das hält nur dich selbst auf.',
    example:
      'Du hast für eine Provinz gezahlt und siehst dir die Auslage an. Einen Arbeiter kannst du erst bewegen, wenn die Provinz unter deinem Tableau liegt.',
  },
  'ACT-3': {
    title: 'Arbeiteraktionen und zeitunabhängige Aktionen',
    text: 'Einen Arbeiter bewegen und seine Aktion durchführen: Das hängt vom Stand der Sanduhren ab. Fünf Aktionen sind davon unabhängig: eine Sanduhr umdrehen ([[TIM-3]]), eine Kriegslist spielen ([[STR-1]]), Kriegslisten aufnehmen ([[STR-3]]), die Errungenschaft beanspruchen ([[ACH-1]]) und Provinzen auffüllen ([[PRO-6]]).',
  },
  'WRK-1': {
    title: 'Einen Arbeiter bewegen',
    text: 'Ein Arbeiter darf ein Aktionsfeld nur betreten, verlassen oder wechseln, wenn weder auf seiner alten noch auf seiner neuen Reihe die Sanduhr steht. Wer wegdarf, darf auch immer auf dein Tableau, und wer dort steht, darf dort bleiben.',
    example:
      'Niemand kommt direkt von einer Reihe eines Bereichs auf die andere: Auf einer von beiden steht immer die Sanduhr.',
  },
  'WRK-2': {
    title: 'Eingesetzt wird im Rahmen',
    text: 'Ein Arbeiter wird immer in einen Rahmen gestellt, nie direkt in einen Kasten, es sei denn, eine Karte sagt es ([[EFF-17]]).',
  },
  'WRK-3': {
    title: 'Kleine Arbeiter brauchen einen leeren Rahmen',
    text: 'Im grünen und im lila Bereich kann ein kleiner Arbeiter keinen Rahmen betreten, in dem schon ein Arbeiter steht: weder ein fremder noch ein neutraler noch ein eigener.',
  },
  'WRK-4': {
    title: 'In Schwarz ist immer Platz',
    text: 'Im schwarzen Bereich steht niemand im Weg. Kleine und große Arbeiter dürfen dort in jeden Rahmen.',
  },
  'WRK-5': {
    title: 'Große Arbeiter dürfen überallhin',
    text: 'Ein großer Arbeiter wird nie blockiert, in keinem Bereich, ganz gleich, was im Rahmen steht. Nur wer die fortgeschrittene Variante nutzt, beschränkt sich selbst: [[ADV-1]].',
  },
  'WRK-6': {
    title: 'Kästen blockieren nie',
    text: 'In einem Kasten haben beliebig viele Arbeiter Platz. Der Weg vom Rahmen hinunter in den Kasten ist immer frei.',
  },
  'WRK-7': {
    title: 'Einsetzen ist noch keine Aktion',
    text: 'Einen Arbeiter auf ein Feld zu stellen, löst die Aktion nie aus. Er führt sie erst durch, wenn die Sanduhr auf die Reihe gekommen ist, in der er schon steht.',
  },
  'WRK-8': {
    title: 'Die Aktion durchführen',
    text: 'Ein Arbeiter im Rahmen einer Reihe mit Sanduhr darf seine Aktion durchführen: Er rückt hinunter in den Kasten, du zahlst, du erhältst die Belohnung, in dieser Reihenfolge. Aktionen in Grün und Lila kosten je 2 Gold. In Schwarz ist alles kostenlos, nur „Provinz erobern“ kostet 4 Militär.',
  },
  'WRK-9': {
    title: 'Begonnen ist begonnen',
    text: 'Eine Aktion ist begonnen, sobald der Arbeiter hinuntergerückt ist und du bezahlt hast. Verlässt die Sanduhr danach die Reihe, triffst du trotzdem deine Entscheidungen und erhältst die Belohnung.',
  },
  'WRK-10': {
    title: 'Im Kasten fest',
    text: 'Ein Arbeiter in einem Kasten auf der Reihe mit Sanduhr sitzt fest, bis sie weg ist. Er kann weder noch eine Aktion durchführen noch zurück in den Rahmen noch anderswohin.',
  },
  'WRK-11': {
    title: 'Wieder frei',
    text: 'Ein Arbeiter in einem Kasten auf einer Reihe ohne Sanduhr darf an jeden erlaubten Platz, auch in den Rahmen desselben Felds. Steht er noch im Kasten, wenn die Sanduhr zurückkommt, sitzt er wieder fest.',
  },
  'WRK-12': {
    title: 'Aktion nicht durchgeführt',
    text: 'Ein Arbeiter, der seine Aktion nicht durchgeführt hat, bleibt in seinem Rahmen stehen, wenn die Sanduhr geht. Von da an darf er sich frei bewegen oder auf ihre Rückkehr warten.',
  },
  'WRK-13': {
    title: 'Ganz oder gar nicht',
    text: 'Eine Aktion, die du nicht voll bezahlen kannst, kannst du nicht beginnen. Der Arbeiter bleibt im Rahmen.',
  },
  'WRK-14': {
    title: 'Mehrere eigene Arbeiter',
    text: 'Auf einem Aktionsfeld dürfen mehrere deiner Arbeiter stehen, wenn jeder von ihnen regelgerecht dorthin gekommen ist.',
    example: 'In einem grünen Rahmen wartet dein kleiner Arbeiter. Dein großer darf dazu, ein zweiter kleiner nicht.',
  },
  'WRK-15': {
    title: 'Breite Rahmen',
    text: 'Ein breiter Rahmen auf Brettseite A ist ein einziger Platz über zwei Aktionen. Welche von beiden der Arbeiter durchführt, wählst du erst dann. Solange er dort steht, kommen kleine Arbeiter an keine der beiden.',
  },
  'PRO-1': {
    title: 'Eine Provinz erobern',
    text: 'Nimm eine offene Provinz deiner Wahl oder die oberste Karte vom Stapel und schiebe sie unter eine der vier Spalten deines Tableaus. Eine Karte vom Stapel siehst du, bevor du die Spalte wählst.',
  },
  'PRO-2': {
    title: 'Die Spalte entscheidet',
    text: 'Die Spalten sind braun, rot, blau und gelb. Jede Provinz zeigt eine Produktion für jede Farbe, und nur die ihrer Spalte zählt, auch wenn sie etwas anderes gibt, als die Farbe vermuten lässt.',
    example: 'Eine Kulturprovinz unter Rot erhöht deine rote Produktion um 2 Kultur.',
  },
  'PRO-3': {
    title: 'Für immer dort',
    text: 'Liegt eine Provinz einmal unter einer Spalte, wechselt sie nie in eine andere.',
  },
  'PRO-4': {
    title: 'In der Runde beliebig viele',
    text: 'Während der Runde darf eine Spalte beliebig viele Provinzen haben, und alle zählen. Das Maximum wird erst in Schritt 3 der Ratsphase geprüft ([[COU-9]]).',
  },
  'PRO-5': {
    title: 'Produktion',
    text: 'Eine Produktion bringt alles, was dein Tableau in dieser Spalte zeigt, und alles, was die Provinzen darunter für diese Farbe zeigen: Rohstoffe, Stimmen und Siegpunkte.',
    example:
      'Deine rote Spalte zeigt 4 Militär. Darunter liegen eine gewöhnliche Provinz (2 Militär), eine Kulturprovinz (2 Kultur) und eine seltene Militärprovinz (1 Stärke): zusammen 6 Militär, 2 Kultur und 1 Stärke.',
  },
  'PRO-6': {
    title: 'Provinzen auffüllen',
    text: 'Wer eine offene Provinz nimmt, hinterlässt eine Lücke. Alle dürfen jederzeit auffüllen, auch in der Ratsphase: Dann werden alle Lücken vom Stapel gefüllt. Niemand muss es, nach dem Erobern ist es aber höflich. Auch bei Lücken darfst du vom Stapel ziehen.',
  },
  'PRO-7': {
    title: 'Wenn die Karten ausgehen',
    text: 'Sind Stapel und Auslage leer, bringt „Provinz erobern“ nichts. Geht der Stapel beim Auffüllen aus, werden die letzten Karten ausgelegt, und die übrigen Lücken bleiben.',
  },
  'STR-1': {
    title: 'Eine Kriegslist spielen',
    text: 'Jederzeit in einer Runde darfst du eine Kriegslist aus der Hand spielen: Zahle ihre Kosten, erhalte ihre Belohnung und lege sie auf deine Ablage.',
  },
  'STR-2': {
    title: 'Einmal gespielt',
    text: 'Was auf deiner Ablage liegt, kannst du erst wieder spielen, wenn es wieder auf deiner Hand ist.',
  },
  'STR-3': {
    title: 'Kriegslisten aufnehmen',
    text: 'Zahle 5 Kultur und nimm alle Karten deiner Ablage auf die Hand, auch wenn du noch andere hältst. Zwei Anführer zahlen anders: der Kriegstreiber 2 Stärke, der Tyrann 4 Stimmen.',
  },
  'STR-4': {
    title: 'Karten zu einer Arbeiteraktion',
    text: 'Eine Karte, die eine Arbeiteraktion verändert, wird zusammen mit ihr gespielt; zu einer Aktion dürfen es mehrere sein. „Ohne Goldkosten“ erlässt die 2 Gold einer Aktion in Grün oder Lila, nie die 4 Militär von „Provinz erobern“.',
  },
  'STR-5': {
    title: 'Zwei Aktionen, einmal gespart',
    text: 'Nutzt du auch die benachbarte Aktion ([[EFF-15]]) und spielst dazu eine Karte „ohne Goldkosten“, erlässt sie nur einmal die Kosten. Für die andere Aktion zahlst du.',
  },
  'STR-6': {
    title: 'Anwerben',
    text: 'Jeder Anführer hat eine Karte zum Anwerben. Zahle, was sie zeigt, und einer deiner kleinen Arbeiter kommt auf dein Tableau, sofort einsetzbar. Einen großen Arbeiter bringt sie nie, und du kannst sie nicht spielen, wenn du damit mehr als 4 Arbeiter hättest ([[SET-8]]).',
  },
  'ACH-1': {
    title: 'Haben genügt',
    text: 'Jederzeit in einer Runde darfst du die aktuelle Errungenschaft beanspruchen, wenn du mindestens alle Rohstoffe und Stimmen ihrer oberen Hälfte besitzt. Du gibst nichts davon ab.',
  },
  'ACH-2': {
    title: 'Einmal pro Runde',
    text: 'Beanspruchen darfst du einmal pro Runde. Dein Marker kommt auf die Karte und bleibt dort bis zur Ratsphase.',
  },
  'ACH-3': {
    title: 'Marker oder Belohnung',
    text: 'Liegt der legendäre Marker auf der Karte und hast du den legendären Punkt noch nicht, darfst du den Marker nehmen und statt der Belohnung diesen Punkt erhalten. Sonst, oder wenn dir das lieber ist, erhältst du die ganze Belohnung der unteren Hälfte. Beides zugleich gibt es nie.',
  },
  'ACH-4': {
    title: 'Ein Marker pro Runde',
    text: 'Nur ein Spieler pro Runde kann den legendären Marker nehmen. Mit der nächsten Errungenschaft ist er wieder da, ob er genommen wurde oder nicht.',
  },
  'ACH-5': {
    title: 'Der Weg zum legendären Punkt',
    text: 'Außer einer der finalen Ratsbelohnungen ([[COU-7]]) bringt nur die Errungenschaft den legendären Punkt.',
  },
};
