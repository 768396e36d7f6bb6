import type { Rulebook } from '../book.ts';

export const glossary: Rulebook['glossary'] = {
  area: {
    term: 'actiegebied',
    meaning:
      'Een van de drie delen van het bord, paars, groen of zwart, elk met één zandloper en twee rijen ([[TIM-2]]).',
  },
  row: {
    term: 'rij',
    meaning: 'Een van de twee lijnen actievelden in een gebied, boven en onder. Beide bieden dezelfde acties.',
  },
  space: { term: 'actieveld', meaning: 'Een kader met het beloningsveld of de beloningsvelden eronder.' },
  frame: {
    term: 'kader',
    meaning:
      'Het bovenste deel van een actieveld, met een gouden rand. Hier wachten werkers op de zandloper ([[WRK-2]]).',
  },
  wideFrame: {
    term: 'breed kader',
    meaning: 'Een kader op kant A van het bord boven twee beloningsvelden; één plek voor een werker ([[WRK-15]]).',
  },
  box: {
    term: 'beloningsveld',
    meaning:
      'Het onderste deel van een actieveld, met de beloning. Een werker komt hier door zijn actie uit te voeren ([[WRK-8]]).',
  },
  withTimer: {
    term: 'rij met de zandloper',
    meaning: 'De rij waarop de zandloper van het gebied staat, of het zand nu loopt of niet ([[TIM-4]]).',
  },
  flip: {
    term: 'omdraaien',
    meaning:
      'Een zandloper naar de andere rij van zijn gebied verplaatsen en op zijn kop zetten, zodat het zand opnieuw loopt ([[TIM-3]]).',
  },
  available: {
    term: 'vrij',
    meaning: 'Geldt voor een werker in het spel op het eigen tableau of op een rij zonder zandloper ([[WRK-1]]).',
  },
  stuck: {
    term: 'zit vast',
    meaning:
      'Geldt voor een werker op een beloningsveld in de rij met de zandloper: hij wacht tot die weggaat ([[WRK-10]]).',
  },
  common: {
    term: 'gewone werker',
    meaning: 'De kleine pion. In groen en paars heeft hij een leeg kader nodig ([[WRK-3]]).',
  },
  grande: { term: 'grote werker', meaning: 'De hoge pion met een helmkam. Niets blokkeert hem ([[WRK-5]]).' },
  mat: {
    term: 'tableau',
    meaning:
      'Het eigen bord van een speler: sporen, middelen, werkers zonder taak, afgelegde krijgslisten en vier kolommen voor provincies.',
  },
  slot: {
    term: 'kolom',
    meaning: 'Een van de vier plekken onder het tableau waar provincies komen: bruin, rood, blauw, geel ([[PRO-2]]).',
  },
  resource: { term: 'middel', meaning: 'Soldaten, cultuur of goud. Stemmen zijn geen middelen ([[INV-3]]).' },
  wild: {
    term: 'middelen naar keuze',
    meaning: 'Elke combinatie van de drie middelen met samen het getoonde aantal ([[INV-6]], [[INV-7]]).',
  },
  vp: {
    term: 'punt',
    meaning:
      'Eén stap op een spoor. ‘Naar keuze’ is kracht, prestige of populariteit, nooit legendarisch ([[EFF-13]]).',
  },
  legendary: {
    term: 'legendarisch punt',
    meaning:
      'De enige stap van het vierde spoor, dat van de legendarische prestatie. Zonder dit punt wint niemand ([[ACH-5]], [[END-4]]).',
  },
  parchment: {
    term: 'perkament',
    meaning: 'Het laatste stuk van elk spoor. Alle vier de stenen moeten erop ([[END-2]]).',
  },
  privilege: {
    term: 'privilegevolgorde',
    meaning:
      'De volgorde van de stenen op het privilegespoor. ‘Hoger’ is dichter bij de eerste plaats ([[COU-1]], [[PRV-1]]).',
  },
  timeMarker: {
    term: 'tijdsteen',
    meaning: 'Een van de drie paarse stenen die tellen hoe vaak paars in een ronde is omgedraaid ([[TIM-5]]).',
  },
  round: {
    term: 'ronde',
    meaning: 'Van het omdraaien van alle drie de zandlopers tot iedereen klaar is nadat de raad is opgeroepen.',
  },
  council: { term: 'raad', meaning: 'De raadsfase in zes stappen na elk van de vier rondes ([[COU-0]]).' },
  conquer: { term: 'veroveren', meaning: 'Een provinciekaart krijgen ([[PRO-1]]).' },
  production: {
    term: 'productie',
    meaning: 'Een beloning die alles geeft wat één kolom van je tableau en de provincies eronder tonen ([[PRO-5]]).',
  },
  retrieve: {
    term: 'losmaken',
    meaning: 'Een eigen werker met een kaart of productie van een rij met de zandloper halen ([[EFF-6]]).',
  },
  recruit: { term: 'werven', meaning: 'Nog een gewone werker in het spel brengen ([[STR-6]]).' },
  stratagem: {
    term: 'krijgslist',
    meaning: 'Een kaart in je hand die je op elk moment in een ronde kunt spelen ([[STR-1]]).',
  },
  discard: {
    term: 'afgelegde krijgslisten',
    meaning: 'Kaarten die je hebt gespeeld en nog niet hebt teruggenomen; ze liggen op je tableau ([[STR-2]]).',
  },
  achievement: {
    term: 'prestatie',
    meaning: 'De kaart van de ronde. Claimen mag iedereen die heeft wat erop staat ([[ACH-1]]).',
  },
  leaves: { term: 'gaat uit het spel', meaning: 'Wordt voorgoed weggelegd en komt in dit spel niet meer terug.' },
  untimed: {
    term: 'ronde zonder zandlopers',
    meaning: 'Een ronde waarin het zand niet telt en er omgedraaid wordt als iedereen klaar is ([[UNT-3]]).',
  },
  glory: {
    term: 'glorie',
    meaning: 'In de variant voor gevorderden: wat punten voorbij het einde van een spoor kunnen worden ([[ADV-3]]).',
  },
};

export const questions: Rulebook['questions'] = {
  grandeInBlack: {
    question: 'Mag mijn grote werker naar het zwarte gebied?',
    answer:
      'Ja. Hij mag in elk kader van elk gebied. Alleen wie de variant voor gevorderden speelt, moet het bij één eigen werker per kader houden.',
  },
  actAgain: {
    question: 'Mijn werker heeft zijn actie gedaan. Mag ik hem terugschuiven naar het kader om het nog eens te doen?',
    answer:
      'Niet zolang de zandloper op zijn rij staat; dan zit hij vast. Is die weg, dan mag je werker naar elke toegestane plek, ook naar dat kader. Hij kan weer iets doen als de zandloper terugkomt.',
  },
  betweenRows: {
    question: 'Mag ik van de ene rij naar de andere springen terwijl de zandloper in de lucht is?',
    answer: 'Nee. Omdraaien kost geen tijd, dus op een van de twee rijen staat altijd de zandloper.',
  },
  besideGrande: {
    question: 'In een groen kader staat alleen een grote werker. Mag mijn gewone erbij?',
    answer:
      'Nee. In groen en paars houdt elke werker in het kader gewone werkers tegen, ook een grote. In zwart zou het wel kunnen.',
  },
  changeOfMind: {
    question: 'Ik wil deze actie niet meer. Mag ik mijn werker weghalen?',
    answer:
      'Staat de zandloper op de andere rij, dan mag het altijd. Staat hij op de rij van je werker, dan hoef je niets te doen, maar de werker blijft tot de zandloper weggaat of een effect hem losmaakt.',
  },
  holes: {
    question: 'Er zijn lege plekken in het aanbod. Mag ik van de stapel veroveren zonder eerst aan te vullen?',
    answer: 'Ja. Aanvullen is nooit verplicht.',
  },
  lastToFinish: {
    question: 'De raad is opgeroepen en iedereen wacht tot de anderen eerst klaar zijn. Wat nu?',
    answer:
      'De rang beslist: wie hoger staat, mag later, en de hoogste als laatste. Op schermen kan iedereen daarvoor de klok aanzetten.',
  },
  lastSand: {
    question: 'Wacht de raad tot het laatste paarse zand is doorgelopen?',
    answer: 'Nee. Hij wordt opgeroepen op het moment dat de laatste tijdsteen valt.',
  },
  reset: {
    question: 'Gaan werkers en zandlopers voor de raad terug naar hun beginplek?',
    answer:
      'Nee, alles blijft staan. Na het oproepen kun je nog acties doen, alleen niet omdraaien. Is iedereen klaar en begint de raad, dan zijn er geen acties meer tot de volgende ronde, behalve provincies aanvullen en werkers verplaatsen in stap 5.',
  },
  nextRound: {
    question: 'Hoe begint de volgende ronde?',
    answer:
      'Zijn de stappen van de raad gedaan, is al het zand doorgelopen en is iedereen gereed, dan wordt elke zandloper van waar hij staat op de andere rij omgedraaid. Dat is alles.',
  },
  severalCards: {
    question: 'Mag ik meerdere kaarten bij dezelfde actie van een werker spelen?',
    answer:
      'Ja. De Oorlogzoeker kan bijvoorbeeld ook de actie ernaast doen en ‘geen goudkosten’ spelen. Die kaart scheelt één keer de kosten; de andere keer betaalt hij.',
  },
  ownTogether: {
    question: 'Mogen twee van mijn werkers in hetzelfde kader wachten?',
    answer:
      'Ja, als de zetregels elk van hen toelaten: in zwart altijd, in groen en paars als de tweede een grote is. In de variant voor gevorderden niet.',
  },
  forgotten: {
    question: 'Ik ben vergeten mijn actie te doen of mijn werker op tijd weg te halen. Wat nu?',
    answer:
      'Niets ergs. Een perfect spel lukt bijna nooit; fouten horen erbij. Een werker in het kader wacht daar en kan het de volgende keer doen; een werker op het beloningsveld zit vast tot de zandloper weer weggaat. Wat je van plan was, telt niet, alleen waar hij staat.',
  },
  mustFlip: {
    question: 'Moet iemand een doorgelopen zandloper omdraaien?',
    answer:
      'Nee. Hij mag blijven staan zolang niemand iets anders wil. Meestal wil iemand dat wel, dus de zandlopers regelen zichzelf.',
  },
  tooMuch: {
    question: 'Mijn beloning geeft meer dan ik mag hebben. Mag ik die toch nemen?',
    answer:
      'Ja. Je krijgt wat past en de rest gaat verloren. Met glorie kun je nog iets met punten voorbij het einde van een spoor.',
  },
  beatenToIt: {
    question: 'Ik was sneller en toch kreeg een ander de provincie. Hoe kan dat?',
    answer:
      'Jullie grepen er allebei binnen de speling naar, en de ander staat hoger. Je actie gaat door en je kiest een andere provincie.',
  },
  spentForAchievement: {
    question: 'Lever ik in wat de prestatie vraagt?',
    answer:
      'Nee. Je moet het alleen hebben op het moment dat je claimt. Neem dan de legendarische steen, als je mag, of de beloning eronder.',
  },
  overfull: {
    question: 'Mag ik een derde provincie voor een kolom veroveren?',
    answer:
      'Ja. Die telt meteen mee. Pas in stap 3 van de raad moet je terug naar 2, of naar 3 met de provincielimiet.',
  },
  lostVotes: {
    question: 'Mag ik stemmen bewaren voor de volgende ronde?',
    answer:
      'Nee. Als de volgorde vaststaat, levert iedereen al zijn stemmen in. Tot dan mag je er zoveel verzamelen als je kunt.',
  },
  noLegend: {
    question: 'Kan ik winnen zonder het legendarische punt?',
    answer:
      'Nee. Heeft niemand alle vier de stenen op het perkament, dan maakt alleen wie het wel heeft nog kans; en heeft niemand het, dan wint niemand.',
  },
};
