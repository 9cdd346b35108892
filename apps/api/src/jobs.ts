import { autoUpdateCampaigns } from './areas/campaigns/door.ts';
import { jobs as campaigns } from './areas/campaigns/jobs.ts';
import { jobs as comments } from './areas/comments/jobs.ts';
import { jobs as contracts } from './areas/contracts/jobs.ts';
import { jobs as customerLeads } from './areas/customer-leads/jobs.ts';
import { type FigureConnector, takeSnapshot } from './areas/figures/door.ts';
import { jobs as files } from './areas/files/jobs.ts';
import { jobs as legal } from './areas/legal/jobs.ts';
import { jobs as newsletters } from './areas/newsletters/jobs.ts';
import { jobs as testerProjects } from './areas/tester-projects/jobs.ts';
import { jobs as todos } from './areas/todos/jobs.ts';
import { jobs as ugcRequests } from './areas/ugc-requests/jobs.ts';
import type { AreaJob } from './platform/operations/AreaJob.ts';

/** Scheduled work of every area. */
export const areaJobs: readonly AreaJob[] = [
  ...campaigns,
  ...comments,
  ...contracts,
  ...customerLeads,
  ...files,
  ...legal,
  ...newsletters,
  ...testerProjects,
  ...todos,
  ...ugcRequests,
];

/** Reads the figures of channels from these platforms; campaigns take them over, also when a platform fails. */
export const figuresJob = (connectors: readonly FigureConnector[]): AreaJob => ({
  name: 'figures',
  cron: '0 4 * * *',
  run: (services) => takeSnapshot(services, connectors).finally(() => autoUpdateCampaigns(services)),
});
