import { PIPELINE_STATE } from './enumerations/campaignStates.ts';
import { type Figure, known, ratio } from './figures.ts';
import { round2 } from './money.ts';

/**
 * The figures of a campaign entry that the formulas read.
 *
 * @source docs/domain/formulas.md#cost
 */
export interface EntryFigures {
  readonly state?: number;
  readonly preBudget?: Figure;
  readonly finalBudget?: Figure;
  readonly externalBudget?: Figure;
  readonly cbCommission?: Figure;
  readonly followers?: Figure;
  readonly impressions?: Figure;
  readonly clicks?: Figure;
  readonly views?: Figure;
  readonly likes?: Figure;
  readonly shares?: Figure;
  readonly comments?: Figure;
  readonly orderData?: Figure;
}

/**
 * Whose money is counted: what the agency pays, or what the brand pays.
 *
 * @source docs/domain/formulas.md#cost
 */
export type CostView = 'agency' | 'brand';

/**
 * What an entry costs: the final budget, or the planned one while that is 0; for the brand the external budget.
 *
 * @source docs/domain/formulas.md#cost
 */
export function costOf(entry: EntryFigures, view: CostView = 'agency'): number {
  if (view !== 'agency') return known(entry.externalBudget);
  return known(entry.finalBudget) > 0 ? known(entry.finalBudget) : known(entry.preBudget);
}

/**
 * Key figures of one entry or a whole campaign; what cannot be computed is `null`.
 *
 * @source docs/domain/formulas.md#key-figures
 */
export interface KeyFigures {
  readonly cost: number;
  /** Cost per click. */
  readonly cpc: number | null;
  /** Cost per view. */
  readonly cpv: number | null;
  /** Cost per order. */
  readonly cpo: number | null;
  /** Cost per thousand contacts. */
  readonly tkp: number | null;
  /** What the TKP counts; by followers it is marked on screen. */
  readonly tkpBasis: 'impressions' | 'followers' | null;
  /** Likes, comments and shares per hundred followers. */
  readonly engagementRate: number | null;
}

interface Sums {
  readonly cost: number;
  readonly clicks: number;
  readonly views: number;
  readonly orders: number;
  readonly impressions: number;
  readonly reach: number;
  readonly interactions: number;
}

function figuresOf(sums: Sums): KeyFigures {
  const contacts = sums.impressions > 0 ? sums.impressions : sums.reach;
  return {
    cost: round2(sums.cost),
    cpc: ratio(sums.cost, sums.clicks),
    cpv: ratio(sums.cost, sums.views),
    cpo: ratio(sums.cost, sums.orders),
    tkp: ratio(sums.cost * 1000, contacts),
    tkpBasis: sums.impressions > 0 ? 'impressions' : sums.reach > 0 ? 'followers' : null,
    engagementRate: ratio(sums.interactions * 100, sums.reach),
  };
}

function sumsOf(entry: EntryFigures, view: CostView): Sums {
  return {
    cost: costOf(entry, view),
    clicks: known(entry.clicks),
    views: known(entry.views),
    orders: known(entry.orderData),
    impressions: known(entry.impressions),
    reach: known(entry.followers),
    interactions: known(entry.likes) + known(entry.comments) + known(entry.shares),
  };
}

/**
 * Key figures of one entry.
 *
 * @source docs/domain/formulas.md#key-figures
 */
export function entryKpi(entry: EntryFigures, view: CostView = 'agency'): KeyFigures {
  return figuresOf(sumsOf(entry, view));
}

/**
 * Sums and key figures of a campaign as its brand may see them: the cost is what the brand pays.
 *
 * @source docs/domain/formulas.md#key-figures
 */
export interface BrandKpi extends KeyFigures {
  readonly clicks: number;
  readonly views: number;
  readonly orders: number;
  readonly impressions: number;
  readonly reach: number;
  readonly externalBudget: number;
}

/**
 * Sums and key figures of a campaign as the agency sees them; never sent to brands.
 *
 * @source docs/domain/formulas.md#campaign-sums
 */
export interface CampaignKpi extends BrandKpi {
  readonly finalBudget: number;
  /** What stays with the agency: what the brand pays less the cost; shown to roles for which `seesMargin` holds. */
  readonly margin: number;
}

/**
 * Figures of a whole campaign: over the entries in state 3, sum of cost by sum of clicks, never the mean of the rows.
 * The view of the brand holds neither the agency's budget nor its margin.
 *
 * @source docs/domain/formulas.md#campaign-sums
 */
export function campaignKpi(entries: readonly EntryFigures[], view?: 'agency'): CampaignKpi;
export function campaignKpi(entries: readonly EntryFigures[], view: 'brand'): BrandKpi;
export function campaignKpi(entries: readonly EntryFigures[], view: CostView = 'agency'): BrandKpi | CampaignKpi {
  const counted = entries.filter((entry) => entry.state === PIPELINE_STATE.campaign);
  const total = (pick: (entry: EntryFigures) => number): number => counted.reduce((sum, entry) => sum + pick(entry), 0);
  const totalOf = (name: keyof Sums): number => total((entry) => sumsOf(entry, view)[name]);
  const sums: Sums = {
    cost: totalOf('cost'),
    clicks: totalOf('clicks'),
    views: totalOf('views'),
    orders: totalOf('orders'),
    impressions: totalOf('impressions'),
    reach: totalOf('reach'),
    interactions: totalOf('interactions'),
  };
  const finalBudget = round2(total((entry) => known(entry.finalBudget)));
  const externalBudget = round2(total((entry) => known(entry.externalBudget)));
  const { clicks, views, orders, impressions, reach } = sums;
  const figures: BrandKpi = { ...figuresOf(sums), clicks, views, orders, impressions, reach, externalBudget };
  return view === 'brand' ? figures : { ...figures, finalBudget, margin: round2(externalBudget - figures.cost) };
}

/**
 * Commission in percent that is added to a list price where none is agreed.
 *
 * @source docs/domain/formulas.md#proposed-prices
 */
export const DEFAULT_COMMISSION = 20;

function upToFive(amount: number): number {
  return Math.ceil(round2(amount) / 5) * 5;
}

/**
 * The external budget proposed to staff: the cost plus the agency's commission in percent, rounded up to 5 €.
 *
 * @source docs/domain/formulas.md#proposed-prices
 */
export function proposedExternalBudget(entry: EntryFigures): number {
  return upToFive(costOf(entry) * (1 + known(entry.cbCommission) / 100));
}

/**
 * The price an exposé shows: list price plus commission, rounded up to 5 €; an unknown price stays unknown.
 *
 * @source docs/domain/formulas.md#proposed-prices
 */
export function exposePrice(listPrice: Figure, commission: number = DEFAULT_COMMISSION): number | null {
  return known(listPrice) > 0 ? upToFive(known(listPrice) * (1 + commission / 100)) : null;
}
