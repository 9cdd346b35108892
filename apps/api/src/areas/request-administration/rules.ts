import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import type { RequestRow } from './queries/requests.ts';

/** What a campaign needs: pending, or approved and without one. */
export const isApprovable = (row: RequestRow): boolean =>
  row.active && !row.archived && row.linked_id === null && row.status === REQUEST_STATUS.pending;
