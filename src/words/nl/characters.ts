import type { Section } from '../catalogue.ts';
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
  full: (person, epithet) => `${person}, ${epithet}`,
  blurbs: {
    briber:
      'Begint met de volste beurs aan tafel en koopt zijn helpers; de liefde van het volk komt het laatst en is het duurst.',
    champion:
      'De menigte juicht hem al toe. Echte kracht moet hij nog tonen, en zijn helpers betaalt hij met soldaten.',
    justicar: 'Kracht komt hem aanwaaien, aanzien bij de adel niet: zijn langste weg is prestige.',
    implacable:
      'Drie even lange wegen en geen zwakke plek. Helpers betaalt ze met wat ze maar wil, als het maar veel is.',
    insidious: 'Heeft vanaf het begin een stem op zak, en met stemmen haalt hij nieuwe helpers binnen.',
    insurgent: 'Slaat toe waar het zand al loopt, en zijn soldaten maken werkers los.',
    warmonger: 'Smeedt kunst om tot wapens, doet twee dingen in één klap en betaalt met de kracht die hij won.',
    pacifist: 'Verovert zonder zwaard, werkt twee keer zo geduldig en claimt prestaties met een goed woord.',
    alchemist: 'Voor haar is elk middel zo goed als elk ander; haar kaarten kosten veel en kunnen veel.',
    tyrant: 'Op zijn land groeien stemmen die zijn kaarten betalen, en één prestatie telt voor hem dubbel.',
  },
};
