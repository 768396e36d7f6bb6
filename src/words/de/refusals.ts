import type { Section } from '../catalogue.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: Section<typeof english> = {
  'SET-8': 'Du hast schon vier Arbeiter im Spiel; mehr darf niemand haben.',
  'SET-10':
    'Die ersten Arbeiter werden reihum in die unteren Reihen gestellt: erst die großen, dann die kleinen. Alles andere kommt danach.',
  'INV-5': 'Das kannst du noch nicht bezahlen. Sammle erst, was es kostet.',
  'INV-6': 'Zahle genau die gezeigte Anzahl in Militär, Kultur und Gold. Stimmen zählen nicht.',
  'INV-7': 'Nimm genau die gezeigte Anzahl in Militär, Kultur und Gold, und höchstens 10 von jedem.',
  'TIM-3': 'Der Sand läuft noch. Dreh diese Sanduhr um, wenn sie abgelaufen ist.',
  'ACT-2': 'Eins nach dem anderen: Beende die begonnene Aktion, dann kommt die nächste.',
  'ACT-3': 'Das geht an diesem Tisch gerade nicht.',
  'WRK-1':
    'Solange die Sanduhr in einer Reihe steht, darf dort kein Arbeiter hin oder weg. Nimm die andere Reihe oder warte aufs Umdrehen.',
  'WRK-2': 'Arbeiter kommen in einen goldenen Rahmen, nie direkt in einen Belohnungskasten.',
  'WRK-3': 'Dieser Rahmen ist besetzt. Such einen freien oder schick einen großen Arbeiter: Den blockiert niemand.',
  'WRK-8': 'Ein Arbeiter handelt aus seinem Rahmen heraus, in der Reihe mit der Sanduhr. Warte, bis sie zu ihm kommt.',
  'WRK-10': 'Dieser Arbeiter hat gehandelt und sitzt fest, bis die Sanduhr seine Reihe verlässt.',
  'WRK-13': 'Diese Aktion kannst du nicht bezahlen. Der Arbeiter kann im Rahmen warten, bis du alles beisammenhast.',
  'WRK-15': 'Ein Arbeiter kann nur eine Aktion ausführen, die unter seinem eigenen Rahmen liegt.',
  'PRO-1': 'Nimm eine offene Provinz oder die oberste vom Stapel und wähle dann die Produktion, unter die sie kommt.',
  'PRO-6': 'Alle Provinzen liegen aus; es gibt keine Lücke zu füllen.',
  'PRO-7': 'Der Provinzstapel ist leer.',
  'STR-1': 'Kriegslisten werden während einer Runde gespielt. Heb sie bis zur nächsten auf.',
  'STR-2': 'Diese Karte hast du nicht auf der Hand. Nimm deine Kriegslisten auf, um sie wiederzubekommen.',
  'STR-3': 'Zum Aufnehmen brauchst du abgelegte Kriegslisten und den Preis, der auf deinem Tableau steht.',
  'STR-4':
    'Diese Karte gehört zu etwas anderem: Spiel sie zu der Arbeiteraktion oder Errungenschaft, die sie verändert.',
  'STR-6': 'Du hast keinen kleinen Arbeiter mehr, der ins Spiel kommen könnte.',
  'ACH-1': 'Du besitzt noch nicht alles, was diese Errungenschaft verlangt. Denk an die Stimmen.',
  'ACH-2': 'Die Errungenschaft dieser Runde hast du schon beansprucht. Die nächste kommt mit dem Rat.',
  'ACH-3': 'Der legendäre Marker ist weg, oder du hast den Punkt schon. Nimm stattdessen die Belohnung.',
  'CAL-2': 'Der Rat ist gerufen: Keine Sanduhr wird mehr umgedreht. Tu, was du noch tun willst, und sag dann „fertig“.',
  'COU-0': 'Der Rat tagt. Jetzt geht nur, was seine Schritte erlauben, und das Auffüllen der Provinzen.',
  'COU-2':
    'Belohnungen werden in der Reihenfolge der Privilegleiste genommen. Warte, bis du dran bist, und wähle eine, die noch da ist.',
  'COU-4':
    'Den großen Arbeiter bekommst du jetzt nicht: Er ist vergeben, du hast schon zwei, oder dir fehlt ein kleiner zum Tauschen.',
  'COU-7':
    'Diese finale Belohnung kannst du nicht nehmen: Du kannst sie nicht bezahlen, oder du hast den legendären Punkt schon.',
  'COU-8': 'Du darfst schon drei Provinzen je Spalte behalten. Wähle eine andere Belohnung.',
  'COU-9': 'Wähle eine Provinz aus der Spalte, die zu voll ist.',
  'COU-11': 'Jetzt werden Arbeiter bewegt, sonst nichts.',
  'COU-12':
    'Hast du „bereit“ gesagt, nimm es zurück, bevor du noch einen Arbeiter bewegst. „Bereit“ gilt erst, wenn Arbeiter bewegt werden dürfen.',
  'END-1': 'Das Spiel ist vorbei.',
  'P23-1':
    'Bei ein bis drei Personen kommt der legendäre Marker erst mit der ersten Ratsversammlung. Nimm stattdessen die Belohnung.',
  'UNT-1': 'Eine Runde wird entweder mit oder ohne aktive Sanduhren gespielt.',
  'UNT-3':
    'Ohne aktive Sanduhren dreht niemand von Hand um: Sag „fertig“, und wenn alle so weit sind, rückt die Zeit vor. Mit Sanduhren ist das vor dem Ruf zum Rat nicht nötig.',
  'ADV-1': 'Beim strengen Einsetzen steht in jedem Rahmen höchstens einer deiner eigenen Arbeiter.',
  'ADV-3': 'Mach höchstens so viele Punkte zu Ruhm, wie über das Ende der Leiste hinausgingen.',
  'PAU-1': 'Das Spiel ist angehalten. Setz es erst fort.',
  'DIG-1':
    'Du hast „fertig“ gesagt: Nimm es zurück, um weiterzumachen. Ist eine Frist gesetzt und deine vorbei, bleibt es dabei.',
  'DIG-5': 'Über die nächste Runde stimmt ihr während der ersten drei Ratsversammlungen ab.',
  'DIG-7': 'Das Spiel ist nicht angehalten.',
  'EFF-6': 'Wähle einen deiner Arbeiter, der in einer Reihe mit Sanduhr steht.',
  'EFF-9': 'Wähle eine Leiste, auf der du zurückgehst, und eine andere, auf der du vorgehst.',
  'EFF-13': 'Verteile genau die gezeigten Punkte auf Stärke, Ansehen und Beliebtheit.',
  'EFF-14': 'Wähle eine der gezeigten Möglichkeiten, die du bezahlen kannst.',
  'EFF-15': 'Die zweite Aktion muss direkt neben der ersten liegen, in derselben Reihe.',
  'EFF-16': 'Wähle eine deiner eigenen abgelegten Kriegslisten.',
  'EFF-17':
    'Dafür brauchst du einen Arbeiter, der sich bewegen darf, und in einer Reihe mit Sanduhr eine Aktion, die keine Produktion ist.',
  'EFF-20': 'Wähle so oft, wie die Errungenschaft zählt; den legendären Marker gibt es nur einmal.',
  'EFF-21': 'Tausche eins zu eins: höchstens, was du hast und wofür Platz ist.',
};
