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

/** Takes one out, if there is one. `now` is in milliseconds. */
export function takeOne(bucket: Bucket, now: number): boolean {
  bucket.left = Math.min(bucket.most, bucket.left + ((now - bucket.filledAt) * bucket.perSecond) / 1000);
  bucket.filledAt = now;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

/** How long to wait when there was none to take. */
export const secondsToOne = ({ left, perSecond }: Bucket): number => Math.ceil((1 - left) / perSecond);
