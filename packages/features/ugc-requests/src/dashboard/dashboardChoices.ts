import type { UgcPeriod } from '@resonanz/api-client/ugcRequests';
import { type Period, PERIODS, startOfPeriod } from '@resonanz/domain/periods';
import { id, oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';

/** What the figures of UGC requests are narrowed to. */
export const dashboardChoices = defineList({ sorts: [], filters: { period: oneOf(PERIODS), request: id } });

/** What the server is asked for. */
export function statisticsQuery({ period, request }: { period: Period | null; request: number | null }): UgcPeriod {
  return {
    ...(period !== null && { from: startOfPeriod(period, new Date()) }),
    ...(request !== null && { ugcCampaignRequestId: request }),
  };
}
