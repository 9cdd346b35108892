import type { components } from '@resonanz/contract/types';
import type { ReportPart } from '../../../platform/documents/pdf/report/ReportData.ts';
import { COUNTS, countOf, type CountName, keyFigures, type ReportRow, tkpOf, totalOf } from './ReportFigures.ts';
import { type ReportWords, UNKNOWN } from './ReportWords.ts';

type CampaignGoals = components['schemas']['CampaignGoals'];
/** What was to be reached: numbers, and the price of a thousand contacts. */
type Goals = { readonly kpi: CampaignGoals; readonly cpm: number | null };

/** The goal of a campaign that each count is measured by. */
const GOALS = { reach: 'reach', clicks: 'clicks', views: 'views', sales: 'orders' } as const satisfies Record<
  keyof CampaignGoals,
  CountName
>;

/** Sums over the channels and what they cost. */
export function figuresPart(words: ReportWords, rows: readonly ReportRow[]): ReportPart {
  const { say } = words;
  const { cost, cpc, cpv, cpo, tkp, tkpBasis, engagementRate } = keyFigures(rows);
  const byReach = tkp !== null && tkpBasis === 'followers' ? { note: say('campaignReport.byReach') } : {};
  return {
    kind: 'figures',
    heading: say('campaignReport.figures'),
    figures: [
      { name: say('campaignReport.channels'), value: words.number(rows.length) },
      ...COUNTS.map((name) => ({ name: say(`campaignReport.${name}`), value: words.number(totalOf(name, rows)) })),
      { name: say('campaignReport.cost'), value: words.money(cost) },
      { name: say('campaignReport.cpc'), value: words.money(cpc) },
      { name: say('campaignReport.cpv'), value: words.money(cpv) },
      { name: say('campaignReport.cpo'), value: words.money(cpo) },
      { name: say('campaignReport.tkp'), value: words.money(tkp), ...byReach },
      { name: say('campaignReport.engagement'), value: words.percent(engagementRate) },
    ],
  };
}

/** The goals that were set, each with what was reached of it in percent. */
const reachedGoals = ({ kpi }: Pick<Goals, 'kpi'>, rows: readonly ReportRow[]) =>
  (Object.keys(GOALS) as (keyof typeof GOALS)[]).flatMap((goal) => {
    const target = kpi[goal];
    const actual = totalOf(GOALS[goal], rows);
    if (target === null || target <= 0) return [];
    return [{ name: GOALS[goal], target, actual, reached: actual === null ? null : (actual / target) * 100 }];
  });

/** Goals as bars: how far what was reached goes towards each; nothing while nothing is known. */
export function goalBars(words: ReportWords, goals: Pick<Goals, 'kpi'>, rows: readonly ReportRow[]): ReportPart[] {
  const { say } = words;
  const bars = reachedGoals(goals, rows).flatMap(({ name, reached }) =>
    reached === null ? [] : [{ label: say(`campaignReport.${name}`), value: reached, text: words.percent(reached) }],
  );
  if (bars.length === 0) return [];
  const values = bars.map(({ label, text }) => `${label} ${text}`).join(', ');
  return [
    {
      kind: 'bars',
      heading: say('campaignReport.goalBars'),
      bars,
      goal: 100,
      note: say('campaignReport.goalLine'),
      alternative: say('campaignReport.goalBarsAlt', { values }),
    },
  ];
}

/** Goals beside what was reached; only those that were set. */
export function goalsPart(words: ReportWords, { kpi, cpm }: Goals, rows: readonly ReportRow[]): ReportPart {
  const { say } = words;
  const counts = reachedGoals({ kpi }, rows).map(({ name, target, actual, reached }) => [
    say(`campaignReport.${name}`),
    words.number(target),
    words.number(actual),
    words.percent(reached),
  ]);
  const tkp =
    cpm === null ? [] : [[say('campaignReport.tkp'), words.money(cpm), words.money(keyFigures(rows).tkp), UNKNOWN]];
  return {
    kind: 'table',
    heading: say('campaignReport.goals'),
    columns: [
      { heading: say('campaignReport.goal'), share: 3 },
      { heading: say('campaignReport.target'), share: 2, isNumber: true },
      { heading: say('campaignReport.actual'), share: 2, isNumber: true },
      { heading: say('campaignReport.reached'), share: 2, isNumber: true },
    ],
    rows: [...counts, ...tkp],
    emptyText: say('campaignReport.noGoals'),
  };
}

/** The day a post went online; of one that is online without a day, that it is. */
const postedOf = (words: ReportWords, { publishDate, contentStatus }: ReportRow): string =>
  publishDate === null && contentStatus === 'Online'
    ? words.label(`contentStatus.${contentStatus}`)
    : words.day(publishDate);

/** One row for each channel, and their sums. */
export function entriesPart(words: ReportWords, rows: readonly ReportRow[]): ReportPart {
  const { say } = words;
  const { cost, tkp } = keyFigures(rows);
  const costOf = ({ budgetExtern }: ReportRow): number | null =>
    budgetExtern !== null && budgetExtern > 0 ? budgetExtern : null;
  const costs = words.moneyOf([...rows.map(costOf), cost]);
  const tkps = words.moneyOf([...rows.map(tkpOf), tkp]);
  const counts = (read: (name: CountName) => number | null): string[] => COUNTS.map((name) => words.number(read(name)));
  return {
    kind: 'table',
    heading: say('campaignReport.entries'),
    columns: [
      { heading: say('campaignReport.name'), share: 4.6 },
      { heading: say('campaignReport.platform'), share: 2.6 },
      { heading: say('campaignReport.service'), share: 3.2 },
      { heading: say('campaignReport.posted'), share: 3 },
      ...COUNTS.map((name) => ({ heading: say(`campaignReport.${name}`), share: 2.7, isNumber: true })),
      { heading: say('campaignReport.cost'), share: 3, isNumber: true },
      { heading: say('campaignReport.tkp'), share: 2.2, isNumber: true },
    ],
    rows: rows.map((row) => [
      row.name,
      row.platform,
      row.leistung || UNKNOWN,
      postedOf(words, row),
      ...counts((name) => countOf(name, row)),
      costs(costOf(row)),
      tkps(tkpOf(row)),
    ]),
    sums: [say('campaignReport.sum'), '', '', '', ...counts((name) => totalOf(name, rows)), costs(cost), tkps(tkp)],
    emptyText: say('campaignReport.noEntries'),
  };
}
