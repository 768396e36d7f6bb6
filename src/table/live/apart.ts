import type { Millis, Seat } from '#engine';

/** So far apart are two deeds of a bot, whatever its level and however fast the sand: people have to follow them. */
const LEAST: Millis = 400;
const MOST: Millis = 700;

/** When a bot that acted then may act again. The same moment always gives the same answer, so asking twice changes nothing. */
export function nextDeedAt(acted: Millis, seat: Seat): Millis {
  let mixed = Math.imul(Math.floor(acted) ^ Math.imul(seat + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return acted + LEAST + ((mixed >>> 8) % (MOST - LEAST + 1));
}
