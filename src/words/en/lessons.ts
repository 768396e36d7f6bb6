export const lessons = {} as const;
