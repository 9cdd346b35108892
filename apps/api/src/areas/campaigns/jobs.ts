import type { AreaJob } from '../../platform/operations/AreaJob.ts';
import { mailBrandNews } from './decisions/sendBrandMails.ts';
import { withdrawUndecided } from './decisions/withdrawUndecided.ts';

/** Scheduled work of this area. */
export const jobs: readonly AreaJob[] = [
  { name: 'auto-unpublish', cron: '0 7 * * *', run: withdrawUndecided },
  { name: 'brand-mails', cron: '* * * * *', run: mailBrandNews },
];
