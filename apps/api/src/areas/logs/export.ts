import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { labels, type LabelKey } from '@resonanz/domain/labels';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { formatDate } from '@resonanz/formatters/date';
import type { Database } from '../../platform/database/connect.ts';
import type { Column, ExportLanguage } from '../../platform/documents/tables/Column.ts';
import { toCsv } from '../../platform/documents/tables/csv.ts';
import { ApiError } from '../../platform/http/ApiError.ts';
import { FileAnswer } from '../../platform/http/FileAnswer.ts';
import { type ExportedLog, newestLogs } from './queries.ts';

/** Maximum number of rows of one file. */
const most = 50_000;

const exported = { de: 'Exportiert', en: 'Exported' } as const;

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'medium' });

/** A moment as it is written everywhere, to the second. */
const momentIn = (language: ExportLanguage, at: string): string =>
  [formatDate(at, language), clock.format(new Date(at))].join(language === 'de' ? ', ' : ' ');

function columnsIn(language: ExportLanguage): Column<ExportedLog>[] {
  const column = (
    heading: { de: string; en: string },
    width: number,
    valueOf: Column<ExportedLog>['valueOf'],
  ): Column<ExportedLog> => ({
    heading: heading[language],
    width,
    valueOf,
  });
  const words: Readonly<Record<string, string>> = labels[language];
  const labelOf = (key: LabelKey | string): string => words[key] ?? key;
  return [
    column({ de: 'Zeit', en: 'Time' }, 22, ({ at }) => momentIn(language, at)),
    column({ de: 'Benutzer', en: 'User' }, 26, ({ userName }) => userName),
    column({ de: 'Rolle', en: 'Role' }, 18, ({ roleId }) => (roleId === null ? null : labelOf(`role.${roleId}`))),
    column({ de: 'Vorgang', en: 'Operation' }, 30, ({ operation }) => operation),
    column({ de: 'Aktion', en: 'Action' }, 18, ({ action }) =>
      action === AUDIT_ACTION.export ? exported[language] : labelOf(`historyAction.${action}`),
    ),
    column({ de: 'Objekt', en: 'Object' }, 20, ({ entity }) => entity),
    column({ de: 'Nummer', en: 'Number' }, 10, ({ entityId }) => entityId),
    column({ de: 'Ergebnis', en: 'Result' }, 10, ({ outcome }) => outcome),
    column({ de: 'Änderungen (alt, neu)', en: 'Changes (old, new)' }, 60, ({ changes }) => changes),
    column({ de: 'Begründung', en: 'Reason' }, 30, ({ reason }) => reason),
    column({ de: 'Adresse (gekürzt)', en: 'Address (shortened)' }, 18, ({ address }) => address),
    column({ de: 'Anfrage', en: 'Request' }, 38, ({ requestId }) => requestId),
  ];
}

/** The filtered log as a file in the reader's language; a log that is too long is rejected, never truncated. */
export async function exportLogs(
  db: Database,
  { language, filters = {} }: components['schemas']['LogExport'],
  now: Date,
): Promise<FileAnswer> {
  const rows = await newestLogs(db, filters, most + 1);
  if (rows.length > most) throw new ApiError(422, 'VALIDATION_FAILED', 'exportTooManyRows', { data: { most } });
  return new FileAnswer({
    contentType: 'text/csv; charset=utf-8',
    fileName: `${language === 'de' ? 'protokoll' : 'log'}-${berlinDay(now)}.csv`,
    bytes: toCsv(columnsIn(language), rows, language),
  });
}
