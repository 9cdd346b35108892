import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Column, ExportLanguage } from '../../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../../platform/documents/tables/listFile.ts';
import { labelOf, lookupOf } from '../../../platform/documents/tables/words.ts';
import type { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { foundTesters } from './queries.ts';
import { toTester } from './toTester.ts';

type Row = Schemas['TesterUser'];

/** The columns of the list in the reader's language, headed as its screen heads them. */
export function testerUserExportColumns(language: ExportLanguage): Column<Row>[] {
  const column = (de: string, en: string, width: number, valueOf: Column<Row>['valueOf']): Column<Row> => ({
    heading: language === 'de' ? de : en,
    width,
    valueOf,
  });
  const yesOrNo = (value: boolean): string => (language === 'de' ? (value ? 'Ja' : 'Nein') : value ? 'Yes' : 'No');
  return [
    column('Name', 'Name', 30, (row) => row.fullName),
    column('E-Mail-Adresse', 'E-mail address', 34, (row) => row.username),
    column('Alter', 'Age', 8, (row) => row.age),
    column('Geschlecht', 'Gender', 12, (row) => (row.gender ? labelOf(language, `gender.${row.gender}`) : null)),
    column('Ort', 'Place', 22, (row) => row.city ?? null),
    column('Land', 'Country', 14, (row) => (row.country ? labelOf(language, `country.${row.country}`) : null)),
    column('Bundesland', 'Federal state', 24, (row) =>
      row.federalState ? labelOf(language, `federalState.${row.federalState}`) : null,
    ),
    column('Kategorien', 'Categories', 40, (row) =>
      (row.categories ?? []).map((id) => lookupOf(language, 'testerCategory', id)).join(', '),
    ),
    column('Plattformen', 'Platforms', 30, (row) => (row.platforms ?? []).join(', ')),
    column('Punkte', 'Points', 10, (row) => row.totalPoints),
    column('Abgeschlossene Tests', 'Tests done', 14, (row) => row.testsDone),
    column('Pünktlichkeit (%)', 'Punctuality (%)', 14, (row) => row.punctuality),
    column('UGC-Kampagnen', 'UGC campaigns', 14, (row) => yesOrNo(row.ugcCampaign === true)),
    column('Status', 'Status', 20, (row) => labelOf(language, `testerState.${row.state}`)),
    column('Registriert am', 'Registered on', 18, (row) => new Date(row.createdAt)),
  ];
}

/** The filtered list as a file in the reader's language. */
export async function exportTesters(
  { db, clock }: Services,
  user: CallUser,
  { format, language, ...search }: Schemas['TesterUserExport'],
): Promise<{ file: FileAnswer; rows: number }> {
  const now = clock.now();
  const found = await foundTesters(db, user, search)
    .limit(MAX_ROWS + 1)
    .execute();
  const rows = found.map((row) => toTester(row, user, now));
  const [name, title] = language === 'de' ? ['tester', 'Tester'] : ['testers', 'Testers'];
  const columns = testerUserExportColumns(language);
  return { file: await listFile(now, { format, language, name, title, columns, rows }), rows: rows.length };
}
