import type { CampaignExport } from '@resonanz/api-client/campaigns';

type FileColumn = NonNullable<CampaignExport['columns']>[number];

/** The columns of the list in their order, each with what it is in a file. */
const FILE_COLUMNS = {
  kampagnenname: ['kampagnenname'],
  status: ['status', 'activeStatus'],
  kundenname: ['kundenname'],
  type: ['type'],
  channels: ['channels', 'channelCount'],
  startdatum: ['startdatum', 'enddatum'],
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
export type ListColumn = keyof typeof FILE_COLUMNS;

/** Columns that are shown only when they are asked for. */
export const HIDDEN_AT_FIRST: readonly ListColumn[] = ['type', 'mediaBudget', 'brandNda', 'region', 'updatedAt'];

/** What a file carries of the columns in sight; a campaign is never without its name. */
export function fileColumns(hiddenColumnIds: ReadonlySet<string>): FileColumn[] {
  return Object.entries(FILE_COLUMNS).flatMap(([id, columns]) =>
    id === 'kampagnenname' || !hiddenColumnIds.has(id) ? columns : [],
  );
}
