import type {
  CampaignExport,
  CampaignFilters,
  CampaignListInput,
  CampaignSortKey,
} from '@resonanz/api-client/campaigns';
import { ARCHIVED, CAMPAIGN_ACTIVE, CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '@resonanz/domain/campaigns';
import { valuesOf } from '@resonanz/domain/enumerations';
import { REGION_IDS } from '@resonanz/domain/lookups';
import { CHANNEL_TYPES, platformFromType } from '@resonanz/domain/platforms';
import { dateRange, flag, ids, numberRange, oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';

const filters = {
  status: oneOf(CAMPAIGN_STATUSES),
  type: oneOf(CAMPAIGN_TYPES),
  customer: ids,
  owner: ids,
  region: oneOf(REGION_IDS),
  period: dateRange,
  budget: numberRange,
  invoice: oneOf(valuesOf('brandInvoiceStatus')),
  nda: oneOf(valuesOf('requestNdaStatus')),
  active: oneOf([CAMPAIGN_ACTIVE.active, CAMPAIGN_ACTIVE.inactive]),
  archived: flag,
  platform: oneOf(CHANNEL_TYPES),
  category: ids,
};

const SORTS = [
  'name',
  'customerName',
  'startDate',
  'budget',
  'budgetUsed',
  'status',
  'ownerName',
  'updatedAt',
] as const satisfies readonly CampaignSortKey[];

/** What the campaign list can be sorted and filtered by. */
export const campaignList = defineList({
  sorts: SORTS,
  defaultSort: { columnId: 'updatedAt', direction: 'descending' },
  filters,
});

/** The state of the campaign list. */
export type CampaignListState = ListState<(typeof SORTS)[number], typeof filters>;

/** The filters as the server takes them; what filters nothing is left out. */
export function wireFilters({ filters: values }: Pick<CampaignListState, 'filters'>): CampaignFilters {
  const { min, max } = values.budget;
  const [from, to] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  const all = {
    option: values.status ?? undefined,
    type: values.type ?? undefined,
    customerId: values.customer[0],
    ownerId: values.owner[0],
    region: values.region ?? undefined,
    periodFrom: values.period.from ?? undefined,
    periodTo: values.period.to ?? undefined,
    budgetFrom: from ?? undefined,
    budgetTo: to ?? undefined,
    brandInvoice: values.invoice ?? undefined,
    brandNdaStatus: values.nda ?? undefined,
    activeStatus: values.active ?? undefined,
    archive: values.archived ? ARCHIVED.yes : undefined,
    platform: values.platform === null ? undefined : platformFromType(values.platform),
    category: values.category[0],
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as CampaignFilters;
}

/** The page the list asks the server for. */
export const toInput = (list: Pick<CampaignListState, 'request' | 'filters'>): CampaignListInput =>
  ({ ...list.request, ...wireFilters(list) }) as CampaignListInput;

type FileColumn = NonNullable<CampaignExport['columns']>[number];

/** The columns of the list in their order, each with what it is in a file. */
const FILE_COLUMNS = {
  name: ['name'],
  status: ['status', 'activeStatus'],
  customerName: ['customerName'],
  type: ['type'],
  channels: ['channels', 'channelCount'],
  startDate: ['startDate', 'endDate'],
  budget: ['budget'],
  mediaBudget: ['mediaBudget'],
  budgetUsed: ['budgetUsed'],
  brandInvoice: ['brandInvoice'],
  brandNda: ['brandNdaStatus'],
  region: ['region'],
  ownerName: ['ownerName'],
  updatedAt: ['updatedAt'],
} as const satisfies Readonly<Record<string, readonly FileColumn[]>>;

/** A column of the list. */
type ListColumn = keyof typeof FILE_COLUMNS;

/** Columns that are shown only when they are asked for. */
export const HIDDEN_AT_FIRST: readonly ListColumn[] = ['type', 'mediaBudget', 'brandNda', 'region', 'updatedAt'];

/** What a file carries of the columns in sight; a campaign is never without its name. */
export function fileColumns(hiddenColumnIds: ReadonlySet<string>): FileColumn[] {
  return Object.entries(FILE_COLUMNS).flatMap(([id, columns]) =>
    id === 'name' || !hiddenColumnIds.has(id) ? columns : [],
  );
}
