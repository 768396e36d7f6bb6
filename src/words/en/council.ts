export const council = {} as const;
