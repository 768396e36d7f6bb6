import type { LessonBook } from './book.ts';

export const book: LessonBook = {
  lessons: {
    rows: {
      title: 'Arbeiter und die zwei Reihen',
      summary: 'Bewege Arbeiter, wo die Sanduhr nicht steht. Handle, wo sie steht.',
      steps: {
        place:
          'Jeder Bereich hat zwei Reihen mit denselben Aktionen, und seine Sanduhr steht auf einer davon. Arbeiter bewegst du nur in der Reihe ohne Sanduhr. Nimm deinen kleinen Arbeiter und stelle ihn in den Rahmen über der Stimme, in der unteren Reihe von Schwarz.',
        flip: 'Noch geschieht nichts: Ein Arbeiter handelt erst, wenn die Sanduhr zu ihm kommt. Die schwarze ist abgelaufen, also darf jeder sie umdrehen. Dreh sie um.',
        act: 'Jetzt steht die Sanduhr in der Reihe deines Arbeiters, und er hebt seine Fahne. Tippe auf den leuchtenden Kasten: Der Arbeiter rückt hinunter, und du erhältst eine Stimme.',
        stuck:
          'Der Arbeiter liegt an der Kette: Er sitzt in seinem Kasten fest, bis die Sanduhr die Reihe verlässt. So lange dauert seine Arbeit. Warte, bis der Sand durch ist, und drehe Schwarz dann wieder um.',
        leave:
          'Die Sanduhr ist fort, der Arbeiter ist frei. Nimm ihn und stelle ihn hin, wo du willst, gern auch zurück auf dein Tableau.',
        share:
          'Merke dir: Bewege Arbeiter, wo die Sanduhr nicht steht; handle, wo sie steht. In Lila und Grün ist ein besetzter Rahmen für kleine Arbeiter gesperrt; der große Arbeiter, der mit der Krone, darf immer dazu. In Schwarz versperrt niemand etwas.',
      },
    },
    sand: {
      title: 'Sand und Umdrehen',
      summary: 'Was laufender Sand bedeutet und wie eine Runde endet.',
      steps: {
        running:
          'Solange ihr Sand läuft, darf eine Sanduhr nicht umgedreht werden. Der grüne Sand ist gleich durch. Drehe Grün um, sobald du kannst.',
        markers:
          'Die lila Sanduhr misst die Runde. Jedes Mal, wenn sie umgedreht wird, stößt sie einen von drei Markern vom Brett; fällt der letzte, endet die Runde: Der Rat ist gerufen. Drehe Lila um.',
        nobodyMust:
          'Ein Marker weniger. Niemand muss je eine Sanduhr umdrehen: Du darfst sie stehen lassen, solange deine Arbeiter dort noch etwas vorhaben. Aber was du darfst, dürfen auch die anderen.',
      },
    },
    paying: {
      title: 'Zahlen und Erhalten',
      summary: 'Grün und Lila kosten Gold; Schwarz bringt es ein.',
      steps: {
        short:
          'Dein großer Arbeiter könnte in Grün handeln, doch das kostet 2 Gold, und du hast 1. Was fehlt, steht über dem Kasten. Was du nicht bezahlen kannst, kannst du nicht beginnen.',
        earn: 'Dein kleiner Arbeiter steht in Schwarz über der gelben Produktion, und die ist kostenlos. Lass ihn handeln: Dein Tableau bringt 2 Gold.',
        choose:
          'Jetzt kannst du zahlen. Der große Arbeiter steht in einem breiten Rahmen über zwei Aktionen und wählt erst, wenn er handelt. Tippe auf einen der leuchtenden Kästen.',
        paid: 'Erst wird bezahlt, dann gibt es die Belohnung, und zwar einmal. Mehr als zehn von einem Rohstoff hast du nie; was zu viel ist, verfällt. Alles auf dem Tisch erklärt sich selbst: Lass die Maus darauf ruhen oder halte den Finger darauf.',
      },
    },
    stratagems: {
      title: 'Kriegslisten',
      summary: 'Vier eigene Karten, wann immer du willst.',
      steps: {
        play: 'Die vier Karten bei deinem Tableau sind deine Kriegslisten. Sie brauchen weder Arbeiter noch Sanduhr. Tippe „Offener Markt“ an, spiele die Karte aus und wähle dann den Rohstoff.',
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
          'Dein großer Arbeiter steht über „Provinz erobern“, und du hast 4 Militär. Handle, wähle eine Provinz und schiebe sie unter eine deiner vier Spalten. Rot ist jetzt eine gute Wahl.',
        produce:
          'Von jetzt an bringt die Provinz bei jeder roten Produktion dazu, was ihre rote Zeile zeigt. Dein kleiner Arbeiter steht in Grün über der roten Produktion: Handle.',
        limits:
          'Du hast erhalten, was das Tableau zeigt und was die Provinz hinzufügt. Eine Provinz bleibt für immer, wo sie liegt. Im Rat darfst du nur zwei je Spalte behalten.',
      },
    },
    votes: {
      title: 'Stimmen, Privileg und die Errungenschaft',
      summary: 'Wer Vortritt hat und wie man legendär wird.',
      steps: {
        privilege:
          'Wer die meisten Stimmen in den Rat bringt, steht auf der Privilegleiste vorn: erste Wahl bei den Belohnungen, zwei Siegpunkte (Schritte auf Leisten deiner Wahl) und Vortritt, wenn zwei im selben Moment dasselbe wollen.',
        claim:
          'Die Karte bei der Privilegleiste ist die Errungenschaft dieser Runde, und du besitzt alles, was sie verlangt, auch die Stimmen. Nichts davon wird ausgegeben. Der weiße Komet ist der legendäre Punkt, und ohne ihn gewinnt niemand. Nimm den Kometen.',
        token:
          'Es gibt einen Kometen je Runde. Wer später kommt, nimmt die Belohnung darunter; und wer den legendären Punkt schon hat, ebenso.',
      },
    },
    council: {
      title: 'Der Rat',
      summary: 'Sechs ruhige Schritte zwischen zwei Runden.',
      steps: {
        done: 'Der letzte lila Marker ist gefallen: Der Rat ist gerufen. Keine Sanduhr wird mehr umgedreht, aber du darfst noch handeln, wo du kannst. Sag dann, dass du fertig bist.',
        reward:
          'Die Stimmen sind gezählt und liegen wieder im Vorrat. In der Privilegreihenfolge nimmt jeder eine Belohnung: Rote Karten wirken sofort, blaue kommen auf deine Hand. Wähle deine.',
        points:
          'Der erste Platz bringt außerdem zwei Siegpunkte nach Wahl. Verteile sie dort, wo sie am meisten fehlen, und beantworte, was deine Belohnung noch fragt.',
        ready:
          'Neue Belohnungen, Provinzen und eine neue Errungenschaft liegen bereit. Jetzt dürfen Arbeiter bewegt werden, wie immer nur in Reihen ohne Sanduhr. Sind alle bereit, werden alle drei Sanduhren umgedreht und die nächste Runde beginnt. Sag, dass du bereit bist.',
      },
    },
    winning: {
      title: 'Wie man gewinnt',
      summary: 'Vier Leisten, ein Pergament.',
      steps: {
        tracks:
          'Nach dem vierten Rat zählt nur das Pergament auf deinem Tableau. Wer alle vier Leisten darauf hat, darf herrschen; unter mehreren entscheiden die meisten Punkte auf dem Pergament. Schafft das niemand, gewinnt unter den Legendären, wessen niedrigste Leiste am nächsten dran ist.',
        reach:
          'Deiner Beliebtheit fehlen zwei Schritte. Dein großer Arbeiter steht darüber: Handle und wähle 2 Beliebtheit.',
        ending:
          'Alle vier stehen auf dem Pergament: Der zeitlose Thron wäre dein. Achte also auf deine niedrigste Leiste. Und wird niemand legendär, gewinnt niemand: Bürgerkrieg.',
      },
    },
    firstRound: {
      title: 'Eine erste Runde ohne Sand',
      summary: 'Zwei Anfänger, keine Eile und ein Ratgeber an deiner Seite.',
      steps: {
        place:
          'Zuerst setzen alle reihum zwei Arbeiter in untere Reihen, denn dorthin kommen gleich alle drei Sanduhren. Wähle, was du tun willst und bezahlen kannst.',
        play: 'Die elf Felder in einer Reihe sind die Uhr: Jedes zeigt, welche Sanduhren dort umgedreht werden. Tu, was leuchtet, und sag dann, dass du fertig bist. Sind es alle, rückt die Zeit ein Feld weiter.',
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
      'Das ist erlaubt, führt aber nicht zum Ziel dieser Lektion. Versuche es wie gezeigt oder fang von vorn an.',
    voice: 'Anleitung',
    coach: 'Ratgeber',
  },
};
