import type { ContractFilters, ContractQuery, ContractSortKey } from '@resonanz/api-client/contracts';
import { valuesOf } from '@resonanz/domain/enumerations';
import { CONTRACT_TYPE_IDS } from '@resonanz/domain/lookups';
import { dateRange, flag, ids, manyOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';

const filters = {
  type: manyOf(CONTRACT_TYPE_IDS),
  status: manyOf(valuesOf('contractStatus')),
  campaign: ids,
  customer: ids,
  partner: ids,
  period: dateRange,
  waiting: flag,
  ending: flag,
};

const SORTS = [
  'contractId',
  'type',
  'partnerName',
  'campaignName',
  'customerName',
  'budget',
  'startDate',
  'endDate',
  'status',
  'sentAt',
  'signedDatePartner',
  'signedDateAgency',
  'documentSize',
  'createdByName',
  'createdAt',
] as const satisfies readonly ContractSortKey[];

/** What the contracts can be sorted and filtered by. */
export const contractList = defineList({
  sorts: SORTS,
  defaultSort: { columnId: 'createdAt', direction: 'descending' },
  filters,
});

/** The list's state as the address keeps it. */
export type ContractListState = ListState<(typeof SORTS)[number], typeof filters>;

/** The filters as the server takes them; what filters nothing is left out. */
function wireFilters({
  type,
  status,
  campaign,
  customer,
  partner,
  period,
  waiting,
  ending,
}: ContractListState['filters']): ContractFilters {
  return {
    ...(type.length > 0 && { type: [...type] }),
    ...(status.length > 0 && { status: [...status] }),
    ...(campaign.length > 0 && { campaignDataId: [...campaign] }),
    ...(customer.length > 0 && { customerId: [...customer] }),
    ...(partner.length > 0 && { influencerId: [...partner] }),
    ...(period.from !== null && { periodFrom: period.from }),
    ...(period.to !== null && { periodTo: period.to }),
    ...(waiting && { waitingLong: true }),
    ...(ending && { endingSoon: true }),
  };
}

/** What the server is asked for. */
export const toQuery = (list: Pick<ContractListState, 'request' | 'filters'>): ContractQuery => ({
  ...list.request,
  filters: wireFilters(list.filters),
});
