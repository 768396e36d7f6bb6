import type { Rulebook } from '../book.ts';

export const essays: Rulebook['essays'] = {
  world: {
    title: 'Die Welt',
    lead: 'Der Schauplatz des Spiels. Zum Spielen brauchst du nichts davon.',
  },
  people: {
    title: 'Die fünf Anführer',
    lead: 'Jeder hat eine einfache und eine fortgeschrittene Seite mit eigenen Leisten, Produktionen und Kriegslisten.',
  },
  advice: {
    title: 'Guter Rat',
    lead: 'Nichts davon ist eine Regel. Es macht die ersten Partien schöner.',
  },
  house: {
    title: 'Tische im Netz',
    lead: 'Was ein Tisch hier kann und eine Schachtel nicht. Die Spielregeln bleiben dieselben.',
  },
};

export const notes: Rulebook['notes'] = {
  times: {
    title: 'Die vier Zeiten',
    text: 'Die Götter erschufen Dünya und gaben der Welt keine Gesetze: In der Zeit des Chaos galt nur das Recht des Stärkeren. In der Zeit der Dunkelheit herrschten die Drachen, und sie herrschten grausam. Die Zeit der Ordnung war der lange Frieden unter einem König. Jetzt beginnt die Zeit der Veränderung.',
  },
  king: {
    title: 'Surcil, der Zeitlose König',
    text: 'Gahael, Gott der Jahreszeiten und Hüter der Zeit, liebte einen Mann namens Surcil und teilte seine göttliche Kraft mit ihm. Surcil wurde unsterblich, besiegte die Drachen und regierte jahrhundertelang als der Zeitlose König. Dann verschwand er. Gerüchte gibt es viele, Antworten keine.',
  },
  clock: {
    title: 'Die eiserne Uhr',
    text: 'Gahael schmiedete auch die große eiserne Uhr auf dem Großen Platz von Montbrielle. Sie sollte gehen, solange der Zeitlose König regiert. Seit er fort ist, steht sie still, und niemand kann ihr Pendel bewegen.',
  },
  succession: {
    title: 'Deine Rolle',
    text: 'Eine Legende sagt, dass der rechtmäßige Erbe das Pendel wieder in Schwung bringt. Du gehörst zu den Adeligen, die auf den Thron wollen. Viermal tagt der Rat; nach dem vierten Mal gibt es einen neuen Zeitlosen Regenten oder Bürgerkrieg.',
  },
  gambal: {
    title: 'Gambal, der Trickreiche oder der Rebell',
    text: 'Gambal ist nicht von Adel und hat sich nie an dessen Spielregeln gehalten. So weit gekommen ist er, weil das Volk ihn mag. Beliebtheit ist darum seine längste Leiste.',
  },
  bolk: {
    title: 'Bolk, der Champion oder der Kriegstreiber',
    text: 'Bolk, ein Minotaurus, war Erster General des Zeitlosen Königs. Die Truppen des Reichs folgen ihm noch immer, und mit ihnen will er auf den Thron. Stärke ist seine längste Leiste.',
  },
  mesoat: {
    title: 'Mesoat, der Richter oder der Pazifist',
    text: 'Mesoat ist ein Sphinx aus der Himmelsstadt Almadinat und Hohepriester des Gahael. Viele haben noch nie einen Sphinx gesehen; der Adel aber achtet sie seit jeher. Ansehen ist seine längste Leiste.',
  },
  licinia: {
    title: 'Licinia, die Unerbittliche oder die Alchemistin',
    text: 'Licinia ist jedes Mittel recht, um zu regieren, und man sagt, sie suche Hilfe bei dunklen Kräften. Sie nutzt jede Gelegenheit: Die drei Leisten der Unerbittlichen sind gleich lang.',
  },
  dhrenkir: {
    title: 'Dhrenkir, der Listige oder der Tyrann',
    text: 'Dhrenkir ist ein Drache und verspricht Härte und Ordnung wie in den Tagen der Drachen. In unsicheren Zeiten hören ihm viele zu. Beliebtheit ist seine längste Leiste, als Tyrann ist es Ansehen.',
  },
  firstGame: {
    title: 'Die erste Partie',
    text: 'Nehmt einfache Anführer und spielt mindestens die erste Runde ohne aktive Sanduhren, oder haltet das Spiel an, wenn es Fragen gibt ([[UNT-1]], [[PAU-1]]). Alle spielen zugleich, also müssen alle die Regeln kennen.',
  },
  advancedCharacters: {
    title: 'Fortgeschrittene Anführer',
    text: 'Nimm einen, wenn du schon eine Partie gespielt hast. Lies vorher seine Karten: Manche brechen die üblichen Regeln ([[EFF-15]] bis [[EFF-21]]).',
  },
  pace: {
    title: 'Es ist kein Wettrennen',
    text: 'Du musst selten schneller sein als der Sand. Wartest du auf eine Sanduhr, dann atme durch, schau auf die anderen Tableaus und plane. Nachdenken zahlt sich aus.',
  },
  mistakes: {
    title: 'Fehler gehören dazu',
    text: 'Du wirst ab und zu einen Arbeiter vergessen, und alle anderen auch. Niemand spielt fehlerfrei; es gewinnt, wer das Beste daraus macht. Wer am echten Tisch zu zahlen oder zu nehmen vergisst, holt es nach und spielt weiter.',
  },
  spread: {
    title: 'Verteile deine Arbeiter',
    text: 'Grün und Lila bringen mehr als Schwarz, halten einen Arbeiter aber 2 oder 3 Minuten fest statt 45 Sekunden. Stehen alle deine Arbeiter auf derselben lila Reihe, kannst du wenig tun, bis die Sanduhr weiterzieht.',
  },
  roads: {
    title: 'Welcher Rohstoff wohin führt',
    text: 'Mit Militär eroberst du Provinzen, und die meisten können Stärke bringen. Kultur holt deine Kriegslisten zurück, und eine davon bringt Ansehen. Gold bezahlt die grünen und lila Felder, die Beliebtheit bringen ([[MAR-1]]).',
  },
  unevenRewards: {
    title: 'Manche Belohnungen sind besser',
    text: 'Die Ratsbelohnungen sind nicht alle gleich viel wert, und das ist Absicht. Wer viele Stimmen hat, wählt zuerst ([[COU-2]]).',
  },
  selfRegulating: {
    title: 'Die Sanduhren bleiben in Bewegung',
    text: 'Niemand muss eine Sanduhr umdrehen. Aber fast immer will es ein Spieler, dessen Arbeiter auf der anderen Reihe wartet. So regeln sich die Sanduhren von selbst ([[TIM-3]]).',
  },
  rarePrivilege: {
    title: 'Das Privileg wird selten beansprucht',
    text: 'Ein- oder zweimal pro Partie, oft gar nicht. Die Regel ist dafür da, dass du dich nicht beeilen musst ([[PRV-1]]).',
  },
  courtesy: {
    title: 'Nach dem Erobern auffüllen',
    text: 'Hast du eine offene Provinz genommen, musst du nicht auffüllen. Es ist aber höflich: Die anderen haben mehr Auswahl ([[PRO-6]]).',
  },
  breaks: {
    title: 'Zeit für eine Pause',
    text: 'Die Ratsphase ist die Zeit für ein Getränk oder ein paar Schritte: Es geht erst weiter, wenn alle bereit sind ([[COU-12]]).',
  },
  twoPlayers: {
    title: 'Zu zweit',
    text: 'Zu zweit gibt es beim Warten weniger zu beobachten. Wird es euch zu lang, spielt ohne aktive Sanduhren ([[UNT-1]]).',
  },
  bothRules: {
    title: 'Die fortgeschrittene Variante',
    text: 'Sie macht das Spiel etwas schwieriger und ist nichts für Neulinge. Ihre zwei Regeln gehören zusammen: Nimm besser beide, einen Arbeiter pro Rahmen und Ruhm, als Ruhm allein ([[ADV-1]], [[ADV-3]], [[ADV-6]]).',
  },
  alone: {
    title: 'Allein spielen',
    text: 'Eine Partie geht auch allein. Du spielst auf Seite A ohne neutralen Spieler, und der legendäre Marker kommt mit der zweiten Errungenschaft ([[P23-1]]). In jedem Rat stehst du auf dem 1. Platz. Am Ende gewinnst du, wenn du den legendären Punkt hast; stehen alle vier Marker auf dem Pergament, ist der Sieg vollkommen. Ohne den legendären Punkt gibt es Bürgerkrieg ([[END-2]], [[END-3]], [[END-4]]).',
  },
  handicap: {
    title: 'Handicap',
    text: 'Zum Ausgleich kann ein Spieler mit mehr Militär, Kultur, Gold oder Stimmen beginnen, je bis zu 5. Die Grenze von [[INV-1]] gilt von Anfang an.',
  },
  standIns: {
    title: 'Vertretung',
    text: 'Verliert ein Spieler die Verbindung, spielt nach 90 Sekunden ein Bot für ihn; der Tisch kann diese Zeit ändern oder die Vertretung abschalten. Der Spieler kann jederzeit zurückkommen und übernimmt sofort wieder. Ist kein Spieler mehr da, hält das Spiel von selbst an, bis sie zurück sind.',
  },
  removal: {
    title: 'Einen Spieler entfernen',
    text: 'Der Gastgeber kann einen Spieler aus dem laufenden Spiel entfernen. Die anderen können das durch Abstimmung: Mehr als die Hälfte von ihnen muss zustimmen, mindestens aber zwei. An Tischen mit Wertung braucht auch der Gastgeber diese Abstimmung. Ein Bot spielt weiter, und der entfernte Spieler kann nicht in dieses Spiel zurück.',
  },
  watching: {
    title: 'Zuschauer',
    text: 'Wer den Link hat, kann zuschauen. Der Tisch kann eine Verzögerung von bis zu 10 Minuten einstellen: Zuschauer sehen dann alles so viel später, auch das Ergebnis, und können keinem Spieler helfen.',
  },
  ratings: {
    title: 'Wertung',
    text: 'An Tischen mit Wertung hat jeder Spieler alle besiegt, die hinter ihm gelandet sind. Gerechnet wird nach Glicko-2, für jedes Tempo getrennt und nach jeder Partie. Eine Wertung gehört zu einem bewiesenen Namen. Bots haben keine, und ein Spiel braucht mindestens zwei Menschen. Wenn du gehst und ein Bot für dich zu Ende spielt, hast du gegen alle verloren, die geblieben sind; landet der Bot vor ihnen, kostet sie das nichts.',
  },
};
