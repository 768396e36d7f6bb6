import { outOf, plural } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { quick as english } from '../en/quick.ts';

export const quick: Section<typeof english> = {
  pace: 'Tempo',
  paces: { untimed: 'Bez hodin', calm: 'Klidně', usual: 'Normálně', blitz: 'Bleskově' },
  wait: 'Jak dlouho čekat na hráče',
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  least: 'Hráčů u stolu i s boty',
  atLeast: (count) => (count === 5 ? '5' : `${count} nebo víc`),
  looking: 'Hledáme spoluhráče…',
  botsIn: (time) => `Za ${time} stůl doplní boti a hra začne.`,
  opening: 'Stůl se připravuje…',
  only: 'Teď nikdo další nečeká.',
  others: (count) =>
    plural(count, { one: 'Čeká # další hráč:', few: 'Čekají # další hráči:', other: 'Čeká # dalších hráčů:' }),
  withBots: 'Začít hned s boty',
  stop: 'Přestat hledat',
  stopped: 'Zvolte, jak chcete hrát. Přivedeme vás k lidem, kteří jsou asi stejně silní.',
  lost: 'Server neodpovídá. Zkoušíme to dál.',
  meanwhile: 'Než se najde stůl',
  meanwhileHint: 'Hledáme dál a ozveme se, jakmile bude váš stůl připravený.',
  ready: 'Váš stůl je připravený',
  goThere: 'Ke stolu',
  takeOver: 'Zapojit se do hry',
  takeOverHint: 'Budete hrát dál místo bota, se vším, co má.',
  playFor: (bot) => `Hrát dál místo bota ${bot}`,
  standing: (bot) => `Hrajete dál místo bota ${bot}`,
  standingHint: 'Takhle na tom jste:',
  toParchment: (track, steps) => (steps > 0 ? `${track}: zbývá ${steps}` : `${track}: na svitku`),
  workers: (onBoard, all) => `Na plánu ${onBoard} ${outOf(all)} služebníků`,
  asked: 'Na vaši odpověď čeká otázka.',
  begin: 'Hrát',
  chances: 'Šance na výhru',
  allMats: 'Všechny desky',
  stream: 'Zobrazení pro stream',
};
