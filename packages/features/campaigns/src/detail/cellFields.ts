import type { CampaignInfluencerFields } from '@resonanz/api-client/campaignEntries';
import type { GridValue } from '@resonanz/grid/DataGrid';

const TEXTS: readonly string[] = ['status', 'city'];

function isList(value: GridValue): value is readonly (string | number)[] {
  return Array.isArray(value);
}

/** What a cell holds as the wire carries it: several services are one text. */
function wireValue(columnId: string, value: GridValue): string | number | boolean | null {
  if (isList(value)) return value.join(', ');
  if (value !== null) return value;
  return TEXTS.includes(columnId) ? '' : null;
}

const ACTS: ReadonlySet<string> = new Set([
  'isPublished',
  'contentStatus',
  'invoiceStatus',
  'ndaSignedStatus',
  'interestStatus',
]);

/** Whether a change of the column is an act with a call of its own, and not a value of the row. */
export const isAct = (columnId: string): boolean => ACTS.has(columnId);

/** The changed field of a row; the column is called by its field. */
export function fieldsOf(columnId: string, value: GridValue): CampaignInfluencerFields {
  return { [columnId]: wireValue(columnId, value) } as CampaignInfluencerFields;
}
