import type { LessonBook } from './book.ts';

export const book: LessonBook = {
  lessons: {
    rows: {
      title: 'Arbeiter und die zwei Reihen',
      summary: 'Bewege Arbeiter, wo die Sanduhr nicht steht. Aktionen gibt es, wo sie steht.',
      steps: {
        place:
          'Jeder Bereich hat zwei Reihen mit denselben Aktionen, und seine Sanduhr steht auf einer davon. Arbeiter bewegst du nur in der Reihe ohne Sanduhr. Nimm deinen kleinen Arbeiter und stelle ihn in den Rahmen über der Stimme, in der unteren Reihe von Schwarz.',
        flip: 'Noch geschieht nichts: Ein Arbeiter führt seine Aktion erst durch, wenn die Sanduhr zu ihm kommt. Die schwarze ist abgelaufen, also darf jeder sie umdrehen. Drehe sie um.',
        act: 'Jetzt steht die Sanduhr in der Reihe deines Arbeiters, und er hebt seine Fahne. Wähle den leuchtenden Kasten: Der Arbeiter rückt hinunter, und du erhältst eine Stimme.',
        stuck:
          'Der Arbeiter liegt an der Kette: Er sitzt in seinem Kasten fest, bis die Sanduhr die Reihe verlässt. So lange dauert seine Arbeit. Warte, bis der Sand durch ist, und drehe Schwarz dann wieder um.',
        leave:
          'Die Sanduhr ist fort, der Arbeiter ist frei. Nimm ihn und stelle ihn hin, wo du willst, gern auch zurück auf dein Tableau.',
        share:
          'Merke dir: Bewege Arbeiter, wo die Sanduhr nicht steht; führe Aktionen durch, wo sie steht. In Lila und Grün ist ein besetzter Rahmen für kleine Arbeiter gesperrt; der große Arbeiter, der mit der Krone, darf immer dazu. In Schwarz versperrt niemand etwas.',
      },
    },
    sand: {
      title: 'Sand und Umdrehen',
      summary: 'Was laufender Sand bedeutet und wie eine Runde endet.',
      steps: {
        running:
          'Solange ihr Sand läuft, darf eine Sanduhr nicht umgedreht werden. Der grüne Sand ist gleich durch. Drehe Grün um, sobald du kannst.',
        markers:
          'Die lila Sanduhr misst die Runde. Jedes Mal, wenn sie umgedreht wird, stößt sie einen von drei Markern vom Brett; fällt der letzte, ist die Ratsversammlung ausgerufen: Niemand dreht mehr um, aber alle dürfen zu Ende bringen, was sie vorhaben. Drehe Lila um.',
        nobodyMust:
          'Ein Marker weniger. Niemand muss je eine Sanduhr umdrehen: Du darfst sie stehen lassen, solange deine Arbeiter dort noch etwas vorhaben. Aber was du darfst, dürfen auch die anderen.',
      },
    },
    paying: {
      title: 'Zahlen und Erhalten',
      summary: 'Grün und Lila kosten Gold; Schwarz bringt es ein.',
      steps: {
        short:
          'Dein großer Arbeiter könnte in Grün eine Aktion durchführen, doch das kostet 2 Gold, und du hast 1. Was fehlt, steht über dem Kasten. Was du nicht bezahlen kannst, kannst du nicht beginnen.',
        earn: 'Dein kleiner Arbeiter steht in Schwarz über der gelben Produktion, und die ist kostenlos. Führe sie durch: Dein Tableau bringt 2 Gold.',
        choose:
          'Jetzt kannst du zahlen. Der große Arbeiter steht in einem breiten Rahmen über zwei Aktionen; du wählst erst, wenn er eine durchführt. Wähle einen der leuchtenden Kästen.',
        paid: 'Erst wird bezahlt, dann gibt es die Belohnung, und zwar einmal. Mehr als zehn von einem Rohstoff hast du nie; was darüber hinausgeht, verfällt. Zeige mit der Maus auf etwas oder halte den Finger darauf, um zu sehen, was es tut.',
      },
    },
    stratagems: {
      title: 'Kriegslisten',
      summary: 'Vier eigene Karten, wann immer du willst.',
      steps: {
        play: 'Die vier Karten bei deinem Tableau sind deine Kriegslisten. Sie brauchen weder Arbeiter noch Sanduhr. Wähle „Offener Markt“, spiele die Karte und wähle dann den Rohstoff.',
        second:
          'Spiele auch die Karte für 1 Ansehen: Sie kostet nichts. Gespielte Karten liegen offen neben deinem Tableau.',
        pickUp:
          'Für 5 Kultur nimmst du alle gespielten Karten auf einmal zurück. Je mehr es sind, desto besser das Geschäft. Nimm sie auf.',
      },
    },
    provinces: {
      title: 'Provinzen und Produktion',
      summary: 'Einmal erobern, das ganze Spiel lang profitieren.',
      steps: {
        conquer:
          'Dein großer Arbeiter steht über „Provinz erobern“, und du hast 4 Militär. Führe die Aktion durch, wähle eine Provinz und schiebe sie in eine deiner vier Spalten. Rot ist jetzt eine gute Wahl.',
        produce:
          'Von jetzt an bringt die Provinz bei jeder roten Produktion dazu, was ihre rote Zeile zeigt. Dein kleiner Arbeiter steht in Grün über der roten Produktion: Führe die Aktion durch.',
        limits:
          'Du hast erhalten, was das Tableau zeigt und was die Provinz hinzufügt. Eine Provinz bleibt für immer, wo sie liegt. Im Rat darfst du nur zwei je Spalte behalten.',
      },
    },
    votes: {
      title: 'Stimmen, Privileg und die Errungenschaft',
      summary: 'Wer Vortritt hat und wie man legendär wird.',
      steps: {
        privilege:
          'Wer die meisten Stimmen in den Rat bringt, steht auf der Privilegleiste vorn: erste Wahl bei den Belohnungen, zwei beliebige Siegpunkte (Schritte auf deinen Leisten) und Vortritt, wenn zwei im selben Moment dasselbe wollen.',
        claim:
          'Die Karte bei der Privilegleiste ist die Errungenschaft dieser Runde, und du besitzt alles, was sie verlangt, auch die Stimmen. Nichts davon wird ausgegeben. Der weiße Komet ist der legendäre Marker: Er bringt den legendären Punkt, und ohne den kann niemand gewinnen. Nimm den legendären Marker.',
        token:
          'Es gibt einen legendären Marker je Runde. Wer später beansprucht, nimmt die Belohnung darunter; wer den legendären Punkt schon hat, ebenso.',
      },
    },
    council: {
      title: 'Der Rat',
      summary: 'Sechs ruhige Schritte zwischen zwei Runden.',
      steps: {
        done: 'Der letzte lila Marker ist gefallen: Die Ratsversammlung ist ausgerufen. Keine Sanduhr wird mehr umgedreht, aber du darfst noch Aktionen durchführen, wo du kannst. Drücke dann „Ich bin fertig“.',
        reward:
          'Die Stimmen sind gezählt und liegen wieder im Vorrat. In der Privilegreihenfolge nimmt jeder eine Belohnung: Rote Karten wirken sofort, blaue kommen auf deine Hand. Wähle deine.',
        points:
          'Der erste Platz bringt außerdem zwei beliebige Siegpunkte. Verteile sie dort, wo sie am meisten fehlen, und beantworte, was deine Belohnung noch fragt.',
        ready:
          'Neue Belohnungen, Provinzen und eine neue Errungenschaft liegen bereit. Jetzt dürfen Arbeiter bewegt werden, wie immer nur in Reihen ohne Sanduhr. Sind alle bereit, werden alle drei Sanduhren umgedreht und die nächste Runde beginnt. Drücke „Bereit“.',
      },
    },
    winning: {
      title: 'Wie man gewinnt',
      summary: 'Vier Leisten, ein Pergament.',
      steps: {
        tracks:
          'Nach dem vierten Rat zählt nur das Pergament auf deinem Tableau. Hat jemand alle vier Leisten darauf, gewinnt, wer die meisten Punkte auf dem Pergament hat. Schafft das niemand, gewinnt unter denen mit dem legendären Punkt, wessen niedrigste Leiste am nächsten dran ist.',
        reach:
          'Deiner Beliebtheit fehlen zwei Schritte. Dein großer Arbeiter steht darüber: Führe die Aktion durch und wähle 2 Beliebtheit.',
        ending:
          'Alle vier stehen auf dem Pergament: Der zeitlose Thron wäre dein. Achte also auf deine niedrigste Leiste. Und hat niemand den legendären Punkt, gewinnt niemand: Bürgerkrieg.',
      },
    },
    firstRound: {
      title: 'Eine erste Runde ohne Sand',
      summary: 'Zwei Anfänger, keine Eile und ein Coach an deiner Seite.',
      steps: {
        place:
          'Zuerst setzen alle reihum zwei Arbeiter in untere Reihen, denn dorthin kommen gleich alle drei Sanduhren. Wähle, was du tun willst und bezahlen kannst.',
        play: 'Die elf Felder sind die Zeitanzeige: Jedes zeigt, welche Sanduhren dort umgedreht werden. Tu, was leuchtet, und drücke dann „Ich bin fertig“. Sind alle fertig, rückt der Zeitmarker ein Feld weiter.',
      },
    },
    withSand: {
      title: 'Dasselbe mit Sand',
      summary: 'Jetzt läuft die Zeit. Atme durch: Schneller ist nicht immer besser.',
      steps: {
        place:
          'Dieselben Anfänger, aber jetzt läuft der Sand. Setze deine beiden Arbeiter wie zuvor. Anhalten kannst du jederzeit.',
        play: 'Drehe abgelaufene Sanduhren um, wenn es dir passt. Die Lektion endet, wenn der Rat zusammentritt.',
      },
    },
  },
  page: {
    title: 'Spielen lernen',
    intro:
      'Zehn kurze Lektionen am richtigen Tisch. Jede zeigt dir eine Sache und lässt sie dich gleich ausprobieren. Das Ziel des Spiels: in vier Runden alle vier Leisten auf das Pergament zu bringen.',
    start: 'Beginnen',
    again: 'Noch einmal',
    learned: 'gelernt',
    minutes: (count) => `etwa ${count} Min.`,
    progress: (done, all) => `${done} von ${all} gelernt`,
    step: (now, all) => `Schritt ${now} von ${all}`,
    goOn: 'Weiter',
    startOver: 'Von vorn',
    leave: 'Alle Lektionen',
    next: 'Nächste Lektion',
    wholeGame: 'Eine ganze Partie spielen',
    finished: 'Sehr gut. Das ist schon alles.',
    roundFinished:
      'Sehr gut, das war eine ganze Runde. Nimm dir im Rat deine Belohnung und spiel weiter, solange du magst.',
    allFinished: 'Du kennst das Spiel. Such dir Gegner!',
    elsewhere:
      'Das ist erlaubt, führt aber nicht zum Ziel dieser Lektion. Versuche es wie gezeigt oder fange von vorn an.',
    voice: 'Anleitung',
    coach: 'Coach',
  },
};
