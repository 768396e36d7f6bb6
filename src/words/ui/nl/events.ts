import { plural } from '../../speech/nl.ts';
import type { Section } from '../../speech/section.ts';
import type { events as english } from '../en/events.ts';

const v = (you: boolean, second: string, third: string): string => (you ? second : third);

export const events: Section<typeof english> = {
  tell: (name, you, predicates) => `${you ? 'Je' : name} ${predicates}.`,
  told: {
    placed: (worker, into, row) => `zet ${worker} ${into} (${row})`,
    tookHome: (worker) => `haalt ${worker} terug naar het tableau`,
    worked: (inside) => `voert ${inside} een actie uit`,
    freed: (worker) => `maakt ${worker} los`,
    recruited: () => `brengt een nieuwe gewone werker in het spel`,
    promoted: () => `vervangt een gewone werker door een grote`,
    paid: (goods) => `betaalt ${goods}`,
    gained: (goods) => `krijgt ${goods}`,
    gainedGlory: (glory, beyond) => `krijgt ${glory} (${beyond})`,
    gainedLegendary: () => `krijgt het legendarische punt`,
    swapped: (given, gained) => `wisselt ${given} om voor ${gained}`,
    conquered: (province) => `verovert ${province}`,
    drew: (province) => `verovert ${province} van de stapel`,
    tucked: (province, under) => `schuift ${province} ${under}`,
    discarded: (province) => `legt ${province} af`,
    raisedLimit: () => `mag voortaan 3 provincies per kolom houden`,
    refreshed: () => `vult de provinciekaarten aan`,
    played: (card) => `speelt ${card}`,
    tookBack: (card) => `neemt ${card} terug`,
    tookAllBack: (many) => `neemt ${plural(many, { one: '# krijgslist', other: '# krijgslisten' })} terug`,
    claimed: (achievement) => `claimt de prestatie ${achievement}`,
    done: (you) => `${v(you, 'bent', 'is')} klaar`,
    notDone: (you) => `${v(you, 'bent', 'is')} toch nog niet klaar`,
    ready: (you) => `${v(you, 'bent', 'is')} gereed`,
    notReady: (you) => `${v(you, 'bent', 'is')} toch nog niet gereed`,
    calledTime: () => 'zet de klok aan',
    tookReward: (reward) => `neemt ${reward} als beloning`,
    votedTiming: (timing) => `stemt voor een ronde ${timing}`,
    paused: () => `pauzeert het spel`,
    resumed: () => `hervat het spel`,
    flipped: (timer) => `draait ${timer} om`,
  },
  table: {
    mayPlace: (name, you) => (you ? 'Jij mag nu een werker zetten.' : `${name} mag nu een werker zetten.`),
    roundBegan: {
      timed: (round) => `Ronde ${round} begint: alle drie de zandlopers worden omgedraaid.`,
      untimed: (round) => `Ronde ${round} begint, zonder zandlopers.`,
    },
    markersLeft: (many) =>
      plural(many, { one: 'Er ligt nog één paarse tijdsteen.', other: 'Er liggen nog # paarse tijdstenen.' }),
    trackAdvanced: (timers) => `De extra tijdsteen gaat verder en draait ${timers} om.`,
    paused: 'Het spel is gepauzeerd.',
    resumed: 'Het spel gaat verder.',
    councilCalled: 'De laatste paarse tijdsteen is weg: de raad wordt opgeroepen!',
    clockGiven: (name, you) =>
      you ? 'Dit zijn je laatste acties. Druk daarna op ‘Ik ben klaar’.' : `${name} heeft nu de laatste acties.`,
    councilBegan: (order) => `De raad komt bijeen. Op volgorde van stemmen: ${order}.`,
    placeInCouncil: (name, votes) => `${name} (${votes})`,
    you: 'jij',
    mayChoose: (name, you) => (you ? 'Jij mag een raadsbeloning kiezen.' : `${name} mag een raadsbeloning kiezen.`),
    discardsBegan: 'Alle beloningen zijn genomen. Provincies boven het maximum worden afgelegd.',
    roundPrepared: (achievement) =>
      `Nieuwe beloningen en provincies liggen klaar. De volgende prestatie: ${achievement}.`,
    gameEnded: 'De vierde raadsfase is voorbij. De eindtelling …',
  },
};
