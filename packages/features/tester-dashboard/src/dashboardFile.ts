import { testerDashboardMutations } from '@resonanz/api-client/testerDashboard';

/** The figures as a file; a module of its own, which is fetched when a file is asked for. */
export function dashboardFile(...[client]: Parameters<typeof testerDashboardMutations>) {
  return { exportFile: testerDashboardMutations(client).exportFile };
}
