export { budgetUse, type BudgetUse } from '../src/budgetUse.ts';
export type { Figure } from '../src/figures.ts';
export {
  DEFAULT_COMMISSION,
  campaignKpi,
  costOf,
  entryKpi,
  exposePrice,
  proposedExternalBudget,
  type BrandKpi,
  type CampaignKpi,
  type CostView,
  type EntryFigures,
  type KeyFigures,
} from '../src/kpi.ts';
export { round2 } from '../src/money.ts';
