import type { components } from '@resonanz/contract/types';
import type { Database } from '../../platform/database/connect.ts';
import type { Column, ExportLanguage } from '../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../platform/documents/tables/listFile.ts';
import { labelOf, lookupOf } from '../../platform/documents/tables/words.ts';
import type { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { CustomerRow, Reader } from './queries/customers.ts';
import { foundCustomers } from './queries/list.ts';

/** The columns of the list in the reader's language, headed as its screen heads them. */
export function customerExportColumns(language: ExportLanguage): Column<CustomerRow>[] {
  const column = (
    de: string,
    en: string,
    width: number,
    valueOf: Column<CustomerRow>['valueOf'],
  ): Column<CustomerRow> => ({
    heading: language === 'de' ? de : en,
    width,
    valueOf,
  });
  return [
    column('Nr.', 'No.', 8, (row) => row.customerId),
    column('Name', 'Name', 36, (row) => row.name),
    column('Straße und Hausnummer', 'Street and house number', 30, (row) => row.streetAndHouse),
    column('PLZ und Ort', 'Postcode and city', 28, (row) => row.cityAndZip),
    column('Land', 'Country', 14, (row) => (row.country === null ? null : labelOf(language, `country.${row.country}`))),
    column('Branche', 'Industry', 26, (row) =>
      row.industryId === null ? null : lookupOf(language, 'brandCategory', row.industryId),
    ),
    column('Hauptkontakt', 'Main contact', 26, (row) => row.contactName),
    column('E-Mail-Adresse', 'E-mail address', 34, (row) => row.contactEmail),
    column('Telefon', 'Phone', 20, (row) => row.contactPhone),
    column('Offene Kampagnen', 'Open campaigns', 16, (row) => row.openCampaigns),
    column('Jahresbudget (EUR)', 'Budget of the year (EUR)', 16, (row) => row.budget),
    column('Verplantes Budget (EUR)', 'Used budget (EUR)', 16, (row) => row.usedBudget),
    column('Rechnungswährung', 'Invoice currency', 10, (row) => row.currencyCode),
    column('Verantwortlich', 'Owner', 24, (row) => row.ownerName),
    column('Status', 'Status', 14, (row) => labelOf(language, `customerStatus.${row.status}`)),
    column('Portalzugang', 'Portal access', 14, (row) => row.hasBrandAccess),
  ];
}

/** The filtered list as a file in the reader's language. */
export async function exportCustomers(
  db: Database,
  reader: Reader,
  { format, language, ...search }: components['schemas']['CustomerExport'],
): Promise<{ file: FileAnswer; rows: number }> {
  const rows = await foundCustomers(db, reader, search)
    .limit(MAX_ROWS + 1)
    .execute();
  const [name, title] = language === 'de' ? ['kunden', 'Kunden'] : ['customers', 'Customers'];
  const file = await listFile(reader.now, {
    format,
    language,
    name,
    title,
    columns: customerExportColumns(language),
    rows,
  });
  return { file, rows: rows.length };
}
