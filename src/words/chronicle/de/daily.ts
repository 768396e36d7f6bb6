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
  counts: 'Deine Partie steht in der Rangliste. Der Server hat sie nachgespielt und dasselbe Ergebnis gefunden.',
  refusedToday: 'Deine Partie zählt nicht.',
  refusedDay: (date) => `Deine Partie vom ${date} zählt nicht.`,
  refusals: {
    refused: 'Der Server hat sie nachgespielt und einen Zug gefunden, den die Regeln verbieten.',
    otherRegent: 'Der Server hat sie nachgespielt, und ein Regent hat etwas getan, was er nicht getan hätte.',
    idleRegent: 'Ein Regent hat länger gewartet, als er es tut. Das kommt vor, wenn ein Gerät sehr langsam ist.',
    unfinished: 'Sie wurde nicht zu Ende gespielt.',
    tooSlow: 'Sie ist zu lang, als dass der Server sie nachspielen könnte.',
    notNow: 'Ein Tag kann 30 Tage lang eingereicht werden.',
  },
  waits: 'Deine Partie wird eingereicht, sobald der Server antwortet.',
  watchBest: (date, name) => `Die beste Partie vom ${date} ansehen, von ${name}`,
};
