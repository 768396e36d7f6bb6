import type { CharacterId } from '#content';

/** What the characters say: when the first round begins, at a conquest, at losing privilege, and with the crown on. */
export const voices = {
  briber: {
    start: 'Everyone has a price. Shall we begin?',
    conquest: 'I paid in full. More or less.',
    privilege: 'You cannot bribe a council. I tried.',
    end: 'The crown? A fair price, I say.',
  },
  champion: {
    start: 'Hear them cheer already!',
    conquest: 'Another lap of honour!',
    privilege: 'So far back? The crowd will weep.',
    end: 'Sing my name until the pendulum stops!',
  },
  justicar: {
    start: 'Let the scales be level.',
    conquest: 'Taken by law, held by law.',
    privilege: 'The verdict stands. I bow to it.',
    end: 'Weighed, measured and crowned.',
  },
  implacable: {
    start: 'I do not hurry. I do not stop.',
    conquest: 'One more. And then one more.',
    privilege: 'Put me last. I will still come.',
    end: 'I said I would.',
  },
  insidious: {
    start: 'Do not mind me. I only listen.',
    conquest: 'They opened the gate themselves.',
    privilege: 'How odd. I counted those votes.',
    end: 'You never saw me coming.',
  },
  insurgent: {
    start: 'No more waiting for the sand!',
    conquest: 'The town has risen. With a little help.',
    privilege: 'They fear us. Good.',
    end: 'The throne belongs to the street now!',
  },
  warmonger: {
    start: 'Sharpen everything.',
    conquest: 'Burn the old map. Draw a new one.',
    privilege: 'Votes! Give me a battle instead.',
    end: 'Peace at last. Mine.',
  },
  pacifist: {
    start: 'No sword shall be drawn today.',
    conquest: 'They asked me in, and I stayed.',
    privilege: 'Let others go first. There is time.',
    end: 'See? Not one blow was struck.',
  },
  alchemist: {
    start: 'Hold this. Do not shake it.',
    conquest: 'Lead into land. It works!',
    privilege: 'An impurity in the council. Noted.',
    end: 'The great work is done. Do not touch it.',
  },
  tyrant: {
    start: 'Kneel early, and it is over sooner.',
    conquest: 'Count it as mine already.',
    privilege: 'Whose hands were raised? Write down the names.',
    end: 'All of it. As it should be.',
  },
} as const satisfies Record<CharacterId, object>;
