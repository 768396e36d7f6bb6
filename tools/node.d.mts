export function runsOn(version: string): boolean;
