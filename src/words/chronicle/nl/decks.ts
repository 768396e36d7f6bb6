import type { Section } from '../../speech/section.ts';
import type { decks as english } from '../en/decks.ts';

export const decks: Section<typeof english> = {
  short: {
    checking: 'Stapels: controle loopt …',
    fair: 'Stapels: gecontroleerd',
    unsealed: 'Stapels: niet verzegeld',
    unfair: 'Stapels: controle mislukt',
  },
  about:
    'Aan het begin van een partij krijgt iedereen een zegel te horen: een hash van de verborgen volgorde van de stapels. Het verraadt geen kaart, en daarna kan er geen meer veranderen. Aan het eind gaat het open.',
  fair: {
    told: 'Het zegel is hetzelfde dat deze browser aan het begin heeft gehoord.',
    untold: 'Deze browser heeft het zegel aan het begin niet gehoord. Vergelijk het met iemand die erbij was.',
    decks: 'De geopende startwaarde geeft deze stapels en deze volgorde van privilege.',
    hash: 'Het zegel is de hash van de startwaarde en de stapels.',
    cards: 'Elke kaart die kwam, was de volgende van haar stapel.',
  },
  unsealed:
    'Deze partij komt uit de tijd voordat stapels werden verzegeld, of de stapels liggen vooraf vast, zoals bij de uitdaging van de dag. Er valt niets te controleren.',
  unfair: {
    otherSeal: 'Het zegel is niet het zegel dat deze browser aan het begin heeft gehoord.',
    otherDecks: 'De geopende startwaarde geeft andere stapels dan die van deze partij.',
    brokenSeal: 'Het zegel past niet bij de startwaarde en de stapels.',
    otherCards: 'Er kwam een kaart die niet de volgende van haar stapel was.',
  },
  warning: 'Vertrouw deze partij niet: het bestand is veranderd, of de kaarten zijn niet eerlijk gedeeld.',
  seal: 'Zegel',
  seed: 'Startwaarde',
  byYourself: 'Zelf controleren: bewaar de partij als bestand en geef dat aan deze opdracht van het project:',
};
