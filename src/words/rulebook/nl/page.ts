import { plural } from '../../speech/nl.ts';
import type { Rulebook } from '../book.ts';

export const page: Rulebook['page'] = {
  title: 'De spelregels',
  overview: 'Het spel op één bladzijde',
  glossary: 'Begrippen',
  questions: 'Vragen en antwoorden',
  tables: 'Tabellen',
  contents: 'Inhoud',
  search: 'Zoek in de regels',
  searchHint: 'Een woord, of een nummer als TIM-3',
  clear: 'Zoekveld leegmaken',
  found: (count) => plural(count, { one: '# plek gevonden', other: '# plekken gevonden' }),
  nothing: (query) => `Niets over ‘${query}’. Probeer een ander woord.`,
  print: 'Afdrukken',
  home: 'Naar de startpagina',
  toTop: 'Naar boven',
  linkTo: (id) => `Link naar ${id}`,
  example: 'Voorbeeld:',
  rule: (id) => `Regel ${id}`,
  wholeBook: 'Lees het in de regels',
  close: 'Sluiten',
  loading: 'De spelregels worden erbij gepakt …',
  failed: 'De regels konden niet worden geladen.',
  again: 'Probeer opnieuw',
};

export const overview: Rulebook['overview'] = {
  opening: [
    'De troon is leeg, en jullie zijn allemaal van adel en azen erop. Je hebt vier scoresporen: kracht, prestige, populariteit en een kort spoor voor een legendarische daad. Wie wil heersen, brengt ze alle vier op het perkament aan het eind van de sporen.',
    'Er zijn geen beurten. Iedereen speelt tegelijk. Het bord heeft drie gebieden met elk een zandloper: paars (3 minuten), groen (2 minuten) en zwart (45 seconden). Elk gebied heeft twee rijen met dezelfde acties, en de zandloper staat altijd op een van de twee. Twee zinnen dragen het hele spel:',
  ],
  sentences: [
    'Werkers komen en gaan alleen op rijen zonder zandloper.',
    'Werkers voeren hun actie alleen uit op rijen met de zandloper.',
  ],
  rest: [
    {
      lead: 'Zetten, wachten, uitvoeren.',
      text: 'Zet een werker op de vrije rij, wacht tot het zand is doorgelopen en draai de zandloper om naar zijn rij, of laat een ander dat doen. Nu voert de werker zijn actie uit: hij schuift van het kader naar het beloningsveld eronder, je betaalt en krijgt wat daar staat. Daar blijft hij tot de zandloper van de rij gaat. Een trage zandloper houdt hem langer vast en beloont je beter.',
    },
    {
      lead: 'Gewoon en groot.',
      text: 'In groen en paars heeft een gewone werker een leeg kader nodig. Een grote mag overal. In zwart staat niemand een ander in de weg.',
    },
    {
      lead: 'Wat de acties geven.',
      text: 'Soldaten, cultuur en goud gebruik je om te betalen. Stemmen bepalen je rang. Veroverde provincies komen onder je tableau en laten je producties groeien. Punten brengen je verder op je sporen.',
    },
    {
      lead: 'Zonder werker',
      text: 'kun je op elk moment nog vijf dingen doen: een doorgelopen zandloper omdraaien, een krijgslist spelen, gespeelde krijgslisten tegen betaling terugnemen, de prestatie van de ronde claimen en de provincies aanvullen.',
    },
    {
      lead: 'Een ronde eindigt',
      text: 'als de paarse zandloper voor de derde keer wordt omgedraaid: meteen wordt de raad opgeroepen. Iedereen doet nog wat hij wil, behalve zandlopers omdraaien, en dan komt de raad bijeen. Wie de meeste stemmen heeft, staat vooraan en kiest als eerste een beloning; de hoogste rangen krijgen ook extra punten. Alle stemmen worden ingeleverd, te volle kolommen worden ingekort, er komen nieuwe kaarten, werkers mogen verplaatst worden, en alle drie de zandlopers worden omgedraaid voor de volgende ronde.',
    },
    {
      lead: 'Na de vierde raad',
      text: 'is het spel afgelopen. Van de spelers met alle vier de sporen op het perkament wint wie er de meeste punten op heeft. Is dat niemand gelukt, dan wint van de spelers met het legendarische punt degene van wie het laagste spoor het dichtst bij het perkament is. Zonder legendarisch punt kan niemand winnen; houd het dus in het oog.',
    },
    {
      lead: 'Speelt er iemand voor het eerst?',
      text: 'Speel de eerste ronde zonder zandlopers: dezelfde regels, en niemand wordt opgejaagd.',
    },
  ],
};

export const chapters: Rulebook['chapters'] = {
  INV: {
    title: 'Wat je hebt',
    lead: 'Naast je tableau ligt een voorraad die alleen van jou is: daaruit krijg je en daarin betaal je. Uitgeven kun je alleen wat op je tableau ligt. Alles heeft zijn grens, behalve stemmen.',
  },
  TIM: {
    title: 'Zandlopers',
    lead: 'Een zandloper zegt in welke rij van zijn gebied acties kunnen en in welke je mag verplaatsen. Het zand zegt alleen wanneer hij om mag.',
  },
  ACT: {
    title: 'Acties',
    lead: 'Tijdens een ronde doe je wat je wilt, wanneer je wilt. Je wacht alleen op jezelf.',
  },
  WRK: {
    title: 'Werkers',
    lead: 'Een werker verplaatsen en er een actie mee uitvoeren zijn twee dingen. Verplaatsen doe je op rijen zonder zandloper, uitvoeren op rijen met.',
  },
  PRO: {
    title: 'Provincies en productie',
    lead: 'Provincies laten je producties groeien. Waar je er een legt, bepaalt wat die de rest van het spel geeft.',
  },
  STR: {
    title: 'Krijgslisten',
    lead: 'Kleine beloningen voor het moment dat je ze nodig hebt. Wat je hebt gespeeld, kun je terugkopen.',
  },
  ACH: {
    title: 'De prestatie',
    lead: 'Eén kaart per ronde, voor wie heel even rijk genoeg is: je grootste kans op het legendarische punt.',
  },
  CAL: {
    title: 'De raad oproepen',
    lead: 'Na de derde keer paars wordt er niet meer omgedraaid, maar het spel gaat door. Gebruik wat nog klaarstaat.',
  },
  COU: {
    title: 'De raadsfase',
    lead: 'Zes stappen zonder haast, een goed moment voor een pauze. Stemmen worden rang, rang wordt beloning, en de volgende ronde wordt klaargelegd.',
  },
  END: {
    title: 'Het einde van het spel',
    lead: 'Winnaar is wie alles op het perkament heeft gebracht of anders, met het legendarische punt, het beste laagste spoor heeft.',
  },
  PRV: {
    title: 'Privilege claimen',
    lead: 'Winnen doe je met een plan, niet met een snelle hand. Willen twee hetzelfde, dan beslist de rang.',
  },
  SET: {
    title: 'Voorbereiding',
    lead: 'Voor iedereen dezelfde tafel; alleen de kant van het bord en een paar punten voor kleine groepen hangen af van het aantal spelers.',
  },
  P23: {
    title: 'Met één tot drie spelers',
    lead: 'Kleine tafels spelen op de krappere kant A. Met z’n tweeën speelt er ook een neutrale kleur mee.',
  },
  UNT: {
    title: 'Rondes zonder zandlopers',
    lead: 'Elke ronde kan gespeeld worden zonder op het zand te letten. Een spoor van elf velden zegt dan wanneer er omgedraaid wordt.',
  },
  PAU: { title: 'Pauze', lead: 'De bel gaat, iemand heeft een vraag over een regel: ook de echte tijd kan even stil.' },
  ADV: {
    title: 'Variant voor gevorderden',
    lead: 'Voor wie vaak het einde van zijn sporen haalt. Ieder beslist zelf, dus een kenner kan er een handicap van maken.',
  },
  DIG: {
    title: 'Op schermen',
    lead: 'Aan tafel regel je sommige dingen door te praten. Zo gaat dat aan een online tafel.',
  },
  EFF: {
    title: 'Effecten',
    lead: 'Velden, tableaus, krijgslisten, prestaties en beloningen zijn hiervan gemaakt. Een effect werkt overal hetzelfde.',
  },
  MAR: { title: 'Tekens en kleuren', lead: 'Kleuren tonen wat bij elkaar hoort; of iets mag, hangt er nooit van af.' },
};

export const snippets: Rulebook['snippets'] = {
  twoRows: {
    caption:
      'Voor en na het omdraaien: de zandloper gaat naar de andere rij, en de werker die daar wacht, kan zijn actie doen.',
    said: 'Het groene gebied, twee keer. Eerst staat de zandloper op de bovenste rij en wacht een werker in een kader van de onderste. Na het omdraaien staat hij op de onderste rij en kan die werker zijn actie uitvoeren.',
  },
  states: {
    caption: 'De vier toestanden van een werker. Alleen waar hij staat, telt.',
    said: 'Vier werkers. In een kader op de rij zonder zandloper: wacht, mag verplaatst worden. Op een beloningsveld in die rij: mag verplaatst worden. In een kader op de rij met de zandloper: kan zijn actie uitvoeren. Op een beloningsveld in die rij: zit vast.',
  },
  blocking: {
    caption:
      'Waar een gewone werker nu heen mag: de gestippelde plekken. In groen zijn bezette kaders dicht, in zwart geen enkel.',
    said: 'De rij zonder zandloper in groen en in zwart. In groen mag een gewone werker alleen in lege kaders. In zwart mag hij in elk kader.',
  },
  wideFrame: {
    caption: 'Een breed kader van kant A: één plek, twee acties. Kiezen doe je bij het uitvoeren.',
    said: 'De bovenste paarse rij van kant A. Een werker in het brede kader links kan kiezen tussen twee beloningsvelden; het kleine kader rechts heeft er één.',
  },
  circles: {
    caption:
      'De paarse cirkels in een ronde: bij elke keer omdraaien valt er een tijdsteen van het bord; na de derde keer wordt de raad opgeroepen.',
    said: 'Vier keer de vier paarse cirkels, twee per rij. Voor de ronde liggen er drie tijdstenen, na de eerste keer omdraaien twee, na de tweede een, na de derde geen: de raad is opgeroepen.',
  },
  production: {
    caption: 'Rode productie: het tableau en alle provincies eronder worden opgeteld.',
    said: 'Een rode kolom met 4 soldaten en drie provincies eronder: 2 soldaten, 2 cultuur en 1 kracht. Samen 6 soldaten, 2 cultuur en 1 kracht.',
  },
  achievement: {
    caption: 'Heb je wat de bovenste helft toont, neem dan de steen of de onderste helft.',
    said: 'Een prestatiekaart. De bovenste helft vraagt 6 soldaten, 2 cultuur en 3 stemmen; de onderste geeft 2 soldaten, 2 cultuur en 2 goud.',
  },
  privilege: {
    caption: 'Stemmen bepalen de nieuwe volgorde. Blauw en groen staan gelijk: groen stond lager, dus groen gaat voor.',
    said: 'De oude volgorde is blauw met 4 stemmen, oranje met 2, groen met 4. De nieuwe is groen, blauw, oranje.',
  },
  score: {
    caption: 'De sporen van het voorbeeld: 5 punten.',
    said: 'De vier sporen van een speler, alle op het perkament. Kracht staat op het tweede veld, prestige en populariteit op het eerste, het legendarische punt is behaald: 5 punten.',
  },
  parchment: {
    caption: 'Drie sporen op het perkament, één nog 2 stappen ervoor: dat ene geeft de doorslag.',
    said: 'De vier sporen van een speler. Kracht staat 3 velden op het perkament, prestige 2 stappen ervoor, populariteit op het eerste veld, het legendarische punt is behaald.',
  },
  timerTrack: {
    caption: 'De elf velden van het zandloperspoor en de zandlopers die er worden omgedraaid.',
    said: 'Op veld 1 worden alle drie de zandlopers omgedraaid. Daarna zwart op 2, 3, 5, 6, 7, 9, 10 en 11, groen op 4, 8 en 11, paars op 6 en 11. Veld 11 roept de raad op.',
  },
};

export const tables: Rulebook['tables'] = {
  note: 'Gemaakt van dezelfde kaarten en borden waarmee je speelt.',
  box: 'Speelmateriaal',
  piece: 'Onderdeel',
  count: 'Aantal',
  perPlayer: 'Per speler',
  board: 'Het bord',
  sideA: 'Kant A, 1 t/m 3 spelers',
  sideB: 'Kant B, 4 en 5 spelers',
  privilege: 'Bonus van het privilegespoor',
  timerTrack: 'Zandloperspoor',
  characters: 'Karakters',
  production: 'Productie van de tableaus',
  stratagems: 'Krijgslisten aan het begin',
  rewards: 'Raadsbeloningen',
  achievements: 'Prestaties',
  provinces: 'Provincies',
  icons: 'Symbolen',
  area: 'Gebied',
  sand: 'Zand',
  row: 'Rij',
  frame: 'Kader',
  cost: 'Kosten',
  gives: 'Geeft',
  or: 'of',
  place: 'Plaats',
  space: 'Veld',
  flips: 'Omgedraaid wordt',
  character: 'Karakter',
  toParchment: 'Stappen tot het perkament',
  starts: 'Begint met',
  pickUp: 'Terugnemen kost',
  card: 'Kaart',
  kind: 'Soort',
  cards: 'Kaarten',
  asks: 'Nodig',
  icon: 'Symbool',
  meaning: 'Betekenis',
  rule: 'Regel',
  standing: 'altijd te krijgen',
  instant: 'direct',
  permanent: 'permanente krijgslist',
  final: 'laatste',
};
