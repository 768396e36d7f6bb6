/** The door `#words/lessons`: what the lessons say is loaded only by those who learn. */
export * from './lessons/index.ts';
