import type { CampaignInfluencerFields, CampaignInfluencerRow } from '@resonanz/api-client/campaign-entries';
import type { GridValue } from '@resonanz/grid/DataGrid';
import { servicesOf } from './services.ts';

const BUDGETS: readonly string[] = ['vorBudget', 'finalesBudget'];
const TEXTS: readonly string[] = ['status', 'city'];

function isList(value: GridValue): value is readonly (string | number)[] {
  return Array.isArray(value);
}

/** What a cell holds as the wire carries it: a budget is never unknown, several services are one text. */
function wireValue(columnId: string, value: GridValue): string | number | boolean | null {
  if (isList(value)) return value.join(', ');
  if (value !== null) return value;
  if (BUDGETS.includes(columnId)) return 0;
  return TEXTS.includes(columnId) ? '' : null;
}

/** The changed field of a row; the column carries the name of the wire. */
export function fieldsOf(columnId: string, value: GridValue): CampaignInfluencerFields {
  return { [columnId]: wireValue(columnId, value) } as CampaignInfluencerFields;
}

/** Whether a row still holds what stood in the cell when the user began: then nobody else has touched this cell. */
export function isUntouched(row: CampaignInfluencerRow, columnId: string, previous: GridValue): boolean {
  const stands = columnId === 'leistung' ? servicesOf(row).join(', ') : (row as Readonly<Record<string, unknown>>)[columnId];
  return (stands ?? '') === (wireValue(columnId, previous) ?? '');
}
