import { CellGrid } from '../CellGrid/CellGrid.tsx';
import type { Option, OptionId } from '../OptionList/Option.ts';
import type { CellEdit, CellValue } from '../Table/CellEdit.ts';
import { NumberCellField, NumberWords, TextCellField } from './cellFields.tsx';
import { EditableCell } from './EditableCell.tsx';
import type { DrawnEdit, EditOf } from './EditOf.ts';
import { newsOf } from './newsOf.tsx';
import { SelectCell } from './SelectCell.tsx';

/** A cell that becomes a text field. */
export type TextCellEdit<Row> = EditOf<Row, string>;

/** A cell that becomes a number field. */
export interface NumberCellEdit<Row> extends EditOf<Row, number | null> {
  /** Digits after the decimal mark; 0 by default. */
  fractionDigits?: number;
  /** Smallest number; below zero allows a minus. */
  minValue?: number;
  /** Stands after the number, for example "€". */
  unit?: string;
}

/** A cell that becomes a list of options. */
export interface SelectCellEdit<Row> extends EditOf<Row, OptionId> {
  /** The options. */
  options: readonly Option[];
}

function cellEdit<Row, Value extends CellValue>(edit: DrawnEdit<Row, Value>): CellEdit<Row> {
  return {
    draw: (cell) => (edit.isReadOnly?.(cell.row) ? cell.column.cell(cell.row) : <EditableCell {...cell} edit={edit} />),
    newsOf,
    grid: CellGrid,
  };
}

/** Makes the cells of a column fields of text in one line. */
export function textEdit<Row>(edit: TextCellEdit<Row>): CellEdit<Row> {
  return cellEdit({ ...edit, field: (field) => <TextCellField {...field} />, words: (draft) => draft });
}

/** Makes the cells of a column fields of a number in the writing of the language. */
export function numberEdit<Row>({ fractionDigits = 0, minValue, unit, ...edit }: NumberCellEdit<Row>): CellEdit<Row> {
  return cellEdit({
    ...edit,
    field: (field) => <NumberCellField {...field} fractionDigits={fractionDigits} minValue={minValue} unit={unit} />,
    words: (draft) => <NumberWords draft={draft} fractionDigits={fractionDigits} unit={unit} />,
  });
}

/** Makes the cells of a column lists of few options; choosing one saves it. */
export function selectEdit<Row>({ options, ...edit }: SelectCellEdit<Row>): CellEdit<Row> {
  return cellEdit({
    ...edit,
    field: ({ label, value, onPick }) => <SelectCell label={label} options={options} value={value} onChange={onPick} />,
    words: (draft) => options.find(({ id }) => id === draft)?.label,
  });
}
