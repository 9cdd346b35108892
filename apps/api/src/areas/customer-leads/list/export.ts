import type { components } from '@resonanz/contract/types';
import type { Database } from '../../../platform/database/connect.ts';
import { type Column, dayCell, type ExportLanguage } from '../../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../../platform/documents/tables/listFile.ts';
import { labelOf, lookupOf } from '../../../platform/documents/tables/words.ts';
import type { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { Reader } from '../../customers/door.ts';
import type { LeadRow } from '../record/queries.ts';
import { foundLeads } from './queries.ts';

/** The columns of the list in the reader's language, headed as its screen heads them. */
export function leadExportColumns(language: ExportLanguage): Column<LeadRow>[] {
  const column = (de: string, en: string, width: number, valueOf: Column<LeadRow>['valueOf']): Column<LeadRow> => ({
    heading: language === 'de' ? de : en,
    width,
    valueOf,
  });
  return [
    column('Leadnummer', 'Lead number', 12, (row) => row.customerLeadId),
    column('Firma', 'Company', 36, (row) => row.company),
    column('Land', 'Country', 14, (row) => (row.country === null ? null : labelOf(language, `country.${row.country}`))),
    column('Branche', 'Industry', 26, (row) =>
      row.industryId === null ? null : lookupOf(language, 'brandCategory', row.industryId),
    ),
    column('Hauptkontakt', 'Main contact', 26, (row) => row.contactName),
    column('E-Mail-Adresse', 'E-mail address', 34, (row) => row.contactEmail),
    column('Telefon', 'Phone', 20, (row) => row.contactPhone),
    column('Quelle', 'Source', 26, (row) => lookupOf(language, 'leadSource', row.sourceId)),
    column('Status', 'Status', 18, (row) => labelOf(language, `salesStatus.${row.status}`)),
    column('Qualifizierung', 'Qualification', 18, (row) => labelOf(language, `qualified.${row.qualified}`)),
    column('Erwartetes Budget (EUR)', 'Expected budget (EUR)', 16, (row) => row.expectedBudget),
    column('Erwarteter Monat', 'Expected month', 16, (row) => row.expectedMonth),
    column('Wahrscheinlichkeit (%)', 'Probability (%)', 16, (row) => row.probability),
    column('Nächster Schritt', 'Next step', 36, (row) => row.nextStep),
    column('Wiedervorlage', 'Follow-up', 16, (row) => dayCell(row.followUpDate)),
    column('Verantwortlich', 'Owner', 24, (row) => row.ownerName),
    column('Kunde', 'Customer', 30, (row) => row.customerName),
    column('Letzter Kontakt', 'Last contact', 18, (row) =>
      row.lastContactAt === null ? null : new Date(row.lastContactAt),
    ),
    column('Alter (Tage)', 'Age (days)', 12, (row) => row.ageDays),
    column('Angelegt', 'Added', 18, (row) => new Date(row.createdAt)),
  ];
}

/** The filtered list as a file in the reader's language. */
export async function exportLeads(
  db: Database,
  reader: Reader,
  { format, language, ...search }: components['schemas']['CustomerLeadExport'],
): Promise<{ file: FileAnswer; rows: number }> {
  const rows = await foundLeads(db, reader, search)
    .limit(MAX_ROWS + 1)
    .execute();
  const [name, title] = language === 'de' ? ['leads', 'Leads'] : ['customer-leads', 'Customer leads'];
  const file = await listFile(reader.now, {
    format,
    language,
    name,
    title,
    columns: leadExportColumns(language),
    rows,
  });
  return { file, rows: rows.length };
}
