export const chat = {
  title: 'Chat',
  say: 'Say something',
  send: 'Send',
  quick: 'Say quickly',
  phrases: {
    hello: 'Hello!',
    wellPlayed: 'Well played!',
    hurry: 'Time is running!',
    oneMoment: 'One moment, please.',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    noWay: 'Oh no!',
    goodGame: 'Good game!',
  },
  quiet: 'Nobody has said anything yet.',
} as const;
