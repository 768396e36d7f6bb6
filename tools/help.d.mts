export function answerHelp(usage: string): void;
