export const chat = {
  title: 'Chat',
  say: 'Say something',
  send: 'Send',
  quick: 'Say quickly',
  quiet: 'Nobody has said anything yet.',
} as const;
