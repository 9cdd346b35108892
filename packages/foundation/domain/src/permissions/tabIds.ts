/**
 * Tab ids of all menu entries; the label of each is `tab.<id>`.
 *
 * @source docs/domain/permissions.md#tabs-routes-and-modules; docs/domain/testers.md#tester-area
 */
export const TAB_IDS = [
  'administration',
  'amazon-users',
  'brand',
  'brand-creator',
  'brand-dashboard',
  'brand-direct-network',
  'brand-model',
  'brand-network',
  'brand-profile',
  'brandliste',
  'campaign',
  'campaign-list',
  'campaign-nda',
  'campaign-request',
  'campaign-request-add',
  'campaign-request-frm',
  'campaign-requests',
  'campaign-self-service',
  'campaign-service',
  'contract',
  'creator',
  'customer',
  'customer-lead',
  'dashboardNew',
  'dashboardStatistics',
  'dmexco',
  'email',
  'email-configuration',
  'event-management',
  'family-inquiry',
  'feedback',
  'home',
  'ima-active',
  'kooperationen',
  'learning-materials',
  'learning-videos',
  'logs',
  'management',
  'master',
  'models',
  'nda',
  'nda-management',
  'nda-template',
  'news-letter',
  'news-letter-template',
  'permission',
  'product-tester',
  'project',
  'report',
  'scs-dashboard',
  'testerworld-blog',
  'testerworld-brand',
  'testerworld-dashboard',
  'testerworld-faqs',
  'testerworld-metadata',
  'testerworld-user',
  'todo',
  'ugc-dashboard',
  'ugc-requests',
  'ugc-video',
  'ugc-video-add',
  'ugc-video-list',
  'ugcMaterials',
  'user',
  'user-profile',
  'vorlage',
] as const;
/**
 * Tab id of a menu entry.
 *
 * @source docs/domain/permissions.md#tabs-routes-and-modules
 */
export type TabId = (typeof TAB_IDS)[number];

/**
 * Whether a text is a tab id, for example of a menu that a newer server sends.
 *
 * @source docs/domain/permissions.md#tabs-routes-and-modules
 */
export function isTabId(text: string): text is TabId {
  return (TAB_IDS as readonly string[]).includes(text);
}
