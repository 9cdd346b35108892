import type { Services } from './Services.ts';

/** A scheduled job of an area. */
export interface AreaJob {
  /** Name of its queue, unique in the server. */
  readonly name: string;
  /** Schedule: a cron expression in Berlin time. */
  readonly cron: string;
  /** Must be idempotent: when a server dies halfway, another one runs it again. */
  run(services: Services): Promise<unknown>;
}
