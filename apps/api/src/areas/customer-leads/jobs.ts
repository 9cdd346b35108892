import type { AreaJob } from '../../platform/operations/AreaJob.ts';
import { mailDueFollowUps } from './follow-ups/due.ts';

/** Scheduled work of this area. */
export const jobs: readonly AreaJob[] = [{ name: 'due-follow-ups', cron: '0 7 * * *', run: mailDueFollowUps }];
