import type { AreaJob } from '../../platform/operations/AreaJob.ts';
import { workOnDeadlines } from './deadlines/deadlines.ts';

/** Scheduled work of this area. */
export const jobs: readonly AreaJob[] = [{ name: 'tester-deadlines', cron: '0 6 * * *', run: workOnDeadlines }];
