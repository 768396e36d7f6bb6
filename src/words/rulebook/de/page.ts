import { plural } from '../../speech/de.ts';
import type { Rulebook } from '../book.ts';

export const page: Rulebook['page'] = {
  title: 'Die Regeln',
  overview: 'Das Spiel auf einer Seite',
  glossary: 'Begriffe',
  questions: 'Fragen und Antworten',
  tables: 'Tabellen',
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort oder eine Nummer wie TIM-3',
  clear: 'Suche leeren',
  found: (count) => plural(count, { one: '# Stelle gefunden', other: '# Stellen gefunden' }),
  nothing: (query) => `Nichts zu „${query}“. Versuche ein anderes Wort.`,
  print: 'Drucken',
  home: 'Zur Startseite',
  toTop: 'Nach oben',
  linkTo: (id) => `Link zu ${id}`,
  example: 'Beispiel:',
  rule: (id) => `Regel ${id}`,
  wholeBook: 'In den Regeln lesen',
  close: 'Schließen',
  loading: 'Das Regelbuch wird aufgeschlagen …',
  failed: 'Die Regeln ließen sich nicht laden.',
  again: 'Noch einmal versuchen',
};

export const overview: Rulebook['overview'] = {
  opening: [
    'Der Thron ist leer, und ihr alle seid vom Adel und wollt ihn haben. Du hast vier Siegpunktleisten: Stärke, Ansehen, Beliebtheit und eine kurze für eine legendäre Tat. Wer herrschen will, bringt alle vier auf das Pergament an ihrem Ende.',
    'Es gibt keine Züge. Alle spielen zugleich. Das Brett hat drei Bereiche mit je einer Sanduhr: Lila (3 Minuten), Grün (2 Minuten) und Schwarz (45 Sekunden). Jeder Bereich hat zwei Reihen mit denselben Aktionen, und seine Sanduhr steht immer auf einer von beiden. Zwei Sätze tragen das ganze Spiel:',
  ],
  sentences: [
    'Arbeiter kommen und gehen nur auf Reihen ohne Sanduhr.',
    'Arbeiter führen Aktionen nur auf Reihen mit Sanduhr durch.',
  ],
  rest: [
    {
      lead: 'Einsetzen, warten, Aktion durchführen.',
      text: 'Stelle einen Arbeiter auf die Reihe ohne Sanduhr, warte, bis der Sand durch ist, und drehe die Sanduhr auf seine Reihe um, oder lass es jemand anderen tun. Jetzt führt er seine Aktion durch: Er rückt vom Rahmen in den Kasten darunter, du zahlst und erhältst, was der Kasten zeigt. Dort bleibt er, bis die Sanduhr die Reihe verlässt. Eine langsame Sanduhr hält ihn länger fest und belohnt dich besser.',
    },
    {
      lead: 'Klein und groß.',
      text: 'In Grün und Lila braucht ein kleiner Arbeiter einen leeren Rahmen. Ein großer darf überallhin. In Schwarz steht niemand im Weg.',
    },
    {
      lead: 'Was die Aktionen bringen.',
      text: 'Mit Militär, Kultur und Gold bezahlst du anderes. Stimmen bestimmen deinen Rang. Eroberte Provinzen kommen unter dein Tableau und lassen seine Produktionen wachsen. Siegpunkte bringen dich auf deinen Leisten voran.',
    },
    {
      lead: 'Ohne Arbeiter',
      text: 'kannst du jederzeit fünf weitere Dinge tun: eine abgelaufene Sanduhr umdrehen, eine Kriegslist spielen, gespielte Kriegslisten gegen Bezahlung aufnehmen, die Errungenschaft der Runde beanspruchen und die Provinzen auffüllen.',
    },
    {
      lead: 'Eine Runde endet,',
      text: 'wenn die lila Sanduhr zum dritten Mal umgedreht wird: Sofort ist die Ratsversammlung ausgerufen. Alle tun noch, was sie wollen, nur ohne umzudrehen, dann tagt der Rat. Wer die meisten Stimmen hat, steht vorn und wählt zuerst eine Belohnung; die vorderen Ränge erhalten zusätzliche Siegpunkte. Alle Stimmen werden abgegeben, zu volle Spalten verkleinert, neue Karten ausgelegt, Arbeiter dürfen umgestellt werden, und alle drei Sanduhren werden zur nächsten Runde umgedreht.',
    },
    {
      lead: 'Nach dem vierten Rat',
      text: 'ist das Spiel zu Ende. Von denen, die alle vier Leisten auf dem Pergament haben, gewinnt, wer die meisten Punkte darauf hat. Hat es niemand geschafft, gewinnt unter denen mit dem legendären Punkt, wessen niedrigste Leiste am nächsten am Pergament ist. Ohne den legendären Punkt kann niemand gewinnen; halte also Ausschau nach ihm.',
    },
    {
      lead: 'Ist jemand zum ersten Mal dabei?',
      text: 'Spielt die erste Runde ohne aktive Sanduhren: dieselben Regeln, und niemand wird gedrängt.',
    },
  ],
};

export const chapters: Rulebook['chapters'] = {
  INV: {
    title: 'Was du besitzt',
    lead: 'Neben deinem Tableau liegt ein Vorrat, der dir allein gehört: Aus ihm erhältst du, in ihn bezahlst du. Ausgeben kannst du nur, was auf dem Tableau liegt. Alles hat seine Grenze, nur Stimmen nicht.',
  },
  TIM: {
    title: 'Sanduhren',
    lead: 'Eine Sanduhr sagt, auf welcher Reihe ihres Bereichs Aktionen möglich sind und auf welcher Arbeiter bewegt werden. Der Sand sagt nur, wann sie umgedreht werden darf.',
  },
  ACT: {
    title: 'Aktionen',
    lead: 'Während einer Runde tust du, was du willst, wann du willst. Warten musst du nur auf dich selbst.',
  },
  WRK: {
    title: 'Arbeiter',
    lead: 'Einen Arbeiter bewegen und seine Aktion durchführen ist zweierlei. Bewegt wird auf Reihen ohne Sanduhr, Aktionen gibt es auf Reihen mit Sanduhr.',
  },
  PRO: {
    title: 'Provinzen und Produktion',
    lead: 'Provinzen lassen deine Produktionen wachsen. Wohin du eine schiebst, entscheidet, was sie für den Rest des Spiels bringt.',
  },
  STR: {
    title: 'Kriegslisten',
    lead: 'Kleine Belohnungen für den Augenblick, in dem du sie brauchst. Was du gespielt hast, kannst du zurückkaufen.',
  },
  ACH: {
    title: 'Die Errungenschaft',
    lead: 'Eine Karte pro Runde für alle, die einen Moment lang reich genug sind: deine wichtigste Gelegenheit für den legendären Punkt.',
  },
  CAL: {
    title: 'Zur Ratsversammlung rufen',
    lead: 'Nach dem dritten Umdrehen von Lila darf keine Sanduhr mehr umgedreht werden, aber das Spiel geht weiter. Nutze, was noch bereitsteht.',
  },
  COU: {
    title: 'Die Ratsphase',
    lead: 'Sechs Schritte ohne Eile, ein guter Moment für eine Pause. Stimmen werden zu Rang, Rang zu Belohnungen, und alles wird neu ausgelegt.',
  },
  END: {
    title: 'Das Ende des Spiels',
    lead: 'Es gewinnt, wer alles auf das Pergament gebracht hat; sonst unter denen mit dem legendären Punkt, wessen niedrigste Leiste am weitesten ist.',
  },
  PRV: {
    title: 'Privileg beanspruchen',
    lead: 'Gewinnen soll, wer besser plant, nicht, wer schneller greift. Wollen zwei dasselbe, entscheidet der Rang.',
  },
  SET: {
    title: 'Aufbau',
    lead: 'Für alle derselbe Tisch; nur die Brettseite und ein paar Besonderheiten für kleine Gruppen hängen von der Spielerzahl ab.',
  },
  P23: {
    title: 'Ein bis drei Spieler',
    lead: 'Kleine Tische spielen auf der engeren Seite A. Zu zweit ist noch eine neutrale Farbe dabei.',
  },
  UNT: {
    title: 'Runden ohne aktive Sanduhren',
    lead: 'Jede Runde lässt sich ohne Blick auf den Sand spielen. Dann sagt eine Anzeige mit elf Feldern, wann umgedreht wird.',
  },
  PAU: { title: 'Pause', lead: 'Es klingelt, jemand fragt nach einer Regel: Auch echte Zeit lässt sich anhalten.' },
  ADV: {
    title: 'Fortgeschrittene Variante',
    lead: 'Für alle, die oft ans Ende ihrer Leisten kommen. Jeder entscheidet für sich, so taugt sie auch als Handicap für Könner.',
  },
  DIG: {
    title: 'Am Bildschirm',
    lead: 'Manches klärt man am Tisch im Gespräch. Hier steht, wie es am Bildschirm geht.',
  },
  EFF: {
    title: 'Effekte',
    lead: 'Felder, Tableaus, Kriegslisten, Errungenschaften und Belohnungen bestehen daraus. Ein Effekt wirkt überall gleich.',
  },
  MAR: {
    title: 'Zeichen und Farben',
    lead: 'Farben zeigen, was zusammengehört; ob ein Schritt erlaubt ist, hängt nie davon ab.',
  },
};

export const snippets: Rulebook['snippets'] = {
  twoRows: {
    caption:
      'Vor und nach dem Umdrehen: Die Sanduhr wechselt die Reihe, und der Arbeiter, der dort wartet, darf seine Aktion durchführen.',
    said: 'Der grüne Bereich zweimal. Zuerst steht die Sanduhr auf der oberen Reihe, und ein Arbeiter wartet in einem Rahmen der unteren. Nach dem Umdrehen steht sie auf der unteren Reihe, und dieser Arbeiter kann seine Aktion durchführen.',
  },
  states: {
    caption: 'Die vier Zustände eines Arbeiters. Es zählt nur, wo er steht.',
    said: 'Vier Arbeiter. Im Rahmen auf der Reihe ohne Sanduhr: wartet, darf sich bewegen. Im Kasten auf dieser Reihe: darf sich bewegen. Im Rahmen auf der Reihe mit Sanduhr: Aktion möglich. Im Kasten auf dieser Reihe: sitzt fest.',
  },
  blocking: {
    caption:
      'Wohin ein kleiner Arbeiter jetzt darf: die gestrichelten Plätze. In Grün sind besetzte Rahmen für ihn zu, in Schwarz keiner.',
    said: 'Die Reihe ohne Sanduhr in Grün und in Schwarz. In Grün darf ein kleiner Arbeiter nur in leere Rahmen. In Schwarz darf er in jeden.',
  },
  wideFrame: {
    caption: 'Ein breiter Rahmen der Seite A: ein Platz, zwei Aktionen. Gewählt wird beim Durchführen.',
    said: 'Die obere lila Reihe der Seite A. Ein Arbeiter im breiten Rahmen links kann zwischen zwei Kästen wählen; der kleine Rahmen rechts hat einen Kasten.',
  },
  circles: {
    caption:
      'Die lila Kreise im Lauf einer Runde: Jedes Umdrehen stößt einen Marker vom Brett, das dritte ruft die Ratsversammlung aus.',
    said: 'Vier Bilder der vier lila Kreise, zwei je Reihe. Vor der Runde liegen drei Marker, nach dem ersten Umdrehen zwei, nach dem zweiten einer, nach dem dritten keiner: Die Ratsversammlung ist ausgerufen.',
  },
  production: {
    caption: 'Rote Produktion: Tableau und alle Provinzen darunter zählen zusammen.',
    said: 'Eine rote Spalte mit 4 Militär, darunter drei Provinzen: 2 Militär, 2 Kultur und 1 Stärke. Zusammen 6 Militär, 2 Kultur und 1 Stärke.',
  },
  achievement: {
    caption: 'Hast du, was die obere Hälfte zeigt, nimm den Marker oder die untere Hälfte.',
    said: 'Eine Errungenschaft. Oben verlangt sie 6 Militär, 2 Kultur und 3 Stimmen, unten bringt sie 2 Militär, 2 Kultur und 2 Gold.',
  },
  privilege: {
    caption:
      'Stimmen ergeben die neue Reihenfolge. Blau und Grün sind gleichauf: Grün stand tiefer, also rückt Grün vor.',
    said: 'Die alte Reihenfolge ist Blau mit 4 Stimmen, Orange mit 2, Grün mit 4. Die neue ist Grün, Blau, Orange.',
  },
  score: {
    caption: 'Die Leisten des Beispiels: 5 Punkte.',
    said: 'Die vier Leisten eines Spielers, alle auf dem Pergament. Stärke steht auf dem zweiten Feld, Ansehen und Beliebtheit stehen auf dem ersten, der legendäre Punkt ist erreicht: 5 Punkte.',
  },
  parchment: {
    caption: 'Drei Leisten auf dem Pergament, eine noch 2 Schritte davor: Auf diese kommt es an.',
    said: 'Die vier Leisten eines Spielers. Stärke steht 3 Felder weit auf dem Pergament, Ansehen 2 Schritte davor, Beliebtheit auf dem ersten Feld, der legendäre Punkt ist erreicht.',
  },
  timerTrack: {
    caption: 'Die elf Felder der Zeitanzeige und die Sanduhren, die dort umgedreht werden.',
    said: 'Auf Feld 1 werden alle drei Sanduhren umgedreht. Danach die schwarze auf 2, 3, 5, 6, 7, 9, 10 und 11, die grüne auf 4, 8 und 11, die lila auf 6 und 11. Feld 11 ruft zur Ratsversammlung.',
  },
};

export const tables: Rulebook['tables'] = {
  note: 'Erzeugt aus denselben Karten und Brettern, mit denen gespielt wird.',
  box: 'Spielmaterial',
  piece: 'Teil',
  count: 'Anzahl',
  perPlayer: 'Pro Spieler',
  board: 'Das Brett',
  sideA: 'Seite A, 1 bis 3 Spieler',
  sideB: 'Seite B, 4 und 5 Spieler',
  privilege: 'Bonus der Privilegleiste',
  timerTrack: 'Zeitanzeige',
  characters: 'Anführer',
  production: 'Produktion der Tableaus',
  stratagems: 'Kriegslisten zu Beginn',
  rewards: 'Ratsbelohnungen',
  achievements: 'Errungenschaften',
  provinces: 'Provinzen',
  icons: 'Symbole',
  area: 'Bereich',
  sand: 'Sand',
  row: 'Reihe',
  frame: 'Rahmen',
  cost: 'Kosten',
  gives: 'Bringt',
  or: 'oder',
  place: 'Platz',
  space: 'Feld',
  flips: 'Umgedreht wird',
  character: 'Anführer',
  toParchment: 'Schritte bis zum Pergament',
  starts: 'Beginnt mit',
  pickUp: 'Aufnehmen kostet',
  card: 'Karte',
  kind: 'Art',
  cards: 'Karten',
  asks: 'Zu besitzen',
  icon: 'Symbol',
  meaning: 'Bedeutung',
  rule: 'Regel',
  standing: 'immer da',
  instant: 'sofort',
  permanent: 'permanente Kriegslist',
  final: 'final',
};
