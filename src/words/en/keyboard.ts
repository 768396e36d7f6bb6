export const keyboard = {} as const;
