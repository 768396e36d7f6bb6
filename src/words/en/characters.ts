import type { CharacterId, Person } from '#content';

export const characters = {
  persons: {
    gambal: 'Gambal',
    bolk: 'Bolk',
    mesoat: 'Mesoat',
    licinia: 'Licinia',
    dhrenkir: 'Dhrenkir',
  } satisfies Record<Person, string>,
  epithets: {
    briber: 'the Briber',
    champion: 'the Champion',
    justicar: 'the Justicar',
    implacable: 'the Implacable',
    insidious: 'the Insidious',
    insurgent: 'the Insurgent',
    warmonger: 'the Warmonger',
    pacifist: 'the Pacifist',
    alchemist: 'the Alchemist',
    tyrant: 'the Tyrant',
  } satisfies Record<CharacterId, string>,
  full: (person: string, epithet: string) => `${person}, ${epithet}`,
  blurbs: {
    briber:
      'Starts with the fullest purse at the table and buys his helpers; the people’s love comes last and dearest.',
    champion:
      'The crowd adores him already. What he still has to show is true power, and soldiers pay for his helpers.',
    justicar: 'Power comes easily, the regard of the great does not: his longest road is prestige.',
    implacable: 'Three roads of equal length and no weakness. Helpers cost her anything, as long as it is much.',
    insidious: 'Has a vote in the pocket from the start, and votes are what brings him new helpers.',
    insurgent: 'Strikes where the sand is already running, and his soldiers cut workers loose.',
    warmonger: 'Turns art into arms, does two things in one blow and pays with the power he has won.',
    pacifist: 'Conquers without a sword, works twice as patiently and claims achievements for a kind word.',
    alchemist: 'Every resource is any other to her; her cards cost much and do much.',
    tyrant: 'Votes grow on his land and pay for his cards, and one achievement counts twice for him.',
  } satisfies Record<CharacterId, string>,
} as const;
