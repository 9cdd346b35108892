import type { AreaJob } from '../../platform/operations/AreaJob.ts';
import { mailEndingRights } from './endingRights.ts';

/** Scheduled work of this area. */
export const jobs: readonly AreaJob[] = [{ name: 'ugc-rights', cron: '0 8 * * *', run: mailEndingRights }];
