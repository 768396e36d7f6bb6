import { SoloStart } from './start.tsx';
import { SoloTable } from './table.tsx';

/** Playing alone: what there is to play, or the game of that name. */
export function SoloPage({ game }: { readonly game: string | null }) {
  return game === null ? <SoloStart /> : <SoloTable key={game} id={game} />;
}
