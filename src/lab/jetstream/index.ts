/** A stand-in of NATS servers with JetStream, for worlds and for tests. */
export { pendulumServers, realTime, standInClient } from './pendulum.ts';
