import { AGENCY } from '@resonanz/domain/agency';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { translator } from '@resonanz/i18n/messages';
import { logoFile } from '../../../platform/documents/pdf/logoFile.ts';
import { pdfAnswer } from '../../../platform/documents/pdf/pdfAnswer.ts';
import type { ReportData, ReportPart } from '../../../platform/documents/pdf/report/ReportData.ts';
import type { Column, ExportLanguage } from '../../../platform/documents/tables/Column.ts';
import { toCsv } from '../../../platform/documents/tables/csv.ts';
import { toXlsx } from '../../../platform/documents/tables/xlsx.ts';
import { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { Call } from '../../../platform/operations/area.ts';
import { ReportWords, UNKNOWN } from '../../campaigns/door.ts';
import type { UgcPeriod } from '../statistics/queries.ts';
import { ugcStatistics } from '../statistics/statistics.ts';
import { ugcReportMessages } from './messages.ts';

type Statistics = Schemas['UgcStatistics'];
type Figures = Schemas['UgcFigures'];

/** Which requests, and as which kind of file. */
export interface UgcReportOrder extends UgcPeriod {
  format: 'pdf' | 'xlsx' | 'csv';
  language?: ExportLanguage;
}

const CONTENT_TYPE = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const wordsIn = (language: ExportLanguage) => ({
  say: translator(ugcReportMessages, language),
  words: new ReportWords(language),
});
type Words = ReturnType<typeof wordsIn>;

/** One row for each request. */
function columnsIn({ say, words }: Words): Column<Figures>[] {
  return [
    { heading: say('ugcReport.number'), width: 16, valueOf: ({ number }) => number },
    { heading: say('ugcReport.product'), width: 36, valueOf: ({ productName }) => productName },
    { heading: say('ugcReport.status'), width: 16, valueOf: ({ status }) => words.label(`requestStatus.${status}`) },
    { heading: say('ugcReport.sent'), width: 14, valueOf: ({ sentAt }) => (sentAt === null ? null : new Date(sentAt)) },
    {
      heading: say('ugcReport.delivery'),
      width: 16,
      valueOf: ({ deliveryDate }) => (deliveryDate === null ? null : new Date(deliveryDate)),
    },
    { heading: say('ugcReport.videos'), width: 10, valueOf: ({ videosOrdered }) => videosOrdered },
    { heading: say('ugcReport.ready'), width: 16, valueOf: ({ videosReady }) => videosReady },
    { heading: say('ugcReport.accepted'), width: 14, valueOf: ({ videosAccepted }) => videosAccepted },
    { heading: say('ugcReport.decisions'), width: 14, valueOf: ({ decisionsOpen }) => decisionsOpen },
    { heading: say('ugcReport.cost'), width: 18, valueOf: ({ cost }) => cost },
  ];
}

function scopePart(
  { say, words }: Words,
  { requests }: Statistics,
  { from, to, ugcCampaignRequestId }: UgcPeriod,
): ReportPart {
  const day = (value: string | undefined) => (value === undefined ? say('ugcReport.open') : words.day(value));
  const period = from === undefined && to === undefined ? say('ugcReport.all') : `${day(from)} – ${day(to)}`;
  const [chosen] = requests;
  const request =
    ugcCampaignRequestId === undefined
      ? say('ugcReport.all')
      : chosen === undefined
        ? UNKNOWN
        : `${chosen.number}, ${chosen.productName}`;
  return {
    kind: 'facts',
    heading: say('ugcReport.scope'),
    facts: [
      [say('ugcReport.period'), period],
      [say('ugcReport.request'), request],
    ],
  };
}

function figuresPart(
  { say, words }: Words,
  { videosOrdered, videosInProduction, videosReady, videosAccepted, spent }: Statistics,
): ReportPart {
  return {
    kind: 'figures',
    heading: say('ugcReport.figures'),
    figures: [
      { name: say('ugcReport.ordered'), value: words.number(videosOrdered) },
      { name: say('ugcReport.inProduction'), value: words.number(videosInProduction) },
      { name: say('ugcReport.ready'), value: words.number(videosReady) },
      { name: say('ugcReport.accepted'), value: words.number(videosAccepted) },
      { name: say('ugcReport.cost'), value: words.money(spent) },
    ],
  };
}

function monthsPart({ say, words }: Words, { months, videosOrdered, spent }: Statistics): ReportPart {
  const moved = months.filter(({ ordered, accepted, cost }) => ordered > 0 || accepted > 0 || cost > 0);
  const costs = words.moneyOf([...moved.map(({ cost }) => cost), spent]);
  return {
    kind: 'table',
    heading: say('ugcReport.months'),
    columns: [
      { heading: say('ugcReport.month'), share: 3 },
      { heading: say('ugcReport.ordered'), share: 2, isNumber: true },
      { heading: say('ugcReport.accepted'), share: 2, isNumber: true },
      { heading: say('ugcReport.cost'), share: 2, isNumber: true },
    ],
    rows: moved.map(({ month, ordered, accepted, cost }) => [
      `${month.slice(5)}/${month.slice(0, 4)}`,
      words.number(ordered),
      words.number(accepted),
      costs(cost),
    ]),
    ...(moved.length === months.length
      ? { sums: [say('ugcReport.sum'), words.number(videosOrdered), '', costs(spent)] }
      : {}),
    emptyText: say('ugcReport.none'),
  };
}

function requestsPart({ say, words }: Words, { requests }: Statistics): ReportPart {
  const costs = words.moneyOf(requests.map(({ cost }) => cost));
  return {
    kind: 'table',
    heading: say('ugcReport.requests'),
    columns: [
      { heading: say('ugcReport.number'), share: 3 },
      { heading: say('ugcReport.product'), share: 5 },
      { heading: say('ugcReport.status'), share: 2.4 },
      { heading: say('ugcReport.sent'), share: 2.4 },
      { heading: say('ugcReport.delivery'), share: 2.6 },
      { heading: say('ugcReport.videos'), share: 1.6, isNumber: true },
      { heading: say('ugcReport.accepted'), share: 2.2, isNumber: true },
      { heading: say('ugcReport.cost'), share: 2.6, isNumber: true },
    ],
    rows: requests.map((row) => [
      row.number,
      row.productName,
      words.label(`requestStatus.${row.status}`),
      words.day(row.sentAt),
      words.day(row.deliveryDate),
      words.number(row.videosOrdered),
      words.number(row.videosAccepted),
      costs(row.cost),
    ]),
    emptyText: say('ugcReport.none'),
  };
}

/** The figures of the dashboard and the requests behind them as a file of the reader's language. */
export async function ugcReport(
  call: Pick<Call<'downloadUgcReport'>, 'user' | 'services' | 'audit' | 'log'>,
  { format, language = 'de', ...period }: UgcReportOrder,
): Promise<FileAnswer> {
  const { user, services, audit } = call;
  const now = services.clock.now();
  const statistics = await ugcStatistics(services, user, period);
  const words = wordsIn(language);
  const { say } = words;
  const fileName = say('ugcReport.fileName', { date: berlinDay(now), format });
  audit({
    entity: 'ugcReport',
    action: AUDIT_ACTION.export,
    changes: { format: [null, format], rows: [null, statistics.requests.length], filters: [null, period] },
  });
  if (format !== 'pdf') {
    const columns = columnsIn(words);
    const bytes =
      format === 'csv'
        ? toCsv(columns, statistics.requests, language)
        : await toXlsx(say('ugcReport.title'), columns, statistics.requests, language);
    return new FileAnswer({ contentType: CONTENT_TYPE[format], fileName, bytes });
  }
  const data: ReportData = {
    language,
    title: say('ugcReport.title'),
    subtitle: user.companyName ?? '',
    lead: say('ugcReport.lead', { date: words.words.day(now) }),
    madeAt: now,
    agency: AGENCY,
    mark: logoFile('mark-light'),
    parts: [
      scopePart(words, statistics, period),
      figuresPart(words, statistics),
      monthsPart(words, statistics),
      requestsPart(words, statistics),
    ],
  };
  return pdfAnswer(call, data, fileName);
}
