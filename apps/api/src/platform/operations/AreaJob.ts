import type { Services } from './Services.ts';

/** Scheduled work of an area. */
export interface AreaJob {
  /** Name of its queue, unique in the server. */
  readonly name: string;
  /** When it is due: a cron expression in the time of Berlin. */
  readonly cron: string;
  /** Has to be idempotent: a server that dies in the middle of it leaves it to another. */
  run(services: Services): Promise<unknown>;
}
