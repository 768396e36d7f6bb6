import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof openMetrics>;

/** What there is to watch, in Prometheus' words. */
export function openMetrics() {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  return {
    registry,
    gauge,
    commands: counter('pendulum_commands_total', 'Commands that happened'),
    refusals: counter('pendulum_refusals_total', 'Commands a rule forbade'),
    claims: counter('pendulum_claims_total', 'Claims of privilege that held'),
    faults: counter('pendulum_faults_total', 'Messages refused for another reason than a rule'),
    losses: counter('pendulum_losses_total', 'Tables whose players know of more than the log holds'),
    results: counter('pendulum_games_total', 'Games played to their end'),
    latency: new Histogram({
      name: 'pendulum_command_seconds',
      help: 'From hearing a command to having told everybody',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
  };
}
