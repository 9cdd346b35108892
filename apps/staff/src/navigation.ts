import type { RouteObject } from 'react-router';
import { amazonUserRoutes } from '@resonanz/amazon-users/staff';
import { blogPostRoutes } from '@resonanz/blog-posts/staff';
import { brandUserRoutes } from '@resonanz/brand-users/staff';
import { requestRoutes } from '@resonanz/campaign-requests/staff';
import { campaignServiceRoutes } from '@resonanz/campaign-services/staff';
import { campaignRoutes } from '@resonanz/campaigns/staff';
import { contractRoutes } from '@resonanz/contracts/staff';
import { customerLeadRoutes } from '@resonanz/customer-leads/staff';
import { customerRoutes } from '@resonanz/customers/staff';
import { faqRoutes } from '@resonanz/faqs/staff';
import { influencerRoutes } from '@resonanz/influencers/staff';
import { learningVideoRoutes } from '@resonanz/learning-materials/staff';
import { newsletterRoutes } from '@resonanz/newsletters/staff';
import { notificationRoutes } from '@resonanz/notifications/staff';
import { projectRoutes } from '@resonanz/projects/staff';
import { testerBrandRoutes } from '@resonanz/tester-brands/staff';
import { testerDashboardRoutes } from '@resonanz/tester-dashboard/staff';
import { testerMetadataRoutes } from '@resonanz/tester-metadata/staff';
import { testerUserRoutes } from '@resonanz/tester-users/staff';
import { todoRoutes } from '@resonanz/todos/staff';
import { ugcMaterialRoutes } from '@resonanz/ugc-materials/staff';
import { ugcRequestRoutes } from '@resonanz/ugc-requests/staff';
import { userProfileRoutes } from '@resonanz/user-profile/staff';
import { workOverviewRoutes } from '@resonanz/work-overview/staff';

const modules: RouteObject[] = [
  ...brandUserRoutes(async () => (await import('@resonanz/campaign-requests/brandPreview')).BrandPreview),
  ...influencerRoutes,
  ...workOverviewRoutes,
  ...campaignRoutes,
  ...campaignServiceRoutes,
  ...requestRoutes,
  ...customerRoutes,
  ...customerLeadRoutes,
  ...contractRoutes,
  ...learningVideoRoutes,
  ...todoRoutes,
  ...ugcMaterialRoutes,
  ...ugcRequestRoutes,
];

/** The modules with which staff run testerworld. */
const testerworld: RouteObject[] = [
  ...testerMetadataRoutes,
  ...faqRoutes,
  ...projectRoutes(async () => (await import('@resonanz/tester-projects/staffPreview')).ProjectPreview),
  ...blogPostRoutes,
  ...amazonUserRoutes,
  ...newsletterRoutes,
  ...testerBrandRoutes,
  ...testerUserRoutes,
  ...testerDashboardRoutes,
];

const pathsOf = (routes: readonly RouteObject[]): string[] => routes.map(({ path = '' }) => path);

const modulePaths = pathsOf([...modules, ...testerworld]);
const common = [...notificationRoutes(modulePaths), ...userProfileRoutes(modulePaths)];

/** The screens behind the log-in; those of testerworld wear its colours. */
export const screens: RouteObject[] = [
  ...modules,
  // Their colours come with the first of them.
  { handle: { isTesterworld: true }, lazy: () => import('./TesterworldPages.tsx'), children: testerworld },
  ...common,
];

/** Paths that have a screen; the side navigation shows no others. */
export const existingRoutes: string[] = [...modulePaths, ...pathsOf(common)];
