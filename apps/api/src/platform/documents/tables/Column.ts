/** Language of an export. */
export type ExportLanguage = 'de' | 'en';

/** A cell value; its kind decides how a file formats it. */
export type Cell = string | number | boolean | Date | null;

/** A column of an export. */
export interface Column<Row> {
  heading: string;
  /** Width in characters. */
  width: number;
  valueOf(row: Row): Cell;
}

/** A calendar date (`yyyy-MM-dd`) as a cell, formatted by each language. */
export const dayCell = (day: string | null): Cell => (day === null ? null : new Date(`${day}T12:00:00Z`));

/** Yes and no in the reader's language. */
export function yesOrNo(language: ExportLanguage, value: boolean): string {
  if (language === 'de') return value ? 'Ja' : 'Nein';
  return value ? 'Yes' : 'No';
}
