import Papa from 'papaparse';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { berlinDay } from '../../berlinDay.ts';
import { type Cell, type Column, type ExportLanguage, yesOrNo } from './exportTable.ts';
import type { ChannelRow } from './queries.ts';

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
 * Makes a text harmless for spreadsheets: what would begin a formula, at the start of the cell or of one of
 * its lines, gets an apostrophe before it.
 */
export function withoutFormula(text: string): string {
  return text.replace(/(^|\r\n|[\r\n])(?=\s*[=+\-@|%＝＋－＠])/g, "$1'");
}

function textOf(language: ExportLanguage, cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberText(language, cell);
  if (typeof cell === 'boolean') return yesOrNo(language, cell);
  return cell instanceof Date ? dayText(language, cell) : withoutFormula(cell);
}

/** The rows as CSV that German Excel opens with a double click. */
export function toCsv(columns: readonly Column[], rows: readonly ChannelRow[], language: ExportLanguage): string {
  const data = rows.map((row) => columns.map((column) => textOf(language, column.valueOf(row))));
  return BYTE_ORDER_MARK + Papa.unparse([columns.map((column) => column.heading), ...data], { delimiter: ';', newline: '\r\n' }) + '\r\n';
}

function xlsxCell(language: ExportLanguage, cell: Cell): SheetData[number][number] {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (cell instanceof Date) return { value: cell, type: Date, format: language === 'de' ? 'dd.mm.yyyy' : 'yyyy-mm-dd' };
  return { value: typeof cell === 'boolean' ? yesOrNo(language, cell) : cell, type: String };
}

/** The rows as a workbook; texts are stored as texts and are never formulas. */
export async function toXlsx(columns: readonly Column[], rows: readonly ChannelRow[], language: ExportLanguage): Promise<Buffer> {
  const head = columns.map((column) => ({ value: column.heading, type: String, fontWeight: 'bold' as const }));
  const data = rows.map((row) => columns.map((column) => xlsxCell(language, column.valueOf(row))));
  const sheet = { sheet: 'Influencer', columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
  return writeExcelFile([head, ...data], sheet).toBuffer();
}
