/**
 * What `map` gives, in an array of one kind only. V8 makes another kind of array of a `map` once it has compiled it, and then
 * throws away all it has compiled for the players of a game.
 */
export function list<T, U>(from: readonly T[], make: (one: T) => U): U[] {
  const made: U[] = [];
  for (const one of from) made.push(make(one));
  return made;
}
