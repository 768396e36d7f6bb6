import type { Section } from '../../speech/section.ts';
import type { characters as english } from '../en/characters.ts';

export const characters: Section<typeof english> = {
  persons: { gambal: 'Gambal', bolk: 'Bolk', mesoat: 'Mesoat', licinia: 'Licinia', dhrenkir: 'Dhrenkir' },
  epithets: {
    briber: 'der Trickreiche',
    champion: 'der Champion',
    justicar: 'der Richter',
    implacable: 'die Unerbittliche',
    insidious: 'der Listige',
    insurgent: 'der Rebell',
    warmonger: 'der Kriegstreiber',
    pacifist: 'der Pazifist',
    alchemist: 'die Alchemistin',
    tyrant: 'der Tyrann',
  },
  joint: ', ',
  full: (person, epithet) => `${person}, ${epithet}`,
  blurbs: {
    briber:
      'Beginnt mit dem meisten Gold am Tisch und bezahlt damit seine Arbeiter. Beliebtheit ist sein längster Weg.',
    champion: 'Die Menge jubelt ihm schon zu. Stärke ist sein längster Weg, und Militär bezahlt seine Arbeiter.',
    justicar: 'Stärke fällt ihm leicht; Ansehen ist sein längster Weg.',
    implacable:
      'Drei gleich lange Leisten und keine Schwäche. Ihre Arbeiter bezahlt sie mit beliebigen Rohstoffen, aber mit vielen.',
    insidious: 'Beginnt mit einer Stimme, und Stimmen bringen ihm neue Arbeiter.',
    insurgent: 'Schlägt in Reihen zu, in denen der Sand schon läuft, und seine rote Produktion befreit Arbeiter.',
    warmonger: 'Tauscht Kultur gegen Militär, führt zwei Aktionen auf einmal durch und zahlt mit gewonnener Stärke.',
    pacifist:
      'Erobert ohne Heer, führt eine Aktion zweimal durch und beansprucht Errungenschaften, ohne sie zu erfüllen.',
    alchemist: 'Ihr ist jeder Rohstoff recht; ihre Karten sind teuer, aber stark.',
    tyrant: 'Sein Land bringt Stimmen, die seine Karten bezahlen, und eine Errungenschaft kann er zweimal abwickeln.',
  },
};
