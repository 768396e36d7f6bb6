export const chat = {
  title: 'Chat',
  say: 'Say something',
  send: 'Send',
  quick: 'Quick chat',
  quiet: 'No messages yet.',
} as const;
