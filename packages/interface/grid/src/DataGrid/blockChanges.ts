import type { ChangeReason, PasteReport, SkippedCell } from './CellChange.ts';
import { shownValue } from './cellMarks.ts';
import { emptyValue } from './cellText.ts';
import { type GridRowId, type GridValue, valueColumn } from './GridColumn.ts';
import { type BlockCell, cellsIn, type GridModel } from './GridModel.ts';
import { type Block, filled, heightOf, sourceRow, widthOf } from './place.ts';
import type { Wish } from './useCells.ts';

/** What stands in a cell, entered or saved; `undefined` where a column only draws. */
function valueAt<Row, Id extends GridRowId>(
  { cells }: GridModel<Row, Id>,
  { row, rowId, column }: BlockCell<Row, Id>,
): GridValue | undefined {
  const own = valueColumn(column);
  return own ? shownValue(cells.board.of(rowId, own.id), own.read(row)) : undefined;
}

/** A block as texts for the clipboard. */
export function blockTexts<Row, Id extends GridRowId>(model: GridModel<Row, Id>, block: Block): string[][] {
  return cellsIn(model, block).map((line) =>
    line.map((cell) => {
      if (cell.column.kind === undefined) return cell.column.text?.(cell.row) ?? '';
      const value = valueAt(model, cell);
      return value === undefined ? '' : model.texts.copied(cell.column, value, cell.row);
    }),
  );
}

/** Empties the cells of a block that can be; returns how many. */
export function clearBlock<Row, Id extends GridRowId>(
  model: GridModel<Row, Id>,
  block: Block,
  reason: ChangeReason = 'clear',
): number {
  const wishes = cellsIn(model, block)
    .flat()
    .flatMap(({ rowId, column }): Wish<Id>[] => {
      const value = emptyValue(column);
      return value === undefined ? [] : [{ rowId, columnId: column.id, value }];
    });
  return model.cells.change(wishes, reason);
}

/** Repeats the rows of a block up to another row; returns how many cells changed. */
export function fillBlock<Row, Id extends GridRowId>(model: GridModel<Row, Id>, source: Block, toRow: number): number {
  const target = filled(source, toRow);
  const from = cellsIn(model, source);
  const wishes = cellsIn(model, target).flatMap((line, at) => {
    const row = target.top + at;
    if (row >= source.top && row <= source.bottom) return [];
    const pattern = from[sourceRow(source, row) - source.top] ?? [];
    return line.flatMap(({ rowId, column }, index): Wish<Id>[] => {
      const cell = pattern[index];
      const value = cell && valueAt(model, cell);
      return value === undefined ? [] : [{ rowId, columnId: column.id, value }];
    });
  });
  return model.cells.change(wishes, 'fill');
}

/** The block a pasted one covers: itself, or the selected block where it fits in several times. */
export function pasteTarget(texts: readonly (readonly string[])[], selected: Block): Block {
  const height = texts.length;
  const width = Math.max(...texts.map((line) => line.length));
  const repeats = heightOf(selected) % height === 0 && widthOf(selected) % width === 0;
  return repeats ? selected : { ...selected, bottom: selected.top + height - 1, last: selected.first + width - 1 };
}

/** Writes texts into a block; what finds no cell is reported. */
export function pasteBlock<Row, Id extends GridRowId>(
  model: GridModel<Row, Id>,
  texts: readonly (readonly string[])[],
  target: Block,
): PasteReport<Id> {
  const { props, layout, cells } = model;
  const skipped: SkippedCell<Id>[] = [];
  const wishes: Wish<Id>[] = [];
  const width = Math.max(...texts.map((line) => line.length));
  for (let at = target.top; at <= target.bottom; at += 1) {
    const line = texts[(at - target.top) % texts.length] ?? [];
    const row = props.rows[at];
    for (let track = target.first; track <= target.last; track += 1) {
      // Lines of unequal length leave cells at their end as they are.
      const text = line[(track - target.first) % width];
      if (text === undefined) continue;
      const column = track > layout.range.last ? null : layout.tracks[track]?.column;
      const place = { rowId: row === undefined ? null : props.getRowId(row), columnId: column?.id ?? null, text };
      if (row === undefined || !column) skipped.push({ ...place, reason: 'outside' });
      else if (!cells.canEdit(row, column)) skipped.push({ ...place, reason: 'readOnly' });
      else {
        const value = model.texts.read(column, text, row);
        if (value === undefined) {
          skipped.push({ ...place, reason: 'invalid' });
          cells.markText(props.getRowId(row), column.id, text);
        } else wishes.push({ rowId: props.getRowId(row), columnId: column.id, value });
      }
    }
  }
  return { changed: cells.change(wishes, 'paste'), skipped };
}
