import type { AreaJob } from '../../platform/operations/AreaJob.ts';
import { sendNewsletters } from './send/send.ts';

/** Leaves the rest of its minute to the next run, so that a server that stops is not waited for. */
const RUN_MS = 55_000;

/** Scheduled work of this area. */
export const jobs: readonly AreaJob[] = [
  {
    name: 'newsletters',
    cron: '* * * * *',
    run: (services) => sendNewsletters(services, { rate: services.newsletterRate, runMs: RUN_MS }),
  },
];
