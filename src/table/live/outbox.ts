/** What waits to be sent until everything said before it is durable. */
export interface Outbox<Post> {
  /** How many writes were asked for, and how many of them are on the disk. */
  asked: number;
  durable: number;
  readonly waiting: { readonly after: number; readonly post: Post }[];
}

export const emptyOutbox = <Post>(): Outbox<Post> => ({ asked: 0, durable: 0, waiting: [] });

export const isSettled = <Post>(outbox: Outbox<Post>): boolean => outbox.asked === outbox.durable;

/** Sends at once if nothing is being written, else in its turn. */
export function post<Post>(outbox: Outbox<Post>, one: Post, send: (post: Post) => void): void {
  if (isSettled(outbox) && outbox.waiting.length === 0) send(one);
  else outbox.waiting.push({ after: outbox.asked, post: one });
}

/** Writes come back in the order they were asked for. */
export function written<Post>(outbox: Outbox<Post>, send: (post: Post) => void): void {
  outbox.durable += 1;
  let sent = 0;
  for (const { after, post: one } of outbox.waiting) {
    if (after > outbox.durable) break;
    sent += 1;
    send(one);
  }
  outbox.waiting.splice(0, sent);
}
