import Papa from 'papaparse';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { type Cell, type Column, type ExportLanguage, yesOrNo } from './Column.ts';

/** Byte order mark: without it Excel does not read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function dayText(language: ExportLanguage, moment: Date): string {
  const day = berlinDay(moment);
  return language === 'de' ? day.split('-').toReversed().join('.') : day;
}

function numberText(language: ExportLanguage, value: number): string {
  return language === 'de' ? String(value).replace('.', ',') : String(value);
}

/**
 * Prevents formula injection: puts an apostrophe before text that would start a formula, at the start of the cell, of
 * one of its lines, and after a separator of another locale.
 */
export function withoutFormula(text: string): string {
  return text.replace(/(?<=^|[\r\n,;\t])(?!(?<=\r)\n)(?=[\s"]{0,100}[=+\-@|%＝＋－＠])/g, "'");
}

/** Removes the apostrophes that `withoutFormula` adds. */
export function withFormula(text: string): string {
  return text.replace(/(?<=^|[\r\n,;\t])'(?=[\s"]{0,100}[=+\-@|%＝＋－＠])/g, '');
}

function textOf(language: ExportLanguage, cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberText(language, cell);
  if (typeof cell === 'boolean') return yesOrNo(language, cell);
  return cell instanceof Date ? dayText(language, cell) : withoutFormula(cell);
}

/** Returns the rows as CSV that a German Excel opens directly. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[], language: ExportLanguage): string {
  const data = rows.map((row) => columns.map((column) => textOf(language, column.valueOf(row))));
  return (
    BYTE_ORDER_MARK +
    Papa.unparse([columns.map((column) => column.heading), ...data], { delimiter: ';', newline: '\r\n' }) +
    '\r\n'
  );
}
