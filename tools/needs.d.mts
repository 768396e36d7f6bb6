export function need(program: 'chromium' | 'nats'): string;
