import type { Section } from '../../speech/section.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: Section<typeof english> = {
  'SET-8': 'Je hebt al vier werkers in het spel; meer mag niemand er hebben.',
  'SET-10':
    'De eerste werkers worden om beurten op de onderste rijen gezet: eerst de grote, dan de gewone. Al het andere komt daarna.',
  'INV-5': 'Dat kun je nog niet betalen. Verzamel eerst wat het kost.',
  'INV-6': 'Betaal precies het getoonde aantal in soldaten, cultuur en goud. Stemmen tellen niet mee.',
  'INV-7':
    'Neem precies het getoonde aantal in soldaten, cultuur en goud, en van elk niet meer dan waar je ruimte voor hebt.',
  'TIM-3': 'Het zand loopt nog. Draai deze zandloper om als hij is doorgelopen.',
  'ACT-2': 'Eén ding tegelijk: maak de begonnen actie af, dan volgt de volgende.',
  'ACT-3': 'Dat kan nu niet.',
  'WRK-1':
    'Zolang de zandloper op een rij staat, mag daar geen werker heen of vandaan. Neem de andere rij of wacht op het omdraaien.',
  'WRK-2': 'Werkers komen in een gouden kader, nooit meteen op een beloningsveld.',
  'WRK-3': 'Dit kader is bezet. Zoek een leeg kader of stuur een grote werker: die wordt nooit geblokkeerd.',
  'WRK-8': 'Een werker voert zijn actie uit vanuit zijn kader, in de rij met de zandloper. Wacht tot die daar staat.',
  'WRK-10': 'Deze werker heeft zijn actie uitgevoerd en zit vast tot de zandloper zijn rij verlaat.',
  'WRK-13': 'Deze actie kun je niet betalen. De werker kan in zijn kader wachten terwijl je verzamelt wat die kost.',
  'WRK-15': 'Een werker kan alleen een actie uitvoeren die onder zijn eigen kader ligt.',
  'PRO-1': 'Neem een open provincie of de bovenste van de stapel en kies daarna een kolom.',
  'PRO-6': 'Het aanbod is vol; er valt niets aan te vullen.',
  'PRO-7': 'De provinciestapel is leeg.',
  'STR-1': 'Krijgslisten speel je tijdens een ronde. Bewaar deze tot de volgende.',
  'STR-2': 'Deze kaart heb je niet in je hand. Neem eerst je krijgslisten terug.',
  'STR-3': 'Terugnemen kan alleen als je krijgslisten hebt afgelegd en de kosten op je tableau kunt betalen.',
  'STR-4': 'Speel deze kaart bij de actie van een werker of bij het claimen dat hij verandert.',
  'STR-6': 'Je hebt geen gewone werker meer om in het spel te brengen.',
  'ACH-1': 'Je bezit nog niet alles wat deze prestatie vraagt. Denk aan de stemmen.',
  'ACH-2': 'De prestatie van deze ronde heb je al geclaimd. De volgende komt met de raad.',
  'ACH-3': 'De legendarische steen is weg, of je hebt het punt al. Neem de beloning.',
  'CAL-2':
    'De raad is opgeroepen: er wordt geen zandloper meer omgedraaid. Doe wat je nog wilt en druk dan op ‘Ik ben klaar’.',
  'COU-0': 'De raad is bijeen. Nu kan alleen wat zijn stappen toelaten, en provinciekaarten aanvullen.',
  'COU-2':
    'Beloningen worden op volgorde van het privilegespoor genomen. Wacht op je beurt en kies er een die er nog ligt.',
  'COU-4':
    'Je kunt de grote werker niet nemen: hij is weg, je hebt er al twee, of je hebt geen gewone om te vervangen.',
  'COU-7': 'Deze laatste beloning kan niet: je kunt die niet betalen, of je hebt het legendarische punt al.',
  'COU-8': 'Je mag al 3 provincies per kolom houden. Kies een andere beloning.',
  'COU-9': 'Kies een provincie uit de kolom die te vol is.',
  'COU-11': 'Nu mag je alleen werkers verplaatsen.',
  'COU-12':
    'Je bent gereed. Neem dat terug om nog te verplaatsen. ‘Gereed’ kan pas als er werkers verplaatst mogen worden.',
  'END-1': 'Het spel is afgelopen.',
  'P23-1': 'Met één tot drie spelers komt de legendarische steen pas bij de eerste raad. Neem nu de beloning.',
  'UNT-1': 'Een ronde speel je met zandlopers of zonder.',
  'UNT-3':
    'Zonder zandlopers draai je niet zelf om: druk op ‘Ik ben klaar’; is iedereen klaar, dan wordt er omgedraaid. Met zandlopers druk je pas op ‘Ik ben klaar’ als de raad is opgeroepen.',
  'ADV-1': 'Met strenge plaatsing staat in elk kader hooguit één van je eigen werkers.',
  'ADV-3': 'Alleen punten voorbij het einde van het spoor kunnen glorie worden.',
  'PAU-1': 'Het spel is gepauzeerd. Hervat het eerst.',
  'DIG-1':
    'Je bent klaar. Neem dat terug om door te gaan. Is de klok aangezet en zijn je laatste acties voorbij, dan kan dat niet meer.',
  'DIG-5': 'Over de volgende ronde stem je tijdens de eerste drie raadsfasen.',
  'DIG-7': 'Het spel is niet gepauzeerd.',
  'DIG-8': 'Je pauzes zijn op, je hebt minder dan een minuut geleden gepauzeerd, of het spel gaat net weer verder.',
  'EFF-6': 'Kies één van je werkers die in een rij met de zandloper staat.',
  'EFF-9': 'Kies een spoor waarop je teruggaat en een ander waarop je vooruitgaat.',
  'EFF-13': 'Verdeel precies de getoonde punten over kracht, prestige en populariteit.',
  'EFF-14': 'Kies een van de getoonde mogelijkheden die je kunt betalen.',
  'EFF-15': 'De tweede actie moet pal naast de eerste liggen, in dezelfde rij.',
  'EFF-16': 'Kies één van je eigen afgelegde krijgslisten.',
  'EFF-17':
    'Hiervoor heb je een werker nodig die verplaatst mag worden, en in een rij met de zandloper een actie die geen productie is.',
  'EFF-20': 'Kies één keer voor elke keer dat je de prestatie uitvoert. De legendarische steen krijg je maar één keer.',
  'EFF-21': 'Wissel één tegen één: hooguit wat je hebt en waar je ruimte voor hebt.',
};
