export {
  testerDashboardKeys,
  testerDashboardMutations,
  testerDashboardQueries,
  type TesterStatistics,
  type TesterStatisticsExport,
  type TesterStatisticsQuery,
} from '../src/testerDashboard.ts';
