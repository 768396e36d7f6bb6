import type { Rulebook } from '../book.ts';

export const essays: Rulebook['essays'] = {
  world: {
    title: 'The world',
    lead: 'Where the game is set. You need none of it to play.',
  },
  people: {
    title: 'The five characters',
    lead: 'Each has a basic and an advanced side with tracks, productions and stratagems of its own.',
  },
  advice: {
    title: 'Good advice',
    lead: 'None of this is a rule. It makes the first games better.',
  },
  house: {
    title: 'Online tables',
    lead: 'What a table here can do that a box cannot. The rules of the game stay the same.',
  },
};

export const notes: Rulebook['notes'] = {
  times: {
    title: 'The four Times',
    text: 'The gods made Dünya and left it without laws: in the Time of Chaos only strength counted. In the Time of Darkness the dragons ruled, and they ruled cruelly. The Time of Order was the long peace of one king. Now the Time of Change has begun.',
  },
  king: {
    title: 'Surcil, the Timeless King',
    text: 'Gahael, god of the seasons and keeper of time, loved a man called Surcil and shared divine power with him. Surcil became immortal, overthrew the dragons and reigned for centuries as the Timeless King. Then he vanished. There are many rumours and no answers.',
  },
  clock: {
    title: 'The iron clock',
    text: 'Gahael also forged the great iron clock on the Grande Plaza of Montbrielle. It was to run for as long as the Timeless King reigned. Since he vanished it has stood still, and no one can move its pendulum.',
  },
  succession: {
    title: 'Your part',
    text: 'A legend says that the rightful successor will set the pendulum swinging again. You are one of the nobles who want the throne. The council meets four times; after the fourth there is a new Timeless Ruler, or civil war.',
  },
  gambal: {
    title: 'Gambal, the Briber or the Insurgent',
    text: 'Gambal was not born a noble and has never played by their rules. He has come this far because the people like him, so popularity is his longest track.',
  },
  bolk: {
    title: 'Bolk, the Champion or the Warmonger',
    text: 'Bolk, a minotaur, was first general to the Timeless King. The troops of the empire still follow him, and with them he wants to win the throne. Power is his longest track.',
  },
  mesoat: {
    title: 'Mesoat, the Justicar or the Pacifist',
    text: 'Mesoat is a sphinx from Almadinat, the city in the sky, and the high priest of Gahael. Many people have never seen a sphinx; the nobility has always respected them. Prestige is Mesoat’s longest track.',
  },
  licinia: {
    title: 'Licinia, the Implacable or the Alchemist',
    text: 'Licinia will do whatever it takes to rule, and it is said that she seeks the help of dark forces. She uses every chance she gets, so the three tracks of the Implacable are equally long.',
  },
  dhrenkir: {
    title: 'Dhrenkir, the Insidious or the Tyrant',
    text: 'Dhrenkir is a dragon and promises strength and order, as in the days when dragons ruled. In uncertain times many people listen. Popularity is his longest track; as the Tyrant it is prestige.',
  },
  firstGame: {
    title: 'The first game',
    text: 'Take basic characters and play at least the first round untimed, or pause whenever there is a question ([[UNT-1]], [[PAU-1]]). Everyone plays at once, so every player needs to know the rules.',
  },
  advancedCharacters: {
    title: 'Advanced characters',
    text: 'Choose one once you have played a game. Read its cards first: some of them break the usual rules ([[EFF-15]] to [[EFF-21]]).',
  },
  pace: {
    title: 'It is not a race',
    text: 'You rarely have to beat the sand. When you wait for a timer, take a breath, look at the other mats and plan. Time spent thinking pays off.',
  },
  mistakes: {
    title: 'Mistakes are normal',
    text: 'You will forget a worker now and then, and so will everyone else. No one plays a perfect game, so make the best of it. If you forgot to pay or to gain something at a real table, put it right and play on.',
  },
  spread: {
    title: 'Spread your workers',
    text: 'Green and purple give more than black, but they keep a worker for 2 or 3 minutes instead of 45 seconds. If all your workers stand on the same purple row, you can do little until the timer moves on.',
  },
  roads: {
    title: 'Which resource leads where',
    text: 'Military conquers provinces, and most provinces can give power. Culture brings your stratagems back, and one of them gives prestige. Gold pays for the green and purple spaces that give popularity ([[MAR-1]]).',
  },
  unevenRewards: {
    title: 'Some rewards are better',
    text: 'The council rewards are not all worth the same, and they are not meant to be. With many votes you choose first ([[COU-2]]).',
  },
  selfRegulating: {
    title: 'The timers keep moving',
    text: 'No one has to flip a timer. But there is nearly always a player with a worker on the other row who wants to, so the timers regulate themselves ([[TIM-3]]).',
  },
  rarePrivilege: {
    title: 'Privilege is rarely claimed',
    text: 'It happens once or twice a game, and often not at all. The rule is there so that you need not hurry ([[PRV-1]]).',
  },
  courtesy: {
    title: 'Refresh after conquering',
    text: 'You do not have to refresh the display after taking a face-up province, but it is polite: the next player has more to choose from ([[PRO-6]]).',
  },
  breaks: {
    title: 'Take a break',
    text: 'Council is the time to get a drink or stretch your legs: nothing happens until everyone is ready ([[COU-12]]).',
  },
  twoPlayers: {
    title: 'Two players',
    text: 'With two there is less to watch while you wait. If it feels long, play untimed ([[UNT-1]]).',
  },
  bothRules: {
    title: 'The advanced variant',
    text: 'It makes the game a little more complex and is not for new players. Its two rules belong together: use one worker per frame and glory, if you can, rather than glory alone ([[ADV-1]], [[ADV-3]], [[ADV-6]]).',
  },
  alone: {
    title: 'One player',
    text: 'You can also play alone. You use board side A, without a neutral player, and the legendary token comes with the second achievement ([[P23-1]]). You rank first in every council. At the end you win if you have the legendary point, and all four tokens on the parchment make it a perfect win; without the legendary point it is civil war ([[END-2]], [[END-3]], [[END-4]]).',
  },
  handicap: {
    title: 'Handicap',
    text: 'To even the odds, a player may start with extra military, culture, gold or votes, up to 5 of each. The limit of [[INV-1]] applies from the start.',
  },
  standIns: {
    title: 'Stand-ins',
    text: 'If a player loses the connection, a bot plays for them after 90 seconds; the table can change this time or switch it off. The player can come back at any time and takes over at once. If no player is left, the game pauses by itself until they are back.',
  },
  removal: {
    title: 'Removing a player',
    text: 'The host can remove a player from a running game. The other players can do so by a vote: more than half of them must agree, and at least two. At rated tables the host needs that vote too. A bot plays on, and the removed player cannot come back into this game.',
  },
  watching: {
    title: 'Spectators',
    text: 'Anyone with the link can watch. The table can set a delay of up to 10 minutes: spectators then see everything that much later, the result too, and cannot help a player.',
  },
  ratings: {
    title: 'Ratings',
    text: 'At rated tables each player counts as having beaten everyone placed below. Ratings follow Glicko-2, one for each pace, and change with every game. They belong to proven names. Bots have none, and a game needs at least two people. If you leave and a bot ends the game for you, you have lost to everyone who stayed; a bot that ends ahead of them costs them nothing.',
  },
};
