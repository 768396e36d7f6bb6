/** How bad a line is. What is not named is good. */
export interface Weather {
  /** Milliseconds that everything takes, each way. */
  readonly latency: number;
  /** The share of pieces that are lost and have to be sent again: all that follows waits for them. */
  readonly loss: number;
  /** Bytes a second, to the server and from it. */
  readonly up: number;
  readonly down: number;
  /** The share of pieces at which the connection breaks. */
  readonly breaks: number;
  /** The share of WebSocket messages that come twice. */
  readonly doubles: number;
  /** The share of WebSocket messages that come late, so that those sent after them are there first. */
  readonly strays: number;
}

export const FAIR: Weather = {
  latency: 0,
  loss: 0,
  up: Number.POSITIVE_INFINITY,
  down: Number.POSITIVE_INFINITY,
  breaks: 0,
  doubles: 0,
  strays: 0,
};
