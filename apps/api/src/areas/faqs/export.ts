import type { Database } from '../../platform/database/connect.ts';
import type { Column, ExportLanguage } from '../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../platform/documents/tables/listFile.ts';
import type { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { plainText } from '../../platform/mail/plainText.ts';
import { findFaqs } from './queries/faqs.ts';

type Faq = Schemas['Faq'];

/** The columns of the list in the reader's language, headed as its screen heads them, with the answers in words. */
export function faqExportColumns(language: ExportLanguage): Column<Faq>[] {
  const isGerman = language === 'de';
  const column = (de: string, en: string, width: number, valueOf: Column<Faq>['valueOf']): Column<Faq> => ({
    heading: isGerman ? de : en,
    width,
    valueOf,
  });
  const yesOrNo = (isTrue: boolean) => (isGerman ? (isTrue ? 'Ja' : 'Nein') : isTrue ? 'Yes' : 'No');
  return [
    column('Gruppe', 'Group', 26, (row) => (isGerman ? row.groupDe : row.groupEn)),
    column('Reihenfolge', 'Order', 12, (row) => row.position),
    column('Frage auf Deutsch', 'Question in German', 48, (row) => row.questionDe),
    column('Antwort auf Deutsch', 'Answer in German', 60, (row) => plainText(row.answerDe)),
    column('Frage auf Englisch', 'Question in English', 48, (row) => row.questionEn),
    column('Antwort auf Englisch', 'Answer in English', 60, (row) => plainText(row.answerEn)),
    column('Aktiv', 'Active', 10, (row) => yesOrNo(row.isActive)),
    column('Hilfreich', 'Helpful', 12, (row) => row.helpful),
    column('Nicht hilfreich', 'Not helpful', 14, (row) => row.notHelpful),
    column('Geändert am', 'Changed on', 18, (row) => new Date(row.updatedAt)),
  ];
}

/** The filtered list as a file in the reader's language. */
export async function exportFaqs(
  db: Database,
  now: Date,
  { format, language, ...search }: Schemas['FaqExport'],
): Promise<{ file: FileAnswer; rows: number }> {
  const rows = await findFaqs(db, { ...search, language }, MAX_ROWS + 1);
  const title = 'FAQs';
  const file = await listFile(now, {
    format,
    language,
    name: 'faqs',
    title,
    columns: faqExportColumns(language),
    rows,
  });
  return { file, rows: rows.length };
}
