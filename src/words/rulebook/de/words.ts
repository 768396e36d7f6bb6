import type { Rulebook } from '../book.ts';

export const glossary: Rulebook['glossary'] = {
  area: {
    term: 'Aktionsbereich',
    meaning:
      'Einer der drei Teile des Bretts, lila, grün oder schwarz, mit je einer Sanduhr und zwei Reihen ([[TIM-2]]).',
  },
  row: {
    term: 'Aktionsreihe',
    meaning:
      'Eine der beiden Zeilen von Aktionsfeldern in einem Bereich, oben und unten. Beide bieten dieselben Aktionen.',
  },
  space: { term: 'Aktionsfeld', meaning: 'Ein Rahmen mit dem Kasten oder den Kästen darunter.' },
  frame: {
    term: 'Rahmen',
    meaning: 'Der obere, goldene Teil eines Aktionsfelds. Hier warten Arbeiter auf die Sanduhr ([[WRK-2]]).',
  },
  wideFrame: {
    term: 'breiter Rahmen',
    meaning: 'Ein Rahmen der Brettseite A über zwei Kästen; ein einziger Platz für einen Arbeiter ([[WRK-15]]).',
  },
  box: {
    term: 'Kasten',
    meaning:
      'Der untere Teil eines Aktionsfelds mit der Belohnung. Hierher kommt ein Arbeiter, wenn er seine Aktion durchführt ([[WRK-8]]).',
  },
  withTimer: {
    term: 'Reihe mit Sanduhr',
    meaning: 'Die Reihe, auf der die Sanduhr des Bereichs steht, ob ihr Sand läuft oder nicht ([[TIM-4]]).',
  },
  flip: {
    term: 'umdrehen',
    meaning:
      'Eine Sanduhr auf die andere Reihe ihres Bereichs stellen und dabei wenden, sodass ihr Sand neu läuft ([[TIM-3]]).',
  },
  available: {
    term: 'frei',
    meaning:
      'Heißt ein Arbeiter im Spiel, der auf dem eigenen Tableau oder auf einer Reihe ohne Sanduhr steht ([[WRK-1]]).',
  },
  stuck: {
    term: 'sitzt fest',
    meaning:
      'Gilt für einen Arbeiter in einem Kasten auf der Reihe mit Sanduhr: Er wartet, bis sie weg ist ([[WRK-10]]).',
  },
  common: {
    term: 'kleiner Arbeiter',
    meaning: 'Die kleine Figur. In Grün und Lila braucht sie einen leeren Rahmen ([[WRK-3]]).',
  },
  grande: { term: 'großer Arbeiter', meaning: 'Die hohe Figur mit Helmzier. Nichts blockiert sie ([[WRK-5]]).' },
  mat: {
    term: 'Tableau',
    meaning:
      'Das eigene Brett: Leisten, Rohstoffe, untätige Arbeiter, gespielte Kriegslisten und vier Spalten für Provinzen.',
  },
  slot: {
    term: 'Spalte',
    meaning: 'Eine der vier Produktionen am Tableau mit allen Provinzen darunter: braun, rot, blau, gelb ([[PRO-2]]).',
  },
  resource: { term: 'Rohstoff', meaning: 'Militär, Kultur oder Gold. Stimmen sind keine Rohstoffe ([[INV-3]]).' },
  wild: {
    term: 'beliebige Rohstoffe',
    meaning: 'Jede Mischung der drei Rohstoffe mit der gezeigten Summe ([[INV-6]], [[INV-7]]).',
  },
  vp: {
    term: 'Siegpunkt',
    meaning:
      'Ein Schritt auf einer Leiste. „Beliebig“ heißt Stärke, Ansehen oder Beliebtheit, nie legendär ([[EFF-13]]).',
  },
  legendary: {
    term: 'legendärer Punkt',
    meaning:
      'Der einzige Schritt der vierten Leiste, der Legendären Errungenschaft. Ohne ihn gewinnt niemand ([[ACH-5]], [[END-4]]).',
  },
  parchment: {
    term: 'Pergament',
    meaning: 'Der letzte Abschnitt jeder Leiste. Alle vier Marker sollen dorthin ([[END-2]]).',
  },
  privilege: {
    term: 'Privilegreihenfolge',
    meaning:
      'Die Reihenfolge der Marker auf der Privilegleiste. „Höher“ heißt näher am ersten Platz ([[COU-1]], [[PRV-1]]).',
  },
  timeMarker: {
    term: 'Sanduhrmarker',
    meaning: 'Einer von drei lila Markern, die das Umdrehen der lila Sanduhr zählen ([[TIM-5]]).',
  },
  round: { term: 'Runde', meaning: 'Vom Umdrehen aller drei Sanduhren, bis nach dem Ruf zum Rat alle fertig sind.' },
  council: { term: 'Rat', meaning: 'Die Ratsphase in sechs Schritten nach jeder der vier Runden ([[COU-0]]).' },
  conquer: { term: 'erobern', meaning: 'Eine Provinzkarte bekommen ([[PRO-1]]).' },
  production: {
    term: 'Produktion',
    meaning: 'Eine Belohnung, die alles gibt, was eine Spalte deines Tableaus und ihre Provinzen zeigen ([[PRO-5]]).',
  },
  retrieve: {
    term: 'befreien',
    meaning: 'Einen eigenen Arbeiter durch Karte oder Produktion von einer Reihe mit Sanduhr holen ([[EFF-6]]).',
  },
  recruit: { term: 'anwerben', meaning: 'Einen weiteren kleinen Arbeiter ins Spiel bringen ([[STR-6]]).' },
  stratagem: {
    term: 'Kriegslist',
    meaning: 'Eine Handkarte, die du jederzeit in einer Runde spielen kannst ([[STR-1]]).',
  },
  discard: {
    term: 'Ablage',
    meaning:
      'Der Platz auf deinem Tableau für gespielte Kriegslisten, die du noch nicht wieder aufgenommen hast ([[STR-2]]).',
  },
  achievement: {
    term: 'Errungenschaft',
    meaning: 'Die Karte der Runde, die alle beanspruchen dürfen, die besitzen, was sie verlangt ([[ACH-1]]).',
  },
  leaves: { term: 'verlässt das Spiel', meaning: 'Wird endgültig weggelegt und kommt in dieser Partie nicht wieder.' },
  untimed: {
    term: 'Runde ohne aktive Sanduhren',
    meaning: 'Eine Runde, in der der Sand nicht zählt und umgedreht wird, wenn alle fertig sind ([[UNT-3]]).',
  },
  glory: {
    term: 'Ruhm',
    meaning: 'In der fortgeschrittenen Variante: was aus Punkten jenseits des Leistenendes werden kann ([[ADV-3]]).',
  },
};

export const questions: Rulebook['questions'] = {
  grandeInBlack: {
    question: 'Darf mein großer Arbeiter in den schwarzen Bereich?',
    answer:
      'Ja. Er darf in jeden Rahmen jedes Bereichs. Nur wer die fortgeschrittene Variante nutzt, muss sich an einen eigenen Arbeiter pro Rahmen halten.',
  },
  actAgain: {
    question:
      'Mein Arbeiter hat seine Aktion durchgeführt. Darf ich ihn für eine zweite wieder in den Rahmen schieben?',
    answer:
      'Nicht, solange die Sanduhr auf seiner Reihe steht; da sitzt er fest. Ist sie weg, darfst du ihn an jeden erlaubten Platz stellen, auch in diesen Rahmen. Er kann wieder eine Aktion durchführen, wenn sie zurückkommt.',
  },
  betweenRows: {
    question: 'Darf ich von einer Reihe auf die andere wechseln, während die Sanduhr in der Luft ist?',
    answer: 'Nein. Das Umdrehen dauert keinen Augenblick, also hat immer eine der beiden Reihen die Sanduhr.',
  },
  besideGrande: {
    question: 'In einem grünen Rahmen steht nur ein großer Arbeiter. Darf mein kleiner dazu?',
    answer:
      'Nein. In Grün und Lila hält jeder Arbeiter im Rahmen kleine Arbeiter fern, auch ein großer. In Schwarz ginge es.',
  },
  changeOfMind: {
    question: 'Ich will diese Aktion nicht mehr. Darf ich meinen Arbeiter wegnehmen?',
    answer:
      'Steht die Sanduhr auf der anderen Reihe, jederzeit. Steht sie auf seiner, musst du die Aktion zwar nicht durchführen, aber er bleibt, bis sie weg ist oder ein Effekt ihn befreit.',
  },
  holes: {
    question: 'In der Auslage sind Lücken. Darf ich vom Stapel erobern, ohne erst aufzufüllen?',
    answer: 'Ja. Auffüllen ist nie Pflicht.',
  },
  lastToFinish: {
    question: 'Die Ratsversammlung ist ausgerufen, und alle warten, dass die anderen zuerst fertig sind. Was nun?',
    answer:
      'Der Rang entscheidet: Wer höher steht, kommt später an die Reihe, wer am höchsten steht, zuletzt. Am Bildschirm kann dafür jeder eine Frist setzen.',
  },
  lastSand: {
    question: 'Wartet der Rat, bis der letzte lila Sand durchgelaufen ist?',
    answer: 'Nein. Er wird in dem Moment gerufen, in dem der letzte Sanduhrmarker fällt.',
  },
  reset: {
    question: 'Kommen Arbeiter und Sanduhren für den Rat an ihre Startplätze zurück?',
    answer:
      'Nein, alles bleibt stehen. Nach dem Ausrufen kannst du noch Aktionen durchführen, nur nicht umdrehen. Sind alle fertig und beginnt der Rat, ruhen die Aktionen bis zur nächsten Runde, bis auf das Auffüllen der Provinzen und das Umstellen der Arbeiter in Schritt 5.',
  },
  nextRound: {
    question: 'Wie beginnt die nächste Runde?',
    answer:
      'Sind die Schritte des Rats getan, alle Sanduhren abgelaufen und alle bereit, wird jede Sanduhr von dort, wo sie steht, auf die andere Reihe umgedreht. Das ist alles.',
  },
  severalCards: {
    question: 'Darf ich mehrere Karten zu derselben Arbeiteraktion spielen?',
    answer:
      'Ja. Der Kriegstreiber etwa kann die benachbarte Aktion mitnehmen und „ohne Goldkosten“ spielen. Die Karte spart einmal die Kosten; das andere Mal zahlt er.',
  },
  ownTogether: {
    question: 'Dürfen zwei meiner Arbeiter im selben Rahmen warten?',
    answer:
      'Ja, wenn die Einsetzregeln jeden von ihnen hineinlassen: in Schwarz immer, in Grün und Lila, wenn der spätere ein großer ist. In der fortgeschrittenen Variante nicht.',
  },
  forgotten: {
    question: 'Ich habe eine Aktion vergessen oder meinen Arbeiter nicht rechtzeitig weggenommen. Was jetzt?',
    answer:
      'Nichts Schlimmes. Ein perfektes Spiel gelingt fast nie, Fehler gehören dazu. Ein Arbeiter im Rahmen wartet dort und kann seine Aktion beim nächsten Mal durchführen; einer im Kasten sitzt fest, bis die Sanduhr wieder geht. Was du vorhattest, zählt nie, nur wo er steht.',
  },
  mustFlip: {
    question: 'Muss jemand eine abgelaufene Sanduhr umdrehen?',
    answer:
      'Nein. Sie darf stehen, solange niemand etwas anderes will. Meist will es jemand, und so regeln sich die Sanduhren von selbst.',
  },
  tooMuch: {
    question: 'Meine Belohnung bringt mehr, als ich besitzen darf. Darf ich sie trotzdem nehmen?',
    answer:
      'Ja. Du erhältst, was Platz hat, der Rest verfällt. Mit Ruhm können Punkte jenseits des Leistenendes noch nützen.',
  },
  beatenToIt: {
    question: 'Ich war schneller, und doch bekam jemand anders die Provinz. Warum?',
    answer:
      'Ihr habt fast gleichzeitig danach gegriffen, und wer sie bekam, steht auf der Privilegleiste höher. Deine Aktion geht weiter, du wählst eine andere Provinz.',
  },
  spentForAchievement: {
    question: 'Gebe ich ab, was die Errungenschaft verlangt?',
    answer:
      'Nein. Du musst es nur im Moment des Beanspruchens besitzen. Nimm dann den legendären Marker, wenn du darfst, oder die Belohnung darunter.',
  },
  overfull: {
    question: 'Darf ich für eine Spalte eine dritte Provinz erobern?',
    answer: 'Ja. Sie zählt sofort. Erst in Schritt 3 des Rats musst du auf 2 verkleinern, mit dem Provinzlimit auf 3.',
  },
  lostVotes: {
    question: 'Behalte ich Stimmen für die nächste Runde?',
    answer:
      'Nein. Steht die Reihenfolge fest, legen alle ihre Stimmen zurück. Bis dahin darfst du sammeln, so viel du kannst.',
  },
  noLegend: {
    question: 'Kann ich ohne den legendären Punkt gewinnen?',
    answer:
      'Nein. Hat niemand alle vier Marker auf dem Pergament, werden nur die verglichen, die ihn haben, und hat ihn niemand, gewinnt niemand.',
  },
};
