import { file } from '@resonanz/validators/file';

/** Endings of files that can be imported. */
export const IMPORT_TYPES = ['.csv', '.xlsx'] as const;

const spreadsheet = file('spreadsheet');

/** Why a file cannot be imported, as far as name and size show; the server looks inside. */
export function importFileError({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (name.toLowerCase().endsWith('.xls')) return 'importFileOldExcel';
  return spreadsheet.validate({ name, size }).issues?.[0]?.code ?? null;
}

/** A copy in memory: what is previewed is what is imported, even when the file on the disk changes meanwhile. */
export async function inMemory(source: File): Promise<File> {
  return new File([await source.arrayBuffer()], source.name, { type: source.type });
}
