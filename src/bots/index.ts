export * from './bot.ts';
