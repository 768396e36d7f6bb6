/** What is asked of a player in the middle of an action. */
export const questions = {
  gainWild: (resources: string) => `What do you take? You gain ${resources}.`,
  payWild: (resources: string) => `What do you pay with? It costs ${resources}.`,
  gainVp: (points: string) => `Gain ${points}: power, prestige or popularity.`,
  conquer: 'Which province do you conquer? Choose a face-up one or draw from the deck.',
  tuck: (province: string) => `Under which production do you lay ${province}?`,
  recoverOne: 'Which discarded stratagem do you take back?',
  retrieve: 'Which of your workers do you free?',
  promote: 'Which common worker makes way for a grande worker?',
  swapVp: 'Which victory point do you turn into which other?',
  swapResources: (one: string, other: string) => `How much do you swap, ${one} for ${other} or the reverse?`,
  choose: 'Choose one:',
  glory: (points: string, track: string) => `You have passed the end of the ${track}. Gain up to ${points}?`,
  discard: (production: string, left: number) =>
    left === 1
      ? `Too many provinces under ${production}: which one do you give up?`
      : `Too many provinces under ${production}: choose ${left} to give up.`,
} as const;
