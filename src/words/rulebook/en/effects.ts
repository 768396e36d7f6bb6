import type { Entries } from '../book.ts';

export const effects: Entries<'EFF' | 'MAR'> = {
  'EFF-1': {
    title: 'Gain',
    text: 'Gain the number shown of a resource, of votes, or of victory points on the track named. Limits: [[INV-1]], [[INV-2]].',
  },
  'EFF-2': { title: 'Gain wild', text: 'Gain the number shown in any mix of resources ([[INV-7]]).' },
  'EFF-3': { title: 'Production', text: 'Gain the production of the colour shown ([[PRO-5]]).' },
  'EFF-4': {
    title: 'Conquer',
    text: 'Conquer one province ([[PRO-1]]). It costs 4 military only on the board space; elsewhere only what is shown with it.',
  },
  'EFF-5': { title: 'Take all back', text: 'Return all stratagems of your discard to your hand.' },
  'EFF-6': {
    title: 'Retrieve',
    text: 'Take one of your workers off a row with the timer, from a frame or a box. It is free at once.',
  },
  'EFF-7': { title: 'Recruit', text: 'Bring one common worker into play ([[STR-6]]).' },
  'EFF-8': {
    title: 'Grande worker',
    text: 'Replace one of your common workers with a grande worker ([[COU-4]]).',
  },
  'EFF-9': {
    title: 'Swap a point',
    text: 'Move exactly 1 victory point from one track to another: power, prestige or popularity. The legendary point can be neither given nor gained.',
  },
  'EFF-10': {
    title: 'No gold cost',
    text: 'Play it with a green or purple worker action: you do not pay its 2 gold ([[STR-4]]).',
  },
  'EFF-11': { title: 'Legendary deed', text: 'Pay any 10 resources and gain the legendary point.' },
  'EFF-12': { title: 'Province limit', text: 'Each of your slots may keep 3 provinces ([[COU-8]]).' },
  'EFF-13': {
    title: 'Points of your choice',
    text: 'Gain the number shown on power, prestige or popularity as you like, never on the legendary track.',
  },
  'EFF-14': { title: 'Choose one', text: 'Of several rewards shown, choose one and gain it.' },
  'EFF-15': {
    title: 'Neighbouring action (Warmonger)',
    text: 'Play it with a worker action: also take the action directly left or right of it in the same row. They are two actions, one after the other: pay and gain the first, then pay and gain the second. What the first gives may pay for the second ([[STR-5]]).',
  },
  'EFF-16': {
    title: 'Take one back (Alchemist)',
    text: 'Return 1 stratagem of your choice from your discard to your hand.',
  },
  'EFF-17': {
    title: 'Strike (Insurgent)',
    text: 'Send one worker that is free to move straight to an action on a row with the timer, through the frame into the box, and take that action, paying its cost. Nothing blocks it. An action that gives a production cannot be chosen.',
  },
  'EFF-18': {
    title: 'Twice (Pacifist)',
    text: 'Play it with a worker action: pay its cost twice and gain its reward twice.',
  },
  'EFF-19': {
    title: 'Claim without meeting it (Pacifist)',
    text: 'Claim the current achievement without meeting its requirements. All else about the claim is as usual ([[ACH-2]], [[ACH-3]]).',
  },
  'EFF-20': {
    title: 'Twofold (Tyrant)',
    text: 'Play it with a claim: resolve the achievement twice. Each time take the token or the reward; the token at most once.',
  },
  'EFF-21': {
    title: 'Swap resources (Warmonger)',
    text: 'Swap any amount of your culture for the same amount of military, or vice versa.',
  },
  'MAR-1': {
    title: 'What belongs together',
    text: 'Military goes with power (red), culture with prestige (blue), gold with popularity (yellow).',
  },
  'MAR-2': {
    title: 'Coloured provinces',
    text: 'Some provinces are of one kind, told by the colour of the card: red ones are all military, blue ones all culture, yellow ones all gold, purple ones all votes.',
  },
  'MAR-3': {
    title: 'Longest tracks',
    text: 'The longest tracks of the basic characters are: Gambal popularity, Bolk power, Mesoat prestige, Dhrenkir popularity; Licinia’s three are equal. As the Tyrant, Dhrenkir has prestige as the longest.',
  },
};
