export const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** A hand-held on fast 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back, a quarter of the processor. */
export const SLOWLY = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export const SLOWER = 4;
