export {
  workOverviewKeys,
  workOverviewQueries,
  type OverviewCampaign,
  type OverviewEntry,
  type OverviewGrowth,
  type OverviewQuery,
  type OverviewRequest,
  type OverviewScope,
  type OverviewLead,
  type OverviewTodo,
  type OverviewWidget,
  type WorkOverview,
} from '../src/workOverview.ts';
