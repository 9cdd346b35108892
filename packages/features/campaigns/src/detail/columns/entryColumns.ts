import type { PipelineState } from '@resonanz/api-client/campaignEntries';
import type { Column, ColumnContext } from './ColumnContext.ts';
import { COLUMN_ORDER } from './columnOrder.ts';
import { contentColumns } from './contentColumns.tsx';
import { creatorColumns } from './creatorColumns.tsx';
import { figureColumns } from './figureColumns.ts';
import { withInvalidWords } from './invalidWords.ts';
import { moneyColumns } from './moneyColumns.tsx';
import { workColumns } from './workColumns.tsx';

/** The columns of the creators in one pipeline state. */
export function entryColumns(state: PipelineState, context: ColumnContext): readonly Column[] {
  const all = [creatorColumns, workColumns, moneyColumns, contentColumns, figureColumns].flatMap((columns) =>
    columns(context),
  );
  const byId = new Map(all.map((column) => [column.id, column]));
  return COLUMN_ORDER[state]
    .map((id) => byId.get(id))
    .filter((column) => column !== undefined)
    .map((column) => withInvalidWords(column, context));
}
