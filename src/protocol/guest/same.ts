/** The same in content, whatever order its fields were written in. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = new Set([...namesOf(one), ...namesOf(other)]);
  return Array.isArray(one) === Array.isArray(other) && [...names].every((name) => isSame(one[name], other[name]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const namesOf = Object.keys;
