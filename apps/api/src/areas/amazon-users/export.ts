import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Database } from '../../platform/database/connect.ts';
import { type Column, dayCell, type ExportLanguage } from '../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../platform/documents/tables/listFile.ts';
import { labelOf } from '../../platform/documents/tables/words.ts';
import type { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { foundAmazonUsers } from './queries.ts';

type Row = Schemas['AmazonUser'];

/** The columns of the list in the reader's language, headed as its screen heads them. */
export function amazonUserExportColumns(language: ExportLanguage): Column<Row>[] {
  const column = (de: string, en: string, width: number, valueOf: Column<Row>['valueOf']): Column<Row> => ({
    heading: language === 'de' ? de : en,
    width,
    valueOf,
  });
  return [
    column('Name', 'Name', 30, (row) => `${row.firstName} ${row.lastName}`),
    column('E-Mail-Adresse', 'E-mail address', 34, (row) => row.email),
    column('Amazon-Profil', 'Amazon profile', 40, (row) => row.profileLink),
    column('Land', 'Country', 14, (row) => (row.country === null ? null : labelOf(language, `country.${row.country}`))),
    column('Kampagne', 'Campaign', 34, (row) => row.campaignName),
    column('Bestellnummer', 'Order number', 24, (row) => row.orderNumber),
    column('Bestellbetrag (EUR)', 'Order amount (EUR)', 18, (row) => row.amount),
    column('Bestellt am', 'Ordered on', 14, (row) => dayCell(row.orderedOn)),
    column('Erstattungsstatus', 'Refund status', 22, (row) => labelOf(language, `amazonUserState.${row.state}`)),
    column('Ablehnungsgrund', 'Reason for declining', 36, (row) => row.declineReason),
    column('Erstattungsbetrag (EUR)', 'Refund amount (EUR)', 16, (row) => row.refundAmount),
    column('Erstattet am', 'Refunded on', 14, (row) => dayCell(row.refundedOn)),
    column('Rezension (freiwillig)', 'Review (voluntary)', 40, (row) => row.reviewLink),
    column('Registriert am', 'Registered on', 18, (row) => new Date(row.createdAt)),
  ];
}

/** The filtered list as a file in the reader's language. */
export async function exportAmazonUsers(
  db: Database,
  { user, now }: { user: CallUser; now: Date },
  { format, language, ...search }: Schemas['AmazonUserExport'],
): Promise<{ file: FileAnswer; rows: number }> {
  const rows = await foundAmazonUsers(db, user, search)
    .limit(MAX_ROWS + 1)
    .execute();
  const [name, title] = language === 'de' ? ['amazon-nutzer', 'Amazon-Nutzer'] : ['amazon-users', 'Amazon users'];
  const columns = amazonUserExportColumns(language);
  return { file: await listFile(now, { format, language, name, title, columns, rows }), rows: rows.length };
}
