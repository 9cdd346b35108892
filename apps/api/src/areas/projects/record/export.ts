import type { Database } from '../../../platform/database/connect.ts';
import { type Column, dayCell, type ExportLanguage } from '../../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../../platform/documents/tables/listFile.ts';
import { labelOf, lookupOf } from '../../../platform/documents/tables/words.ts';
import type { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { foundProjects } from '../queries/list.ts';

type Row = Schemas['Project'];

function regionOf(language: ExportLanguage, { countries, federalStates }: Row): string | null {
  if (federalStates.length > 0)
    return federalStates.map((state) => lookupOf(language, 'federalState', state)).join(', ');
  return countries.length === 0 ? null : countries.map((country) => labelOf(language, `country.${country}`)).join(', ');
}

/** The columns of the list in the reader's language, headed as its screen heads them. */
export function projectExportColumns(language: ExportLanguage): Column<Row>[] {
  const column = (de: string, en: string, width: number, valueOf: Column<Row>['valueOf']): Column<Row> => ({
    heading: language === 'de' ? de : en,
    width,
    valueOf,
  });
  return [
    column('Titel', 'Title', 36, (row) => (language === 'en' && row.titleEn !== '' ? row.titleEn : row.titleDe)),
    column('Marke', 'Brand', 26, (row) => row.brandName),
    column('Art', 'Type', 18, (row) => labelOf(language, `projectType.${row.type}`)),
    column('Status', 'Status', 18, (row) => labelOf(language, `projectStatus.${row.status}`)),
    column('Kategorie', 'Category', 26, (row) =>
      row.category === null ? null : lookupOf(language, 'testerCategory', row.category),
    ),
    column('Vergebene Plätze', 'Places taken', 16, (row) => row.placesTaken),
    column('Plätze', 'Places', 12, (row) => row.places),
    column('Offene Bewerbungen', 'Open applications', 18, (row) => row.applicationsWaiting),
    column('Ende der Bewerbung', 'Applications until', 18, (row) => dayCell(row.applicationUntil)),
    column('Testbeginn', 'Test begins', 16, (row) => dayCell(row.startsOn)),
    column('Testende', 'Test ends', 16, (row) => dayCell(row.endsOn)),
    column('Fragebogen', 'Questionnaire', 16, (row) => row.questionnaires),
    column('Region', 'Region', 30, (row) => regionOf(language, row)),
    column('Verantwortlich', 'Owner', 24, (row) => row.ownerName),
  ];
}

/** The filtered list as a file in the reader's language. */
export async function exportProjects(
  db: Database,
  now: Date,
  { format, language, ...search }: Schemas['ProjectExport'],
): Promise<{ file: FileAnswer; rows: number }> {
  const rows = await foundProjects(db, search)
    .limit(MAX_ROWS + 1)
    .execute();
  const [name, title] = language === 'de' ? ['projekte', 'Projekte'] : ['projects', 'Projects'];
  const file = await listFile(now, { format, language, name, title, columns: projectExportColumns(language), rows });
  return { file, rows: rows.length };
}
