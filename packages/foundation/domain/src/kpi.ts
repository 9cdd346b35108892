import { PIPELINE_STATE } from './campaigns.ts';

/** A figure of an entry: the wire carries '' for "no value". */
export type Figure = number | '' | null | undefined;

/** The figures of a campaign entry that the formulas read. */
export interface EntryFigures {
  readonly state?: number;
  readonly vorBudget?: Figure;
  readonly finalesBudget?: Figure;
  readonly budgetExtern?: Figure;
  readonly cbCommission?: Figure;
  readonly reichweite?: Figure;
  readonly impressionen?: Figure;
  readonly clicks?: Figure;
  readonly views?: Figure;
  readonly likes?: Figure;
  readonly shares?: Figure;
  readonly kommentare?: Figure;
  readonly orderData?: Figure;
}

/** Whose money is counted: what the agency pays, or what the brand pays. */
export type CostView = 'agency' | 'brand';

const known = (figure: Figure): number => (typeof figure === 'number' && Number.isFinite(figure) ? figure : 0);

/** Rounds half up to two decimals. */
export function round2(value: number): number {
  return Math.sign(value) * (Math.round(Number(`${Math.abs(value).toFixed(8)}e2`)) / 100);
}

const ratio = (value: number, by: number): number | null => (by > 0 ? round2(value / by) : null);

/** What an entry costs: the final budget, or the planned one while that is 0; for the brand the external budget. */
export function costOf(entry: EntryFigures, view: CostView = 'agency'): number {
  if (view === 'brand') return known(entry.budgetExtern);
  return known(entry.finalesBudget) > 0 ? known(entry.finalesBudget) : known(entry.vorBudget);
}

/** Key figures of one entry or a whole campaign; what cannot be computed is `null`. */
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
    impressions: known(entry.impressionen),
    reach: known(entry.reichweite),
    interactions: known(entry.likes) + known(entry.kommentare) + known(entry.shares),
  };
}

/** Key figures of one entry. */
export function entryKpi(entry: EntryFigures, view: CostView = 'agency'): KeyFigures {
  return figuresOf(sumsOf(entry, view));
}

/** Sums and key figures of a campaign. */
export interface CampaignKpi extends KeyFigures {
  readonly clicks: number;
  readonly views: number;
  readonly orders: number;
  readonly impressions: number;
  readonly reach: number;
  readonly finalBudget: number;
  readonly externalBudget: number;
  /** What stays with the agency; shown to admins and campaign managers, never to brands. */
  readonly margin: number;
}

/** Figures of a whole campaign: over the entries in state 3, sum of cost by sum of clicks, never the mean of the rows. */
export function campaignKpi(entries: readonly EntryFigures[], view: CostView = 'agency'): CampaignKpi {
  const counted = entries.filter((entry) => entry.state === PIPELINE_STATE.campaign);
  const total = (pick: (sums: Sums) => number): number => counted.reduce((sum, entry) => sum + pick(sumsOf(entry, view)), 0);
  const sums: Sums = {
    cost: total((s) => s.cost),
    clicks: total((s) => s.clicks),
    views: total((s) => s.views),
    orders: total((s) => s.orders),
    impressions: total((s) => s.impressions),
    reach: total((s) => s.reach),
    interactions: total((s) => s.interactions),
  };
  const finalBudget = round2(counted.reduce((sum, entry) => sum + known(entry.finalesBudget), 0));
  const externalBudget = round2(counted.reduce((sum, entry) => sum + known(entry.budgetExtern), 0));
  return {
    ...figuresOf(sums),
    clicks: sums.clicks,
    views: sums.views,
    orders: sums.orders,
    impressions: sums.impressions,
    reach: sums.reach,
    finalBudget,
    externalBudget,
    margin: round2(externalBudget - finalBudget),
  };
}

/** How far a media budget is used: from 90 % on it is close, above 100 % it is exceeded; saving is never blocked. */
export function budgetUse(used: number, mediaBudget: Figure): { readonly percent: number | null; readonly level: 'normal' | 'close' | 'exceeded' } {
  const budget = known(mediaBudget);
  const percent = ratio(used * 100, budget);
  if (percent === null) return { percent, level: 'normal' };
  return { percent, level: percent > 100 ? 'exceeded' : percent > 90 ? 'close' : 'normal' };
}

/** Commission in percent that is added to a list price where none is agreed. */
export const DEFAULT_COMMISSION = 20;

function upToFive(amount: number): number {
  return Math.ceil(round2(amount) / 5) * 5;
}

/** The external budget proposed to staff: the cost plus the agency's commission in percent, rounded up to 5 €. */
export function proposedExternalBudget(entry: EntryFigures): number {
  return upToFive(costOf(entry) * (1 + known(entry.cbCommission) / 100));
}

/** The price an exposé shows: list price plus commission, rounded up to 5 €; an unknown price stays unknown. */
export function exposePrice(listPrice: Figure, commission: number = DEFAULT_COMMISSION): number | null {
  return known(listPrice) > 0 ? upToFive(known(listPrice) * (1 + commission / 100)) : null;
}
