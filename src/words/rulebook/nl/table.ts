import type { Entries } from '../book.ts';

export const table: Entries<'SET' | 'P23' | 'UNT' | 'PAU' | 'ADV' | 'DIG'> = {
  'SET-1': {
    title: 'Spelers en bord',
    text: 'Voor 1 t/m 5 spelers. Kant A van het bord is voor 1 t/m 3 spelers, kant B voor 4 of 5.',
  },
  'SET-2': {
    title: 'Zandlopers en tijdstenen',
    text: 'Elke zandloper begint op de bovenste rij van zijn gebied. Van de vier paarse cirkels neemt de zandloper er een van de bovenste rij in; op de andere drie liggen de tijdstenen.',
  },
  'SET-3': {
    title: 'De prestatie',
    text: 'De 10 prestatiekaarten worden geschud en er wordt er één omgedraaid. De legendarische steen ligt erop, behalve met 1 tot 3 spelers: [[P23-1]].',
  },
  'SET-4': {
    title: 'De provincies',
    text: 'De 56 provinciekaarten worden geschud en er worden er 4 open in het aanbod gelegd.',
  },
  'SET-5': {
    title: 'De raadsbeloningen',
    text: 'De grote werker heeft een eigen plek. De 5 laatste beloningen liggen onder in de stapel. Van de 25 gewone gaan er 10 ongezien uit het spel, 5 komen open te liggen en 10 gaan boven op de laatste. Zo tonen de raadsfasen 1 t/m 3 elk 5 gewone beloningen en raadsfase 4 de 5 laatste.',
  },
  'SET-6': {
    title: 'Je karakter',
    text: 'Elke speler heeft een karakter, getrokken of gekozen, met de basiskant of de gevorderde kant, met de 4 krijgslisten van die kant in de hand en de startmiddelen en stemmen die erop staan. Alle vier de puntenstenen beginnen vooraan op hun spoor.',
  },
  'SET-7': {
    title: 'Je werkers',
    text: 'Je begint met 1 gewone en 1 grote werker op je tableau. Nog 2 gewone werkers zijn met een krijgslist te werven, en met een raadsbeloning vervang je 1 gewone door je tweede grote.',
  },
  'SET-8': {
    title: 'Hoogstens vier werkers',
    text: 'Meer dan 4 werkers heb je nooit in het spel, gewone en grote samen.',
  },
  'SET-9': {
    title: 'Eerste volgorde',
    text: 'De privilegestenen liggen aan het begin in willekeurige volgorde.',
  },
  'SET-10': {
    title: 'Eerste plaatsing',
    text: 'Vóór het eerste omdraaien zet iedereen, in privilegevolgorde, zijn grote werker in een kader van een onderste rij, in welk gebied dan ook; daarna in dezelfde volgorde de gewone. De gewone zetregels gelden ([[WRK-1]] t/m [[WRK-5]]). Is iedereen gereed, dan worden de drie zandlopers op de onderste rijen omgedraaid en begint ronde 1. Ook deze keer stoot paars een tijdsteen van het bord.',
  },
  'SET-11': { title: 'Geen beurten', text: 'Er is geen startspeler, en er zijn geen beurten.' },
  'P23-1': {
    title: 'De steen komt later',
    text: 'Met 1 tot 3 spelers is de legendarische steen er in ronde 1 niet. De eerste prestatie geeft alleen de beloning van de onderste helft; de steen komt in de eerste raad, met de tweede prestatie.',
  },
  'P23-2': {
    title: 'Neutrale werkers',
    text: 'Met 2 spelers staat in elk van de 4 kleine kaders een neutrale werker, één in elke groene en paarse rij. Ze gaan daar nooit weg en houden gewone werkers tegen.',
  },
  'P23-3': {
    title: 'De neutrale steen',
    text: 'Met 2 spelers begint een neutrale steen als laatste op het privilegespoor en doet in elke raad mee met 3 stemmen; gelijke standen als in [[COU-1]]. Hij neemt geen beloning, maar bezet wel zijn plaats. Je kunt dus 3e worden en krijgt dan wat de 3e plaats geeft.',
  },
  'UNT-1': {
    title: 'Met of zonder zand',
    text: 'Elke ronde kan met of zonder zandlopers gespeeld worden. De tafel beslist voor ronde 1 en aan het einde van elke raad voor de volgende. Op schermen: [[DIG-5]].',
  },
  'UNT-2': {
    title: 'Het zandloperspoor',
    text: 'Het zandloperspoor heeft 11 velden. Elk noemt de zandlopers die daar worden omgedraaid, zoals het zou gaan als iedereen op tijd omdraaide. Op het eerste veld begint de ronde; op het laatste worden ze alle drie omgedraaid en wordt de raad opgeroepen.',
  },
  'UNT-3': {
    title: 'Hoe er omgedraaid wordt',
    text: 'In een ronde zonder zandlopers draait niemand ze zelf om. Zodra iedereen klaar is, gaat de extra tijdsteen een veld verder en worden de zandlopers van dat veld omgedraaid. Paars stoot zoals altijd tijdstenen van het bord; bij de derde keer, op het laatste veld, wordt de raad opgeroepen.',
  },
  'UNT-4': {
    title: 'De rest zoals altijd',
    text: 'Er is geen tijdslimiet en het zand telt niet. Iedereen speelt nog steeds tegelijk, en bij conflicten beslist het privilege ([[PRV-1]]).',
  },
  'PAU-1': {
    title: 'Even stil',
    text: 'Het spel kan worden gepauzeerd. Alle drie de zandlopers liggen op hun kant en houden precies het zand dat ze hebben; gaat het verder, dan worden ze alle drie tegelijk rechtop gezet. Op schermen: [[DIG-7]]. Een pauze verkort voor niemand de tijd om privilege te claimen ([[PRV-1]]).',
  },
  'ADV-1': {
    title: 'Eén werker per kader',
    text: 'Wie de variant speelt, heeft nooit twee eigen werkers in hetzelfde kader, gewoon of groot, in geen enkel gebied. De andere zetregels blijven gelden.',
  },
  'ADV-2': {
    title: 'Beloningsvelden zijn vrij',
    text: 'Voor beloningsvelden geldt de grens niet, ook niet bij kaarten die een werker op een beloningsveld brengen ([[EFF-17]]).',
  },
  'ADV-3': {
    title: 'Glorie',
    text: 'Punten voorbij het einde van het kracht-, prestige- of populariteitsspoor mag je stuk voor stuk in glorie veranderen. Elke glorie kost je voorgoed één steen van het middel van dat spoor (kracht: soldaten, prestige: cultuur, populariteit: goud), uit de voorraad of van je tableau, en verlaagt je maximum daarvan met 1.',
    example:
      'Aan het einde van het krachtspoor krijg je 3 kracht en maak je er 2 glorie van. Voortaan kun je hoogstens 8 soldaten hebben; het derde punt gaat verloren.',
  },
  'ADV-4': {
    title: 'Wat glorie niet is',
    text: 'Glorie is geen punt. Je kunt het niet uitgeven of terugdraaien, en als je punten van dat spoor betaalt, blijft de glorie. Op het legendarische spoor is er geen.',
  },
  'ADV-5': {
    title: 'Glorie bij een gelijke stand',
    text: 'Speelt er iemand met glorie, dan beslist bij een gelijke stand om de winst wie de meeste glorie heeft, daarna de privilegevolgorde, en verder niets. Bij [[END-2]] is dat een gelijk aantal punten, bij [[END-3]] een gelijke laagste stand, nog vóór het volgende spoor.',
  },
  'ADV-6': { title: 'Alleen glorie', text: 'Je mag met glorie spelen zonder de grens van [[ADV-1]].' },
  'DIG-1': {
    title: 'De laatste acties',
    text: 'Na het oproepen van de raad kun je ‘klaar’ terugnemen tot iedereen klaar is. Iedereen mag de klok aanzetten. Dan heeft, van de laagste rang omhoog, ieder die nog niet klaar is 20 seconden (de tafel kan dat wijzigen) voor zijn laatste acties; wie ze laat verlopen, is klaar. Vanaf dan kan alleen wie boven de speler staat wiens tijd loopt ‘klaar’ nog terugnemen. Zo is de hoogste rang als laatste.',
  },
  'DIG-2': {
    title: 'Samen verplaatsen',
    text: 'In stap 5 van de raadsfase verplaatst iedereen tegelijk. Zolang de stap duurt, mag een hogere rang een lagere een kader afnemen dat die pas in deze stap heeft bezet; de werker die wijkt, gaat terug naar waar hij stond, en zijn eigenaar moet opnieuw gereed zijn.',
  },
  'DIG-3': {
    title: 'Geen onnodige vragen',
    text: 'Vraagt je eigen zet iets waarop maar één antwoord mogelijk is, dan wordt dat vanzelf gegeven. Een beloning waarvoor helemaal geen ruimte is, wordt overgeslagen. Laat de zet van een ander je maar één antwoord over, dan geef je dat toch zelf.',
  },
  'DIG-4': {
    title: 'Als iedereen op één wacht',
    text: 'Een open keuze houdt alleen jezelf op. Waar iedereen moet wachten (eerste plaatsing, raadsbeloning, provincies afleggen, gereed zijn) kan de tafel een limiet stellen: onder vrienden geen, aan openbare tafels 60 seconden, tenzij anders gekozen. Daarna wordt een standaardkeuze gemaakt: het eerste toegestane kader; de gedrukte beloning van 1 punt, op het eigen laagste spoor; de nieuwste provincies van een te volle kolom; anders ‘gereed’.',
  },
  'DIG-5': {
    title: 'Stemmen over het zand',
    text: 'De afspraken van de tafel zeggen hoe elke ronde wordt gespeeld. Tijdens de raad mogen de spelers stemmen om de volgende te veranderen. De meerderheid beslist; bij een gelijke stand speel je zonder zandlopers.',
  },
  'DIG-6': {
    title: 'Tempo',
    text: 'Het tempo van een tafel verandert alleen hoe lang het zand loopt. De speling voor privilege en alle wachttijden blijven echte seconden.',
  },
  'DIG-7': {
    title: 'Pauzeren en verdergaan',
    text: 'Wie aan tafel zit, mag pauzeren en mag ook hervatten; het spel gaat door nadat er voor iedereen zichtbaar tot drie is geteld.',
  },
  'DIG-8': {
    title: 'Een grens aan pauzes',
    text: 'De tafel kan pauzes beperken: onder vrienden meestal niet, aan openbare tafels tot drie per speler per spel. Een beperkte pauze eindigt na uiterlijk een minuut, niemand kan het tellen tot drie stoppen, en na een pauze kan dezelfde speler een minuut speeltijd lang niet opnieuw pauzeren.',
  },
};
