import type { Entries } from '../book.ts';

export const council: Entries<'CAL' | 'COU' | 'END' | 'PRV'> = {
  'CAL-1': {
    title: 'De laatste tijdsteen valt',
    text: 'De raad wordt opgeroepen op het moment dat de paarse zandloper de laatste tijdsteen van het bord stoot.',
  },
  'CAL-2': {
    title: 'Niet meer omdraaien',
    text: 'Vanaf dan mag er geen zandloper meer worden omgedraaid. De rest gaat volgens de gewone regels en zonder tijdslimiet door, tot iedereen klaar is.',
  },
  'CAL-3': {
    title: 'Wie als laatste mag',
    text: 'Willen meerdere spelers de laatste zijn, dan is dat degene die hoger staat in de privilegevolgorde. Hoe dat op schermen gaat: [[DIG-1]].',
  },
  'CAL-4': {
    title: 'Werkers blijven staan',
    text: 'Als de raadsfase begint, blijven alle werkers staan waar ze staan.',
  },
  'COU-0': {
    title: 'Geen acties',
    text: 'Tijdens de raadsfase voert niemand acties uit, behalve provincies aanvullen ([[PRO-6]]) en wat de zes stappen toestaan.',
  },
  'COU-1': {
    title: 'Stap 1: volgorde',
    text: 'De privilegestenen worden opnieuw gelegd op volgorde van stemmen, de meeste eerst. Bij evenveel stemmen gaat voor wie tot nu toe lager stond. Daarna levert iedereen al zijn stemmen in.',
  },
  'COU-2': {
    title: 'Stap 2: beloningen',
    text: 'In de nieuwe volgorde neemt iedereen één raadsbeloning en krijgt daarbij de bonus van zijn plaats: op de 1e plaats 2 punten naar keuze (verdelen mag), op de 2e en 3e elk 1 punt. Met 2 of 3 spelers heeft de 3e plaats geen bonus. Het legendarische punt hoort er nooit bij. Genomen kaarten worden niet aangevuld.',
  },
  'COU-3': {
    title: 'De gedrukte beloning',
    text: 'De beloning ‘1 punt naar keuze’ op het raadstableau mag in dezelfde raad door meerdere spelers genomen worden.',
  },
  'COU-4': {
    title: 'De beloning met de grote werker',
    text: 'Per raad kan één speler deze beloning nemen. Je ruilt een van je gewone werkers in het spel voor je tweede grote, die precies op dezelfde plek komt: hetzelfde kader, hetzelfde beloningsveld of het tableau. De gewone gaat uit het spel. Wie al 2 grote werkers heeft, kan deze niet nemen.',
  },
  'COU-5': {
    title: 'Directe beloningen',
    text: 'Een beloning met een rode rand werkt meteen en gaat dan uit het spel. Ook de provincielimiet is direct, maar die hou je: [[COU-8]].',
  },
  'COU-6': {
    title: 'Permanente krijgslisten',
    text: 'Een beloning met een blauwe rand komt in je hand, niet bij je afgelegde kaarten. Je kunt de kaart spelen zodra de ronde begint, en hem terugnemen zoals elke krijgslist.',
  },
  'COU-7': {
    title: 'Laatste raadsbeloningen',
    text: 'De vierde raad biedt laatste beloningen. Betaal wat de kaart toont en neem de beloning; daarna gaat de kaart uit het spel. Een kaart die je niet kunt betalen, kun je niet nemen, en het legendarische punt voor 10 middelen niet als je het al hebt.',
  },
  'COU-8': {
    title: 'Provincielimiet 3',
    text: 'Deze beloning blijft naast je tableau liggen. Al vanaf deze raad mogen er onder elk van je kolommen 3 provincies blijven. Meer dan één kan niemand hebben.',
  },
  'COU-9': {
    title: 'Stap 3: provincies nakijken',
    text: 'Onder elke kolom mogen 2 provincies liggen, met [[COU-8]] zijn dat er 3. Zijn het er meer, dan kies je zelf welke er uit het spel gaan tot het klopt.',
  },
  'COU-10': {
    title: 'Stap 4: volgende ronde',
    text: 'In de vierde raad is het spel hier afgelopen ([[END-1]]). Je herkent die aan de stapel raadsbeloningen: die is op. Anders wordt alles klaargelegd: de grote werker is weer te krijgen, 5 nieuwe raadsbeloningen en 4 nieuwe provincies vervangen de oude, iedereen neemt zijn prestatiesteen terug, er komt een nieuwe prestatie met de legendarische steen erop, en de drie tijdstenen gaan naar de paarse cirkels die de zandloper vrijlaat.',
  },
  'COU-11': {
    title: 'Stap 5: werkers',
    text: 'Iedereen mag werkers verplaatsen en zetten volgens de gewone regels, dus nooit van of naar een rij met een zandloper. Verder mag er niets. De privilegevolgorde beslist bij conflicten; op schermen zie [[DIG-2]].',
  },
  'COU-12': {
    title: 'Stap 6: verder',
    text: 'Loopt er nog zand, dan wordt er gewacht. Is iedereen gereed, dan worden alle drie de zandlopers tegelijk op hun andere rij omgedraaid en begint de volgende ronde. Verder verandert er niets: werkers, middelen, handen, afgelegde kaarten, provincies en sporen blijven zoals ze zijn.',
  },
  'END-1': { title: 'Wanneer het afgelopen is', text: 'Het spel eindigt in de vierde raad, na stap 3.' },
  'END-2': {
    title: 'Alle vier op het perkament',
    text: 'Hebben een of meer spelers alle vier de stenen op het perkament, dan wint een van hen: wie daar de meeste punten heeft. Tel op elk spoor de bereikte perkamentvelden; het legendarische punt telt als 1. Bij een gelijke stand wint wie hoger staat in de privilegevolgorde. Met glorie: [[ADV-5]].',
    example:
      'Je kracht staat op het tweede perkamentveld, prestige en populariteit op het eerste, en je hebt het legendarische punt. Je scoort 2 + 1 + 1 + 1 = 5.',
  },
  'END-3': {
    title: 'Als het niemand gelukt is',
    text: 'Anders kan alleen winnen wie het legendarische punt heeft. Kijk bij ieder naar het spoor dat het verst van het perkament is: wie daarmee het dichtstbij is, wint. Een spoor dat het perkament al heeft bereikt, telt naar hoe ver het erop staat. Bij een gelijke stand kijk je naar het volgende spoor, enzovoort; is alles gelijk, dan beslist de privilegevolgorde. Met glorie: [[ADV-5]].',
    example:
      'A komt 3, 0 en 0 stappen tekort, B 2, 2 en 2. Beiden hebben het legendarische punt. B wint: 2 is dichterbij dan 3. C staat met alle drie op het perkament, maar heeft het legendarische punt niet en kan niet winnen.',
  },
  'END-4': {
    title: 'Burgeroorlog',
    text: 'Heeft niemand het legendarische punt, dan wint niemand: het land raakt in een burgeroorlog.',
  },
  'PRV-1': {
    title: 'De hogere rang gaat voor',
    text: 'Grijpen twee spelers ongeveer tegelijk naar hetzelfde, dan is het voor wie hoger staat in de privilegevolgorde. ‘Ongeveer tegelijk’ is binnen één seconde, tenzij de tafel iets anders afspreekt. Met een speling van 0 geldt de regel niet en wie het eerst komt, krijgt het.',
  },
  'PRV-2': {
    title: 'Waar het om kan gaan',
    text: 'Bijvoorbeeld dezelfde open provincie, de legendarische steen, hetzelfde groene of paarse kader voor een gewone werker, of een werker die naar of van een rij gaat terwijl iemand de zandloper naar die rij omdraait.',
  },
  'PRV-3': {
    title: 'Niet bij stemmen',
    text: 'Over gelijke stemmen in de raad beslist het privilege nooit. Daarvoor is er een eigen regel: [[COU-1]].',
  },
  'PRV-4': {
    title: 'Als je het verliest',
    text: 'Wie verliest, staat weer alsof de poging er niet was geweest. Was het deel van een begonnen en betaalde actie, dan gaat die verder met een nieuwe keuze. Er gaat niets verloren.',
    example:
      'De provincie die je wilde, gaat naar een hogere rang. Je 4 soldaten blijven betaald; je kiest een andere provincie.',
  },
};
