export const end = {} as const;
