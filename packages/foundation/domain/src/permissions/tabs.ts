import { brandPaths, staffPaths } from '../paths.ts';
import { ROLE, type RoleId } from '../roles.ts';
import type { Route } from '../route.ts';
import type { ModuleName } from './modules.ts';
import type { TabId } from './tabIds.ts';

/**
 * Names of the icons that menu entries carry, as Phosphor names them in its classes; the frame that draws the menu has
 * a picture for each (docs/decisions/0042).
 *
 * @source docs/domain/permissions.md#tabs-routes-and-modules
 */
export type MenuIcon =
  | 'address-book'
  | 'article'
  | 'buildings'
  | 'calendar-check'
  | 'chart-bar'
  | 'chat-circle-text'
  | 'clipboard-text'
  | 'envelope-simple'
  | 'file-text'
  | 'gear'
  | 'graduation-cap'
  | 'handshake'
  | 'house'
  | 'identification-card'
  | 'lightning'
  | 'list-checks'
  | 'medal'
  | 'megaphone'
  | 'monitor'
  | 'package'
  | 'question'
  | 'shield-check'
  | 'sliders'
  | 'storefront'
  | 'user-circle'
  | 'user-focus'
  | 'users'
  | 'users-three'
  | 'video-camera';

type PathOf<Routes extends Readonly<Record<string, Route>>> = Routes[keyof Routes]['pattern'];

/** One entry of a menu as the tab map knows it. */
export interface Tab {
  readonly id: TabId;
  readonly icon: MenuIcon;
  readonly path: PathOf<typeof staffPaths> | PathOf<typeof brandPaths>;
  /**
   * Module that decides on the view right; none for entries every user of the audience has. A group that has one is
   * itself a page of it.
   */
  readonly module: ModuleName | undefined;
  readonly children?: readonly Tab[];
  readonly onlyRole?: RoleId;
  /** Deeper paths do not belong to this entry. */
  readonly exact?: true;
  /** What a token sign-up gets instead: nothing at all, or the page without a menu entry. */
  readonly tokenSignup?: 'removed' | 'unlisted';
}

/* @__NO_SIDE_EFFECTS__ */
function tab(
  id: TabId,
  icon: MenuIcon,
  path: Tab['path'],
  module: ModuleName | undefined,
  rest: Partial<Tab> = {},
): Tab {
  return { id, icon, path, module, ...rest };
}

/** The staff menu, in its order. Made by a call, so that a bundler may leave it out. */
export const STAFF_TABS: readonly Tab[] = /* @__PURE__ */ (() => [
  tab('home', 'users', staffPaths.dashboard.pattern, 'Influencer Management'),
  tab('dashboardNew', 'house', staffPaths.dashboardNew.pattern, 'Influencer Management'),
  tab('dashboardStatistics', 'monitor', staffPaths.dashboardStatistics.pattern, 'Report'),
  tab('customer', 'buildings', staffPaths.customer.pattern, 'Customer Management'),
  tab('customer-lead', 'address-book', staffPaths.customerLead.pattern, 'Customer Leads'),
  tab('campaign', 'megaphone', staffPaths.campaign.pattern, 'Campaign Management', {
    children: [
      tab('campaign-list', 'megaphone', staffPaths.campaign.pattern, 'Campaign Management'),
      tab('campaign-requests', 'clipboard-text', staffPaths.campaignRequests.pattern, 'Campaign Request'),
      tab('ugc-requests', 'video-camera', staffPaths.ugcRequests.pattern, 'UGC Campaign Request'),
      tab('campaign-self-service', 'storefront', staffPaths.campaignSelfService.pattern, 'Self-Campaign-Service'),
      tab('campaign-service', 'sliders', staffPaths.campaignService.pattern, 'Campaign Service'),
      tab('learning-videos', 'graduation-cap', staffPaths.learningVideos.pattern, 'Learning Videos'),
    ],
  }),
  tab('contract', 'file-text', staffPaths.contract.pattern, 'Contract Management'),
  tab('nda', 'shield-check', staffPaths.nda.pattern, 'NDA Management', {
    children: [
      tab('nda-management', 'shield-check', staffPaths.nda.pattern, 'NDA Management'),
      tab('campaign-nda', 'shield-check', staffPaths.campaignNda.pattern, 'NDA Management'),
    ],
  }),
  tab('models', 'user-focus', staffPaths.models.pattern, 'Models', {
    children: [
      tab('models', 'user-focus', staffPaths.models.pattern, 'Models'),
      tab('creator', 'video-camera', staffPaths.creator.pattern, 'Creator'),
      tab('brandliste', 'storefront', staffPaths.brandList.pattern, 'Brand List'),
      tab('kooperationen', 'handshake', staffPaths.cooperations.pattern, 'Cooperations'),
      tab('family-inquiry', 'users-three', staffPaths.familyInquiry.pattern, 'Family Registration'),
    ],
  }),
  tab('email', 'envelope-simple', staffPaths.emailManagement.pattern, 'Email'),
  tab('event-management', 'calendar-check', staffPaths.eventManagement.pattern, 'Appointment'),
  tab('todo', 'list-checks', staffPaths.todo.pattern, 'Todos'),
  tab('dmexco', 'identification-card', staffPaths.fair.pattern, 'Dmexco'),
  tab('product-tester', 'package', staffPaths.project.pattern, undefined, {
    children: [
      tab('project', 'package', staffPaths.project.pattern, 'Project'),
      tab('testerworld-user', 'users-three', staffPaths.testerworldUser.pattern, 'Testerworld User'),
      tab('testerworld-dashboard', 'chart-bar', staffPaths.testerworldAdmin.pattern, 'Testerworld Dashboard'),
      tab('news-letter', 'envelope-simple', staffPaths.newsletter.pattern, 'Testerworld Dashboard'),
      tab('news-letter-template', 'article', staffPaths.newsletterTemplate.pattern, 'Testerworld Dashboard'),
      tab('amazon-users', 'user-circle', staffPaths.amazonUsers.pattern, 'Testerworld Dashboard'),
    ],
  }),
  tab('testerworld-faqs', 'question', staffPaths.testerworldFaqs.pattern, 'Faqs'),
  tab('testerworld-brand', 'storefront', staffPaths.testerworldBrand.pattern, 'Brand'),
  tab('testerworld-blog', 'article', staffPaths.testerworldBlog.pattern, 'Blog'),
  tab('testerworld-metadata', 'sliders', staffPaths.testerworldMetadata.pattern, 'Testerworld Dashboard', {
    exact: true,
  }),
  tab('report', 'chart-bar', staffPaths.report.pattern, 'Report'),
  tab('management', 'identification-card', staffPaths.management.pattern, 'Management'),
  tab('feedback', 'chat-circle-text', staffPaths.feedback.pattern, 'Feedback'),
  tab('administration', 'gear', staffPaths.userManagement.pattern, undefined, {
    children: [
      tab('user', 'users', staffPaths.userManagement.pattern, 'User Management'),
      tab('brand', 'storefront', staffPaths.brandManagement.pattern, 'Brand Management'),
      tab('permission', 'shield-check', staffPaths.permission.pattern, 'Role & Rights'),
      tab('logs', 'list-checks', staffPaths.logs.pattern, 'Role & Rights', { onlyRole: ROLE.superAdmin }),
      tab('master', 'sliders', staffPaths.master.pattern, 'Category Management'),
      tab('vorlage', 'article', staffPaths.template.pattern, 'Template'),
      tab('email-configuration', 'envelope-simple', staffPaths.emailConfiguration.pattern, 'Email Configuration'),
      tab('nda-template', 'shield-check', staffPaths.ndaTemplate.pattern, 'NDA Template'),
      tab('ugcMaterials', 'video-camera', staffPaths.ugcMaterial.pattern, 'UGC Campaign Request'),
    ],
  }),
])();

/** The menu of an artist-management company. */
export const MANAGEMENT_TABS: readonly Tab[] = /* @__PURE__ */ (() => [
  tab('home', 'users', staffPaths.dashboard.pattern, 'Influencer Management'),
  tab('user-profile', 'user-circle', staffPaths.userProfileEdit.pattern, undefined),
])();

/** The brand menu, in its order. */
export const BRAND_TABS: readonly Tab[] = /* @__PURE__ */ (() => [
  // Two pages that the list of ids leaves out have the last part of their routes as id (docs/decisions/0042).
  tab('brand-dashboard', 'house', brandPaths.dashboard.pattern, undefined, { tokenSignup: 'unlisted' }),
  tab('ima-active', 'lightning', brandPaths.imaActive.pattern, undefined),
  tab('brand-network', 'users-three', brandPaths.networkModel.pattern, undefined, {
    children: [
      tab('brand-model', 'user-focus', brandPaths.networkModel.pattern, 'Self-Campaign-Service', {
        tokenSignup: 'removed',
      }),
      tab('brand-creator', 'video-camera', brandPaths.networkCreator.pattern, 'Self-Campaign-Service', {
        tokenSignup: 'removed',
      }),
      tab('brand-direct-network', 'users', brandPaths.networkDirect.pattern, 'Self-Campaign-Service', {
        tokenSignup: 'removed',
      }),
    ],
  }),
  tab('campaign-request-frm', 'megaphone', brandPaths.campaignRequests.pattern, 'Campaign Request', {
    children: [
      tab('campaign-request-add', 'clipboard-text', brandPaths.campaignRequestAdd.pattern, 'Campaign Request', {
        tokenSignup: 'removed',
      }),
      tab('campaign-request', 'megaphone', brandPaths.campaignRequests.pattern, 'Campaign Request'),
      tab('scs-dashboard', 'chart-bar', brandPaths.scsDashboard.pattern, 'Self-Campaign-Service', {
        tokenSignup: 'unlisted',
      }),
    ],
  }),
  tab('ugc-video', 'video-camera', brandPaths.ugcVideos.pattern, undefined, {
    children: [
      tab('ugc-video-list', 'video-camera', brandPaths.ugcVideos.pattern, 'UGC Campaign Request'),
      tab('ugc-video-add', 'clipboard-text', brandPaths.ugcVideoAdd.pattern, 'UGC Campaign Request', {
        tokenSignup: 'removed',
      }),
      tab('ugc-dashboard', 'chart-bar', brandPaths.ugcDashboard.pattern, 'UGC Campaign Request'),
    ],
  }),
  tab('learning-materials', 'graduation-cap', brandPaths.learningMaterials.pattern, 'Learning Videos'),
  tab('brand-profile', 'user-circle', brandPaths.profile.pattern, undefined, { tokenSignup: 'removed' }),
])();
