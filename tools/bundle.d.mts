export function bundle(entry: string, folder: string, name?: string): Promise<string>;
