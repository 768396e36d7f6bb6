import type { Section } from '../../speech/section.ts';
import type { characters as english } from '../en/characters.ts';

export const characters: Section<typeof english> = {
  persons: { gambal: 'Gambal', bolk: 'Bolk', mesoat: 'Mesoat', licinia: 'Licinia', dhrenkir: 'Dhrenkir' },
  epithets: {
    briber: 'de Omkoper',
    champion: 'de Kampioen',
    justicar: 'de Oprechte',
    implacable: 'de Onverbiddelijke',
    insidious: 'de Verraderlijke',
    insurgent: 'de Opstandeling',
    warmonger: 'de Oorlogzoeker',
    pacifist: 'de Pacifist',
    alchemist: 'de Alchemist',
    tyrant: 'de Tiran',
  },
  joint: ', ',
  full: (person, epithet) => `${person}, ${epithet}`,
  blurbs: {
    briber: 'Begint met het meeste goud aan tafel en betaalt er zijn werkers mee. Populariteit is zijn langste weg.',
    champion: 'De menigte juicht hem al toe. Kracht is zijn langste weg, en zijn werkers betaalt hij met soldaten.',
    justicar: 'Kracht gaat hem gemakkelijk af; prestige is zijn langste weg.',
    implacable:
      'Drie even lange sporen en geen zwakke plek. Haar werkers betaalt ze met elk middel, als het er maar veel zijn.',
    insidious: 'Begint met een stem, en met stemmen werft hij nieuwe werkers.',
    insurgent: 'Slaat toe op rijen waar het zand al loopt, en zijn rode productie maakt werkers los.',
    warmonger: 'Wisselt cultuur om voor soldaten, doet twee acties in één keer en betaalt met gewonnen kracht.',
    pacifist: 'Verovert zonder leger, doet een actie twee keer en claimt prestaties zonder eraan te voldoen.',
    alchemist: 'Voor haar is elk middel goed; haar kaarten zijn duur maar sterk.',
    tyrant: 'Zijn land levert stemmen die zijn kaarten betalen, en een prestatie kan hij twee keer uitvoeren.',
  },
};
