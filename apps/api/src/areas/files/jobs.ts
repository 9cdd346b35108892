import type { AreaJob } from '../../platform/operations/AreaJob.ts';
import { clearExpiredUploads } from './resumableUploads.ts';

/** Scheduled work of this area. */
export const jobs: readonly AreaJob[] = [{ name: 'expired-uploads', cron: '0 3 * * *', run: clearExpiredUploads }];
