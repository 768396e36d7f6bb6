import { type Bot, diceOf, random } from '#bots';
import { openKeeper } from '#server/parts';
import { begin, defaultTerms, isFault, newTable, openingOf, openingText, sit, type TableRecord } from '#table/kept';
import { playFrom } from '../../games/playOut.ts';

/** How much of its game a finished table keeps here: what lies on the disk matters, not how long it took. */
const SHORT = 60;
/** Tables that are kept together. */
const AT_ONCE = 20;
const NAMES = ['Ada', 'Bea', 'Cem', 'Dan', 'Eva'];

/** Fills the folder of a server that is not running with finished tables of five, and some in the middle of their game. */
export function fillWithTables(folder: string, codes: readonly string[], unfinished: number): void {
  const keeper = openKeeper({ folder, limitMiB: 0 });
  const table = seatedTable();
  const log = logOf(table);
  for (let from = 0; from < codes.length; from += AT_ONCE) {
    const some = codes.slice(from, from + AT_ONCE).map((code, nth) => ({ code, isOver: from + nth >= unfinished }));
    const outcomes = keeper.keep(
      some.flatMap(({ code, isOver }) => [
        { do: 'save', table: { ...table, code, stage: isOver ? 'over' : 'playing' } },
        { do: 'append', code, known: 0, entries: log.slice(0, isOver ? SHORT : log.length / 2) },
      ]),
    );
    if (outcomes.some(({ ok }) => !ok)) throw new Error('a table was not kept');
  }
  keeper.close();
}

function seatedTable(): TableRecord {
  let table = newTable('', defaultTerms(false), Date.now());
  for (const name of NAMES) table = agreed(sit(table, { name, person: null }, `holder of ${name}`));
  return agreed(begin({ ...table, chairs: table.chairs.map((chair) => ({ ...chair, ready: true })) }));
}

function agreed(arranged: ReturnType<typeof begin>): TableRecord {
  if (isFault(arranged)) throw new Error(`no table: ${arranged}`);
  return arranged;
}

/** A whole game between programs, as it is kept. */
function logOf(table: TableRecord): readonly string[] {
  const opening = openingOf(table, 'f00d'.repeat(16));
  const log = [openingText(opening)];
  const bot: Bot = random;
  playFrom(
    opening,
    NAMES.map(() => bot),
    diceOf(1),
    ({ seat, at, command }, events) => {
      log.push(JSON.stringify({ type: 'happened', seq: log.length, seat, nth: 0, at, command, events }));
    },
  );
  return log;
}
