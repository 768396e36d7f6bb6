import type { Rulebook } from '../book.ts';

export const glossary: Rulebook['glossary'] = {
  area: {
    term: 'area',
    meaning:
      'One of the three parts of the board, purple, green or black, each with one timer and two rows ([[TIM-2]]).',
  },
  row: {
    term: 'row',
    meaning: 'One of the two lines of action spaces in an area, top and bottom. Both offer the same actions.',
  },
  space: { term: 'action space', meaning: 'A frame together with the box or boxes below it.' },
  frame: {
    term: 'frame',
    meaning: 'The upper, gold-edged part of an action space. Workers wait here for the timer ([[WRK-2]]).',
  },
  wideFrame: {
    term: 'wide frame',
    meaning: 'A frame of board side A above two boxes; a single place for a worker ([[WRK-15]]).',
  },
  box: {
    term: 'box',
    meaning: 'The lower part of an action space with the reward. A worker gets here by acting ([[WRK-8]]).',
  },
  withTimer: {
    term: 'row with the timer',
    meaning: 'The row on which the area’s timer stands, whether its sand runs or not ([[TIM-4]]).',
  },
  flip: {
    term: 'to flip',
    meaning: 'To move a timer to the other row of its area and turn it over, so that its sand runs anew ([[TIM-3]]).',
  },
  available: {
    term: 'available',
    meaning: 'A worker in play on its owner’s mat or on a row without the timer is available ([[WRK-1]]).',
  },
  stuck: {
    term: 'stuck',
    meaning: 'A worker in a box on the row with the timer is stuck: it stays until the timer leaves ([[WRK-10]]).',
  },
  common: {
    term: 'common worker',
    meaning: 'The small piece. In green and purple it needs an empty frame ([[WRK-3]]).',
  },
  grande: { term: 'grande worker', meaning: 'The tall piece with a crest. Nothing blocks it ([[WRK-5]]).' },
  mat: {
    term: 'mat',
    meaning: 'A player’s own board: tracks, resources, idle workers, played stratagems and four slots for provinces.',
  },
  slot: {
    term: 'slot',
    meaning: 'One of the four places under the mat where provinces are tucked: brown, red, blue, yellow ([[PRO-2]]).',
  },
  resource: { term: 'resource', meaning: 'Military, culture or gold. Votes are not resources ([[INV-3]]).' },
  wild: { term: 'wild', meaning: 'Any mix of the three resources with the total shown ([[INV-6]], [[INV-7]]).' },
  vp: {
    term: 'victory point',
    meaning: 'One step on a track. “Of your choice” means power, prestige or popularity, never legendary ([[EFF-13]]).',
  },
  legendary: {
    term: 'legendary point',
    meaning: 'The only step of the fourth track. No one can win without it ([[ACH-5]], [[END-4]]).',
  },
  parchment: {
    term: 'parchment',
    meaning: 'The last section of every track. Bring all four tokens onto it ([[END-2]]).',
  },
  privilege: {
    term: 'privilege order',
    meaning: 'The order of the markers on the privilege track. “Higher” means nearer to first ([[COU-1]], [[PRV-1]]).',
  },
  timeMarker: {
    term: 'time marker',
    meaning: 'One of three purple markers that count the purple flips of a round ([[TIM-5]]).',
  },
  round: {
    term: 'round',
    meaning: 'From the flip of all three timers until all players are done after council was called.',
  },
  council: { term: 'council', meaning: 'The phase in six steps after each of the four rounds ([[COU-0]]).' },
  conquer: { term: 'to conquer', meaning: 'To gain a province card ([[PRO-1]]).' },
  production: {
    term: 'production',
    meaning: 'A reward that gives all that one slot of your mat and its provinces show ([[PRO-5]]).',
  },
  retrieve: {
    term: 'to retrieve',
    meaning:
      'To take one of your workers off a row with the timer by a card or production, so that it is available ([[EFF-6]]).',
  },
  recruit: { term: 'to recruit', meaning: 'To bring one more common worker into play ([[STR-6]]).' },
  stratagem: {
    term: 'stratagem',
    meaning: 'A card in your hand that you can play at any time in a round ([[STR-1]]).',
  },
  discard: {
    term: 'discard',
    meaning: 'The place on your mat for stratagems you have played and not yet picked up ([[STR-2]]).',
  },
  achievement: {
    term: 'achievement',
    meaning: 'The card of the round. Any player who has what it requires may claim it ([[ACH-1]]).',
  },
  leaves: { term: 'leaves the game', meaning: 'Is put away for good and cannot come back in this game.' },
  untimed: {
    term: 'untimed round',
    meaning: 'A round in which the sand is ignored and the timers flip when all are finished ([[UNT-3]]).',
  },
  glory: {
    term: 'glory',
    meaning: 'In the advanced variant: what points past the end of a track may become ([[ADV-3]]).',
  },
};

export const questions: Rulebook['questions'] = {
  grandeInBlack: {
    question: 'May my grande worker go to the black area?',
    answer:
      'Yes. It may enter every frame of every area. Only users of the advanced variant must keep to one own worker per frame.',
  },
  actAgain: {
    question: 'My worker has acted. Can I push it back up into the frame to act again?',
    answer:
      'Not while the timer is on its row; there it is stuck. Once the timer has left, you may move it to any legal place, and that frame is one of them. It can act again when the timer returns.',
  },
  betweenRows: {
    question: 'Can I hop from one row to the other of the same area while the timer is in the air?',
    answer: 'No. A flip takes no time, so one of the two rows always has the timer.',
  },
  besideGrande: {
    question: 'A green frame holds nothing but a grande worker. Can my common worker join it?',
    answer:
      'No. In green and purple any worker in the frame keeps common workers out, a grande one too. In the black area it could.',
  },
  changeOfMind: {
    question: 'I do not want this action any more. Can I take my worker away?',
    answer:
      'If the timer is on the other row, yes, at any time. If it is on your worker’s row, you need not act, but the worker stays until the timer leaves or an effect retrieves it.',
  },
  holes: {
    question: 'The display has empty spaces. May I conquer from the deck without filling them first?',
    answer: 'Yes. Refreshing is never required.',
  },
  lastToFinish: {
    question: 'Council has been called, and everyone waits for the others to finish first. What now?',
    answer:
      'Rank decides: the higher in privilege order may act later, the highest last of all. On screens any player can call time to bring this about.',
  },
  lastSand: {
    question: 'Does council wait until the last purple sand has run through?',
    answer: 'No. It is called the moment the last time marker falls.',
  },
  reset: {
    question: 'Do workers and timers go back to their starting places for council?',
    answer:
      'No, everything stays where it is. After the call you can still act, only without flipping. Once all are done and council begins, actions end until the next round, apart from refreshing provinces and moving workers in step 5.',
  },
  nextRound: {
    question: 'How does the next round start?',
    answer:
      'When the steps of council are finished, all sand has run out and all players are ready, each timer flips from wherever it stands to the other row. That is all.',
  },
  severalCards: {
    question: 'Can I use several cards on the same worker action?',
    answer:
      'Yes. The Warmonger, for instance, can take a neighbouring action as well and play a “no gold cost” card. It spares one of the two costs; the other is paid.',
  },
  ownTogether: {
    question: 'May two of my own workers wait in the same frame?',
    answer:
      'Yes, if the placement rules let each of them in: always in black, and in green and purple when the later one is a grande worker. In the advanced variant, no.',
  },
  forgotten: {
    question: 'I forgot to act, or to take my worker away in time. What happens?',
    answer:
      'Nothing bad. A perfect game is nearly impossible, and mistakes are part of it. A worker in the frame waits there and can act next time; one in the box is stuck until the timer leaves again. What you had planned never matters, only where the worker stands.',
  },
  mustFlip: {
    question: 'Does anyone have to flip a timer that has run out?',
    answer: 'No. It stays as long as no one wants it to move. Usually someone does, so the timers regulate themselves.',
  },
  tooMuch: {
    question: 'My reward gives more than I can hold. May I still take it?',
    answer:
      'Yes. You gain what fits and lose the rest. With glory, points past the end of a track can still be of use.',
  },
  beatenToIt: {
    question: 'I was faster, and yet the province went to another player. Why?',
    answer:
      'You both chose it within the time for claiming privilege, and the other player ranks higher. Your action goes on, and you choose another province.',
  },
  spentForAchievement: {
    question: 'Do I hand in what the achievement asks for?',
    answer:
      'No. You only have to hold it at the moment of the claim. Then take the legendary token, if you may, or the reward below.',
  },
  overfull: {
    question: 'May I conquer a third province for a slot?',
    answer:
      'Yes. It counts at once. Only in step 3 of council must you trim the slot to 2, or to 3 with the province-limit reward.',
  },
  lostVotes: {
    question: 'Do votes carry over to the next round?',
    answer: 'No. After the order is set, everyone discards all votes. Before that you may gather as many as you like.',
  },
  noLegend: {
    question: 'Can I win without the legendary point?',
    answer:
      'No. If no one has all four tokens on the parchment, only players with the legendary point are compared, and if no one has it, no one wins.',
  },
};
