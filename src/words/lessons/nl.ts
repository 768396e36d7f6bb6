import type { LessonBook } from './book.ts';

export const book: LessonBook = {
  lessons: {
    rows: {
      title: 'Werkers en de twee rijen',
      summary: 'Verplaatsen waar de zandloper niet staat, acties waar hij wel staat.',
      steps: {
        place:
          'Elk gebied heeft twee rijen met dezelfde acties, en zijn zandloper staat altijd op een van de twee. Werkers verplaats je alleen in de rij zonder zandloper. Pak je gewone werker en zet hem in het kader boven de stem, in de onderste rij van zwart.',
        flip: 'Er gebeurt nog niets: een werker komt pas in actie als de zandloper naar hem toe komt. De zwarte zandloper is doorgelopen, dus iedereen mag hem omdraaien. Draai hem om.',
        act: 'Nu staat de zandloper in de rij van je werker en steekt de werker zijn vlag op. Kies het oplichtende veld: de werker schuift omlaag en jij krijgt een stem.',
        stuck:
          'De werker ligt aan de ketting: hij zit op zijn veld vast tot de zandloper de rij verlaat. Zo lang duurt zijn werk. Wacht tot het zand is doorgelopen en draai zwart dan weer om.',
        leave: 'De zandloper is weg en de werker is vrij. Pak hem op en zet hem waar je wilt, ook terug op je tableau.',
        share:
          'Onthoud: verplaatsen waar de zandloper niet staat, acties waar hij wel staat. In paars en groen is een bezet kader dicht voor gewone werkers; de grote werker, die met de kroon, mag er altijd bij. In zwart blokkeert niemand iemand.',
      },
    },
    sand: {
      title: 'Zand en omdraaien',
      summary: 'Wat lopend zand betekent en hoe een ronde eindigt.',
      steps: {
        running:
          'Zolang het zand loopt, mag een zandloper niet worden omgedraaid. Het groene zand is bijna doorgelopen. Draai groen om zodra het kan.',
        markers:
          'De paarse zandloper meet de ronde. Elke keer dat paars wordt omgedraaid, valt een van de drie tijdstenen van het bord; valt de laatste, dan wordt de raad opgeroepen: niet meer omdraaien, maar iedereen mag afmaken wat hij doet. Draai paars om.',
        nobodyMust:
          'Eén tijdsteen minder. Niemand hoeft ooit een zandloper om te draaien: je mag hem laten staan zolang je werkers daar nog iets te doen hebben. Maar wat jij mag, mogen de anderen ook.',
      },
    },
    paying: {
      title: 'Betalen en krijgen',
      summary: 'Groen en paars kosten goud; in zwart verdien je het.',
      steps: {
        short:
          'Je grote werker zou in groen een actie kunnen doen, maar dat kost 2 goud en je hebt er 1. Wat ontbreekt, staat boven het veld. Een actie die je niet kunt betalen, kun je niet beginnen.',
        earn: 'Je gewone werker staat in zwart boven de gele productie, en die is gratis. Voer de actie uit: je tableau levert 2 goud op.',
        choose:
          'Nu kun je betalen. De grote werker staat in een breed kader boven twee acties en kiest pas als hij in actie komt. Kies een van de oplichtende velden.',
        paid: 'Eerst betaal je, dan krijg je de beloning, één keer. Je hebt nooit meer dan tien van een middel; alles boven de tien gaat verloren. Wijs iets aan met de muis of houd er een vinger op om te zien wat het doet.',
      },
    },
    stratagems: {
      title: 'Krijgslisten',
      summary: 'Vier eigen kaarten, wanneer je maar wilt.',
      steps: {
        play: 'De vier kaarten bij je tableau zijn je krijgslisten. Ze hebben geen werker en geen zandloper nodig. Kies ‘Open Markt’, speel de kaart en kies dan het middel dat je wilt.',
        second: 'Speel ook de kaart voor 1 prestige: die is gratis. Gespeelde kaarten liggen open naast je tableau.',
        pickUp:
          'Voor 5 cultuur neem je al je gespeelde kaarten in één keer terug. Hoe meer het er zijn, hoe voordeliger. Neem ze terug.',
      },
    },
    provinces: {
      title: 'Provincies en productie',
      summary: 'Eén keer veroveren, het hele spel verdienen.',
      steps: {
        conquer:
          'Je grote werker staat boven ‘provincie veroveren’ en je hebt 4 soldaten. Doe de actie, kies een provincie en schuif die in een van je vier kolommen. Rood is nu een goede plek.',
        produce:
          'Van nu af aan voegt de provincie bij elke rode productie toe wat de rode regel erop toont. Je gewone werker staat in groen boven de rode productie: doe de actie.',
        limits:
          'Je kreeg wat het tableau toont en wat de provincie toevoegt. Een gelegde provincie verhuist nooit meer. In de raad mag je er maar twee per kolom houden.',
      },
    },
    votes: {
      title: 'Stemmen, privilege en de prestatie',
      summary: 'Wie voorgaat, en hoe je legendarisch wordt.',
      steps: {
        privilege:
          'Wie de meeste stemmen naar de raad brengt, staat vooraan op het privilegespoor: eerste keus bij de beloningen, twee punten (stappen op sporen naar keuze) en voorrang als twee spelers op hetzelfde moment hetzelfde willen.',
        claim:
          'De kaart bij het privilegespoor is de prestatie van deze ronde, en je hebt alles wat die vraagt, ook de stemmen. Je geeft er niets van uit. De witte komeet is de legendarische steen: die geeft het legendarische punt, en zonder dat kan niemand winnen. Neem de legendarische steen.',
        token:
          'Er is één legendarische steen per ronde. Wie later claimt, neemt de beloning eronder; wie het legendarische punt al heeft, doet dat ook.',
      },
    },
    council: {
      title: 'De raad',
      summary: 'Zes rustige stappen tussen twee rondes.',
      steps: {
        done: 'De laatste paarse tijdsteen is gevallen: de raad is opgeroepen. Er wordt geen zandloper meer omgedraaid, maar je mag nog acties doen waar het kan. Druk daarna op ‘Ik ben klaar’.',
        reward:
          'De stemmen zijn geteld en ingeleverd. In privilegevolgorde neemt iedere speler één beloning: rode kaarten werken meteen, blauwe komen in je hand. Kies de jouwe.',
        points:
          'De eerste plaats levert ook twee punten naar keuze op. Zet ze waar je ze het hardst nodig hebt, en beantwoord wat je beloning nog vraagt.',
        ready:
          'Nieuwe beloningen, provincies en een nieuwe prestatie liggen klaar. Nu mogen werkers worden verplaatst, zoals altijd alleen in rijen zonder zandloper. Als iedereen gereed is, worden alle drie de zandlopers omgedraaid en begint de volgende ronde. Druk op ‘Gereed’.',
      },
    },
    winning: {
      title: 'Hoe je wint',
      summary: 'Vier sporen, één perkament.',
      steps: {
        tracks:
          'Na de vierde raad telt alleen het perkament op je tableau. Hebben spelers er alle vier de sporen op, dan wint wie de meeste punten op het perkament heeft. Lukt dat niemand, dan wint van de spelers met het legendarische punt degene van wie het laagste spoor het dichtstbij is.',
        reach:
          'Je populariteit komt twee stappen tekort. Je grote werker staat erboven: doe de actie en kies 2 populariteit.',
        ending:
          'Alle vier staan op het perkament: jij zou de nieuwe Tijdloze Heerser zijn. Let dus op je laagste spoor. En heeft niemand het legendarische punt, dan wint niemand: burgeroorlog.',
      },
    },
    firstRound: {
      title: 'Een eerste ronde zonder zand',
      summary: 'Twee beginners, geen haast en een coach aan je zijde.',
      steps: {
        place:
          'Eerst zet iedereen om de beurt twee werkers in onderste rijen, want daar komen zo alle drie de zandlopers. Kies wat je wilt doen en kunt betalen.',
        play: 'De elf velden zijn het zandloperspoor: elk veld toont welke zandlopers daar omgedraaid worden. Doe wat oplicht en druk dan op ‘Ik ben klaar’. Is iedereen klaar, dan gaat de extra tijdsteen een veld verder.',
      },
    },
    withSand: {
      title: 'Hetzelfde met zand',
      summary: 'Nu loopt de tijd. Haal adem: sneller is niet altijd beter.',
      steps: {
        place: 'Dezelfde beginners, maar nu loopt het zand. Plaats je twee werkers zoals eerst. Pauzeren kan altijd.',
        play: 'Draai doorgelopen zandlopers om wanneer het je uitkomt. De les eindigt als de raad bijeenkomt.',
      },
    },
  },
  page: {
    title: 'Leren spelen',
    intro:
      'Tien korte lessen aan de echte tafel. Elke les toont één ding en laat het je zelf doen. Het doel van het spel: in vier rondes alle vier je sporen op het perkament brengen.',
    start: 'Begin',
    again: 'Nog een keer',
    learned: 'geleerd',
    minutes: (count) => `ongeveer ${count} min`,
    progress: (done, all) => `${done} van ${all} geleerd`,
    step: (now, all) => `Stap ${now} van ${all}`,
    goOn: 'Verder',
    startOver: 'Opnieuw',
    leave: 'Alle lessen',
    next: 'Volgende les',
    wholeGame: 'Speel een hele partij',
    finished: 'Goed gedaan. Meer is het niet.',
    roundFinished: 'Goed gedaan, dat was een hele ronde. Neem in de raad je beloning en speel door zolang je wilt.',
    allFinished: 'Je kent het spel. Zoek tegenstanders!',
    elsewhere: 'Dat mag, maar het leidt niet naar het doel van deze les. Doe het zoals beschreven, of begin opnieuw.',
    voice: 'Uitleg',
    coach: 'Coach',
  },
};
