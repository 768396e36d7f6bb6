/** So many at once, and so many a second in the long run. */
export interface Bucket {
  readonly most: number;
  readonly perSecond: number;
  left: number;
  filledAt: number;
}

export const newBucket = (most: number, perSecond: number, now = 0): Bucket => ({
  most,
  perSecond,
  left: most,
  filledAt: now,
});

const leftAt = ({ most, perSecond, left, filledAt }: Bucket, now: number): number =>
  Math.min(most, left + ((now - filledAt) * perSecond) / 1000);

export const isFull = (bucket: Bucket, now: number): boolean => leftAt(bucket, now) === bucket.most;

/** Takes one out, if there is one. `now` is in milliseconds. */
export function takeOne(bucket: Bucket, now: number): boolean {
  bucket.left = leftAt(bucket, now);
  bucket.filledAt = now;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

/** How long to wait when there was none to take. */
export const secondsToOne = ({ left, perSecond }: Bucket): number => Math.ceil((1 - left) / perSecond);
