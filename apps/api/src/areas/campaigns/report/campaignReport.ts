import type { components } from '@resonanz/contract/types';
import { AGENCY } from '@resonanz/domain/agency';
import { labels } from '@resonanz/domain/labels';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import { type MessageKey, textOr, translator, type Translate } from '@resonanz/i18n/messages';
import type { FileAnswer } from '../../../http/FileAnswer.ts';
import { logoFile } from '../../../pdf/logoFile.ts';
import { pdfAnswer } from '../../../pdf/pdfAnswer.ts';
import type { ReportData, ReportPart } from '../../../pdf/report/ReportData.ts';
import type { Call } from '../../../http/area.ts';
import { visibleCampaign } from '../campaignDetail.ts';
import { entryList } from '../entryList.ts';
import { reportMessages } from './messages.ts';
import { COUNTS, countOf, type CountName, keyFigures, tkpOf, totalOf } from './ReportFigures.ts';

type Schemas = components['schemas'];
type Campaign = Schemas['Campaign'];
type Row = Schemas['CampaignInfluencerRow'];

const BOOKED = 3;
const UNKNOWN = '–';
/** The goal of a campaign that each count is measured by. */
const GOALS = { reach: 'reach', clicks: 'clicks', views: 'views', sales: 'orders' } as const satisfies Record<keyof Schemas['CampaignGoals'], CountName>;

/** The words and numbers of a report in its reader's language. */
class Words {
  readonly say: Translate<MessageKey<typeof reportMessages>>;
  readonly language: 'de' | 'en';
  readonly #label: Translate<MessageKey<typeof labels>>;

  constructor(language: 'de' | 'en') {
    this.language = language;
    this.say = translator(reportMessages, language);
    this.#label = translator(labels, language);
  }

  label(key: string): string {
    return textOr(this.#label, labels, key, UNKNOWN);
  }

  number(value: number | null): string {
    return value === null ? UNKNOWN : formatNumber(value, this.language);
  }

  money(value: number | null): string {
    return value === null ? UNKNOWN : formatMoney(value, this.language, { currency: 'EUR', fixed: true });
  }

  percent(value: number | null): string {
    return value === null ? UNKNOWN : formatPercent(value, this.language, { maximumDecimals: 1 });
  }

  day(value: string | Date | null): string {
    return value === null ? UNKNOWN : formatDate(value, this.language);
  }
}

function factsOf(words: Words, campaign: Campaign): ReportPart {
  const { say } = words;
  const day = (value: string | null): string => (value === null ? say('campaignReport.open') : words.day(value));
  const platforms = [...new Set([...campaign.channels, ...campaign.plannedChannels])];
  return {
    kind: 'facts',
    heading: say('campaignReport.facts'),
    facts: [
      [say('campaignReport.customer'), campaign.kundenname ?? UNKNOWN],
      [say('campaignReport.period'), `${day(campaign.startdatum)} – ${day(campaign.enddatum)}`],
      [say('campaignReport.type'), words.label(`campaignType.${campaign.type}`)],
      [say('campaignReport.status'), words.label(`campaignStatus.${campaign.status}`)],
      [say('campaignReport.region'), words.label(`region.${campaign.region}`)],
      [say('campaignReport.platforms'), platforms.join(', ') || UNKNOWN],
      [say('campaignReport.budget'), words.money(campaign.budget > 0 ? campaign.budget : null)],
      [say('campaignReport.owner'), campaign.ownerName ?? UNKNOWN],
    ],
  };
}

function figuresPart(words: Words, rows: readonly Row[]): ReportPart {
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

function goalsPart(words: Words, { kpi, cpm }: Campaign, rows: readonly Row[]): ReportPart {
  const { say } = words;
  const counts = (Object.keys(GOALS) as (keyof typeof GOALS)[]).flatMap((goal) => {
    const target = kpi[goal];
    const actual = totalOf(GOALS[goal], rows);
    if (target === null || target <= 0) return [];
    const reached = actual === null ? null : (actual / target) * 100;
    return [[say(`campaignReport.${GOALS[goal]}`), words.number(target), words.number(actual), words.percent(reached)]];
  });
  const tkp = cpm === null ? [] : [[say('campaignReport.tkp'), words.money(cpm), words.money(keyFigures(rows).tkp), UNKNOWN]];
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

function entriesPart(words: Words, rows: readonly Row[]): ReportPart {
  const { say } = words;
  const { cost, tkp } = keyFigures(rows);
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
      words.day(row.publishDate),
      ...counts((name) => countOf(name, row)),
      words.money(row.budgetExtern !== null && row.budgetExtern > 0 ? row.budgetExtern : null),
      words.money(tkpOf(row)),
    ]),
    sums: [say('campaignReport.sum'), '', '', '', ...counts((name) => totalOf(name, rows)), words.money(cost), words.money(tkp)],
    emptyText: say('campaignReport.noEntries'),
  };
}

/** What a campaign brought, as a PDF for its customer: brand-facing prices only, never what the agency pays or keeps. */
export async function campaignReport(call: Pick<Call<'downloadCampaignReport'>, 'user' | 'services' | 'audit' | 'log'>, campaignId: number, language: 'de' | 'en'): Promise<FileAnswer> {
  const { user, services, audit } = call;
  const now = services.clock.now();
  const campaign = await visibleCampaign(services.db, user, campaignId);
  const rows = await entryList(services.db, { campaignId, state: BOOKED, sortBy: 'name', sort: 'ASC' }, { now, optionDays: services.optionDays.unpublish });
  const words = new Words(language);
  const data: ReportData = {
    language,
    title: campaign.kampagnenname,
    subtitle: campaign.kundenname ?? '',
    lead: words.say('campaignReport.lead', { date: words.day(now) }),
    madeAt: now,
    agency: AGENCY,
    mark: logoFile('mark-light'),
    parts: [factsOf(words, campaign), figuresPart(words, rows), goalsPart(words, campaign, rows), entriesPart(words, rows)],
  };
  audit({ entity: 'campaign', entityId: campaignId, action: 5, changes: { format: [null, 'pdf'], rows: [null, rows.length] } });
  return pdfAnswer(call, data, words.say('campaignReport.fileName', { name: campaign.kampagnenname, date: words.day(now) }));
}
