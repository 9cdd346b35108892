import type { components } from '@resonanz/contract/types';
import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { type Column, dayCell, type ExportLanguage } from '../../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../../platform/documents/tables/listFile.ts';
import type { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import { type ContractReader, toItem } from '../record/queries/contracts.ts';
import { foundContracts } from './queries.ts';

type Item = components['schemas']['ContractListItem'];

/** The columns of the list in the reader's language, headed as its screen heads them. */
export function contractExportColumns(language: ExportLanguage): Column<Item>[] {
  const column = (de: string, en: string, width: number, valueOf: Column<Item>['valueOf']): Column<Item> => ({
    heading: language === 'de' ? de : en,
    width,
    valueOf,
  });
  return [
    column('Nr.', 'No.', 8, (row) => row.contractId),
    column('Art', 'Type', 20, (row) => lookupLabels[language][`contractType.${row.type}`]),
    column('Partner', 'Partner', 30, (row) => row.partnerName),
    column('E-Mail-Adresse', 'E-mail address', 34, (row) => row.partnerEmail),
    column('Kampagne', 'Campaign', 34, (row) => row.campaignName),
    column('Kunde', 'Customer', 30, (row) => row.customerName),
    column('Vergütung (EUR, netto)', 'Fee (EUR, net)', 22, (row) => row.budget),
    column('Beginn', 'Start', 12, (row) => dayCell(row.startDate)),
    column('Ende', 'End', 12, (row) => dayCell(row.endDate)),
    column('Status', 'Status', 24, (row) => labels[language][`contractStatus.${row.status}`]),
    column('Versendet', 'Sent', 18, (row) => (row.sentAt === null ? null : new Date(row.sentAt))),
    column('Partner unterschrieben', 'Signed by partner', 22, (row) => dayCell(row.signedDatePartner)),
    column('Gegengezeichnet', 'Countersigned', 16, (row) => dayCell(row.signedDateAgency)),
    column('Größe (Byte)', 'Size (bytes)', 14, (row) => row.documentSize),
    column('Angelegt von', 'Created by', 24, (row) => row.createdByName),
  ];
}

/** The filtered list as a file in the reader's language. */
export async function exportContracts(
  reader: ContractReader,
  { format, language, ...search }: components['schemas']['ContractExport'],
): Promise<{ file: FileAnswer; rows: number }> {
  const rows = (
    await foundContracts(reader, search)
      .limit(MAX_ROWS + 1)
      .execute()
  ).map((row) => toItem(row, reader));
  const [name, title] = language === 'de' ? ['vertraege', 'Verträge'] : ['contracts', 'Contracts'];
  const file = await listFile(reader.services.clock.now(), {
    format,
    language,
    name,
    title,
    columns: contractExportColumns(language),
    rows,
  });
  return { file, rows: rows.length };
}
