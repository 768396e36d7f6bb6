import type { Entries } from '../book.ts';

export const playing: Entries<'INV' | 'TIM' | 'ACT' | 'WRK' | 'PRO' | 'STR' | 'ACH'> = {
  'INV-1': {
    title: 'Tien van elk middel',
    text: 'Je kunt hoogstens 10 soldaten, 10 cultuur en 10 goud hebben. Wat daar nog bij zou komen, gaat verloren; de rest krijg je gewoon.',
    example: 'Je hebt 8 goud en krijgt er 5: je hebt er nu 10.',
  },
  'INV-2': {
    title: 'Het einde van een spoor',
    text: 'Punten die een steen voorbij het einde van zijn spoor zouden brengen, gaan verloren. Wie met glorie speelt, kan er nog iets mee: [[ADV-3]].',
  },
  'INV-3': {
    title: 'Stemmen zonder limiet',
    text: 'Je mag zoveel stemmen hebben als je wilt. Het zijn geen middelen: als een kaart of regel het over middelen heeft, horen stemmen daar nooit bij.',
  },
  'INV-4': { title: 'Niet ruilen', text: 'Spelers ruilen nooit iets met elkaar, en lenen of geven elkaar ook niets.' },
  'INV-5': {
    title: 'Eerst betalen',
    text: 'Je betaalt alle kosten voordat je de beloning krijgt. Eén keer betalen is één keer krijgen; dubbel betalen voor het dubbele kan niet, tenzij een kaart dat zegt ([[EFF-18]]).',
    example:
      'Een krijgslist kost 3 cultuur en geeft 2 prestige. Je kunt niet 6 cultuur betalen om 4 prestige te krijgen.',
  },
  'INV-6': {
    title: 'Middelen naar keuze betalen',
    text: 'Kosten in middelen naar keuze betaal je met elke combinatie van soldaten, cultuur en goud die op het getoonde aantal uitkomt. Met stemmen kan het nooit.',
  },
  'INV-7': {
    title: 'Middelen naar keuze krijgen',
    text: 'Je krijgt een combinatie van soldaten, cultuur en goud die op het getoonde aantal uitkomt, en kiest die op het moment zelf. Stemmen zitten er nooit bij.',
  },
  'TIM-1': {
    title: 'Hoe lang het zand loopt',
    text: 'Na het omdraaien loopt het zand van de paarse zandloper 3 minuten, van de groene 2 minuten en van de zwarte 45 seconden.',
  },
  'TIM-2': {
    title: 'Altijd op een van twee rijen',
    text: 'Elk gebied heeft twee rijen met dezelfde acties, en zijn zandloper staat altijd op precies één daarvan. Omdraaien kost geen tijd: de zandloper verlaat de ene rij en staat op de andere. Op zijn plaats omdraaien mag nooit.',
  },
  'TIM-3': {
    title: 'Een zandloper omdraaien',
    text: 'Iedereen mag elke zandloper omdraaien die is doorgelopen. Niemand hoeft het te doen, en je hoeft het niet te vragen of te melden. Zolang het zand loopt, blijft hij staan. In rondes zonder zandlopers gaat het anders: [[UNT-3]].',
  },
  'TIM-4': {
    title: 'De rij telt, niet het zand',
    text: 'Wat een werker mag, hangt alleen af van de rij waarop de zandloper staat. Of het zand nog loopt, maakt niet uit.',
  },
  'TIM-5': {
    title: 'Paarse cirkels en tijdstenen',
    text: 'Elke paarse rij heeft twee cirkels. De paarse zandloper komt bij het omdraaien op een cirkel van de andere rij waar een tijdsteen ligt, en stoot die van het bord. Ligt er daarna op geen van beide rijen nog een tijdsteen, dan wordt op dat moment de raad opgeroepen ([[CAL-1]]); op het laatste zand wordt niet gewacht.',
  },
  'TIM-6': {
    title: 'Drie keer paars per ronde',
    text: 'Er zijn drie tijdstenen, dus de paarse zandloper wordt elke ronde precies drie keer omgedraaid. Het omdraaien waarmee de ronde begint, is de eerste keer.',
  },
  'ACT-1': {
    title: 'Wanneer je maar wilt',
    text: 'Tijdens een ronde mag iedereen op elk moment iets doen. Niets is verplicht: een zandloper mag blijven staan, en een werker die een actie kan uitvoeren, hoeft dat niet te doen.',
  },
  'ACT-2': {
    title: 'Eén ding tegelijk',
    text: 'Je voert één actie tegelijk uit. Ben je eraan begonnen, dan rond je die af, met alle keuzes, voordat je aan iets anders begint. Je houdt er alleen jezelf mee op.',
    example:
      'Je hebt voor een provincie betaald en bekijkt het aanbod. Een werker verplaatsen kan pas als de provincie onder je tableau ligt.',
  },
  'ACT-3': {
    title: 'Acties van werkers en acties zonder zandloper',
    text: 'Een werker verplaatsen en er een actie mee uitvoeren hangt af van waar de zandlopers staan. Vijf acties niet: een zandloper omdraaien ([[TIM-3]]), een krijgslist spelen ([[STR-1]]), krijgslisten terugnemen ([[STR-3]]), de prestatie claimen ([[ACH-1]]) en de provincies aanvullen ([[PRO-6]]).',
  },
  'WRK-1': {
    title: 'Een werker verplaatsen',
    text: 'Een werker mag alleen naar een actieveld, ervan af of naar een ander als de zandloper niet op de rij staat die hij verlaat en ook niet op de rij waar hij heen gaat. Een werker die weg mag, mag altijd naar je tableau, en een werker op je tableau mag daar blijven.',
    example:
      'Niemand gaat rechtstreeks van de ene rij van een gebied naar de andere: op een van de twee staat altijd de zandloper.',
  },
  'WRK-2': {
    title: 'Zetten doe je in het kader',
    text: 'Een werker zet je altijd in een kader, nooit meteen op een beloningsveld, tenzij een kaart dat zegt ([[EFF-17]]).',
  },
  'WRK-3': {
    title: 'Gewone werkers hebben een leeg kader nodig',
    text: 'In het groene en het paarse gebied kan een gewone werker niet in een kader waar al een werker staat: van een andere speler, van de neutrale speler of van jezelf.',
  },
  'WRK-4': {
    title: 'In zwart blokkeert niemand',
    text: 'In het zwarte gebied staat niemand een ander in de weg. Gewone en grote werkers mogen daar in elk kader.',
  },
  'WRK-5': {
    title: 'Grote werkers mogen overal',
    text: 'Een grote werker wordt nooit geblokkeerd, in geen enkel gebied, wat er ook in het kader staat. Alleen wie de variant voor gevorderden speelt, beperkt zichzelf: [[ADV-1]].',
  },
  'WRK-6': {
    title: 'Beloningsvelden blokkeren nooit',
    text: 'Op een beloningsveld is plaats voor elk aantal werkers. Van het kader omlaag naar het beloningsveld kan altijd.',
  },
  'WRK-7': {
    title: 'Zetten is nog geen actie',
    text: 'Met het zetten van een werker voer je de actie nog niet uit. Dat kan pas als de zandloper op de rij is gekomen waar de werker al staat.',
  },
  'WRK-8': {
    title: 'De actie uitvoeren',
    text: 'Een werker in een kader op de rij met de zandloper mag zijn actie uitvoeren: hij schuift omlaag naar het beloningsveld, je betaalt, je krijgt de beloning, in die volgorde. Groene en paarse acties kosten elk 2 goud. Zwarte acties zijn gratis, behalve een provincie veroveren: dat kost 4 soldaten.',
  },
  'WRK-9': {
    title: 'Begonnen is begonnen',
    text: 'Een actie is begonnen als de werker omlaag is geschoven en er betaald is. Gaat de zandloper daarna van de rij, dan maak je toch je keuzes en krijg je de beloning.',
  },
  'WRK-10': {
    title: 'Vast op het beloningsveld',
    text: 'Een werker op een beloningsveld in de rij met de zandloper zit vast tot de zandloper weggaat. Hij kan niet nog eens een actie uitvoeren, niet terug naar het kader en nergens anders heen.',
  },
  'WRK-11': {
    title: 'Weer vrij',
    text: 'Een werker op een beloningsveld in een rij zonder zandloper mag naar elke toegestane plek, ook naar het kader van datzelfde actieveld. Staat hij er nog als de zandloper terugkomt, dan zit hij weer vast.',
  },
  'WRK-12': {
    title: 'Een actie die niet is uitgevoerd',
    text: 'Een werker die niets heeft gedaan, blijft in zijn kader staan als de zandloper weggaat. Daarna mag hij vrij bewegen of wachten tot de zandloper terugkomt.',
  },
  'WRK-13': {
    title: 'Alles of niets',
    text: 'Een actie die je niet helemaal kunt betalen, kun je niet beginnen. De werker blijft in het kader.',
  },
  'WRK-14': {
    title: 'Meerdere eigen werkers',
    text: 'Op één actieveld mogen meerdere werkers van jezelf staan, als elk van hen er volgens de regels is gekomen.',
    example: 'In een groen kader wacht je gewone werker. Je grote mag erbij, een tweede gewone niet.',
  },
  'WRK-15': {
    title: 'Brede kaders',
    text: 'Een breed kader, op kant A van het bord, is één plek boven twee acties. Een werker daarin kiest pas bij het uitvoeren welke van de twee. Zolang hij er staat, kunnen gewone werkers bij geen van beide.',
  },
  'PRO-1': {
    title: 'Een provincie veroveren',
    text: 'Neem een open provincie naar keuze of de bovenste kaart van de stapel en schuif die onder een van de vier kolommen van je tableau. Een kaart van de stapel zie je voordat je de kolom kiest.',
  },
  'PRO-2': {
    title: 'De kolom bepaalt',
    text: 'De kolommen zijn bruin, rood, blauw en geel. Elke provincie toont een productie voor elke kleur, en alleen die van haar kolom telt, ook als die iets anders geeft dan de kleur doet vermoeden.',
    example: 'Een cultuurprovincie onder rood voegt 2 cultuur toe aan je rode productie.',
  },
  'PRO-3': {
    title: 'Eenmaal gelegd, blijft liggen',
    text: 'Een provincie onder een kolom gaat nooit meer naar een andere.',
  },
  'PRO-4': {
    title: 'Tijdens de ronde zoveel je wilt',
    text: 'Tijdens een ronde mogen er onder een kolom zoveel provincies liggen als je wilt, en ze tellen allemaal. Het maximum wordt pas in stap 3 van de raadsfase nagekeken ([[COU-9]]).',
  },
  'PRO-5': {
    title: 'Productie',
    text: 'Een productie geeft alles wat je tableau in die kolom toont, plus alles wat de provincies eronder voor die kleur tonen: middelen, stemmen en punten.',
    example:
      'Je rode kolom toont 4 soldaten. Eronder liggen een gewone provincie (2 soldaten), een cultuurprovincie (2 cultuur) en een zeldzame soldatenprovincie (1 kracht): samen 6 soldaten, 2 cultuur en 1 kracht.',
  },
  'PRO-6': {
    title: 'Provincies aanvullen',
    text: 'Wie een open provincie neemt, laat een lege plek achter. Iedereen mag op elk moment aanvullen, ook tijdens de raadsfase: alle lege plekken worden vanaf de stapel gevuld. Het hoeft niet, maar na het veroveren is het wel zo aardig. Ook met lege plekken mag je van de stapel trekken.',
  },
  'PRO-7': {
    title: 'Als de kaarten op zijn',
    text: 'Zijn stapel en aanbod allebei leeg, dan geeft veroveren niets. Raakt de stapel op tijdens het aanvullen, dan worden de laatste kaarten neergelegd en blijven de andere plekken leeg.',
  },
  'STR-1': {
    title: 'Een krijgslist spelen',
    text: 'Op elk moment in een ronde mag je een krijgslist uit je hand spelen: betaal de kosten, neem de beloning en leg de kaart af op je tableau.',
  },
  'STR-2': {
    title: 'Eén keer gespeeld',
    text: 'Een afgelegde krijgslist kun je pas weer spelen als hij terug in je hand is.',
  },
  'STR-3': {
    title: 'Krijgslisten terugnemen',
    text: 'Voor 5 cultuur haal je al je afgelegde krijgslisten terug in je hand, ook als je nog andere hebt. Twee karakters betalen anders: de Oorlogzoeker 2 kracht, de Tiran 4 stemmen.',
  },
  'STR-4': {
    title: 'Kaarten bij een actie',
    text: 'Een kaart die de actie van een werker verandert, speel je samen met die actie; bij één actie mogen dat er meerdere zijn. ‘Geen goudkosten’ scheelt je de 2 goud van één groene of paarse actie, nooit de 4 soldaten van een provincie veroveren.',
  },
  'STR-5': {
    title: 'Twee acties, één keer gratis',
    text: 'Voer je ook de actie ernaast uit ([[EFF-15]]) en speel je daarbij één kaart ‘geen goudkosten’, dan vervallen maar één keer de kosten. De andere actie betaal je.',
  },
  'STR-6': {
    title: 'Werven',
    text: 'Elk karakter heeft één kaart om te werven. Betaal wat erop staat, en een van je gewone werkers komt op je tableau, meteen te gebruiken. Een grote werker komt er nooit mee, en je kunt de kaart niet spelen als je dan meer dan 4 werkers zou hebben ([[SET-8]]).',
  },
  'ACH-1': {
    title: 'Hebben is genoeg',
    text: 'Op elk moment in een ronde mag je de prestatie claimen als je minstens alle middelen en stemmen van de bovenste helft hebt. Je houdt ze allemaal.',
  },
  'ACH-2': {
    title: 'Eén keer per ronde',
    text: 'Claimen mag één keer per ronde. Je prestatiesteen komt op de kaart en blijft daar tot de raadsfase.',
  },
  'ACH-3': {
    title: 'De steen of de beloning',
    text: 'Ligt de legendarische steen op de kaart en heb je het legendarische punt nog niet, dan mag je de steen nemen en krijg je dat punt in plaats van de beloning. Anders, of als je dat liever hebt, krijg je de hele beloning van de onderste helft. Allebei tegelijk kan nooit.',
  },
  'ACH-4': {
    title: 'Eén steen per ronde',
    text: 'Per ronde kan maar één speler de legendarische steen nemen. Met de volgende prestatie is hij er weer, of hij nu genomen is of niet.',
  },
  'ACH-5': {
    title: 'De weg naar het legendarische punt',
    text: 'Behalve een van de laatste raadsbeloningen ([[COU-7]]) geeft alleen de prestatie het legendarische punt.',
  },
};
