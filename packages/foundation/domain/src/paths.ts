import { routes } from './route.ts';

/**
 * The routes of the staff shell, with the public pages of the agency.
 *
 * @source docs/domain/areas.md#home-and-empty-path; docs/domain/areas.md#paths
 */
export const staffPaths = /* @__PURE__ */ routes({
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset/:token',
  dashboard: '/dashboard',
  dashboardNew: '/dashboard-new',
  dashboardStatistics: '/dashboard-statistics',
  influencerAdd: '/dashboard/add',
  influencerImport: '/dashboard/import',
  influencerProfile: '/dashboard/profile/:influencerId/:platform/:channelId',
  influencerEdit: '/dashboard/profile/editProfile/:influencerId/:platform/:channelId',
  customer: '/customer',
  customerManagement: '/customer/management',
  customerAdd: '/customer/add',
  customerView: '/customer/:customerId/view',
  customerEdit: '/customer/:customerId/edit',
  customerLead: '/customer-lead',
  customerLeadAdd: '/customer-lead/add',
  customerLeadView: '/customer-lead/:customerLeadId/view',
  customerLeadEdit: '/customer-lead/:customerLeadId/edit',
  campaign: '/campaign',
  campaignAdd: '/campaign/add',
  campaignEdit: '/campaign/:refId/edit',
  campaignView: '/campaign/:refId/view-camp',
  campaignRequests: '/campaign/request',
  campaignRequestView: '/campaign/request/:refId/view',
  ugcRequests: '/campaign/ugc-video-request',
  ugcRequestView: '/campaign/ugc-video-request/:refId/view',
  campaignSelfService: '/campaign/self-service',
  campaignSelfServiceView: '/campaign/self-service/:refId/view',
  campaignService: '/campaign/service',
  learningVideos: '/campaign/learning-videos',
  contract: '/contract',
  contractAdd: '/contract/add',
  contractView: '/contract/:contractId/view',
  contractEdit: '/contract/:contractId/edit',
  nda: '/nda',
  campaignNda: '/campaign-nda',
  models: '/models',
  creator: '/creator',
  brandList: '/brandliste',
  cooperations: '/kooperationen',
  familyInquiry: '/family-inquiry',
  template: '/template',
  ndaTemplate: '/nda-template',
  emailConfiguration: '/email-configuration',
  management: '/management',
  fair: '/omr',
  report: '/report',
  ugcMaterial: '/admin',
  emailManagement: '/email-management',
  feedback: '/feedback',
  eventManagement: '/event-management',
  todo: '/todo',
  testerworldAdmin: '/testerworld-admin',
  testerworldUser: '/testerworld-user',
  project: '/project',
  projectAdd: '/project/add',
  projectView: '/project/:projectId',
  projectQuestionnaire: '/project/:projectId/questionnaires/:questionnaireId',
  testerworldFaqs: '/testerworld-faqs',
  testerworldBrand: '/testerworld-brand',
  testerworldBlog: '/testerworld-blog',
  testerworldBlogAdd: '/testerworld-blog/add',
  testerworldBlogEdit: '/testerworld-blog/:blogPostId/edit',
  testerworldMetadata: '/testerworld',
  newsletter: '/news-letter',
  newsletterAdd: '/news-letter/add',
  newsletterView: '/news-letter/:newsletterId',
  newsletterTemplate: '/news-letter-template',
  newsletterTemplateAdd: '/news-letter-template/add',
  newsletterTemplateEdit: '/news-letter-template/:newsletterTemplateId/edit',
  amazonUsers: '/amazon-users',
  userManagement: '/user/management',
  brandManagement: '/user/brand',
  permission: '/permission',
  master: '/master',
  logs: '/logs',
  adminPanel: '/adminPanel',
  userProfile: '/user-profile',
  userProfileEdit: '/user-profile/edit',
  notifications: '/notifications',
  notification: '/notification',
  contractPage: '/contractPage',
  channelRegister: '/channel/register',
  event: '/event/:eventSlug',
  eventRegistration: '/event/:eventSlug/registration',
  publicReport: '/public/report/:token',
  publicInsights: '/public/insights/:token',
  publicNda: '/public/nda/:token',
  publicContact: '/public/contact',
  publicNewsletterConfirm: '/public/newsletter/confirm/:token',
  publicNewsletterUnsubscribe: '/public/newsletter/unsubscribe/:token',
});

/**
 * The routes of the brand shell, with the public pages that belong to it.
 *
 * @source docs/domain/permissions.md#tabs-routes-and-modules; docs/domain/areas.md#legal-links
 */
export const brandPaths = /* @__PURE__ */ routes({
  landing: '/campaign-self-service',
  login: '/campaign-self-service/login',
  signup: '/campaign-self-service/signup',
  signupByToken: '/campaign-self-service/signup/:signUpToken',
  forgotPassword: '/campaign-self-service/forgot-password',
  reset: '/campaign-self-service/reset/:token',
  verify: '/public/verify/:token',
  dashboard: '/campaign-self-service/brand-dashboard',
  scsDashboard: '/campaign-self-service/scs-dashboard',
  campaignRequests: '/campaign-self-service/campaign-request',
  campaignRequestAdd: '/campaign-self-service/campaign-request/add',
  campaignRequestEdit: '/campaign-self-service/campaign-request/:campaignRequestId/edit',
  campaignRequestView: '/campaign-self-service/campaign-request/:refId/view',
  ugcDashboard: '/campaign-self-service/ugc-dashboard',
  ugcVideos: '/campaign-self-service/ugc-video',
  ugcVideoAdd: '/campaign-self-service/ugc-video/add',
  ugcVideoEdit: '/campaign-self-service/ugc-video/:ugcCampaignRequestId/edit',
  ugcVideoView: '/campaign-self-service/ugc-video/:refId/view',
  learningMaterials: '/campaign-self-service/learning-materials',
  notifications: '/campaign-self-service/notifications',
  profile: '/campaign-self-service/brand-profile',
  imaActive: '/campaign-self-service/ima-active',
  terms: '/campaign-self-service/terms-and-conditions',
  privacyPolicy: '/campaign-self-service/privacy-policy',
  network: '/brand',
  networkModel: '/brand/model',
  networkCreator: '/brand/creator',
  networkDirect: '/brand/direct-network',
  publicPrivacyPolicy: '/privacy-policy',
  imprint: '/imprint',
});

/**
 * The routes of the tester shell.
 *
 * @source docs/domain/areas.md#the-three-areas; docs/domain/testers.md#tester-area
 */
export const testerPaths = /* @__PURE__ */ routes({
  welcome: '/testerworld/welcome',
  login: '/testerworld/login',
  register: '/testerworld/register',
  verify: '/testerworld/verify/:token',
  forgotPassword: '/testerworld/forgot-password',
  reset: '/testerworld/reset/:token',
  home: '/testerworld/home',
  projects: '/testerworld/projects',
  project: '/testerworld/projects/:projectId',
  myProjects: '/testerworld/my-projects',
  myProject: '/testerworld/my-projects/:applicationId',
  questionnaire: '/testerworld/my-projects/:applicationId/questionnaires/:questionnaireId',
  points: '/testerworld/points',
  blog: '/testerworld/blog',
  blogPost: '/testerworld/blog/:blogId',
  faqs: '/testerworld/faqs',
  terms: '/testerworld/terms',
  newsletterConfirm: '/testerworld/newsletter/confirm/:token',
  newsletterUnsubscribe: '/testerworld/newsletter/unsubscribe/:token',
  profile: '/testerworld/profile',
  notifications: '/testerworld/notifications',
});

/**
 * The to-do list restricted to today.
 *
 * @source docs/domain/areas.md#paths
 */
export function todayTodosPath(): string {
  return `${staffPaths.todo()}?today=1`;
}

/**
 * One mail thread of the mailbox.
 *
 * @source docs/domain/areas.md#paths
 */
export function mailThreadPath(threadId: string | number): string {
  return `${staffPaths.emailManagement()}?threadId=${encodeURIComponent(String(threadId))}`;
}

/**
 * The page on which a partner reads and signs a contract, by the link of the mail.
 *
 * @source docs/domain/contracts.md#contracts
 */
export function contractSignPath(token: string): string {
  return `${staffPaths.contractPage()}?token=${encodeURIComponent(token)}`;
}

/**
 * The form of new contracts, begun with channels of a campaign.
 *
 * @source docs/domain/contracts.md#contracts
 */
export function newContractsPath(campaignId: number, entryIds: readonly number[]): string {
  const entries = entryIds.length > 0 ? `&entries=${entryIds.join('-')}` : '';
  return `${staffPaths.contractAdd()}?campaign=${campaignId}${entries}`;
}

/**
 * Where a video stands on the page of its UGC request, for the part of an address after `#`.
 *
 * @source docs/domain/requests.md#ugc-requests
 */
export function ugcVideoAnchor(position: number): string {
  return `video-${position}`;
}
