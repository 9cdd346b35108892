import { type Column, type ExportLanguage } from '../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../platform/documents/tables/listFile.ts';
import { labelOf, lookupOf } from '../../platform/documents/tables/words.ts';
import type { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { findPosts } from './queries/posts.ts';

type Row = Schemas['BlogPostListItem'];

const STATES: Readonly<Record<Row['state'], Readonly<Record<ExportLanguage, string>>>> = {
  draft: { de: 'Entwurf', en: 'Draft' },
  scheduled: { de: 'Geplant', en: 'Scheduled' },
  published: { de: 'Veröffentlicht', en: 'Published' },
  hidden: { de: 'Ausgeblendet', en: 'Hidden' },
};

const momentOf = (value: string | null): Date | null => (value === null ? null : new Date(value));

/** The columns of the list in the reader's language, headed as its screen heads them. */
export function blogExportColumns(language: ExportLanguage): Column<Row>[] {
  const column = (de: string, en: string, width: number, valueOf: Column<Row>['valueOf']): Column<Row> => ({
    heading: language === 'de' ? de : en,
    width,
    valueOf,
  });
  return [
    column('Titel (Deutsch)', 'Title (German)', 44, (row) => row.titleDe),
    column('Titel (Englisch)', 'Title (English)', 44, (row) => row.titleEn),
    column('Art', 'Type', 18, (row) => labelOf(language, `blogType.${row.type}`)),
    column('Kategorie', 'Category', 26, (row) => lookupOf(language, 'testerCategory', row.category)),
    column('Verfasst von', 'Author', 24, (row) => row.authorName),
    column('Datum', 'Date', 18, (row) => momentOf(row.publishedAt ?? row.publishAt)),
    column('Status', 'Status', 18, (row) => STATES[row.state][language]),
    column('Aufrufe', 'Views', 12, (row) => row.views),
  ];
}

/** The filtered list as a file in the reader's language. */
export async function exportPosts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { format, language, ...search }: Schemas['BlogPostExport'],
): Promise<{ file: FileAnswer; rows: number }> {
  const now = clock.now();
  const rows = await findPosts(db, search, { now, limit: MAX_ROWS + 1 });
  const title = 'Blog';
  const file = await listFile(now, {
    format,
    language,
    name: 'blog',
    title,
    columns: blogExportColumns(language),
    rows,
  });
  return { file, rows: rows.length };
}
