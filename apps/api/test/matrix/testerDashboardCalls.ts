/** The part of the table for the figures of testerworld; see expectations.ts for its words. */
export const testerDashboardTable = `
# tester-dashboard: Figures of testerworld
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST testerProject/statistics | Testerworld Dashboard: view, staff | testers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#figures
POST testerProject/statistics/export | Testerworld Dashboard: export, staff | testers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#figures
`;
