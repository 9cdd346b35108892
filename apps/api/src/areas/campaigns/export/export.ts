import { berlinDay } from '@resonanz/domain/berlinDay';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import type { Column, ExportLanguage } from '../../../platform/documents/tables/Column.ts';
import { toCsv } from '../../../platform/documents/tables/csv.ts';
import { toXlsx } from '../../../platform/documents/tables/xlsx.ts';
import { ApiError } from '../../../platform/http/ApiError.ts';
import { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { EntryEditor } from '../entries/changeEntries.ts';
import { entryList } from '../entries/queries/list.ts';
import { campaignRows } from '../list/queries.ts';
import { visibleCampaign } from '../record/queries/detail.ts';
import { campaignExportColumns, entryExportColumns } from './columns.ts';

/** Maximum number of rows of one file. */
const MAX_ROWS = 10_000;

const CONTENT_TYPE = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface Table<Row> {
  format: 'csv' | 'xlsx';
  language: ExportLanguage;
  title: string;
  columns: Column<Row>[];
  rows: readonly Row[];
}

async function fileOf<Row>(now: Date, { format, language, title, columns, rows }: Table<Row>): Promise<FileAnswer> {
  if (rows.length > MAX_ROWS)
    throw new ApiError(422, 'VALIDATION_FAILED', 'exportTooManyRows', { data: { most: MAX_ROWS } });
  const bytes = format === 'csv' ? toCsv(columns, rows, language) : await toXlsx(title, columns, rows, language);
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return new FileAnswer({ contentType: CONTENT_TYPE[format], fileName: `${name}-${berlinDay(now)}.${format}`, bytes });
}

/** The campaign list as a file in the reader's language; the log says who exported how many rows. */
export async function exportCampaigns(
  { user, services, audit }: EntryEditor,
  body: Schemas['CampaignExport'],
): Promise<FileAnswer> {
  const { format, language, columns, filters = {}, ...order } = body;
  const rows = await campaignRows(services.db, user, { ...filters, ...order }, MAX_ROWS + 1);
  const file = await fileOf(services.clock.now(), {
    format,
    language,
    title: language === 'de' ? 'Kampagnen' : 'Campaigns',
    columns: campaignExportColumns(columns, language),
    rows,
  });
  audit({
    entity: 'campaigns',
    action: AUDIT_ACTION.export,
    changes: { rows: [null, rows.length], format: [null, format] },
  });
  return file;
}

/** The grid of one pipeline state as a file, with the columns that are asked for. */
export async function exportEntries(
  { user, services, audit }: EntryEditor,
  body: Schemas['CampaignInfluencerExport'],
): Promise<FileAnswer> {
  const { format, language, columns, ...query } = body;
  const now = services.clock.now();
  const campaign = await visibleCampaign(services.db, user, body.campaignId);
  const rows = await entryList(services.db, query, { now, optionDays: services.optionDays.unpublish }, MAX_ROWS + 1);
  const file = await fileOf(now, {
    format,
    language,
    title: campaign.kampagnenname,
    columns: entryExportColumns(columns, language),
    rows,
  });
  audit({
    entity: 'campaign',
    entityId: body.campaignId,
    action: AUDIT_ACTION.export,
    changes: { rows: [null, rows.length], format: [null, format], state: [null, body.state] },
  });
  return file;
}
