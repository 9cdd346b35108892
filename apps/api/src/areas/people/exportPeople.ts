import type { components } from '@resonanz/contract/types';
import { ageOn } from '@resonanz/domain/age';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Column, ExportLanguage } from '../../platform/documents/tables/Column.ts';
import { listFile, MAX_ROWS } from '../../platform/documents/tables/listFile.ts';
import { labelOf, lookupOf } from '../../platform/documents/tables/words.ts';
import type { FileAnswer } from '../../platform/http/FileAnswer.ts';
import { readsAll } from './personKind.ts';
import { foundPeople, type PersonReader, type PersonRow } from './queries/list.ts';

const STATES = {
  de: { new: 'neu', checked: 'geprüft', visible: 'für Marken sichtbar', blocked: 'gesperrt' },
  en: { new: 'new', checked: 'checked', visible: 'visible to brands', blocked: 'blocked' },
} as const;

const wordsOf = (language: ExportLanguage, list: string, values: readonly (string | number)[]): string =>
  values.map((value) => lookupOf(language, list, value)).join(', ');

/** The columns of the list in the reader's language. */
function columnsIn(language: ExportLanguage, { user, kind, services }: PersonReader): Column<PersonRow>[] {
  const today = berlinDay(services.clock.now());
  const column = (de: string, en: string, width: number, valueOf: Column<PersonRow>['valueOf']): Column<PersonRow> => ({
    heading: language === 'de' ? de : en,
    width,
    valueOf,
  });
  const price =
    kind === 'model'
      ? column('Preis je Tag (EUR)', 'Price per day (EUR)', 14, (row) => row.price)
      : column('Preis ab (EUR)', 'Price from (EUR)', 14, (row) => row.price);
  return [
    column('Vorname', 'First name', 18, (row) => row.first_name),
    column('Nachname', 'Surname', 22, (row) => row.surname),
    column('Alter', 'Age', 8, (row) => ageOn(row.dob, today)),
    column('Geschlecht', 'Gender', 12, (row) =>
      row.gender === null ? null : labelOf(language, `targetGroup.${row.gender}`),
    ),
    column('Land', 'Country', 14, (row) => (row.country === null ? null : labelOf(language, `country.${row.country}`))),
    column('Stadt', 'City', 20, (row) => row.city),
    column('Sprachen', 'Languages', 24, (row) => wordsOf(language, 'videoLanguage', row.languages)),
    column('Alter der Kinder', 'Ages of children', 16, (row) => row.children_ages.join(', ')),
    column('Haustiere', 'Pets', 20, (row) => wordsOf(language, 'pet', row.pets)),
    column('Sport', 'Sports', 24, (row) => wordsOf(language, 'sport', row.athletic)),
    column('Mobilität', 'Transport', 24, (row) => wordsOf(language, 'transport', row.mobility)),
    ...(readsAll(user, kind) ? [price] : []),
    column('Status', 'Status', 18, (row) => STATES[language][row.state]),
  ];
}

/** The filtered list as a file in the reader's language. */
export async function exportPeople(
  reader: PersonReader,
  { format, language, ...search }: components['schemas']['PersonExport'],
): Promise<{ file: FileAnswer; rows: number }> {
  const rows = await foundPeople(reader, search)
    .limit(MAX_ROWS + 1)
    .execute();
  const [name, title] = reader.kind === 'model' ? ['models', 'Models'] : ['creators', 'Creator'];
  const file = await listFile(reader.services.clock.now(), {
    format,
    language,
    name,
    title,
    columns: columnsIn(language, reader),
    rows,
  });
  return { file, rows: rows.length };
}
