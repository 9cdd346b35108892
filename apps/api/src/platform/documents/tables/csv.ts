import Papa from 'papaparse';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { type Cell, type Column, type ExportLanguage, yesOrNo } from './Column.ts';

/** Excel reads a file as UTF-8 only when it begins so. */
const BYTE_ORDER_MARK = '\uFEFF';

function dayText(language: ExportLanguage, moment: Date): string {
  const day = berlinDay(moment);
  return language === 'de' ? day.split('-').toReversed().join('.') : day;
}

function numberText(language: ExportLanguage, value: number): string {
  return language === 'de' ? String(value).replace('.', ',') : String(value);
}

/**
 * Makes a text harmless for spreadsheets: what would begin a formula gets an apostrophe before it, at the start of the
 * cell, of one of its lines, and where a spreadsheet of another country would begin a new cell.
 */
export function withoutFormula(text: string): string {
  return text.replace(/(?<=^|[\r\n,;\t])(?!(?<=\r)\n)(?=[\s"]{0,100}[=+\-@|%＝＋－＠])/g, "'");
}

/** Takes away the apostrophes that `withoutFormula` puts in. */
export function withFormula(text: string): string {
  return text.replace(/(?<=^|[\r\n,;\t])'(?=[\s"]{0,100}[=+\-@|%＝＋－＠])/g, '');
}

function textOf(language: ExportLanguage, cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberText(language, cell);
  if (typeof cell === 'boolean') return yesOrNo(language, cell);
  return cell instanceof Date ? dayText(language, cell) : withoutFormula(cell);
}

/** The rows as CSV that German Excel opens with a double click. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[], language: ExportLanguage): string {
  const data = rows.map((row) => columns.map((column) => textOf(language, column.valueOf(row))));
  return (
    BYTE_ORDER_MARK +
    Papa.unparse([columns.map((column) => column.heading), ...data], { delimiter: ';', newline: '\r\n' }) +
    '\r\n'
  );
}
