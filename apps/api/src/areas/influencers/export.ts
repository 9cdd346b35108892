import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Database } from '../../platform/database/connect.ts';
import { toCsv } from '../../platform/documents/tables/csv.ts';
import { toXlsx } from '../../platform/documents/tables/xlsx.ts';
import { ApiError } from '../../platform/http/ApiError.ts';
import { FileAnswer } from '../../platform/http/FileAnswer.ts';
import { exportColumns } from './exportTable.ts';
import { insertExport } from './queries/exports.ts';
import { channelQuery, channelSlice } from './queries/list.ts';
import { seesPrices } from './rules.ts';

type Request = components['schemas']['InfluencerExport'];

/** Maximum number of rows in one file; a workbook is built in memory and needs more. */
export const MAX_ROWS = { csv: 50_000, xlsx: 20_000 } as const;

const CONTENT_TYPE = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Writes into the history who exported how many rows with which filters. */
async function record(
  db: Database,
  viewer: CallUser,
  { format, filters = {}, search, columns, channelIds }: Request,
  rows: number,
): Promise<void> {
  const narrowed =
    channelIds === undefined
      ? { filters, searched: search !== undefined && search !== '' }
      : { selected: channelIds.length };
  const changes = { format, rows, ...narrowed, ...(columns !== undefined && { columns }) };
  await insertExport(db, viewer, changes);
}

/** The filtered list as a file in the reader's language; a list that is too long is rejected, never truncated. */
export async function exportChannels(
  db: Database,
  viewer: CallUser,
  request: Request,
  now: Date,
): Promise<{ file: FileAnswer; rows: number }> {
  const { format, language } = request;
  const most = MAX_ROWS[format];
  const { rows } = await channelSlice(db, viewer, channelQuery(request, berlinDay(now)), {
    limit: most + 1,
    offset: 0,
  });
  if (rows.length > most) throw new ApiError(422, 'VALIDATION_FAILED', 'exportTooManyRows', { data: { most } });
  const columns = exportColumns(language, seesPrices(viewer), request.columns);
  const bytes = format === 'csv' ? toCsv(columns, rows, language) : await toXlsx('Influencer', columns, rows, language);
  await record(db, viewer, request, rows.length);
  const fileName = `influencer-${berlinDay(now)}.${format}`;
  return { file: new FileAnswer({ contentType: CONTENT_TYPE[format], fileName, bytes }), rows: rows.length };
}
