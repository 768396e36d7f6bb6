import type { Section } from '../catalogue.ts';
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
  full: (person, epithet) => `${person}, ${epithet}`,
  blurbs: {
    briber: 'Začíná s nejplnějším měšcem u stolu a pomocníky si kupuje; jen láska lidu přijde draho.',
    champion: 'Dav ho už miluje. Skutečnou moc musí teprve ukázat a pomocníky mu platí vojsko.',
    justicar: 'Moc mu padá do klína, uznání urozených nikoli: jeho nejdelší cestou je věhlas.',
    implacable: 'Tři stejně dlouhé cesty a žádná slabina. Pomocníky zaplatí čímkoli, jen toho musí být dost.',
    insidious: 'Od začátku má v kapse jeden hlas a právě za hlasy získává nové pomocníky.',
    insurgent: 'Udeří tam, kde se písek už sype, a jeho vojáci vysvobozují služebníky.',
    warmonger: 'Z umění kuje zbraně, jednou ranou stihne dvě věci a platí mocí, kterou vybojoval.',
    pacifist: 'Dobývá bez meče, pracuje s dvojnásobnou trpělivostí a úspěchů dosahuje vlídným slovem.',
    alchemist: 'Každý zdroj jí poslouží jako kterýkoli jiný; její karty stojí hodně a hodně dokážou.',
    tyrant: 'Na jeho půdě rostou hlasy, jimiž platí za karty, a jeden úspěch se mu počítá dvakrát.',
  },
};
