import type { Rulebook } from '#words/rulebook';
import chapters from '../book/chapters.module.css';
import { BoardTable, PrivilegeTable, TimerTable } from './board.tsx';
import { BoxTable } from './box.tsx';
import { AchievementTable, RewardTable, StratagemTable } from './cards.tsx';
import { IconTable } from './icons.tsx';
import { CharacterTable, ProductionTable, ProvinceTable } from './mats.tsx';

/** Every figure of the game, read from the same data it is played with. */
export function Tables({ book }: { readonly book: Rulebook }) {
  return (
    <section class={`${chapters.chapter} on-parchment`} id="tables" tabIndex={-1} aria-labelledby="tables-title">
      <h2 id="tables-title">{book.page.tables}</h2>
      <p class={chapters.lead}>{book.tables.note}</p>
      <BoxTable book={book} />
      <IconTable book={book} />
      <BoardTable book={book} players={1} />
      <BoardTable book={book} players={4} />
      <PrivilegeTable book={book} />
      <TimerTable book={book} />
      <CharacterTable book={book} />
      <ProductionTable book={book} />
      <StratagemTable book={book} />
      <RewardTable book={book} />
      <AchievementTable book={book} />
      <ProvinceTable book={book} />
    </section>
  );
}
