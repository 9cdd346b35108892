import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import type { RequestRow } from './queries/requests.ts';

/** Whether a request can be approved: it is pending and in use, and no campaign is linked to it. */
export const isApprovable = (row: RequestRow): boolean =>
  row.active && !row.archived && row.linked_id === null && row.status === REQUEST_STATUS.pending;
