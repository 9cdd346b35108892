import { amazonUsers } from './areas/amazon-users/routes.ts';
import { auth } from './areas/auth/routes.ts';
import { blogPosts } from './areas/blog-posts/routes.ts';
import { bookmarks } from './areas/bookmarks/routes.ts';
import { brandProfile } from './areas/brand-profile/routes.ts';
import { brandSignup } from './areas/brand-signup/routes.ts';
import { brandUsers } from './areas/brand-users/routes.ts';
import { requestAdministration } from './areas/campaign-requests/administration/routes.ts';
import { imaActive } from './areas/campaign-requests/ima-active/routes.ts';
import { campaignRequests } from './areas/campaign-requests/routes.ts';
import { campaignServices } from './areas/campaign-services/routes.ts';
import { campaignEntries } from './areas/campaigns/entries/routes.ts';
import { campaigns } from './areas/campaigns/routes.ts';
import { contracts } from './areas/contracts/routes.ts';
import { customerLeads } from './areas/customer-leads/routes.ts';
import { customers } from './areas/customers/routes.ts';
import { expose } from './areas/expose/routes.ts';
import { faqs } from './areas/faqs/routes.ts';
import { feedback } from './areas/feedback/routes.ts';
import { files } from './areas/files/routes.ts';
import { instagramStatistics } from './areas/influencer-profile/instagram-statistics/routes.ts';
import { influencerProfile } from './areas/influencer-profile/routes.ts';
import { influencerEdit } from './areas/influencers/edit/routes.ts';
import { influencers } from './areas/influencers/routes.ts';
import { learningMaterials } from './areas/learning-materials/routes.ts';
import { legal } from './areas/legal/routes.ts';
import { listViews } from './areas/list-views/routes.ts';
import { logs } from './areas/logs/routes.ts';
import { mail } from './areas/mail/routes.ts';
import { managementUsers } from './areas/management-users/routes.ts';
import { network } from './areas/network/routes.ts';
import { newsletters } from './areas/newsletters/routes.ts';
import { notifications } from './areas/notifications/routes.ts';
import { people } from './areas/people/routes.ts';
import { permissions } from './areas/permissions/routes.ts';
import { projects } from './areas/projects/routes.ts';
import { templates } from './areas/templates/routes.ts';
import { testerBrands } from './areas/tester-brands/routes.ts';
import { testerDashboard } from './areas/tester-dashboard/routes.ts';
import { testerMetadata } from './areas/tester-metadata/routes.ts';
import { testsOfTester } from './areas/tester-projects/door.ts';
import { testerProjects } from './areas/tester-projects/routes.ts';
import { testers } from './areas/testers/administration/routes.ts';
import { ownTester } from './areas/testers/ownRoutes.ts';
import { testerAccounts } from './areas/testers/verifyRoutes.ts';
import { todos } from './areas/todos/routes.ts';
import { ugcMaterials } from './areas/ugc-materials/routes.ts';
import { ugcRequests } from './areas/ugc-requests/routes.ts';
import { users } from './areas/users/routes.ts';
import { workOverview } from './areas/work-overview/routes.ts';
import type { Area } from './platform/operations/area.ts';

/** Every area of the server; the contract says which operations they have to handle. */
export const areas: readonly Area[] = [
  auth,
  brandSignup,
  brandProfile,
  legal,
  testerAccounts,
  ownTester(testsOfTester),
  users,
  brandUsers,
  managementUsers,
  testers,
  permissions,
  logs,
  mail,
  influencers,
  influencerEdit,
  influencerProfile,
  instagramStatistics,
  bookmarks,
  expose,
  campaigns,
  campaignEntries,
  campaignServices,
  campaignRequests,
  imaActive,
  learningMaterials,
  ugcRequests,
  people,
  network,
  ugcMaterials,
  requestAdministration,
  customers,
  customerLeads,
  contracts,
  templates,
  notifications,
  feedback,
  testerProjects,
  todos,
  workOverview,
  listViews,
  files,
  testerMetadata,
  faqs,
  projects,
  blogPosts,
  amazonUsers,
  newsletters,
  testerBrands,
  testerDashboard,
];
