export {
  DEFAULT_COMMISSION,
  budgetUse,
  campaignKpi,
  costOf,
  entryKpi,
  exposePrice,
  proposedExternalBudget,
  type BrandKpi,
  type BudgetUse,
  type CampaignKpi,
  type CostView,
  type EntryFigures,
  type Figure,
  type KeyFigures,
} from '../src/kpi.ts';
export { round2 } from '../src/money.ts';
