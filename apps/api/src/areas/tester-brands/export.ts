import type { Database } from '../../platform/database/connect.ts';
import type { Column, ExportLanguage } from '../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../platform/documents/tables/listFile.ts';
import { lookupOf } from '../../platform/documents/tables/words.ts';
import type { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type BrandSearch, findBrands } from './queries.ts';

type Brand = Awaited<ReturnType<typeof findBrands>>[number];

/** The columns of the list in the reader's language, headed as its screen heads them. */
export function brandExportColumns(language: ExportLanguage): Column<Brand>[] {
  const isGerman = language === 'de';
  const column = (de: string, en: string, width: number, valueOf: Column<Brand>['valueOf']): Column<Brand> => ({
    heading: isGerman ? de : en,
    width,
    valueOf,
  });
  const status = (isActive: boolean) => {
    if (isActive) return isGerman ? 'Aktiv' : 'Active';
    return isGerman ? 'Verborgen' : 'Hidden';
  };
  return [
    column('Reihenfolge', 'Order', 12, (row) => row.place),
    column('Name', 'Name', 30, (row) => row.name),
    column('Status', 'Status', 12, (row) => status(row.is_active)),
    column('Projekte', 'Projects', 12, (row) => row.projects),
    column('Kategorien', 'Categories', 40, (row) =>
      row.categories.map((id) => lookupOf(language, 'testerCategory', id)).join(', '),
    ),
    column('Kunde', 'Customer', 30, (row) => row.customer_name),
    column('Website', 'Website', 36, (row) => row.link),
    column('Text auf Deutsch', 'Text in German', 60, (row) => row.text_de),
    column('Text auf Englisch', 'Text in English', 60, (row) => row.text_en),
    column('Geändert am', 'Changed on', 18, (row) => new Date(row.updated_at)),
  ];
}

/** The filtered list as a file in the reader's language. */
export async function exportBrands(
  db: Database,
  now: Date,
  { format, language, ...search }: Pick<Schemas['TesterBrandExport'], 'format' | 'language'> & BrandSearch,
): Promise<{ file: FileAnswer; rows: number }> {
  const rows = await findBrands(db, search, MAX_ROWS + 1);
  const [name, title] = language === 'de' ? ['tester-brands', 'Tester-Brands'] : ['tester-brands', 'Tester brands'];
  const file = await listFile(now, { format, language, name, title, columns: brandExportColumns(language), rows });
  return { file, rows: rows.length };
}
