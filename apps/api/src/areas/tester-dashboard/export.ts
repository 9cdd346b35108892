import type { Column, ExportLanguage } from '../../platform/documents/tables/Column.ts';
import { listFile } from '../../platform/documents/tables/listFile.ts';
import { labelOf } from '../../platform/documents/tables/words.ts';
import type { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { readStatistics } from './statistics.ts';

interface Row {
  readonly figure: string;
  readonly value: number | null;
}

const percent = ({ part, whole }: Schemas['TesterShare']): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;

/** The columns of the file, headed in the reader's language. */
export const testerStatisticsExportColumns = (language: ExportLanguage): Column<Row>[] => [
  { heading: language === 'de' ? 'Kennzahl' : 'Figure', width: 44, valueOf: ({ figure }) => figure },
  { heading: language === 'de' ? 'Wert' : 'Value', width: 14, valueOf: ({ value }) => value },
];

function rowsOf(found: Schemas['TesterStatistics'], language: ExportLanguage): Row[] {
  const say = (de: string, en: string): string => (language === 'de' ? de : en);
  const row = (de: string, en: string, value: number | null): Row => ({ figure: say(de, en), value });
  const { testers, projects } = found;
  return [
    row('Tester', 'Testers', testers.total),
    row('Aktive Tester', 'Active testers', testers.active),
    row('Neue Tester im Zeitraum', 'New testers in the period', testers.new),
    row('Für Tests gesperrt', 'Blocked for tests', testers.blocked),
    row('Projekte in der Bewerbung', 'Projects taking applications', projects.open),
    row('Laufende Projekte', 'Running projects', projects.running),
    row('Im Zeitraum abgeschlossene Projekte', 'Projects completed in the period', projects.completed),
    row('Bewerbungen offen', 'Applications waiting', found.applications.waiting),
    row('Teilnahme (%)', 'Participation (%)', percent(found.participation)),
    row('Pünktlichkeit (%)', 'Punctuality (%)', percent(found.punctuality)),
    row('Mit Bild oder Video (%)', 'With picture or video (%)', percent(found.withMedia)),
    row('Newsletter geöffnet (%)', 'Newsletters opened (%)', percent(found.newsletterOpened)),
    row('Punkte vergeben', 'Points given', found.pointsGiven),
    ...found.states
      .filter(({ federalState }) => federalState !== null)
      .toSorted((one, other) => other.testers - one.testers)
      .map(({ federalState, testers: count }) => ({
        figure: `${say('Tester', 'Testers')}: ${labelOf(language, `federalState.${federalState}`)}`,
        value: count,
      })),
  ];
}

/** The figures as a file in the reader's language. */
export async function exportStatistics(
  services: Services,
  { format, language, ...filters }: Schemas['TesterStatisticsExport'],
): Promise<FileAnswer> {
  const found = await readStatistics(services, filters);
  const name = 'testerworld';
  const columns = testerStatisticsExportColumns(language);
  const rows = rowsOf(found, language);
  return listFile(services.clock.now(), { format, language, name, title: 'Testerworld', columns, rows });
}
