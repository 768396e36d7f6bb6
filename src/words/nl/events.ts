import type { Section } from '../catalogue.ts';
import type { events as english } from '../en/events.ts';
import { plural } from './speech.ts';

const v = (you: boolean, second: string, third: string): string => (you ? second : third);

export const events: Section<typeof english> = {
  tell: (name, you, predicates) => `${you ? 'Je' : name} ${predicates}.`,
  told: {
    placed: (worker, into, row) => `stuurt ${worker} ${into} (${row})`,
    tookHome: (worker) => `haalt ${worker} terug naar het tableau`,
    worked: (inside) => `werkt ${inside}`,
    freed: (worker) => `maakt ${worker} los`,
    recruited: () => `brengt een nieuwe gewone werker in het spel`,
    promoted: () => `ruilt een gewone werker voor een grote`,
    paid: (goods) => `betaalt ${goods}`,
    gained: (goods) => `krijgt ${goods}`,
    gainedGlory: (glory, track) => `krijgt ${glory} (${track})`,
    gainedLegendary: () => `krijgt het legendarische punt`,
    swapped: (given, gained) => `wisselt ${given} om voor ${gained}`,
    conquered: (province) => `verovert ${province}`,
    drew: (province) => `verovert ${province} van de stapel`,
    tucked: (province, under) => `legt ${province} ${under}`,
    discarded: (province) => `geeft ${province} op`,
    raisedLimit: () => `mag voortaan drie provincies per kolom houden`,
    refreshed: () => `vult de provinciekaarten aan`,
    played: (card) => `speelt ${card}`,
    tookBack: (card) => `neemt ${card} terug in de hand`,
    tookAllBack: (many) => `neemt ${plural(many, { one: '# krijgslist', other: '# krijgslisten' })} terug in de hand`,
    claimed: (achievement) => `claimt de prestatie ${achievement}`,
    done: () => `zegt ‘klaar’`,
    notDone: (you) => `${v(you, 'hebt', 'heeft')} toch nog een idee`,
    ready: (you) => `${v(you, 'bent', 'is')} gereed`,
    notReady: (you) => `${v(you, 'hebt', 'heeft')} nog even nodig`,
    calledTime: () => 'roept de tijd af',
    tookReward: (reward) => `neemt ${reward} als beloning`,
    votedTiming: (timing) => `stemt voor een ronde ${timing}`,
    paused: () => `zet de zandlopers stil`,
    resumed: () => `laat de zandlopers weer lopen`,
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
    trackAdvanced: (timers) => `De tijd schuift op en draait ${timers} om.`,
    paused: 'Het spel ligt stil.',
    resumed: 'Het spel gaat verder.',
    councilCalled: 'De laatste paarse tijdsteen is weg: de raad wordt opgeroepen!',
    clockGiven: (name, you) =>
      you ? 'Jouw tijd loopt: doe wat je nog wilt en zeg ‘klaar’.' : `De tijd loopt voor ${name}.`,
    councilBegan: (order) => `De raad komt bijeen. Op volgorde van stemmen: ${order}.`,
    placeInCouncil: (name, votes) => `${name} (${votes})`,
    you: 'jij',
    mayChoose: (name, you) => (you ? 'Jij mag een raadsbeloning kiezen.' : `${name} mag een raadsbeloning kiezen.`),
    discardsBegan: 'Alle beloningen zijn genomen; provincies boven het maximum moeten weg.',
    roundPrepared: (achievement) =>
      `Nieuwe beloningen en provincies liggen klaar. De volgende prestatie: ${achievement}.`,
    gameEnded: 'De vierde raad is voorbij. De slinger beslist …',
    lost: (name, you) =>
      you ? 'Je was sneller, maar een hoger privilege ging voor.' : `${name} moest wijken voor een hoger privilege.`,
  },
};
