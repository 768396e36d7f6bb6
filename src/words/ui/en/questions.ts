/** What is asked of a player in the middle of an action. */
export const questions = {
  gainWild: (resources: string) => `Choose what to gain: ${resources}.`,
  payWild: (resources: string) => `Choose what to pay: ${resources}.`,
  gainVp: (points: string) => `Gain ${points}: power, prestige or popularity.`,
  conquer: 'Choose a province to conquer, or draw from the deck.',
  tuck: (province: string) => `Choose a slot to tuck ${province} under: that production will give more.`,
  recoverOne: 'Choose a discarded stratagem to take back.',
  retrieve: 'Choose a worker to retrieve.',
  promote: 'Choose a common worker to replace with a grande worker.',
  swapVp: 'Move 1 victory point: from which track, to which track?',
  swapResources: (one: string, other: string) => `How much ${one} or ${other} do you want to swap?`,
  choose: 'Choose one:',
  glory: (points: string, beyond: string) => `You are ${beyond}. Gain up to ${points}?`,
  discard: (production: string, left: number) =>
    left === 1
      ? `Too many provinces under ${production}: choose one to discard.`
      : `Too many provinces under ${production}: choose ${left} to discard.`,
} as const;
