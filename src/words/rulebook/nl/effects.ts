import type { Entries } from '../book.ts';

export const effects: Entries<'EFF' | 'MAR'> = {
  'EFF-1': {
    title: 'Krijgen',
    text: 'Je krijgt het getoonde aantal middelen of stemmen, of zoveel punten op het genoemde spoor. Grenzen: [[INV-1]], [[INV-2]].',
  },
  'EFF-2': {
    title: 'Middelen naar keuze',
    text: 'Je krijgt het getoonde aantal middelen, in elke combinatie die je wilt ([[INV-7]]).',
  },
  'EFF-3': { title: 'Productie', text: 'Je krijgt de productie van de getoonde kleur ([[PRO-5]]).' },
  'EFF-4': {
    title: 'Provincie veroveren',
    text: 'Verover één provincie ([[PRO-1]]). Alleen op het veld van het bord kost dat 4 soldaten; elders alleen wat erbij staat.',
  },
  'EFF-5': { title: 'Alles terug', text: 'Al je afgelegde krijgslisten komen terug in je hand.' },
  'EFF-6': {
    title: 'Werker losmaken',
    text: 'Haal een van je werkers van een rij met de zandloper, uit een kader of van een beloningsveld. Hij is meteen vrij.',
  },
  'EFF-7': { title: 'Werven', text: 'Breng één gewone werker in het spel ([[STR-6]]).' },
  'EFF-8': {
    title: 'Grote werker',
    text: 'Vervang een van je gewone werkers door een grote ([[COU-4]]).',
  },
  'EFF-9': {
    title: 'Punt verplaatsen',
    text: 'Verplaats precies 1 punt van het ene spoor naar het andere: kracht, prestige of populariteit. Het legendarische punt kun je zo niet afstaan en niet krijgen.',
  },
  'EFF-10': {
    title: 'Geen goudkosten',
    text: 'Speel deze kaart bij een groene of paarse actie van een werker: de 2 goud betaal je niet ([[STR-4]]).',
  },
  'EFF-11': {
    title: 'Legendarische daad',
    text: 'Betaal 10 middelen naar keuze en krijg het legendarische punt.',
  },
  'EFF-12': {
    title: 'Provincielimiet',
    text: 'Onder elk van je kolommen mogen 3 provincies blijven ([[COU-8]]).',
  },
  'EFF-13': {
    title: 'Punten naar keuze',
    text: 'Je krijgt het getoonde aantal op kracht, prestige of populariteit zoals je wilt, nooit op het legendarische spoor.',
  },
  'EFF-14': { title: 'Kies er een', text: 'Van de getoonde beloningen krijg je er één naar keuze.' },
  'EFF-15': {
    title: 'Actie ernaast (Oorlogzoeker)',
    text: 'Speel deze kaart bij een actie van een werker: voer ook de actie direct links of rechts ervan in dezelfde rij uit. Het zijn twee acties na elkaar: je betaalt de eerste en krijgt de beloning, daarna de tweede. Wat de eerste oplevert, mag de tweede betalen ([[STR-5]]).',
  },
  'EFF-16': {
    title: 'Eén terug (Alchemist)',
    text: 'Eén afgelegde krijgslist naar keuze komt terug in je hand.',
  },
  'EFF-17': {
    title: 'Verrassingsaanval (Opstandeling)',
    text: 'Stuur een werker die vrij is rechtstreeks naar een actie op een rij met de zandloper, door het kader naar het beloningsveld, betaal de kosten en voer die actie uit. Niets blokkeert hem. Een actie die een productie geeft, mag je niet kiezen.',
  },
  'EFF-18': {
    title: 'Twee keer (Pacifist)',
    text: 'Speel deze kaart bij een actie van een werker: betaal de kosten twee keer en krijg de beloning twee keer.',
  },
  'EFF-19': {
    title: 'Claimen zonder eisen (Pacifist)',
    text: 'Claim de prestatie zonder aan de eisen te voldoen. Verder gaat alles zoals gewoonlijk ([[ACH-2]], [[ACH-3]]).',
  },
  'EFF-20': {
    title: 'Tweevoud (Tiran)',
    text: 'Speel deze kaart bij het claimen: de prestatie telt twee keer. Neem elke keer de steen of de beloning, de steen hoogstens één keer.',
  },
  'EFF-21': {
    title: 'Middelen omwisselen (Oorlogzoeker)',
    text: 'Wissel zoveel cultuur als je wilt om voor evenveel soldaten, of zoveel soldaten als je wilt voor evenveel cultuur.',
  },
  'MAR-1': {
    title: 'Wat bij elkaar hoort',
    text: 'Soldaten horen bij kracht (rood), cultuur bij prestige (blauw), goud bij populariteit (geel).',
  },
  'MAR-2': {
    title: 'Gekleurde provincies',
    text: 'Sommige provincies geven maar één soort, te zien aan de kleur van de kaart: rode alleen soldaten, blauwe alleen cultuur, gele alleen goud, paarse alleen stemmen.',
  },
  'MAR-3': {
    title: 'De langste sporen',
    text: 'Het langste spoor van de basiskarakters: Gambal populariteit, Bolk kracht, Mesoat prestige, Dhrenkir populariteit; die van Licinia zijn even lang. Als Tiran heeft Dhrenkir prestige als langste.',
  },
};
