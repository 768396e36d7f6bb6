import type { Section } from '../../speech/section.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: Section<typeof english> = {
  'SET-8': 'Du hast schon vier Arbeiter im Spiel; mehr darf niemand haben.',
  'SET-10':
    'Die ersten Arbeiter werden reihum in die unteren Reihen gestellt: erst die großen, dann die kleinen. Alles andere kommt danach.',
  'INV-5': 'Das kannst du noch nicht bezahlen. Sammle erst, was es kostet.',
  'INV-6': 'Zahle genau die gezeigte Anzahl in Militär, Kultur und Gold. Stimmen zählen nicht.',
  'INV-7': 'Nimm genau die gezeigte Anzahl in Militär, Kultur und Gold, und von jedem nur so viel, wie du Platz hast.',
  'TIM-3': 'Der Sand läuft noch. Drehe diese Sanduhr um, wenn sie abgelaufen ist.',
  'ACT-2': 'Eins nach dem anderen: Beende die begonnene Aktion, dann kommt die nächste.',
  'ACT-3': 'Das geht gerade nicht.',
  'WRK-1':
    'Solange die Sanduhr in einer Reihe steht, darf dort kein Arbeiter hin oder weg. Nimm die andere Reihe oder warte aufs Umdrehen.',
  'WRK-2': 'Arbeiter kommen in einen goldenen Rahmen, nie direkt in einen Belohnungskasten.',
  'WRK-3': 'Dieser Rahmen ist besetzt. Suche einen freien oder nimm einen großen Arbeiter: Den blockiert niemand.',
  'WRK-8':
    'Ein Arbeiter führt seine Aktion vom Rahmen aus durch, in der Reihe mit der Sanduhr. Warte, bis sie zu ihm kommt.',
  'WRK-10': 'Dieser Arbeiter hat seine Aktion durchgeführt und sitzt fest, bis die Sanduhr seine Reihe verlässt.',
  'WRK-13': 'Diese Aktion kannst du nicht bezahlen. Der Arbeiter kann im Rahmen warten, bis du alles beisammenhast.',
  'WRK-15': 'Ein Arbeiter kann nur eine Aktion unter seinem eigenen Rahmen durchführen.',
  'PRO-1': 'Nimm eine offene Provinz oder die oberste vom Stapel und wähle dann eine Spalte für sie.',
  'PRO-6': 'Die Auslage ist voll; es gibt nichts aufzufüllen.',
  'PRO-7': 'Der Provinzstapel ist leer.',
  'STR-1': 'Kriegslisten werden während einer Runde gespielt. Hebe sie bis zur nächsten auf.',
  'STR-2': 'Diese Karte hast du nicht auf der Hand. Nimm deine Kriegslisten auf, um sie wiederzubekommen.',
  'STR-3': 'Zum Aufnehmen brauchst du abgelegte Kriegslisten und den Preis, der auf deinem Tableau steht.',
  'STR-4': 'Spiele diese Karte zu der Arbeiteraktion oder Errungenschaft, die sie verändert.',
  'STR-6': 'Du hast keinen kleinen Arbeiter mehr, der ins Spiel kommen könnte.',
  'ACH-1': 'Du besitzt noch nicht alles, was diese Errungenschaft verlangt. Denke an die Stimmen.',
  'ACH-2': 'Die Errungenschaft dieser Runde hast du schon beansprucht. Die nächste kommt mit dem Rat.',
  'ACH-3': 'Der legendäre Marker ist weg, oder du hast den Punkt schon. Nimm stattdessen die Belohnung.',
  'CAL-2':
    'Die Ratsversammlung ist ausgerufen: Keine Sanduhr wird mehr umgedreht. Führe noch durch, was du willst, und drücke dann „Ich bin fertig“.',
  'COU-0': 'Der Rat tagt. Jetzt geht nur, was seine Schritte erlauben, und das Auffüllen der Provinzen.',
  'COU-2':
    'Belohnungen werden in der Reihenfolge der Privilegleiste genommen. Warte, bis du dran bist, und wähle eine, die noch da ist.',
  'COU-4':
    'Den großen Arbeiter bekommst du jetzt nicht: Er ist vergeben, du hast schon zwei, oder dir fehlt ein kleiner zum Tauschen.',
  'COU-7':
    'Diese finale Belohnung kannst du nicht nehmen: Du kannst sie nicht bezahlen, oder du hast den legendären Punkt schon.',
  'COU-8': 'Du darfst schon 3 Provinzen je Spalte behalten. Wähle eine andere Belohnung.',
  'COU-9': 'Wähle eine Provinz aus der Spalte, die zu voll ist.',
  'COU-11': 'Du kannst jetzt nur Arbeiter bewegen.',
  'COU-12':
    'Du bist als bereit markiert. Nimm das zurück, um noch Arbeiter zu bewegen. „Bereit“ gibt es erst, wenn Arbeiter bewegt werden dürfen.',
  'END-1': 'Das Spiel ist vorbei.',
  'P23-1':
    'Bei ein bis drei Spielern kommt der legendäre Marker erst mit der ersten Ratsversammlung. Nimm stattdessen die Belohnung.',
  'UNT-1': 'Eine Runde wird entweder mit oder ohne aktive Sanduhren gespielt.',
  'UNT-3':
    'Ohne aktive Sanduhren dreht niemand selbst um: Drücke „Ich bin fertig“; sind alle fertig, werden sie umgedreht. Mit Sanduhren gibt es „Ich bin fertig“ erst nach dem Ruf zum Rat.',
  'ADV-1': 'Beim strengen Einsetzen steht in jedem Rahmen höchstens einer deiner eigenen Arbeiter.',
  'ADV-3': 'Nur Punkte über das Ende der Leiste hinaus können Ruhm werden.',
  'PAU-1': 'Das Spiel ist angehalten. Setze es erst fort.',
  'DIG-1':
    'Du bist als fertig markiert. Nimm das zurück, um weiterzumachen. Sind nach einer Frist deine letzten Aktionen vorbei, geht das nicht mehr.',
  'DIG-5': 'Über die nächste Runde stimmt ihr während der ersten drei Ratsversammlungen ab.',
  'DIG-7': 'Das Spiel ist nicht angehalten.',
  'DIG-8': 'Du hast deine Pausen verbraucht, vor weniger als einer Minute angehalten, oder es geht gerade weiter.',
  'EFF-6': 'Wähle einen deiner Arbeiter, der in einer Reihe mit Sanduhr steht.',
  'EFF-9': 'Wähle eine Leiste, auf der du zurückgehst, und eine andere, auf der du vorgehst.',
  'EFF-13': 'Verteile genau die gezeigten Punkte auf Stärke, Ansehen und Beliebtheit.',
  'EFF-14': 'Wähle eine der gezeigten Möglichkeiten, die du bezahlen kannst.',
  'EFF-15': 'Die zweite Aktion muss direkt neben der ersten liegen, in derselben Reihe.',
  'EFF-16': 'Wähle eine deiner eigenen abgelegten Kriegslisten.',
  'EFF-17':
    'Dafür brauchst du einen Arbeiter, der sich bewegen darf, und in einer Reihe mit Sanduhr eine Aktion, die keine Produktion ist.',
  'EFF-20':
    'Wähle einmal für jedes Mal, das du die Errungenschaft abwickelst. Den legendären Marker gibt es nur einmal.',
  'EFF-21': 'Tausche eins zu eins: höchstens, was du hast und wofür Platz ist.',
};
