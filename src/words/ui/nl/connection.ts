import type { Section } from '../../speech/section.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Section<typeof english> = {
  connecting: 'Verbinding met de tafel …',
  lost: 'Verbinding verbroken. We proberen het opnieuw …',
  lostHint: 'Je ziet de laatst bekende stand.',
  busy: (seconds) => `De server heeft het druk. Nieuwe poging over ${seconds} s …`,
  late: (seconds) => `Deze pagina is nog niet binnen. Nieuwe poging over ${seconds} s …`,
  away: {
    title: (name) => `${name} is weg`,
    bot: (seconds) => `Als niemand kiest, neemt over ${seconds} s een bot het over, tot de terugkeer.`,
    never: 'Vanzelf gebeurt er niets, en het zand loopt door.',
    wait: 'Wachten',
    standIn: 'Bot neemt het nu over',
  },
  closing: 'De server start opnieuw op. Je spel blijft bewaard en gaat zo verder.',
  outdated: 'Er is een nieuwere versie van het spel.',
  reload: 'Opnieuw laden',
  paused: 'Gepauzeerd',
  pausedBy: (name) => `Gepauzeerd door ${name}`,
  pausedHint: 'Alle drie de zandlopers liggen op hun kant.',
  resume: 'Hervatten',
  resumesIn: (count) => `Verder over ${count}`,
  pause: 'Pauze',
  broke: 'Op dit scherm ging iets mis',
  brokeHint: 'Je spel is bewaard. Laad de pagina opnieuw om verder te gaan.',
  claimLost: (name) => `${name} heeft een hoger privilege. Je bent niets kwijt: kies opnieuw.`,
  claimWon: (names) => `Je claimde privilege en gaat vóór ${names}.`,
  letGo: {
    unseated: 'De host heeft je gevraagd je plek te verlaten. Je mag meekijken.',
    removed: 'Je bent uit dit spel verwijderd en een bot speelt voor je verder. Je mag meekijken.',
    renewed: 'Je plek is naar een ander apparaat verhuisd. Alleen daar geldt de sleutel nog.',
  },
  removedBy: {
    host: (name) => `De host heeft ${name} verwijderd. Een bot speelt verder.`,
    vote: (name) => `De spelers hebben ${name} verwijderd. Een bot speelt verder.`,
  },
  tookOver: (name: string, bot: string) => `${name} speelt verder voor ${bot}.`,
  dismiss: 'Verbergen',
};
