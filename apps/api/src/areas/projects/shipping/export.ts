import type { Db } from '../../../platform/database/schema.ts';
import type { Column } from '../../../platform/documents/tables/Column.ts';
import { listFile } from '../../../platform/documents/tables/listFile.ts';
import { labelOf } from '../../../platform/documents/tables/words.ts';
import type { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { HEADINGS } from './columns.ts';
import { findShipments } from './queries.ts';

type Row = Schemas['ProjectShipment'];

const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The parcels of a project with their addresses as a file in the reader's language. */
export async function exportShipments(
  db: Db,
  now: Date,
  { projectId, format, language, state }: Schemas['ProjectShippingExport'],
): Promise<{ file: FileAnswer; rows: number }> {
  const all = await findShipments(db, projectId);
  const rows = all.filter((row) => state === undefined || row.state === state);
  const column = (
    field: keyof typeof HEADINGS,
    width: number,
    valueOf: Column<Row>['valueOf'] = (row) => row[field],
  ): Column<Row> => ({ heading: HEADINGS[field][language], width, valueOf });
  const columns = [
    column('applicationId', 14),
    column('fullName', 28),
    column('email', 34),
    column('street', 30),
    column('zip', 12),
    column('city', 24),
    column('country', 16, ({ country }) => (country === null ? null : labelOf(language, `country.${country}`))),
    column('carrier', 20),
    column('trackingNumber', 26),
    column('shippedAt', 16, ({ shippedAt }) => instant(shippedAt)),
    column('receivedAt', 16, ({ receivedAt }) => instant(receivedAt)),
    column('note', 40),
  ];
  const [name, title] = language === 'de' ? ['versand', 'Versand'] : ['shipping', 'Shipping'];
  return { file: await listFile(now, { format, language, name, title, columns, rows }), rows: rows.length };
}
