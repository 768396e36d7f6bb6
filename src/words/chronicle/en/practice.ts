export const practice = {
  lapses: 'What would have been better',
  lapsesHint: 'The grandmaster played each of your choices on in its head. It may be wrong, but not often.',
  noLapses: 'No choice cost 3 % or more.',
  looking: (done: number, of: number) => `The grandmaster looks at choice ${done} of ${of} …`,
  waited: (timer: string, cost: string) => `Waiting for ${timer} cost ${cost}.`,
  did: (deed: string, cost: string) => `${cost} lost: ${deed}.`,
  better: (deed: string) => `Better: ${deed}.`,
  betterWait: 'Better: wait.',
} as const;
