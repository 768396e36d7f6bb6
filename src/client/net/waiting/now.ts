import { gameAfter, type Past } from '#protocol';
import { type Glance, glanceOf } from './glance.ts';

/** How a game stands after all that happened, for who saw it last as this glance. */
export const glanceAfter = ({ game, entries }: Past, { seat = 0, seenAt }: Glance): Glance =>
  glanceOf(gameAfter(game, entries), seat, seenAt);
