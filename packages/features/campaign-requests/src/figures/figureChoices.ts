import type { SelfServiceFiguresQuery } from '@resonanz/api-client/campaignRequests';
import { PLATFORM_LIST } from '@resonanz/domain/lookups';
import { type Period, PERIODS, startOfPeriod } from '@resonanz/domain/periods';
import { id, oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';

/** What running activities may wait for. */
export const WAITS = ['decision', 'content'] as const;

const period = oneOf(PERIODS);
const platform = oneOf(PLATFORM_LIST);

/** What the figures of campaigns are narrowed to. */
export const figureChoices = defineList({ sorts: [], filters: { period, platform, campaign: id } });

/** What running activities are narrowed to. */
export const activityChoices = defineList({ sorts: [], filters: { period, platform, waits: oneOf(WAITS) } });

/** What the server is asked for. */
export function figuresQuery({
  period: chosen,
  platform: on,
}: {
  period: Period | null;
  platform: (typeof PLATFORM_LIST)[number] | null;
}): SelfServiceFiguresQuery {
  return { ...(chosen !== null && { from: startOfPeriod(chosen, new Date()) }), ...(on !== null && { platform: on }) };
}
