import type { Section } from '../../speech/section.ts';
import type { characters as english } from '../en/characters.ts';

export const characters: Section<typeof english> = {
  persons: { gambal: 'Gambal', bolk: 'Bolg', mesoat: 'Mesoat', licinia: 'Licinia', dhrenkir: 'Dhrenkir' },
  epithets: {
    briber: 'Úplatkář',
    champion: 'Šampión',
    justicar: 'Spravedlivý',
    implacable: 'Nesmiřitelná',
    insidious: 'Prohnaný',
    insurgent: 'Bouře',
    warmonger: 'Válečný štváč',
    pacifist: 'Mírumilovný',
    alchemist: 'Alchymistka',
    tyrant: 'Tyran',
  },
  joint: ' ',
  full: (person, epithet) => `${person} ${epithet}`,
  blurbs: {
    briber: 'Začíná s nejvíce zlatými u stolu a platí jimi služebníky. Jeho nejdelší cestou je popularita.',
    champion: 'Dav ho už miluje. Jeho nejdelší cestou je moc a služebníky platí armádou.',
    justicar: 'Moc mu jde snadno; jeho nejdelší cestou je věhlas.',
    implacable:
      'Tři stejně dlouhé stupnice a žádná slabina. Služebníky zaplatí jakýmikoli zdroji, jen jich musí být dost.',
    insidious: 'Začíná s jedním hlasem a právě za hlasy získává nové služebníky.',
    insurgent: 'Udeří v řadách, kde se písek už sype, a jeho červená produkce uvolňuje služebníky.',
    warmonger: 'Mění kulturu za armádu, provede dvě akce najednou a platí mocí, kterou vybojoval.',
    pacifist: 'Dobývá bez armády, provede akci dvakrát a úspěchů dosahuje bez splnění podmínek.',
    alchemist: 'Hodí se jí každý zdroj; její karty jsou drahé, ale silné.',
    tyrant: 'Jeho země dává hlasy, jimiž platí za karty, a úspěch může vyhodnotit dvakrát.',
  },
};
