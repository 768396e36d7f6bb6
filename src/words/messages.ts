/** The door `#words/messages`: phrases as data, for languages that come in by a file. */
export * from './messages/made.ts';
export * from './messages/message.ts';
