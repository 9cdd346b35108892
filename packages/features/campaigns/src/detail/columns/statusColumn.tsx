import type { ReactNode } from 'react';
import { nextStates, type StateOf } from '@resonanz/domain/transitions';
import { EnumTag } from '@resonanz/records/EnumTag';
import type { Column, ColumnContext, Row } from './ColumnContext.ts';

type Status = 'contentStatus' | 'invoiceStatus' | 'ndaSignedStatus';

interface StatusColumnOptions {
  id: Status;
  header: string;
  width: number;
  isSortable?: boolean;
  /** The states in their order, with their words. */
  options: readonly { readonly id: StateOf<Status>; readonly label: string }[];
  /** What stands in the cell in place of the tag alone; the words are those of the tag. */
  wrap?: (tag: ReactNode, words: string, row: Row) => ReactNode;
}

/**
 * A status that is changed in its cell, typed or pasted; the table of transitions says what may follow, before the
 * server decides.
 */
export function statusColumn(
  { t, roleId, mayEdit }: ColumnContext,
  { id, header, width, isSortable = false, options, wrap = (tag) => tag }: StatusColumnOptions,
): Column {
  const optionOf = (value: unknown) => options.find((each) => each.id === value);
  return {
    kind: 'select',
    id,
    header,
    width,
    isSortable,
    options,
    read: (row) => optionOf(row[id])?.id ?? null,
    cell: (value, row) =>
      typeof value === 'string' || typeof value === 'number'
        ? wrap(<EnumTag of={id} value={value} />, optionOf(value)?.label ?? String(value), row)
        : '–',
    isEditable: (row) => mayEdit && optionOf(row[id]) !== undefined,
    validate(value, row) {
      const from = optionOf(row[id]);
      if (from === undefined || from.id === value) return undefined;
      const next = nextStates<Status>(id, from.id, roleId)
        .map(optionOf)
        .filter((each) => each !== undefined);
      if (next.some((each) => each.id === value)) return undefined;
      const words = { from: from.label, next: next.map(({ label }) => label).join(', ') };
      return t(next.length === 0 ? 'campaigns.cell.lastStatus' : 'campaigns.cell.nextStatus', words);
    },
  };
}
