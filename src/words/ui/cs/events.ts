import { plural } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { events as english } from '../en/events.ts';

/** Present tense: the past would have to know whether a player is a man or a woman. */
const v = (you: boolean, second: string, third: string): string => (you ? second : third);

export const events: Section<typeof english> = {
  tell: (name, you, predicates) => (you ? `${predicates}.` : `${name} ${predicates}.`),
  told: {
    placed: (worker, into, row, you) => `${v(you, 'umisťujete', 'umisťuje')} ${worker} ${into} (${row})`,
    tookHome: (worker, you) => `${v(you, 'vracíte', 'vrací')} ${worker} na desku`,
    worked: (inside, you) => `${v(you, 'provádíte', 'provádí')} akci ${inside}`,
    freed: (worker, you) => `${v(you, 'uvolňujete', 'uvolňuje')} ${worker}`,
    recruited: (you) => `${v(you, 'uvádíte', 'uvádí')} do hry nového běžného služebníka`,
    promoted: (you) => `${v(you, 'vyměňujete', 'vyměňuje')} běžného služebníka za mocného`,
    paid: (goods, you) => `${v(you, 'platíte', 'platí')} ${goods}`,
    gained: (goods, you) => `${v(you, 'získáváte', 'získává')} ${goods}`,
    gainedGlory: (glory, beyond, you) => `${v(you, 'získáváte', 'získává')} ${glory} ${beyond}`,
    gainedLegendary: (you) => `${v(you, 'získáváte', 'získává')} legendární bod`,
    swapped: (given, gained, you) => `${v(you, 'měníte', 'mění')} ${given} za ${gained}`,
    conquered: (province, you) => `${v(you, 'dobýváte', 'dobývá')} provincii ${province}`,
    drew: (province, you) => `${v(you, 'dobýváte', 'dobývá')} z balíčku provincii ${province}`,
    tucked: (province, under, you) => `${v(you, 'zasouváte', 'zasouvá')} kartu ${province} ${under}`,
    discarded: (province, you) => `${v(you, 'odhazujete', 'odhazuje')} provincii ${province}`,
    raisedLimit: (you) => `${v(you, 'smíte', 'smí')} mít pod každým polem produkce 3 provincie`,
    refreshed: (you) => `${v(you, 'obnovujete', 'obnovuje')} nabídku provincií`,
    played: (card, you) => `${v(you, 'hrajete', 'hraje')} kartu ${card}`,
    tookBack: (card, you) => `${v(you, 'berete', 'bere')} zpět kartu ${card}`,
    tookAllBack: (many, you) =>
      `${v(you, 'berete', 'bere')} zpět ${plural(many, { one: '# kartu lsti', few: '# karty lstí', other: '# karet lstí' })}`,
    claimed: (achievement, you) => `${v(you, 'dosahujete', 'dosahuje')} úspěchu ${achievement}`,
    done: (you) => `${v(you, 'máte', 'má')} hotovo`,
    notDone: (you) => `${v(you, 'nemáte', 'nemá')} přece jen hotovo`,
    ready: (you) => `${v(you, 'hlásíte', 'hlásí')} „připraveno“`,
    notReady: (you) => `${v(you, 'berete', 'bere')} zpět „připraveno“`,
    calledTime: (you) => `${v(you, 'vyzýváte', 'vyzývá')} k dokončení`,
    tookReward: (reward, you) => `${v(you, 'berete', 'bere')} od rady odměnu ${reward}`,
    votedTiming: (timing, you) => `${v(you, 'hlasujete', 'hlasuje')} pro kolo ${timing}`,
    paused: (you) => `${v(you, 'pozastavujete', 'pozastavuje')} hru`,
    resumed: (you) => `${v(you, 'pokračujete', 'pokračuje')} ve hře`,
    flipped: (timer, you) => `${v(you, 'překlápíte', 'překlápí')} ${timer}`,
  },
  table: {
    mayPlace: (name, you) => (you ? 'Umístěte služebníka.' : `Dalšího služebníka umisťuje ${name}.`),
    roundBegan: {
      timed: (round) => `Začíná ${round}. kolo: překlápějí se všechny troje přesýpací hodiny.`,
      untimed: (round) => `Začíná ${round}. kolo, bez přesýpacích hodin.`,
    },
    markersLeft: (many) =>
      plural(many, {
        one: 'Zbývá jeden fialový ukazatel času.',
        few: 'Zbývají # fialové ukazatele času.',
        other: 'Zbývá # fialových ukazatelů času.',
      }),
    trackAdvanced: (timers) => `Žeton hodin postupuje. Překlápějí se ${timers}.`,
    paused: 'Hra je pozastavena.',
    resumed: 'Hra pokračuje.',
    councilCalled: 'Poslední fialový ukazatel je pryč: svolává se rada!',
    clockGiven: (name, you) =>
      you ? 'Teď jsou vaše poslední akce. Pak stiskněte „Mám hotovo“.' : `Poslední akce má teď ${name}.`,
    councilBegan: (order) => `Rada zasedá. Pořadí podle hlasů: ${order}.`,
    placeInCouncil: (name, votes) => `${name} (${votes})`,
    you: 'vy',
    mayChoose: (name, you) => (you ? 'Vyberte si odměnu rady.' : `Odměnu rady si vybírá ${name}.`),
    discardsBegan: 'Odměny jsou rozebrány. Provincie nad limit se odhazují.',
    roundPrepared: (achievement) => `Nové odměny a provincie jsou na stole. Další úspěch: ${achievement}.`,
    gameEnded: 'Čtvrtá rada skončila. Závěrečné bodování…',
  },
};
