import type { LessonBook } from './book.ts';

export const book: LessonBook = {
  lessons: {
    rows: {
      title: 'Workers and the two rows',
      summary: 'Move where the timer is not. Act where it is.',
      steps: {
        place:
          'Every area has two rows of the same actions, and its timer stands on one of them. You may move workers only on the row without the timer. Pick up your common worker and put it into the frame above the vote, in the bottom row of black.',
        flip: 'Nothing happens yet: a worker acts only when the timer comes to it. The black sand has run out, so anyone may flip it. Flip it.',
        act: 'Now the timer stands on your worker’s row and the worker raises its flag. Choose the glowing box: the worker shifts down and you gain a vote.',
        stuck:
          'A chain: the worker is stuck in its box until the timer leaves the row. That is the time its work takes. Wait for the sand, then flip black again.',
        leave:
          'The timer is gone and the worker is free. Pick it up and put it wherever you like, even back on your mat.',
        share:
          'Remember: move where the timer is not, act where it is. In purple and green a taken frame is closed to common workers; a grande worker, the one with the crown, may always join. In black no one is blocked.',
      },
    },
    sand: {
      title: 'Sand and flips',
      summary: 'What a running timer means, and how a round ends.',
      steps: {
        running:
          'While its sand runs, a timer cannot be flipped. The green sand is about to run out. Flip green as soon as you can.',
        markers:
          'The purple timer measures the round. Each purple flip knocks one of three markers off the board; when the last one falls, council is called: no more flips, but everyone may finish what they are doing. Flip purple.',
        nobodyMust:
          'One marker fewer. You never have to flip a timer: you may leave it while your workers still have something to do there. But if you can flip it, so can your rivals.',
      },
    },
    paying: {
      title: 'Paying and gaining',
      summary: 'Green and purple cost gold; black is where gold comes from.',
      steps: {
        short:
          'Your grande worker could act in green, but that costs 2 gold and you have 1. What is missing is shown above the box. You can’t start an action you can’t afford.',
        earn: 'Your common worker stands above the yellow production in black, which is free. Let it act: your mat yields 2 gold.',
        choose:
          'Now you can pay. The grande worker stands in a wide frame above two actions and chooses when it acts. Choose either glowing box.',
        paid: 'The cost is paid first, then the reward is gained, once. You never hold more than ten of a resource; anything over ten is lost. Hover over anything, or press and hold it, to see what it does.',
      },
    },
    stratagems: {
      title: 'Stratagems',
      summary: 'Four cards of your own, whenever you like.',
      steps: {
        play: 'The four cards beside your mat are your stratagems. They need neither worker nor timer. Choose Open Market and play it, then choose the resource you want.',
        second: 'Play Unbowed as well: 1 prestige, free of charge. Played cards lie face up beside your mat.',
        pickUp:
          'For 5 culture you take all your played cards back at once. The more you have played, the better the deal. Pick them up.',
      },
    },
    provinces: {
      title: 'Provinces and production',
      summary: 'Conquer once, gain for the rest of the game.',
      steps: {
        conquer:
          'Your grande worker is on Conquer Province, and you have 4 military. Act, choose a province, and tuck it under one of your four slots. Red is a good choice now.',
        produce:
          'From now on the province adds what its red line shows to every red production. Your common worker stands above red production in green: act.',
        limits:
          'You gained what the mat shows and what the province adds. A tucked province never moves. In council you may keep only two under each slot.',
      },
    },
    votes: {
      title: 'Votes, privilege and the achievement',
      summary: 'Who comes first, and how to become legendary.',
      steps: {
        privilege:
          'The player with the most votes in a council ranks first on the privilege track: first choice of rewards, two victory points (steps on tracks of your choice), and priority when two players want the same thing at the same moment.',
        claim:
          'The card by the privilege track is the achievement of this round, and you have everything it requires, votes included. None of it is spent. The white comet is the legendary token: it gives the legendary point, and no one can win without that. Take the legendary token.',
        token:
          'There is one legendary token each round. Players who claim later take the reward printed below instead, and so do players who already have the legendary point.',
      },
    },
    council: {
      title: 'The council',
      summary: 'Six calm steps between two rounds.',
      steps: {
        done: 'The last purple marker has fallen: council is called. No more flips, but you may still act where you can. Then press “I am done”.',
        reward:
          'The votes are counted and discarded. In privilege order each player takes one reward: red cards take effect at once, blue cards join your hand. Choose yours.',
        points:
          'First place also gives two victory points of your choice. Put them on the tracks that need them most, and answer any question your reward still asks.',
        ready:
          'New rewards, provinces and a new achievement are dealt. Now you may move workers, as always only on rows without a timer. When everyone is ready, all three timers flip and the next round begins. Press Ready.',
      },
    },
    winning: {
      title: 'How the game is won',
      summary: 'Four tracks, one parchment.',
      steps: {
        tracks:
          'After the fourth council only the parchment on your mat counts. If anyone has all four tracks on it, the one with the most points on the parchment wins. If no one does, the player with the legendary point whose lowest track is closest wins.',
        reach: 'Your popularity is two steps short. Your grande worker stands above it: act and choose 2 popularity.',
        ending:
          'All four are on the parchment: you would be the new Timeless Ruler. So watch your lowest track. And if no one has the legendary point, no one wins: civil war.',
      },
    },
    firstRound: {
      title: 'A first round without sand',
      summary: 'Two beginners, no hurry, and a coach at your side.',
      steps: {
        place:
          'First placement: players take turns placing two workers in bottom rows, because all three timers go there first. Choose actions you want and can afford.',
        play: 'The eleven boxes are the timer track: each shows the timers that flip there. Do what glows, then press “I am done”. When everyone is done, the time token moves on one box.',
      },
    },
    withSand: {
      title: 'The same with sand',
      summary: 'Now the timers run. Take a breath: faster is not always better.',
      steps: {
        place:
          'The same beginners, but now the sand runs. Place your two workers as before. You can pause at any time.',
        play: 'Flip timers that have run out when it suits you. The lesson ends when council meets.',
      },
    },
  },
  page: {
    title: 'Learn to play',
    intro:
      'Ten short lessons on the real table. Each shows one thing and lets you do it yourself. The aim of the game: within four rounds, bring all four of your tracks onto the parchment.',
    start: 'Begin',
    again: 'Play it again',
    learned: 'learned',
    minutes: (count) => `about ${count} min`,
    progress: (done, all) => `${done} of ${all} learned`,
    step: (now, all) => `Step ${now} of ${all}`,
    goOn: 'Continue',
    startOver: 'Start over',
    leave: 'All lessons',
    next: 'Next lesson',
    wholeGame: 'Play a whole game',
    finished: 'Well done. That is all there is to it.',
    roundFinished: 'Well done, that was a whole round. Take your reward in council and play on as long as you like.',
    allFinished: 'You know the game. Find yourself some rivals!',
    elsewhere: 'That is allowed, but it does not lead to the goal of this lesson. Try it as shown, or start over.',
    voice: 'Your teacher',
    coach: 'Coach',
  },
};
