import type { TesterStatisticsQuery } from '@resonanz/api-client/testerDashboard';
import { staffPaths } from '@resonanz/domain/paths';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';

const hrefOf = (path: string, params: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(params).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** Where the figures of a choice lead: the lists of what they count. */
export function dashboardLinks(query: TesterStatisticsQuery) {
  const narrowed = {
    ...(query.country !== undefined && { countries: query.country }),
    ...(query.category !== undefined && { categories: String(query.category) }),
  };
  const projects = (status: number) =>
    hrefOf(staffPaths.project(), {
      status: String(status),
      ...(query.category !== undefined && { category: String(query.category) }),
    });
  /** A part of one project, or the published projects. */
  const inProject = (projectId: number | undefined, tab: string) =>
    projectId === undefined
      ? projects(PROJECT_STATUS.application)
      : hrefOf(staffPaths.projectView({ projectId }), { tab });
  const period = `${query.from}..${query.to}`;
  return {
    period,
    projects,
    inProject,
    testers: (more: Readonly<Record<string, string>> = {}) =>
      hrefOf(staffPaths.testerworldUser(), { ...narrowed, ...more }),
    newsletters: () =>
      hrefOf(staffPaths.newsletter(), {
        period,
        ...(query.projectId !== undefined && { project: String(query.projectId) }),
      }),
    applications: () => inProject(query.projectId, 'applications'),
  };
}
