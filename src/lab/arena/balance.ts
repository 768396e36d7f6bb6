import { CHARACTER_IDS, type CharacterId } from '#content';
import { drawPanels, GOLD } from './chart.ts';
import type { Games } from './kept.ts';
import { type Share, share } from './share.ts';

/** How often each character won at one count of players. */
interface Balance {
  readonly players: number;
  readonly won: Readonly<Record<CharacterId, Share>>;
}

/** Files of the same count are taken together, the smallest tables first; counts of which too little is known are left out. */
export function balanceOf(files: readonly Games[], least: number): readonly Balance[] {
  const counts = [...new Set(files.map(({ players }) => players))].sort();
  const all = counts.map((count): Balance => {
    const fates = files.flatMap(({ players, results }) =>
      players === count ? results.flatMap((result) => result.fates) : [],
    );
    const wonBy = (character: CharacterId): Share => {
      const own = fates.filter((fate) => fate.character === character);
      return share(own.filter(({ won }) => won).length, own.length);
    };
    const won = Object.fromEntries(CHARACTER_IDS.map((id) => [id, wonBy(id)])) as Record<CharacterId, Share>;
    return { players: count, won };
  });
  return all.filter(({ won }) => Object.values(won).every(({ of }) => of >= least));
}

export const balanceChart = (balance: readonly Balance[]): string =>
  drawPanels(
    balance.map(({ players, won }) => ({
      title: `Games of ${players} players won by each character`,
      bars: CHARACTER_IDS.map((id) => ({ label: `${id} (${won[id].of} games)`, share: won[id], fair: 1 / players })),
      colour: GOLD,
    })),
  );

const percent = (value: number): number => Math.round(value * 100);

/** As the app reads it: percent won, the interval around it, and games. */
export function balanceSource(balance: readonly Balance[]): string {
  const rows = balance.map(({ players, won }) => {
    const cells = CHARACTER_IDS.map((id) => {
      const { share: mean, low, high, of } = won[id];
      return `      ${id}: [${[percent(mean), percent(low), percent(high), of].join(', ')}],\n`;
    });
    return `  {\n    players: ${players},\n    won: {\n${cells.join('')}    },\n  },\n`;
  });
  return `${PREFACE}[\n${rows.join('')}];\n`;
}

const PREFACE = `import type { CharacterId } from '#content';

/** Percent of games won, from where to where it is likely to be, and of how many games. */
export type Won = readonly [percent: number, low: number, high: number, games: number];

/** Made by \`npm run lab -- balance\`; docs/BOTS.md says from what. */
export const BALANCE: readonly { readonly players: number; readonly won: Readonly<Record<CharacterId, Won>> }[] = `;
