import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { type Column, dayCell, type ExportLanguage } from '../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../platform/documents/tables/listFile.ts';
import type { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { foundUgcRequests } from './record/queries/requests.ts';
import type { UgcEditor } from './UgcEditor.ts';

type Row = Schemas['UgcRequestListItem'];

/** The columns of the list in the reader's language, headed as its screen heads them. */
export function ugcExportColumns(language: ExportLanguage): Column<Row>[] {
  const column = (de: string, en: string, width: number, valueOf: Column<Row>['valueOf']): Column<Row> => ({
    heading: language === 'de' ? de : en,
    width,
    valueOf,
  });
  const otherLength = language === 'de' ? 'Andere Länge' : 'Other length';
  return [
    column('Nummer', 'Number', 16, (row) => row.number),
    column('Brand', 'Brand', 30, (row) => row.brandName),
    column('Produkt', 'Product', 36, (row) => row.productName),
    column('Videos', 'Videos', 10, (row) => row.videoCount),
    column('Länge (Sekunden)', 'Length (seconds)', 18, (row) =>
      row.length === 'others' ? row.lengthText || otherLength : row.length,
    ),
    column('Sprachen', 'Languages', 24, (row) =>
      row.languages.map((code) => lookupLabels[language][`videoLanguage.${code}`]).join(', '),
    ),
    column('Preis (EUR, netto)', 'Price (EUR, net)', 18, (row) => row.money.total),
    column('Lieferung', 'Delivery', 14, (row) => dayCell(row.deliveryDate)),
    column('Creator vorgeschlagen', 'Creators proposed', 18, (row) => row.creatorsProposed),
    column('Creator bestätigt', 'Creators confirmed', 18, (row) => row.creatorsApproved),
    column('Angenommen', 'Accepted', 18, (row) => row.videosAccepted),
    column('Status', 'Status', 16, (row) => labels[language][`requestStatus.${row.status}`]),
    column('Zuständig', 'Assigned to', 24, (row) => row.assigneeName),
    column('Kommentare', 'Comments', 14, (row) => row.comments),
    column('Aktiv', 'Active', 10, (row) => row.active),
    column('Archiviert', 'Archived', 10, (row) => row.archived),
  ];
}

/** The filtered list as a file in the reader's language; the log says who exported how many rows. */
export async function exportUgcRequests(
  { user, services: { db, clock }, audit }: UgcEditor,
  { format, language, ...query }: Schemas['UgcRequestExport'],
): Promise<FileAnswer> {
  const now = clock.now();
  const rows = await foundUgcRequests(db, user, query, MAX_ROWS + 1, now);
  const [name, title] = language === 'de' ? ['ugc-anfragen', 'UGC-Anfragen'] : ['ugc-requests', 'UGC requests'];
  const file = await listFile(now, { format, language, name, title, columns: ugcExportColumns(language), rows });
  audit({
    entity: 'ugcRequestExport',
    action: AUDIT_ACTION.export,
    changes: { format: [null, format], rows: [null, rows.length], filters: [null, query.filters ?? {}] },
  });
  return file;
}
