import { plural } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Section<typeof english> = {
  ranking: 'Rangliste',
  people: (count) => plural(count, { one: '# Partie wurde eingereicht.', other: '# Partien wurden eingereicht.' }),
  nobody: 'Noch hat niemand eine Partie eingereicht.',
  mine: (rank, people) => `Du bist Nummer ${rank} von ${people}.`,
  streak: (days) => plural(days, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  needsName: 'Die Rangliste ist für bewiesene Namen.',
  takeName: 'Namen sichern',
  handedIn: 'Deine Partie steht in der Rangliste. Der Server hat sie nachgespielt und dasselbe Ergebnis gefunden.',
  refused: 'Der Server hat deine Partie nachgespielt und ein anderes Ergebnis gefunden. Darum zählt sie nicht.',
  waits: 'Deine Partie wird eingereicht, sobald der Server antwortet.',
  watchBest: (date, name) => `Die beste Partie vom ${date} ansehen, von ${name}`,
};
