import type { Rulebook } from '../book.ts';

export const essays: Rulebook['essays'] = {
  world: {
    title: 'De wereld',
    lead: 'Waar het spel zich afspeelt. Om te spelen heb je dit niet nodig.',
  },
  people: {
    title: 'De vijf karakters',
    lead: 'Elk karakter heeft een basiskant en een gevorderde kant, met eigen sporen, producties en krijgslisten.',
  },
  advice: {
    title: 'Goede raad',
    lead: 'Dit zijn geen regels. Het maakt de eerste spellen leuker.',
  },
  house: {
    title: 'Online tafels',
    lead: 'Wat een tafel hier kan en een doos niet. De spelregels blijven dezelfde.',
  },
};

export const notes: Rulebook['notes'] = {
  times: {
    title: 'De vier tijdperken',
    text: 'De goden schiepen Dünya en gaven de wereld geen wetten: in het Tijdperk van de Chaos gold alleen het recht van de sterkste. In het Tijdperk van de Duisternis heersten de draken, en ze waren wreed. Het Tijdperk van de Orde was de lange vrede onder één koning. Nu is het Tijdperk van Verandering aangebroken.',
  },
  king: {
    title: 'Surcil, de Tijdloze Koning',
    text: 'Gahael, god van de seizoenen en hoeder van de tijd, hield van een man die Surcil heette en deelde zijn goddelijke gaven met hem. Surcil werd onsterfelijk, versloeg de draken en regeerde eeuwenlang als de Tijdloze Koning. Toen verdween hij. Er zijn veel geruchten, maar geen antwoorden.',
  },
  clock: {
    title: 'De ijzeren klok',
    text: 'Gahael smeedde ook de grote ijzeren klok op het Grote Plein van Montbrielle. Die zou lopen zolang de Tijdloze Koning regeerde. Sinds hij weg is, staat de klok stil en krijgt niemand de slinger in beweging.',
  },
  succession: {
    title: 'Jouw rol',
    text: 'Volgens een legende brengt de ware opvolger de slinger weer op gang. Jij bent een van de edelen die op de troon willen. De raad komt vier keer bijeen; na de vierde keer is er een nieuwe Tijdloze Heerser, of een burgeroorlog.',
  },
  gambal: {
    title: 'Gambal, de Omkoper of de Opstandeling',
    text: 'Gambal is niet van adel en heeft zich nooit aan de regels van de adel gehouden. Hij is zo ver gekomen omdat het volk hem mag. Populariteit is dan ook zijn langste spoor.',
  },
  bolk: {
    title: 'Bolk, de Kampioen of de Oorlogzoeker',
    text: 'Bolk, een minotaurus, was de hoogste generaal van de Tijdloze Koning. De troepen van het rijk volgen hem nog steeds, en met hen wil hij de troon winnen. Kracht is zijn langste spoor.',
  },
  mesoat: {
    title: 'Mesoat, de Oprechte of de Pacifist',
    text: 'Mesoat is een sfinx uit Almadinat, de stad in de hemel, en hogepriester van Gahael. Veel mensen hebben nog nooit een sfinx gezien; de adel heeft altijd respect voor ze gehad. Prestige is het langste spoor van Mesoat.',
  },
  licinia: {
    title: 'Licinia, de Onverbiddelijke of de Alchemist',
    text: 'Licinia doet alles om te regeren, en men zegt dat ze hulp zoekt bij duistere krachten. Ze grijpt elke kans: de drie sporen van de Onverbiddelijke zijn even lang.',
  },
  dhrenkir: {
    title: 'Dhrenkir, de Verraderlijke of de Tiran',
    text: 'Dhrenkir is een draak en belooft tucht en orde, zoals in de tijd dat draken heersten. In onzekere tijden luisteren velen naar hem. Populariteit is zijn langste spoor; als de Tiran is dat prestige.',
  },
  firstGame: {
    title: 'Het eerste spel',
    text: 'Neem basiskarakters en speel minstens de eerste ronde zonder zandlopers, of pauzeer zodra er een vraag is ([[UNT-1]], [[PAU-1]]). Iedereen speelt tegelijk, dus iedereen moet de regels kennen.',
  },
  advancedCharacters: {
    title: 'Gevorderde karakters',
    text: 'Neem er een als je al eens hebt gespeeld. Lees eerst de kaarten: sommige breken de gewone regels ([[EFF-15]] t/m [[EFF-21]]).',
  },
  pace: {
    title: 'Het is geen wedstrijd tegen de tijd',
    text: 'Je hoeft zelden sneller te zijn dan het zand. Wacht je op een zandloper, haal dan adem, kijk naar de andere tableaus en maak plannen. Nadenken loont.',
  },
  mistakes: {
    title: 'Fouten horen erbij',
    text: 'Je vergeet weleens een werker, en de anderen ook. Niemand speelt foutloos; wie wint, maakt er het beste van. Ben je aan een echte tafel vergeten te betalen of iets te nemen, herstel het dan en speel verder.',
  },
  spread: {
    title: 'Spreid je werkers',
    text: 'Groen en paars geven meer dan zwart, maar houden een werker 2 of 3 minuten vast in plaats van 45 seconden. Staan al je werkers op dezelfde paarse rij, dan kun je weinig doen tot de zandloper weggaat.',
  },
  roads: {
    title: 'Welk middel waarheen leidt',
    text: 'Met soldaten verover je provincies, en de meeste daarvan kunnen kracht geven. Met cultuur neem je je krijgslisten terug, en een daarvan geeft prestige. Met goud betaal je de groene en paarse velden die populariteit geven ([[MAR-1]]).',
  },
  unevenRewards: {
    title: 'Sommige beloningen zijn beter',
    text: 'De raadsbeloningen zijn niet allemaal evenveel waard, en dat is de bedoeling. Met veel stemmen kies je als eerste ([[COU-2]]).',
  },
  selfRegulating: {
    title: 'De zandlopers blijven in beweging',
    text: 'Niemand hoeft een zandloper om te draaien. Maar bijna altijd wil een speler dat, omdat zijn werker op de andere rij wacht. Zo regelen de zandlopers zichzelf ([[TIM-3]]).',
  },
  rarePrivilege: {
    title: 'Privilege wordt zelden geclaimd',
    text: 'Een of twee keer per spel, en vaak helemaal niet. De regel is er zodat je je niet hoeft te haasten ([[PRV-1]]).',
  },
  courtesy: {
    title: 'Aanvullen na het veroveren',
    text: 'Heb je een open provincie genomen, dan hoef je niet aan te vullen. Het is wel zo aardig: de anderen hebben meer keus ([[PRO-6]]).',
  },
  breaks: {
    title: 'Neem pauze',
    text: 'De raadsfase is het moment om iets te drinken te halen of de benen te strekken: het spel gaat pas verder als iedereen gereed is ([[COU-12]]).',
  },
  twoPlayers: {
    title: 'Met twee spelers',
    text: 'Met zijn tweeën is er minder te zien terwijl je wacht. Duurt het te lang, speel dan zonder zandlopers ([[UNT-1]]).',
  },
  bothRules: {
    title: 'De variant voor gevorderden',
    text: 'Die maakt het spel iets ingewikkelder en is niet voor nieuwe spelers. De twee regels horen bij elkaar: gebruik liever allebei, één werker per kader en glorie, dan glorie alleen ([[ADV-1]], [[ADV-3]], [[ADV-6]]).',
  },
  alone: {
    title: 'Alleen spelen',
    text: 'Je kunt een spel ook alleen spelen. Je speelt op kant A zonder neutrale speler, en de legendarische steen komt met de tweede prestatie ([[P23-1]]). In elke raad sta je op de 1e plaats. Aan het eind win je als je het legendarische punt hebt; staan alle vier de stenen op het perkament, dan is je overwinning volmaakt. Zonder het legendarische punt is het burgeroorlog ([[END-2]], [[END-3]], [[END-4]]).',
  },
  handicap: {
    title: 'Handicap',
    text: 'Om de kansen gelijk te trekken kan een speler beginnen met extra soldaten, cultuur, goud of stemmen, tot 5 van elk. De grens van [[INV-1]] geldt vanaf het begin.',
  },
  standIns: {
    title: 'Invallers',
    text: 'Raakt een speler de verbinding kwijt, dan speelt na 90 seconden een bot voor hem; de tafel kan die tijd veranderen of het invallen uitzetten. De speler kan altijd terugkomen en neemt het meteen weer over. Is er geen speler meer over, dan pauzeert het spel vanzelf tot ze terug zijn.',
  },
  removal: {
    title: 'Een speler verwijderen',
    text: 'De host kan een speler uit een lopend spel verwijderen. De andere spelers kunnen dat met een stemming: meer dan de helft van hen moet het willen, en minstens twee. Aan tafels voor de rating heeft ook de host die stemming nodig. Een bot speelt verder, en de verwijderde speler kan niet terug in dit spel.',
  },
  watching: {
    title: 'Toeschouwers',
    text: 'Wie de link heeft, kan meekijken. De tafel kan een vertraging tot 10 minuten instellen: toeschouwers zien dan alles zoveel later, ook de uitslag, en kunnen geen speler helpen.',
  },
  ratings: {
    title: 'Rating',
    text: 'Aan tafels voor de rating heeft elke speler iedereen verslagen die lager eindigt. De rating volgt Glicko-2, voor elk tempo apart, en verandert na elke partij. Ze hoort bij een bewezen naam. Bots hebben er geen, en een spel telt pas met minstens twee mensen. Ga je weg en speelt een bot voor je verder tot het einde, dan heb je verloren van iedereen die bleef; eindigt de bot boven hen, dan kost hun dat niets.',
  },
};
