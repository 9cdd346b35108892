import type { AreaJob } from '../../platform/operations/AreaJob.ts';
import { workOnDueTodos } from './dueTodos.ts';

/** Scheduled work of this area. */
export const jobs: readonly AreaJob[] = [{ name: 'due-todos', cron: '0 7 * * *', run: workOnDueTodos }];
