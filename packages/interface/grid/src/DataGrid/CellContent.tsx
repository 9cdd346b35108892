import { memo, type ReactNode } from 'react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Switch } from '@resonanz/ui/Switch';
import type { CellShared } from './GridActions.ts';
import * as css from './GridCell.css.ts';
import { type GridColumn, type GridRowId, type GridValue, valueColumn } from './GridColumn.ts';

interface CellContentProps<Row, Id extends GridRowId> {
  column: GridColumn<Row>;
  rowId: Id;
  /** `undefined` where the column only draws. */
  value: GridValue | undefined;
  /** Only where the caller draws the cell; otherwise the value says all. */
  row: Row | undefined;
  isEditable: boolean;
  /** The words stand in the value itself: nothing is beside them. */
  areWordsAlone: boolean;
  shared: CellShared<Id>;
}

// One stop for the Tab key: the grid leads to the boxes.
const notAStop = (element: HTMLInputElement | null) => {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
};

const webAddress = (text: string): string | undefined => (/^https?:\/\//i.test(text) ? text : undefined);

function Content<Row, Id extends GridRowId>({
  column,
  rowId,
  value,
  row,
  isEditable,
  areWordsAlone,
  shared,
}: CellContentProps<Row, Id>): ReactNode {
  const { texts, actions } = shared;
  if (column.kind === undefined) return row === undefined ? null : column.cell(row);
  const own = valueColumn(column);
  if (value === undefined) return null;
  if (own?.cell && row !== undefined) return own.cell(value, row);
  if (column.kind === 'checkbox' || column.kind === 'switch') {
    const Flag = column.kind === 'switch' ? Switch : Checkbox;
    return (
      <Flag
        ref={notAStop}
        aria-label={column.header}
        isSelected={value === true}
        isReadOnly={!isEditable}
        onChange={(next) => actions.flag(rowId, column.id, next)}
      />
    );
  }
  const text = texts.shown(column, value);
  if (text === '') return column.kind === 'text' ? null : <span className={css.unknown}>–</span>;
  const address = column.kind === 'link' ? webAddress(text) : undefined;
  if (!address) return areWordsAlone ? text : <span className={css.words}>{text}</span>;
  return (
    <a className={css.link} data-value-link="" tabIndex={-1} href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\/(www\.)?/i, '')}
    </a>
  );
}

/** What stands in a cell; drawn again only when its value changes. */
export const CellContent = memo(Content) as typeof Content;
