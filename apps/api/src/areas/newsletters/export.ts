import type { Column, ExportLanguage } from '../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../platform/documents/tables/listFile.ts';
import type { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { findNewsletters } from './queries/newsletters.ts';

type Row = Schemas['NewsletterListItem'];

const STATES: Readonly<Record<Row['state'], Readonly<Record<ExportLanguage, string>>>> = {
  draft: { de: 'Entwurf', en: 'Draft' },
  scheduled: { de: 'Geplant', en: 'Scheduled' },
  sending: { de: 'Wird versendet', en: 'Sending' },
  sent: { de: 'Versendet', en: 'Sent' },
  failed: { de: 'Abgebrochen', en: 'Stopped' },
};

const momentOf = (value: string | null): Date | null => (value === null ? null : new Date(value));
/** What nobody was measured for is unknown. */
const measured = (row: Row, count: number): number | null => (row.measured === 0 ? null : count);

/** The columns of the list in the reader's language, headed as its screen heads them. */
function columnsIn(language: ExportLanguage): Column<Row>[] {
  const column = (de: string, en: string, width: number, valueOf: Column<Row>['valueOf']): Column<Row> => ({
    heading: language === 'de' ? de : en,
    width,
    valueOf,
  });
  return [
    column('Betreff (Deutsch)', 'Subject (German)', 44, (row) => row.subjectDe),
    column('Betreff (Englisch)', 'Subject (English)', 44, (row) => row.subjectEn),
    column('Vorlage', 'Template', 26, (row) => row.templateName),
    column('Produkttest', 'Product test', 32, (row) =>
      row.project === null ? null : language === 'de' ? row.project.titleDe : row.project.titleEn,
    ),
    column('Empfänger', 'Receivers', 12, (row) => row.receivers),
    column('Geplant', 'Planned', 18, (row) => momentOf(row.startedAt ?? row.plannedAt)),
    column('Versendet', 'Sent', 12, (row) => row.sent),
    column('Geöffnet', 'Opened', 12, (row) => measured(row, row.opened)),
    column('Geklickt', 'Clicked', 12, (row) => measured(row, row.clicked)),
    column('Abgemeldet', 'Unsubscribed', 14, (row) => row.unsubscribed),
    column('Status', 'Status', 18, (row) => STATES[row.state][language]),
  ];
}

/** The filtered list as a file in the reader's language. */
export async function exportNewsletters(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { format, language, ...search }: Schemas['NewsletterExport'],
): Promise<{ file: FileAnswer; rows: number }> {
  const rows = await findNewsletters(db, { ...search, language }, MAX_ROWS + 1);
  const file = await listFile(clock.now(), {
    format,
    language,
    name: 'newsletter',
    title: 'Newsletter',
    columns: columnsIn(language),
    rows,
  });
  return { file, rows: rows.length };
}
