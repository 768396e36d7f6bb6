const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "2 hours ago", "yesterday", "this minute", as the language says it. */
export function ago(tag: string, elapsed: number): string {
  const words = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, one]) => elapsed >= one) ?? UNITS[2];
  return words.format(-Math.max(0, Math.floor(elapsed / length)), unit);
}
