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
  /** Stands between a person and the epithet. */
  joint: ', ',
  full: (person: string, epithet: string) => `${person}, ${epithet}`,
  blurbs: {
    briber: 'Starts with the most gold at the table and pays his workers with it. Popularity is his longest road.',
    champion: 'The crowd adores him already. Power is his longest road, and military pays for his workers.',
    justicar: 'Power comes easily to him; prestige is his longest road.',
    implacable:
      'Three tracks of equal length and no weakness. Any mix of resources buys her workers, as long as there is plenty of it.',
    insidious: 'Starts with a vote, and votes are what brings him new workers.',
    insurgent: 'Strikes on rows where the sand is already running, and his red production retrieves workers.',
    warmonger: 'Swaps culture for military, takes two actions at once and pays with the power he has won.',
    pacifist: 'Conquers without an army, takes an action twice and claims achievements without meeting them.',
    alchemist: 'Any resource will do for her; her cards are costly but powerful.',
    tyrant: 'His land grows votes that pay for his cards, and he can resolve an achievement twice.',
  } satisfies Record<CharacterId, string>,
} as const;
