import type { Section } from '../catalogue.ts';
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
  full: (person, epithet) => `${person}, ${epithet}`,
  blurbs: {
    briber:
      'Beginnt mit der vollsten Börse am Tisch und kauft sich Helfer; nur die Liebe des Volkes bleibt lange teuer.',
    champion: 'Die Menge jubelt ihm schon zu. Wahre Stärke muss er erst zeigen, und Soldaten bezahlen seine Helfer.',
    justicar: 'Stärke fällt ihm zu, die Achtung der Großen nicht: Sein längster Weg ist das Ansehen.',
    implacable: 'Drei gleich lange Wege und keine Schwäche. Helfer kosten sie alles Mögliche, Hauptsache viel davon.',
    insidious: 'Hat von Anfang an eine Stimme in der Tasche, und Stimmen bringen ihm neue Helfer.',
    insurgent: 'Schlägt dort zu, wo der Sand schon läuft, und seine Soldaten hauen Arbeiter heraus.',
    warmonger: 'Macht aus Kunst Waffen, tut zwei Dinge auf einen Schlag und zahlt mit der Stärke, die er gewonnen hat.',
    pacifist: 'Erobert ohne Schwert, arbeitet mit Geduld doppelt und gewinnt Errungenschaften mit einem guten Wort.',
    alchemist: 'Für sie ist jeder Rohstoff auch jeder andere; ihre Karten kosten viel und können viel.',
    tyrant:
      'Auf seinem Land wachsen Stimmen, die seine Karten bezahlen, und eine Errungenschaft zählt für ihn doppelt.',
  },
};
