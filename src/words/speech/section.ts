/** What another language must say, from what English says: the same keys, any wording; functions take the same things. */
export type Section<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Section<Said>
    : T extends object
      ? { readonly [K in keyof T]: Section<T[K]> }
      : T;
