import type { AreaJob } from '../../platform/operations/AreaJob.ts';
import { mailNewTerms } from './termsMails.ts';

/** Scheduled work of this area. */
export const jobs: readonly AreaJob[] = [{ name: 'terms-mails', cron: '0 8 * * *', run: mailNewTerms }];
