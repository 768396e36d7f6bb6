export const root: string;
export function at(...parts: string[]): string;
export function filesUnder(folder: string): string[];
export function isTest(file: string): boolean;
