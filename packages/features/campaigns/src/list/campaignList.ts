import { CAMPAIGN_STATUSES } from '@resonanz/domain/campaigns';
import { oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';

/** What the campaign list can be sorted and filtered by. */
export const campaignList = defineList({
  sorts: ['kampagnenname', 'kundenname', 'startdatum', 'budget', 'status', 'updatedAt'],
  defaultSort: { columnId: 'updatedAt', direction: 'descending' },
  filters: { status: oneOf(CAMPAIGN_STATUSES.map(String)) },
});
