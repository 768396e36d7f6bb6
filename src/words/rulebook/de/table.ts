import type { Entries } from '../book.ts';

export const table: Entries<'SET' | 'P23' | 'UNT' | 'PAU' | 'ADV' | 'DIG'> = {
  'SET-1': {
    title: 'Spieler und Brett',
    text: 'Für 1 bis 5 Spieler. Brettseite A ist für 1 bis 3, Seite B für 4 und 5.',
  },
  'SET-2': {
    title: 'Sanduhren und Marker',
    text: 'Jede Sanduhr beginnt auf der oberen Reihe ihres Bereichs. Von den vier lila Kreisen nimmt die Sanduhr einen der oberen Reihe ein; auf den drei anderen liegen die Sanduhrmarker.',
  },
  'SET-3': {
    title: 'Die Errungenschaft',
    text: 'Die 10 Errungenschaften werden gemischt, eine wird aufgedeckt. Auf ihr liegt der legendäre Marker, außer bei 1 bis 3 Spielern: [[P23-1]].',
  },
  'SET-4': {
    title: 'Die Provinzen',
    text: 'Die 56 Provinzen werden gemischt, 4 davon liegen offen als Auslage.',
  },
  'SET-5': {
    title: 'Die Ratsbelohnungen',
    text: 'Die Belohnung „großer Arbeiter“ hat ihren eigenen Platz. Die 5 finalen Belohnungen liegen zuunterst im Stapel. Von den 25 gewöhnlichen verlassen 10 ungesehen das Spiel, 5 werden aufgedeckt, 10 kommen auf die finalen. In den Ratsphasen 1 bis 3 liegen also je 5 gewöhnliche Belohnungen aus, in der vierten die 5 finalen.',
  },
  'SET-6': {
    title: 'Dein Anführer',
    text: 'Alle haben einen Anführer, gezogen oder gewählt, auf der einfachen oder der fortgeschrittenen Seite, mit deren 4 Kriegslisten auf der Hand und deren Startrohstoffen und Stimmen. Alle vier Siegpunktmarker stehen am Anfang ihrer Leisten.',
  },
  'SET-7': {
    title: 'Deine Arbeiter',
    text: 'Du beginnst mit 1 kleinen und 1 großen Arbeiter auf deinem Tableau. 2 weitere kleine lassen sich mit einer Kriegslist anwerben, eine Ratsbelohnung tauscht einen kleinen gegen deinen zweiten großen.',
  },
  'SET-8': {
    title: 'Höchstens vier Arbeiter',
    text: 'Du hast nie mehr als 4 Arbeiter im Spiel, kleine und große zusammen.',
  },
  'SET-9': {
    title: 'Erste Reihenfolge',
    text: 'Zu Beginn stehen die Privilegmarker in zufälliger Reihenfolge.',
  },
  'SET-10': {
    title: 'Erstes Einsetzen',
    text: 'Vor dem ersten Umdrehen setzen alle in der Privilegreihenfolge ihren großen Arbeiter in einen Rahmen einer unteren Reihe, in einem beliebigen Bereich, danach ebenso ihren kleinen. Es gelten die üblichen Einsetzregeln ([[WRK-1]] bis [[WRK-5]]). Sind alle bereit, werden die drei Sanduhren auf die unteren Reihen umgedreht, und Runde 1 beginnt. Schon dabei stößt die lila Sanduhr einen Sanduhrmarker vom Brett.',
  },
  'SET-11': { title: 'Keine Züge', text: 'Es gibt weder Startspieler noch Züge.' },
  'P23-1': {
    title: 'Der Marker kommt später',
    text: 'Bei 1 bis 3 Spielern ist der legendäre Marker in Runde 1 nicht zu haben. Die erste Errungenschaft bringt nur die Belohnung ihrer unteren Hälfte; der Marker kommt im ersten Rat mit der zweiten.',
  },
  'P23-2': {
    title: 'Neutrale Arbeiter',
    text: 'Zu zweit steht in jedem der 4 kleinen Rahmen ein neutraler Arbeiter, einer in jeder grünen und lila Reihe. Sie bewegen sich nie und halten kleine Arbeiter fern.',
  },
  'P23-3': {
    title: 'Der neutrale Marker',
    text: 'Zu zweit beginnt ein neutraler Marker auf dem letzten Platz der Privilegleiste und nimmt mit 3 Stimmen an jedem Rat teil; Gleichstände wie in [[COU-1]]. Er nimmt keine Belohnung, aber er belegt seinen Platz. Du kannst also auf Platz 3 landen und bekommst dann, was er bringt.',
  },
  'UNT-1': {
    title: 'Mit oder ohne Sand',
    text: 'Jede Runde kann mit oder ohne aktive Sanduhren gespielt werden. Der Tisch entscheidet vor Runde 1 und am Ende jedes Rats für die nächste. Am Bildschirm: [[DIG-5]].',
  },
  'UNT-2': {
    title: 'Die Zeitanzeige',
    text: 'Die Zeitanzeige hat 11 Felder. Jedes nennt die Sanduhren, die dort umgedreht werden, so wie es käme, wenn immer pünktlich umgedreht würde. Das erste Feld beginnt die Runde; das letzte dreht alle drei um und ruft die Ratsversammlung aus.',
  },
  'UNT-3': {
    title: 'Wie umgedreht wird',
    text: 'In einer Runde ohne aktive Sanduhren dreht niemand sie selbst um. Sobald alle fertig sind, rückt der Zeitmarker ein Feld weiter, und die dort gezeigten Sanduhren werden umgedreht. Die lila stößt wie immer Sanduhrmarker vom Brett; beim dritten Mal, auf dem letzten Feld, ruft sie die Ratsversammlung aus.',
  },
  'UNT-4': {
    title: 'Sonst wie immer',
    text: 'Es gibt keine Zeitgrenze, und der Sand wird nicht beachtet. Weiterhin spielen alle zugleich, und das Privileg klärt Konflikte ([[PRV-1]]).',
  },
  'PAU-1': {
    title: 'Auszeit',
    text: 'Das Spiel kann angehalten werden. Alle drei Sanduhren liegen auf der Seite und behalten genau den Sand, den sie haben; geht es weiter, werden alle im selben Moment aufgestellt. Am Bildschirm: [[DIG-7]]. Eine Pause verkürzt niemandem die Frist, das Privileg zu beanspruchen ([[PRV-1]]).',
  },
  'ADV-1': {
    title: 'Ein Arbeiter pro Rahmen',
    text: 'Wer die Variante nutzt, hat nie zwei eigene Arbeiter im selben Rahmen, ob klein oder groß, in keinem Bereich. Die übrigen Einsetzregeln bleiben.',
  },
  'ADV-2': {
    title: 'Kästen sind frei',
    text: 'Für Kästen gilt die Grenze nicht, auch nicht bei Karten, die einen Arbeiter in einen Kasten bringen ([[EFF-17]]).',
  },
  'ADV-3': {
    title: 'Ruhm',
    text: 'Siegpunkte über das Ende der Stärke-, Ansehens- oder Beliebtheitsleiste hinaus darfst du einzeln in Ruhm verwandeln. Jeder Ruhm nimmt dir für immer einen Würfel des passenden Rohstoffs (Stärke: Militär, Ansehen: Kultur, Beliebtheit: Gold), aus dem Vorrat oder vom Tableau, und senkt dein Maximum davon um 1.',
    example:
      'Am Ende der Stärkeleiste erhältst du 3 Stärke und machst 2 davon zu Ruhm. Von nun an kannst du höchstens 8 Militär haben; der dritte Punkt verfällt.',
  },
  'ADV-4': {
    title: 'Was Ruhm nicht ist',
    text: 'Ruhm ist kein Siegpunkt. Er lässt sich weder ausgeben noch zurückverwandeln, und wer Punkte dieser Leiste bezahlt, verliert keinen Ruhm. Auf der legendären Leiste gibt es keinen.',
  },
  'ADV-5': {
    title: 'Ruhm bei Gleichstand',
    text: 'Spielt jemand mit Ruhm, entscheidet bei Gleichstand um den Sieg der meiste Ruhm, dann die Privilegreihenfolge, sonst nichts. Bei [[END-2]] ist das ein Gleichstand der Punkte, bei [[END-3]] einer der niedrigsten Leisten, noch vor der nächsten Leiste.',
  },
  'ADV-6': { title: 'Nur Ruhm', text: 'Du darfst mit Ruhm spielen, ohne dich an [[ADV-1]] zu binden.' },
  'DIG-1': {
    title: 'Die letzten Aktionen',
    text: 'Nach dem Ruf zum Rat lässt sich ein „fertig“ zurücknehmen, bis alle fertig sind. Alle dürfen eine Frist setzen. Dann haben alle, die noch nicht fertig sind, vom niedrigsten Rang an nacheinander 20 Sekunden (der Tisch kann das ändern), für ihre letzten Aktionen; wer sie verstreichen lässt, ist fertig. Zurücknehmen kann ein „fertig“ dann nur noch, wer höher steht als der Spieler, dessen Zeit läuft. So ist der höchste Rang zuletzt an der Reihe.',
  },
  'DIG-2': {
    title: 'Gemeinsam bewegen',
    text: 'In Schritt 5 der Ratsphase bewegen alle zugleich ihre Arbeiter. Solange er dauert, darf ein höherer Rang einem niedrigeren einen Rahmen wegnehmen, den dieser erst in diesem Schritt betreten hat; der weichende Arbeiter kehrt an seinen alten Platz zurück, und sein Besitzer muss erneut bereit sein.',
  },
  'DIG-3': {
    title: 'Keine unnötigen Fragen',
    text: 'Fragt dein eigener Zug etwas, worauf es nur eine Antwort gibt, wird sie von selbst gegeben. Ein Gewinn, für den gar kein Platz ist, wird übergangen. Lässt dir der Zug eines anderen Spielers nur eine Antwort übrig, gibst du sie trotzdem selbst.',
  },
  'DIG-4': {
    title: 'Wenn alle auf einen warten',
    text: 'Eine offene Wahl hält nur dich selbst auf. Wo alle warten müssen (erstes Einsetzen, Ratsbelohnung, Provinzen ablegen, „Bereit“), kann der Tisch die Zeit begrenzen: unter Freunden gar nicht, an öffentlichen Tischen auf 60 Sekunden, wenn nichts anderes gewählt ist. Danach wird eine Standardwahl getroffen: der erste erlaubte Rahmen; der aufgedruckte Siegpunkt auf der eigenen niedrigsten Leiste; die neuesten Provinzen einer zu vollen Spalte gehen; sonst „bereit“.',
  },
  'DIG-5': {
    title: 'Über den Sand abstimmen',
    text: 'Die Tischregeln sagen, wie jede Runde gespielt wird. Während des Rats dürfen die Spieler abstimmen, ob sich das für die nächste ändert. Die Mehrheit entscheidet; bei Gleichstand wird ohne aktive Sanduhren gespielt.',
  },
  'DIG-6': {
    title: 'Tempo',
    text: 'Das Tempo eines Tisches ändert nur, wie lange der Sand läuft. Die Spanne für das Privileg und alle Fristen bleiben echte Sekunden.',
  },
  'DIG-7': {
    title: 'Anhalten und fortsetzen',
    text: 'Alle am Tisch dürfen anhalten, und alle dürfen fortsetzen; weiter geht es, nachdem für alle sichtbar bis drei gezählt wurde.',
  },
  'DIG-8': {
    title: 'Begrenzte Pausen',
    text: 'Der Tisch kann Pausen begrenzen: unter Freunden meist gar nicht, an öffentlichen Tischen auf drei pro Spieler und Spiel. Eine begrenzte Pause endet nach spätestens einer Minute, das Zählen bis drei kann niemand aufhalten, und nach einer Pause kann derselbe Spieler eine Minute Spielzeit lang nicht wieder anhalten.',
  },
};
