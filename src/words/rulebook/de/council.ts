import type { Entries } from '../book.ts';

export const council: Entries<'CAL' | 'COU' | 'END' | 'PRV'> = {
  'CAL-1': {
    title: 'Der letzte Marker fällt',
    text: 'Die Ratsversammlung ist in dem Augenblick ausgerufen, in dem die lila Sanduhr den letzten Sanduhrmarker vom Brett stößt.',
  },
  'CAL-2': {
    title: 'Nicht mehr umdrehen',
    text: 'Von da an darf keine Sanduhr mehr umgedreht werden. Alles andere geht nach den üblichen Regeln und ohne Zeitgrenze weiter, bis alle fertig sind.',
  },
  'CAL-3': {
    title: 'Wer zuletzt an der Reihe ist',
    text: 'Wollen mehrere ihre Aktionen als Letzte durchführen, ist zuletzt an der Reihe, wer in der Privilegreihenfolge höher steht. Wie das am Bildschirm geht: [[DIG-1]].',
  },
  'CAL-4': {
    title: 'Arbeiter bleiben stehen',
    text: 'Wenn die Ratsphase beginnt, bleiben alle Arbeiter, wo sie sind.',
  },
  'COU-0': {
    title: 'Keine Aktionen',
    text: 'In der Ratsphase führt niemand Aktionen durch. Ausgenommen sind das Auffüllen der Provinzen ([[PRO-6]]) und was die sechs Schritte erlauben.',
  },
  'COU-1': {
    title: 'Schritt 1: Reihenfolge',
    text: 'Die Privilegmarker werden nach Stimmen neu geordnet, die meisten zuerst. Bei gleich vielen Stimmen rückt vor, wer bisher tiefer stand. Dann legen alle ihre Stimmen in den Vorrat zurück.',
  },
  'COU-2': {
    title: 'Schritt 2: Belohnungen',
    text: 'In der neuen Reihenfolge nehmen alle je eine Ratsbelohnung und erhalten dazu den Bonus ihres Platzes: der 1. Platz 2 beliebige Siegpunkte (auch aufgeteilt), der 2. und der 3. je 1. Zu zweit und zu dritt hat der 3. Platz keinen Bonus. Der legendäre Punkt ist nie darunter. Genommene Karten werden nicht ersetzt.',
  },
  'COU-3': {
    title: 'Die aufgedruckte Belohnung',
    text: '„1 beliebiger Siegpunkt“ auf dem Ratstableau dürfen im selben Rat beliebig viele nehmen.',
  },
  'COU-4': {
    title: 'Belohnung „großer Arbeiter“',
    text: 'Sie kann pro Rat einmal genommen werden. Tausche einen deiner kleinen Arbeiter im Spiel gegen deinen zweiten großen, der genau dessen Platz einnimmt: denselben Rahmen, denselben Kasten oder das Tableau. Der kleine verlässt das Spiel. Wer schon 2 große Arbeiter hat, kann sie nicht nehmen.',
  },
  'COU-5': {
    title: 'Sofortige Belohnungen',
    text: 'Eine Belohnung mit rotem Rand wirkt sofort und verlässt dann das Spiel. Auch das Provinzlimit wirkt sofort, doch es bleibt dir: [[COU-8]].',
  },
  'COU-6': {
    title: 'Permanente Kriegslisten',
    text: 'Eine Belohnung mit blauem Rand kommt auf deine Hand, nicht auf die Ablage. Du kannst sie spielen, sobald die Runde beginnt, und wie jede Kriegslist wieder aufnehmen.',
  },
  'COU-7': {
    title: 'Finale Ratsbelohnungen',
    text: 'Der vierte Rat bietet finale Belohnungen. Zahle, was die Karte zeigt, und erhalte ihre Belohnung; dann verlässt sie das Spiel. Eine Karte, die du nicht bezahlen kannst, kannst du nicht nehmen, und den legendären Punkt für 10 Rohstoffe nicht, wenn du ihn schon hast.',
  },
  'COU-8': {
    title: 'Provinzlimit 3',
    text: 'Diese Belohnung bleibt neben deinem Tableau liegen. Schon ab diesem Rat dürfen unter jeder deiner Spalten 3 Provinzen bleiben. Mehr als eine davon kann niemand haben.',
  },
  'COU-9': {
    title: 'Schritt 3: Provinzen prüfen',
    text: 'Unter jeder Spalte dürfen 2 Provinzen liegen, mit [[COU-8]] sind es 3. Sind es mehr, bestimmst du selbst, welche das Spiel verlassen, bis es passt.',
  },
  'COU-10': {
    title: 'Schritt 4: nächste Runde',
    text: 'Im vierten Rat endet das Spiel hier ([[END-1]]). Du erkennst ihn daran, dass der Stapel der Ratsbelohnungen leer ist. Sonst wird neu ausgelegt: Der große Arbeiter ist wieder zu haben, 5 neue Ratsbelohnungen und 4 neue Provinzen ersetzen die alten, alle nehmen ihren Errungenschaftsmarker zurück, eine neue Errungenschaft kommt mit dem legendären Marker, und die drei Sanduhrmarker kommen auf die lila Kreise, die die Sanduhr frei lässt.',
  },
  'COU-11': {
    title: 'Schritt 5: Arbeiter',
    text: 'Alle dürfen Arbeiter nach den üblichen Regeln bewegen und einsetzen, also nie von einer oder auf eine Reihe mit Sanduhr. Sonst ist nichts erlaubt. Streit klärt die Privilegreihenfolge; am Bildschirm siehe [[DIG-2]].',
  },
  'COU-12': {
    title: 'Schritt 6: los',
    text: 'Läuft noch Sand, wird gewartet. Sind alle bereit, werden alle drei Sanduhren zugleich auf ihre andere Reihe umgedreht, und die nächste Runde beginnt. Sonst ändert sich nichts: Arbeiter, Rohstoffe, Handkarten, Ablagen, Provinzen und Leisten bleiben, wie sie sind.',
  },
  'END-1': { title: 'Wann Schluss ist', text: 'Das Spiel endet im vierten Rat, nach Schritt 3.' },
  'END-2': {
    title: 'Alle vier auf dem Pergament',
    text: 'Haben ein oder mehrere Spieler alle vier Marker auf dem Pergament, gewinnt von ihnen, wer die meisten Punkte darauf hat. Gezählt werden auf jeder Leiste die erreichten Pergamentfelder; der legendäre Punkt zählt 1. Bei Gleichstand entscheidet die Privilegreihenfolge. Mit Ruhm: [[ADV-5]].',
    example:
      'Deine Stärke steht auf dem zweiten Pergamentfeld, Ansehen und Beliebtheit stehen auf dem ersten, und du hast den legendären Punkt. Das sind 2 + 1 + 1 + 1 = 5 Punkte.',
  },
  'END-3': {
    title: 'Wenn es niemand geschafft hat',
    text: 'Sonst kann nur gewinnen, wer den legendären Punkt hat. Verglichen wird die Leiste, die am weitesten vom Pergament entfernt ist: Wessen am nächsten dran ist, gewinnt. Eine Leiste, die schon dort ist, zählt danach, wie weit sie hineinreicht. Bei Gleichstand folgt die nächstniedrige Leiste und so weiter; ist alles gleich, entscheidet die Privilegreihenfolge. Mit Ruhm: [[ADV-5]].',
    example:
      'A fehlen 3, 0 und 0 Schritte, B fehlen 2, 2 und 2. Beide haben den legendären Punkt. B gewinnt: 2 ist näher als 3. C steht mit allen dreien auf dem Pergament, hat aber den legendären Punkt nicht und kann nicht gewinnen.',
  },
  'END-4': {
    title: 'Bürgerkrieg',
    text: 'Hat niemand den legendären Punkt, gewinnt niemand: Das Land versinkt im Bürgerkrieg.',
  },
  'PRV-1': {
    title: 'Der höhere Rang hat Vortritt',
    text: 'Greifen zwei etwa gleichzeitig nach derselben Sache, bekommt sie, wer in der Privilegreihenfolge höher steht. „Etwa gleichzeitig“ heißt: innerhalb einer Sekunde, wenn der Tisch nichts anderes abmacht. Bei einer Spanne von 0 gilt die Regel nicht, und wer zuerst kommt, bekommt sie.',
  },
  'PRV-2': {
    title: 'Worum es gehen kann',
    text: 'Zum Beispiel um dieselbe offene Provinz, um den legendären Marker, um denselben grünen oder lila Rahmen für einen kleinen Arbeiter oder um eine Bewegung auf eine Reihe oder von ihr weg, während jemand die Sanduhr dorthin umdreht.',
  },
  'PRV-3': {
    title: 'Nicht bei Stimmen',
    text: 'Gleichstände bei den Stimmen im Rat entscheidet das Privileg nie. Dafür gibt es eine eigene Regel: [[COU-1]].',
  },
  'PRV-4': {
    title: 'Wenn du den Kürzeren ziehst',
    text: 'Wer verliert, steht wieder da, als hätte es den Versuch nicht gegeben. Gehörte er zu einer begonnenen und bezahlten Aktion, geht sie mit einer neuen Wahl weiter. Verloren ist nichts.',
    example:
      'Die Provinz, nach der du greifst, geht an einen höheren Rang. Deine 4 Militär bleiben bezahlt; du wählst eine andere.',
  },
};
