/** A game that begins where another one stood, and how the two compare. */
export const playOn = {
  title: 'Play on from here',
  from: (round: number, time: string) =>
    `From round ${round}, after ${time}, with everything as it stood, the sand included.`,
  terms: 'Cards not yet dealt are shuffled again: no one knows what comes. Such a game never counts for ratings.',
  seat: 'You play',
  alone: 'Play on against bots',
  friends: 'Play on with friends',
  friendsHint: 'You get a table with a link. There, everyone chooses a character, and bots can take the other seats.',
  failed: 'That did not work. You may be offline, or this game was played by older rules.',
  whatIf: 'What if',
  begun: 'begun from another game',
  about: (round: number) => `This game was begun from round ${round} of another one. Until then both are the same.`,
  original: 'The other game',
  here: 'This game',
  course: 'Victory points in both games',
  loading: 'Loading the other game …',
  missing: 'The other game can no longer be loaded, so there is nothing to compare.',
  file: 'It came from a file, so the two cannot be compared here.',
  watch: 'Watch the other game',
} as const;
