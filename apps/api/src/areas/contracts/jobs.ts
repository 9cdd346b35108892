import type { AreaJob } from '../../platform/operations/AreaJob.ts';
import { remindOfContracts } from './reminders/due.ts';

/** Scheduled work of this area. */
export const jobs: readonly AreaJob[] = [{ name: 'contract-reminders', cron: '0 9 * * *', run: remindOfContracts }];
