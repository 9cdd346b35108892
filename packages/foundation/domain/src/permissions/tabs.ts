import { brandPaths, staffPaths } from '../paths.ts';
import type { RoleId } from '../roles.ts';
import { ROLE } from '../roles.ts';
import type { ModuleName } from './modules.ts';

/** Names of the icons that menu entries carry; the frame that draws the menu maps them to pictures. */
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

/** One entry of a menu as the tab map knows it. */
export interface Tab {
  readonly id: string;
  readonly icon: MenuIcon;
  readonly path: string;
  /** Module that decides on the view right; none for entries every user of the audience has. A group that has one is itself a page of it. */
  readonly module: ModuleName | undefined;
  readonly children?: readonly Tab[];
  readonly onlyRole?: RoleId;
  /** Deeper paths do not belong to this entry. */
  readonly exact?: true;
  /** What a token sign-up gets instead: nothing at all, or the page without a menu entry. */
  readonly tokenSignup?: 'removed' | 'unlisted';
}

function tab(id: string, icon: MenuIcon, path: string, module: ModuleName | undefined, rest: Partial<Tab> = {}): Tab {
  return { id, icon, path, module, ...rest };
}

/** The staff menu, in its order. */
export const STAFF_TABS: readonly Tab[] = [
  tab('home', 'users', staffPaths.dashboard(), 'Influencer Management'),
  tab('dashboardNew', 'house', staffPaths.dashboardNew(), 'Influencer Management'),
  tab('dashboardStatistics', 'monitor', staffPaths.dashboardStatistics(), 'Report'),
  tab('customer', 'buildings', staffPaths.customer(), 'Customer Management'),
  tab('customer-lead', 'address-book', staffPaths.customerLead(), 'Customer Leads'),
  tab('campaign', 'megaphone', staffPaths.campaign(), 'Campaign Management', {
    children: [
      tab('campaign-list', 'megaphone', staffPaths.campaign(), 'Campaign Management'),
      tab('campaign-requests', 'clipboard-text', staffPaths.campaignRequests(), 'Campaign Request'),
      tab('ugc-requests', 'video-camera', staffPaths.ugcRequests(), 'UGC Campaign Request'),
      tab('campaign-self-service', 'storefront', staffPaths.campaignSelfService(), 'Self-Campaign-Service'),
      tab('campaign-service', 'sliders', staffPaths.campaignService(), 'Campaign Service'),
      tab('learning-videos', 'graduation-cap', staffPaths.learningVideos(), 'Learning Videos'),
    ],
  }),
  tab('contract', 'file-text', staffPaths.contract(), 'Contract Management'),
  tab('nda', 'shield-check', staffPaths.nda(), 'NDA Management', {
    children: [
      tab('nda-management', 'shield-check', staffPaths.nda(), 'NDA Management'),
      tab('campaign-nda', 'shield-check', staffPaths.campaignNda(), 'NDA Management'),
    ],
  }),
  tab('models', 'user-focus', staffPaths.models(), 'Models', {
    children: [
      tab('models', 'user-focus', staffPaths.models(), 'Models'),
      tab('creator', 'video-camera', staffPaths.creator(), 'Creator'),
      tab('brandliste', 'storefront', staffPaths.brandList(), 'Brand List'),
      tab('kooperationen', 'handshake', staffPaths.cooperations(), 'Cooperations'),
      tab('family-inquiry', 'users-three', staffPaths.familyInquiry(), 'Family Registration'),
    ],
  }),
  tab('email', 'envelope-simple', staffPaths.emailManagement(), 'Email'),
  tab('event-management', 'calendar-check', staffPaths.eventManagement(), 'Appointment'),
  tab('todo', 'list-checks', staffPaths.todo(), 'Todos'),
  tab('dmexco', 'identification-card', staffPaths.fair(), 'Dmexco'),
  tab('product-tester', 'package', staffPaths.project(), undefined, {
    children: [
      tab('project', 'package', staffPaths.project(), 'Project'),
      tab('testerworld-user', 'users-three', staffPaths.testerworldUser(), 'Testerworld User'),
      tab('testerworld-dashboard', 'chart-bar', staffPaths.testerworldAdmin(), 'Testerworld Dashboard'),
      tab('news-letter', 'envelope-simple', staffPaths.newsletter(), 'Testerworld Dashboard'),
      tab('news-letter-template', 'article', staffPaths.newsletterTemplate(), 'Testerworld Dashboard'),
      tab('amazon-users', 'user-circle', staffPaths.amazonUsers(), 'Testerworld Dashboard'),
    ],
  }),
  tab('testerworld-faqs', 'question', staffPaths.testerworldFaqs(), 'Faqs'),
  tab('testerworld-brand', 'storefront', staffPaths.testerworldBrand(), 'Brand'),
  tab('testerworld-blog', 'article', staffPaths.testerworldBlog(), 'Blog'),
  tab('testerworld-metadata', 'sliders', staffPaths.testerworldMetadata(), 'Testerworld Dashboard', { exact: true }),
  tab('report', 'chart-bar', staffPaths.report(), 'Report'),
  tab('management', 'identification-card', staffPaths.management(), 'Management'),
  tab('feedback', 'chat-circle-text', staffPaths.feedback(), 'Feedback'),
  tab('administration', 'gear', staffPaths.userManagement(), undefined, {
    children: [
      tab('user', 'users', staffPaths.userManagement(), 'User Management'),
      tab('brand', 'storefront', staffPaths.brandManagement(), 'Brand Management'),
      tab('permission', 'shield-check', staffPaths.permission(), 'Role & Rights'),
      tab('logs', 'list-checks', staffPaths.logs(), 'Role & Rights', { onlyRole: ROLE.superAdmin }),
      tab('master', 'sliders', staffPaths.master(), 'Category Management'),
      tab('vorlage', 'article', staffPaths.template(), 'Template'),
      tab('email-configuration', 'envelope-simple', staffPaths.emailConfiguration(), 'Email Configuration'),
      tab('nda-template', 'shield-check', staffPaths.ndaTemplate(), 'NDA Template'),
      tab('ugcMaterials', 'video-camera', staffPaths.ugcMaterial(), 'UGC Campaign Request'),
    ],
  }),
];

/** The menu of an artist-management company. */
export const MANAGEMENT_TABS: readonly Tab[] = [
  tab('home', 'users', staffPaths.dashboard(), 'Influencer Management'),
  tab('user-profile', 'user-circle', staffPaths.userProfileEdit(), undefined),
];

/** The brand menu, in its order. */
export const BRAND_TABS: readonly Tab[] = [
  tab('brand-dashboard', 'house', brandPaths.dashboard(), undefined, { tokenSignup: 'unlisted' }),
  tab('ima-active', 'lightning', brandPaths.imaActive(), undefined),
  tab('brand-network', 'users-three', brandPaths.networkModel(), undefined, {
    children: [
      tab('brand-model', 'user-focus', brandPaths.networkModel(), 'Self-Campaign-Service', { tokenSignup: 'removed' }),
      tab('brand-creator', 'video-camera', brandPaths.networkCreator(), 'Self-Campaign-Service', { tokenSignup: 'removed' }),
      tab('brand-direct-network', 'users', brandPaths.networkDirect(), 'Self-Campaign-Service', { tokenSignup: 'removed' }),
    ],
  }),
  tab('campaign-request-frm', 'megaphone', brandPaths.campaignRequests(), undefined, {
    children: [
      tab('campaign-request-add', 'clipboard-text', brandPaths.campaignRequestAdd(), 'Campaign Request', { tokenSignup: 'removed' }),
      tab('campaign-request', 'megaphone', brandPaths.campaignRequests(), 'Campaign Request'),
      tab('scs-dashboard', 'chart-bar', brandPaths.scsDashboard(), 'Self-Campaign-Service', { tokenSignup: 'unlisted' }),
    ],
  }),
  tab('ugc-video', 'video-camera', brandPaths.ugcVideos(), undefined, {
    children: [
      tab('ugc-video-list', 'video-camera', brandPaths.ugcVideos(), 'UGC Campaign Request'),
      tab('ugc-video-add', 'clipboard-text', brandPaths.ugcVideoAdd(), 'UGC Campaign Request', { tokenSignup: 'removed' }),
      tab('ugc-dashboard', 'chart-bar', brandPaths.ugcDashboard(), 'UGC Campaign Request'),
    ],
  }),
  tab('learning-materials', 'graduation-cap', brandPaths.learningMaterials(), 'Learning Videos'),
  tab('brand-profile', 'user-circle', brandPaths.profile(), undefined, { tokenSignup: 'removed' }),
];
