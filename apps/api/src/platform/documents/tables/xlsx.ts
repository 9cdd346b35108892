import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { type Cell, type Column, type ExportLanguage, yesOrNo } from './Column.ts';

function cellOf(language: ExportLanguage, cell: Cell): SheetData[number][number] {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (cell instanceof Date) return { value: cell, type: Date, format: language === 'de' ? 'dd.mm.yyyy' : 'yyyy-mm-dd' };
  return { value: typeof cell === 'boolean' ? yesOrNo(language, cell) : cell, type: String };
}

const MAX_SHEET_NAME_LENGTH = 31;

/** A title as a worksheet name: Excel limits the length and forbids some characters and an apostrophe at either end. */
export function sheetName(title: string): string {
  const clean = title.replaceAll(/[[\]/\\:*?\p{Cc}\s]+/gu, ' ');
  let name = '';
  for (const sign of clean.trim()) {
    if (name.length + sign.length > MAX_SHEET_NAME_LENGTH) break;
    name += sign;
  }
  return name.replaceAll(/^[\s']+|[\s']+$/gu, '') || 'Export';
}

/** Returns the rows as a workbook with one worksheet; texts are stored as texts and never as formulas. */
export async function toXlsx<Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  language: ExportLanguage,
): Promise<Buffer> {
  const head = columns.map((column) => ({ value: column.heading, type: String, fontWeight: 'bold' as const }));
  const data = rows.map((row) => columns.map((column) => cellOf(language, column.valueOf(row))));
  return writeExcelFile([head, ...data], {
    sheet: sheetName(title),
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}
