import { plural } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { events as english } from '../en/events.ts';

const v = (you: boolean, second: string, third: string): string => (you ? second : third);

export const events: Section<typeof english> = {
  tell: (name, you, predicates) => `${you ? 'Du' : name} ${predicates}.`,
  told: {
    placed: (worker, into, row, you) => `${v(you, 'setzt', 'setzt')} ${worker} ${into} (${row})`,
    tookHome: (worker, you) => `${v(you, 'holst', 'holt')} ${worker} aufs Tableau zurück`,
    worked: (inside, you) => `${v(you, 'führst', 'führt')} ${inside} eine Aktion durch`,
    freed: (worker, you) => `${v(you, 'befreist', 'befreit')} ${worker}`,
    recruited: (you) => `${v(you, 'bringst', 'bringt')} einen neuen kleinen Arbeiter ins Spiel`,
    promoted: (you) => `${v(you, 'tauschst', 'tauscht')} einen kleinen Arbeiter gegen einen großen`,
    paid: (goods, you) => `${v(you, 'zahlst', 'zahlt')} ${goods}`,
    gained: (goods, you) => `${v(you, 'erhältst', 'erhält')} ${goods}`,
    gainedGlory: (glory, beyond, you) => `${v(you, 'erhältst', 'erhält')} ${glory} (${beyond})`,
    gainedLegendary: (you) => `${v(you, 'erhältst', 'erhält')} den legendären Punkt`,
    swapped: (given, gained, you) => `${v(you, 'tauschst', 'tauscht')} ${given} gegen ${gained}`,
    conquered: (province, you) => `${v(you, 'eroberst', 'erobert')} ${province}`,
    drew: (province, you) => `${v(you, 'eroberst', 'erobert')} ${province} vom Stapel`,
    tucked: (province, under, you) => `${v(you, 'schiebst', 'schiebt')} ${province} ${under}`,
    discarded: (province, you) => `${v(you, 'legst', 'legt')} ${province} ab`,
    raisedLimit: (you) => `${v(you, 'darfst', 'darf')} nun 3 Provinzen je Spalte behalten`,
    refreshed: (you) => `${v(you, 'füllst', 'füllt')} die Provinzen auf`,
    played: (card, you) => `${v(you, 'spielst', 'spielt')} ${card}`,
    tookBack: (card, you) => `${v(you, 'nimmst', 'nimmt')} ${card} wieder auf die Hand`,
    tookAllBack: (many, you) =>
      `${v(you, 'nimmst', 'nimmt')} ${plural(many, { one: '# Kriegslist', other: '# Kriegslisten' })} wieder auf die Hand`,
    claimed: (achievement, you) => `${v(you, 'beanspruchst', 'beansprucht')} die Errungenschaft ${achievement}`,
    done: (you) => `${v(you, 'bist', 'ist')} fertig`,
    notDone: (you) => `${v(you, 'bist', 'ist')} doch noch nicht fertig`,
    ready: (you) => `${v(you, 'bist', 'ist')} bereit`,
    notReady: (you) => `${v(you, 'bist', 'ist')} doch noch nicht bereit`,
    calledTime: (you) => `${v(you, 'setzt', 'setzt')} eine Frist`,
    tookReward: (reward, you) => `${v(you, 'nimmst', 'nimmt')} die Ratsbelohnung ${reward}`,
    votedTiming: (timing, you) => `${v(you, 'stimmst', 'stimmt')} für eine Runde ${timing}`,
    paused: (you) => `${v(you, 'hältst', 'hält')} das Spiel an`,
    resumed: (you) => `${v(you, 'setzt', 'setzt')} das Spiel fort`,
    flipped: (timer, you) => `${v(you, 'drehst', 'dreht')} ${timer} um`,
  },
  table: {
    mayPlace: (name, you) =>
      you ? 'Setze jetzt einen Arbeiter ein.' : `${name} setzt als Nächstes einen Arbeiter ein.`,
    roundBegan: {
      timed: (round) => `Runde ${round} beginnt: Alle drei Sanduhren werden umgedreht.`,
      untimed: (round) => `Runde ${round} beginnt ohne aktive Sanduhren.`,
    },
    markersLeft: (many) =>
      plural(many, { one: 'Ein lila Sanduhrmarker liegt noch da.', other: '# lila Sanduhrmarker liegen noch da.' }),
    trackAdvanced: (timers) => `Der Zeitmarker rückt vor und dreht ${timers} um.`,
    paused: 'Das Spiel ist angehalten.',
    resumed: 'Das Spiel geht weiter.',
    councilCalled: 'Der letzte lila Marker ist weg: Ratsversammlung!',
    clockGiven: (name, you) =>
      you
        ? 'Das sind deine letzten Aktionen. Drücke danach „Ich bin fertig“.'
        : `${name} hat jetzt die letzten Aktionen.`,
    councilBegan: (order) => `Der Rat tritt zusammen. Nach Stimmen: ${order}.`,
    placeInCouncil: (name, votes) => `${name} (${votes})`,
    you: 'du',
    mayChoose: (name, you) => (you ? 'Wähle eine Ratsbelohnung.' : `${name} wählt eine Ratsbelohnung.`),
    discardsBegan: 'Alle Belohnungen sind vergeben. Überzählige Provinzen werden abgelegt.',
    roundPrepared: (achievement) =>
      `Neue Belohnungen und Provinzen liegen aus. Die nächste Errungenschaft: ${achievement}.`,
    gameEnded: 'Die vierte Ratsversammlung ist vorbei. Die Schlusswertung …',
  },
};
