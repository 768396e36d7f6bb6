import { useEffect, useState } from 'preact/hooks';
import type { Choice } from '#analysis';
import { playerAt } from '#engine';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { askTeacher } from '../../net/teacher/asking/ask.ts';
import { usePointing } from '../view/pointing.ts';
import { useView } from '../view/view.ts';
import { type Depth, hintText, spotsOf } from './depths.ts';

interface Given {
  readonly choices: readonly Choice[];
  readonly depth: Depth;
}

/** The champion's own hint, one depth at a time: what to look at, where, and why. It is gone once the player does something. */
export function Counsel() {
  const view = useView();
  const speaks = useSaid();
  const seat = view.me.value ?? 0;
  const game = view.game.value;
  const [asked, setAsked] = useState<typeof game | null>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const own = JSON.stringify(playerAt(game, seat));
  useEffect(() => {
    setAsked(null);
    setGiven(null);
  }, [own]);
  useEffect(() => {
    if (asked === null) return undefined;
    const asks = { game: asked, seat, at: view.session.now(), beside: [] };
    return askTeacher('counsel', asks, (choices) => setGiven({ choices, depth: 1 }));
  }, [asked]);
  const favourite = given?.choices[0]?.command;
  const spots = given === null || given.depth === 1 || favourite === undefined ? [] : spotsOf(favourite, seat);
  usePointing(spots, `${given?.depth} ${game.phase}`);
  if (!speaks) return null;
  const { practice } = said.value;
  if (asked === null) return <More text={practice.ask} press={() => setAsked(game)} />;
  if (given === null) return <p aria-live="polite">{practice.thinking}</p>;
  const { depth, choices } = given;
  return (
    <>
      <p aria-live="polite" {...address({ of: 'counsel' })}>
        {hintText(asked, seat, view.session.now(), choices, depth)}
      </p>
      {depth < 3 && (
        <More
          text={depth === 1 ? practice.where : practice.why}
          press={() => setGiven({ choices, depth: depth === 1 ? 2 : 3 })}
        />
      )}
    </>
  );
}

const More = ({ text, press }: { readonly text: string; readonly press: () => void }) => (
  <button type="button" class={button.quiet} {...address({ of: 'askCounsel' })} onClick={press}>
    {text}
  </button>
);
