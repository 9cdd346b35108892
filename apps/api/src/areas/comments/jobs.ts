import type { AreaJob } from '../../platform/operations/AreaJob.ts';
import { mailComments } from './mailComments.ts';

/** Scheduled work of this area. */
export const jobs: readonly AreaJob[] = [{ name: 'comment-mails', cron: '* * * * *', run: mailComments }];
