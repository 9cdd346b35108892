import type { components } from '@resonanz/contract/types';
import { ARCHIVED, CAMPAIGN_ACTIVE } from '@resonanz/domain/campaigns';
import { labels, type LabelKey } from '@resonanz/domain/labels';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { type Column, dayCell, type ExportLanguage } from '../../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../../platform/documents/tables/listFile.ts';
import type { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import { foundRequests } from './queries/requests.ts';
import type { RequestEditor } from './RequestEditor.ts';

type Row = components['schemas']['AgencyRequestItem'];

/** The columns of the list in the reader's language, headed as its screen heads them. */
export function requestExportColumns(language: ExportLanguage): Column<Row>[] {
  const label = (key: string): string => labels[language][key as LabelKey] ?? key;
  const column = (de: string, en: string, width: number, valueOf: Column<Row>['valueOf']): Column<Row> => ({
    heading: language === 'de' ? de : en,
    width,
    valueOf,
  });
  return [
    column('Nummer', 'Number', 16, (row) => row.number),
    column('Brand', 'Brand', 30, (row) => row.brand),
    column('Titel', 'Title', 36, (row) => row.title),
    column('Produktname', 'Product name', 30, (row) => row.productName),
    column('Plattformen', 'Platforms', 30, (row) => row.platforms.join(', ')),
    column('Zielgruppe', 'Target group', 24, (row) =>
      row.targetGroups.map((group) => label(`gender.${group}`)).join(', '),
    ),
    column('Budget (EUR)', 'Budget (EUR)', 14, (row) => row.budget),
    column('Wunschstart', 'Wished start', 14, (row) => dayCell(row.startDate)),
    column('Laufzeit (Monate)', 'Duration (months)', 14, (row) => row.durationMonths),
    column('Status', 'Status', 16, (row) => label(`requestStatus.${row.status}`)),
    column('NDA', 'NDA', 16, (row) => (row.ndaRequired ? label(`requestNdaStatus.${row.ndaStatus}`) : null)),
    column('Zuständig', 'Assigned to', 24, (row) => row.assignee?.fullName ?? null),
    column('Ungelesen', 'Unread', 14, (row) => row.unreadComments),
    column('Eingegangen am', 'Received on', 18, (row) => new Date(row.createdAt)),
    column('Aktiv', 'Active', 10, (row) => row.activeStatus === CAMPAIGN_ACTIVE.active),
    column('Archiviert', 'Archived', 10, (row) => row.archive === ARCHIVED.yes),
    column('Kampagne', 'Campaign', 30, (row) => row.campaign?.kampagnenname ?? null),
  ];
}

/** The filtered list as a file in the reader's language; the log says who exported how many rows. */
export async function exportRequests(
  { user, services, audit }: RequestEditor,
  { format, language, ...query }: components['schemas']['AgencyRequestExport'],
): Promise<FileAnswer> {
  const rows = await foundRequests(services.db, user, query, MAX_ROWS + 1);
  const [name, title] =
    language === 'de' ? ['kampagnenanfragen', 'Kampagnenanfragen'] : ['campaign-requests', 'Campaign requests'];
  const file = await listFile(services.clock.now(), {
    format,
    language,
    name,
    title,
    columns: requestExportColumns(language),
    rows,
  });
  audit({
    entity: 'campaignRequestExport',
    action: AUDIT_ACTION.export,
    changes: { format: [null, format], rows: [null, rows.length], filters: [null, query.filters ?? {}] },
  });
  return file;
}
