import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import { firstViewableChild, flattenTree, isPublicPath, visibleMenu } from '@resonanz/domain/permissions';
import { homePath, type Visitor } from '@resonanz/domain/roles';
import { guard, type GuardVerdict } from '../src/guard.ts';
import { permissionsOf } from '../src/permissions.ts';
import type { SessionState } from '../src/sessionState.ts';
import { BrowserStorage } from './browserStorage.ts';
import { sessionDataOf } from './sessionData.ts';

/*
 * Who may open what with the start rights, written by hand from docs/domain/permissions.md#route-guard
 * and docs/domain/areas.md#paths. "3t" is a brand that signed up with a token.
 *
 *   +  opens        x  logged out        o  staff, who see that it is a page of another area
 *   i  asked for another log-in, no one is thrown out        p  open to everybody, logged in or not
 */
const TABLE = `
route                                                             1  6  9  7  3  2  3t 8
/login                                                            p  p  p  p  p  p  p  p
/forgot-password                                                  p  p  p  p  p  p  p  p
/reset/:token                                                     p  p  p  p  p  p  p  p
/dashboard                                                        +  +  +  +  x  x  x  x
/dashboard-new                                                    +  +  +  x  x  x  x  x
/dashboard-statistics                                             +  +  +  i  i  i  i  i
/dashboard/add                                                    +  +  +  x  x  x  x  x
/dashboard/import                                                 +  +  +  x  x  x  x  x
/dashboard/profile/:influencerId/:platform/:channelId             +  +  +  +  x  x  x  x
/dashboard/profile/editProfile/:influencerId/:platform/:channelId +  +  +  +  x  x  x  x
/customer                                                         +  +  +  x  x  x  x  x
/customer/management                                              +  +  +  x  x  x  x  x
/customer/add                                                     +  +  +  x  x  x  x  x
/customer/:customerId/view                                        +  +  +  x  x  x  x  x
/customer/:customerId/edit                                        +  +  +  x  x  x  x  x
/customer-lead                                                    +  +  +  x  x  x  x  x
/customer-lead/add                                                +  +  +  x  x  x  x  x
/customer-lead/:customerLeadId/view                               +  +  +  x  x  x  x  x
/customer-lead/:customerLeadId/edit                               +  +  +  x  x  x  x  x
/campaign                                                         +  +  +  x  x  x  x  x
/campaign/add                                                     +  +  +  x  x  x  x  x
/campaign/:refId/edit                                             +  +  +  x  x  x  x  x
/campaign/:refId/view-camp                                        +  +  +  x  x  x  x  x
/campaign/request                                                 +  +  +  x  x  x  x  x
/campaign/request/:refId/view                                     +  +  +  x  x  x  x  x
/campaign/ugc-video-request                                       +  +  +  x  x  x  x  x
/campaign/ugc-video-request/:refId/view                           +  +  +  x  x  x  x  x
/campaign/self-service                                            +  +  +  x  x  x  x  x
/campaign/self-service/:refId/view                                +  +  +  x  x  x  x  x
/campaign/service                                                 +  +  +  x  x  x  x  x
/campaign/learning-videos                                         +  +  +  x  x  x  x  x
/contract                                                         +  +  +  x  x  x  x  x
/contract/add                                                     +  +  +  x  x  x  x  x
/contract/:contractId/view                                        +  +  +  x  x  x  x  x
/contract/:contractId/edit                                        +  +  +  x  x  x  x  x
/nda                                                              +  +  +  x  x  x  x  x
/campaign-nda                                                     +  +  +  x  x  x  x  x
/models                                                           +  +  +  x  x  x  x  x
/creator                                                          +  +  +  x  x  x  x  x
/brandliste                                                       +  +  +  x  x  x  x  x
/kooperationen                                                    +  +  +  x  x  x  x  x
/family-inquiry                                                   +  +  +  x  x  x  x  x
/template                                                         +  +  +  x  x  x  x  x
/nda-template                                                     +  +  +  x  x  x  x  x
/email-configuration                                              +  +  x  x  x  x  x  x
/management                                                       +  +  +  x  x  x  x  x
/omr                                                              p  p  p  p  p  p  p  p
/report                                                           +  +  +  x  x  x  x  x
/admin                                                            +  +  +  x  x  x  x  x
/email-management                                                 +  +  +  x  x  x  x  x
/feedback                                                         +  +  x  x  x  x  x  x
/event-management                                                 +  +  +  x  x  x  x  x
/todo                                                             +  +  +  x  x  x  x  x
/testerworld-admin                                                +  +  x  x  x  x  x  x
/testerworld-user                                                 +  +  x  x  x  x  x  x
/project                                                          +  +  +  x  x  x  x  x
/project/add                                                      +  +  +  x  x  x  x  x
/project/:projectId                                               +  +  +  x  x  x  x  x
/project/:projectId/questionnaires/:questionnaireId               +  +  +  x  x  x  x  x
/testerworld-faqs                                                 +  +  x  x  x  x  x  x
/testerworld-brand                                                +  +  x  x  x  x  x  x
/testerworld-blog                                                 +  +  x  x  x  x  x  x
/testerworld-blog/add                                             +  +  x  x  x  x  x  x
/testerworld-blog/:blogPostId/edit                                +  +  x  x  x  x  x  x
/testerworld                                                      +  +  x  x  x  x  x  +
/news-letter                                                      +  +  x  x  x  x  x  x
/news-letter/add                                                  +  +  x  x  x  x  x  x
/news-letter/:newsletterId                                        +  +  x  x  x  x  x  x
/news-letter-template                                             +  +  x  x  x  x  x  x
/news-letter-template/add                                         +  +  x  x  x  x  x  x
/news-letter-template/:newsletterTemplateId/edit                  +  +  x  x  x  x  x  x
/amazon-users                                                     +  +  x  x  x  x  x  x
/user/management                                                  +  +  x  x  x  x  x  x
/user/brand                                                       +  +  +  x  x  x  x  x
/permission                                                       +  +  x  x  x  x  x  x
/master                                                           +  +  +  x  x  x  x  x
/logs                                                             x  +  x  x  x  x  x  x
/adminPanel                                                       i  +  i  i  i  i  i  i
/user-profile                                                     +  +  +  +  +  +  +  +
/user-profile/edit                                                +  +  +  +  +  +  +  +
/notifications                                                    +  +  +  +  +  +  +  +
/notification                                                     +  +  +  +  +  +  +  +
/contractPage                                                     p  p  p  p  p  p  p  p
/channel/register                                                 p  p  p  p  p  p  p  p
/event/:eventSlug                                                 p  p  p  p  p  p  p  p
/event/:eventSlug/registration                                    p  p  p  p  p  p  p  p
/public/report/:token                                             p  p  p  p  p  p  p  p
/public/insights/:token                                           p  p  p  p  p  p  p  p
/public/nda/:token                                                p  p  p  p  p  p  p  p
/public/contact                                                   p  p  p  p  p  p  p  p
/public/newsletter/confirm/:token                                 p  p  p  p  p  p  p  p
/public/newsletter/unsubscribe/:token                             p  p  p  p  p  p  p  p
/public/verify/:token                                             p  p  p  p  p  p  p  p
/campaign-self-service                                            p  p  p  p  p  p  p  p
/campaign-self-service/login                                      p  p  p  p  p  p  p  p
/campaign-self-service/signup                                     p  p  p  p  p  p  p  p
/campaign-self-service/signup/:signUpToken                        p  p  p  p  p  p  p  p
/campaign-self-service/forgot-password                            p  p  p  p  p  p  p  p
/campaign-self-service/reset/:token                               p  p  p  p  p  p  p  p
/campaign-self-service/brand-dashboard                            o  o  o  o  +  +  +  x
/campaign-self-service/scs-dashboard                              o  o  o  o  +  +  +  x
/campaign-self-service/campaign-request                           o  o  o  o  +  +  +  x
/campaign-self-service/campaign-request/add                       o  o  o  o  +  +  x  x
/campaign-self-service/campaign-request/:campaignRequestId/edit   o  o  o  o  +  +  x  x
/campaign-self-service/campaign-request/:refId/view               o  o  o  o  +  +  +  x
/campaign-self-service/ugc-dashboard                              o  o  o  o  +  +  +  x
/campaign-self-service/ugc-video                                  o  o  o  o  +  +  +  x
/campaign-self-service/ugc-video/add                              o  o  o  o  +  +  x  x
/campaign-self-service/ugc-video/:ugcCampaignRequestId/edit       o  o  o  o  +  +  x  x
/campaign-self-service/ugc-video/:refId/view                      o  o  o  o  +  +  +  x
/campaign-self-service/learning-materials                         o  o  o  o  +  +  +  x
/campaign-self-service/notifications                              o  o  o  o  +  +  +  x
/campaign-self-service/brand-profile                              o  o  o  o  +  +  x  x
/campaign-self-service/ima-active                                 o  o  o  o  +  +  +  x
/campaign-self-service/terms-and-conditions                       p  p  p  p  p  p  p  p
/campaign-self-service/privacy-policy                             p  p  p  p  p  p  p  p
/brand                                                            p  p  p  p  p  p  p  p
/brand/model                                                      o  o  o  o  +  +  x  x
/brand/creator                                                    o  o  o  o  +  +  x  x
/brand/direct-network                                             o  o  o  o  +  +  x  x
/privacy-policy                                                   p  p  p  p  p  p  p  p
/imprint                                                          p  p  p  p  p  p  p  p
/testerworld/welcome                                              p  p  p  p  p  p  p  p
/testerworld/login                                                p  p  p  p  p  p  p  p
/testerworld/register                                             p  p  p  p  p  p  p  p
/testerworld/verify/:token                                        p  p  p  p  p  p  p  p
/testerworld/forgot-password                                      p  p  p  p  p  p  p  p
/testerworld/reset/:token                                         p  p  p  p  p  p  p  p
/testerworld/home                                                 o  o  o  o  x  x  x  +
/testerworld/projects                                             o  o  o  o  x  x  x  +
/testerworld/projects/:projectId                                  o  o  o  o  x  x  x  +
/testerworld/my-projects                                          o  o  o  o  x  x  x  +
/testerworld/my-projects/:applicationId                           o  o  o  o  x  x  x  +
/testerworld/my-projects/:applicationId/questionnaires/:questionnaireId o  o  o  o  x  x  x  +
/testerworld/points                                               o  o  o  o  x  x  x  +
/testerworld/blog                                                 p  p  p  p  p  p  p  p
/testerworld/blog/:blogId                                         p  p  p  p  p  p  p  p
/testerworld/faqs                                                 p  p  p  p  p  p  p  p
/testerworld/terms                                                p  p  p  p  p  p  p  p
/testerworld/newsletter/confirm/:token                            p  p  p  p  p  p  p  p
/testerworld/newsletter/unsubscribe/:token                        p  p  p  p  p  p  p  p
/testerworld/profile                                              o  o  o  o  x  x  x  +
/testerworld/notifications                                        o  o  o  o  x  x  x  +
`;

// Entries of the side navigation with the start rights, if every page had a screen; groups with their children in
// brackets.
const AGENCY_GROUPS = {
  campaign:
    'campaign[campaign-list campaign-requests ugc-requests campaign-self-service campaign-service learning-videos]',
  nda: 'nda[nda-management campaign-nda]',
  models: 'models[models creator brandliste kooperationen family-inquiry]',
  tester:
    'product-tester[project testerworld-user testerworld-dashboard news-letter news-letter-template amazon-users]',
};
const FULL_MENU = (administration: string) =>
  `home dashboardNew dashboardStatistics customer customer-lead ${AGENCY_GROUPS.campaign} contract
  ${AGENCY_GROUPS.nda} ${AGENCY_GROUPS.models} email event-management todo dmexco ${AGENCY_GROUPS.tester}
  testerworld-faqs testerworld-brand testerworld-blog testerworld-metadata report
  management feedback administration[${administration}]`;
const BRAND_MENU = `brand-dashboard ima-active brand-network[brand-model brand-creator brand-direct-network]
  campaign-request-frm[campaign-request-add campaign-request scs-dashboard]
  ugc-video[ugc-video-list ugc-video-add ugc-dashboard] learning-materials brand-profile`;

const MENUS: Readonly<Record<string, string>> = {
  '1': FULL_MENU('user brand permission master vorlage email-configuration nda-template ugcMaterials'),
  '6': FULL_MENU('user brand permission logs master vorlage email-configuration nda-template ugcMaterials'),
  '9': `home dashboardNew dashboardStatistics customer customer-lead ${AGENCY_GROUPS.campaign} contract
    ${AGENCY_GROUPS.nda} ${AGENCY_GROUPS.models} email event-management todo dmexco project report management
    administration[brand master vorlage nda-template ugcMaterials]`,
  '7': 'home user-profile',
  '3': BRAND_MENU,
  '2': BRAND_MENU,
  '3t': 'ima-active campaign-request-frm ugc-video[ugc-video-list ugc-dashboard] learning-materials',
  '8': '',
};

const VERDICTS: Readonly<Record<string, GuardVerdict>> = {
  '+': 'allow',
  p: 'allow',
  x: 'logOut',
  o: 'otherArea',
  i: 'logIn',
};

const [head = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split(/\s+/));
const COLUMNS = head.slice(1);

const ROUTES = [staffPaths, brandPaths, testerPaths].flatMap((paths) =>
  Object.values(paths).map(({ pattern }): string => pattern),
);
const examplePath = (pattern: string): string => pattern.replaceAll(/:[A-Za-z]+/g, '7');

const visitorOf = (column: string): Visitor => ({
  roleId: Number(column[0]) as Visitor['roleId'],
  signupWithToken: column.endsWith('t'),
});

function stateOf(column: string): Extract<SessionState, { status: 'loggedIn' }> {
  const { roleId, signupWithToken } = visitorOf(column);
  const { permissions, ...rest } = sessionDataOf(roleId, signupWithToken);
  return { status: 'loggedIn', ...rest, permissions: permissionsOf(permissions) };
}

const drawn = (column: string) => visibleMenu(stateOf(column).permissions.modules, ROUTES);

beforeEach(() => {
  vi.stubGlobal('localStorage', new BrowserStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('the table names every declared route once', () => {
  expect(rows.map(([route]) => route).toSorted()).toEqual(ROUTES.toSorted());
});

describe.each(COLUMNS.map((column, index) => ({ column, index })))('role $column', ({ column, index }) => {
  test('the guard says of every route what the table says [R-GUARD-002] [R-GUARD-003] [R-GUARD-011]', () => {
    const state = stateOf(column);
    const said = Object.fromEntries(rows.map(([route = '']) => [route, guard(examplePath(route), state)]));
    expect(said).toEqual(
      Object.fromEntries(rows.map(([route = '', ...cells]) => [route, VERDICTS[cells[index] ?? '']])),
    );
  });

  test('a way of writing the address changes nothing: case, encoding, final slash, query and hash', () => {
    const state = stateOf(column);
    for (const [route = ''] of rows) {
      const path = examplePath(route);
      const encoded = path.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      const variants = [path.toUpperCase(), encoded, `${path}/`, `${path}?a=/logs`, `${path}#/logs`];
      expect([route, ...variants.map((variant) => guard(variant, state))]).toEqual([
        route,
        ...variants.map(() => guard(path, state)),
      ]);
    }
  });

  test('the menu holds the entries of the table, in their order [R-NAV-001] [R-BMENU-022]', () => {
    const words = drawn(column).map(({ extraData, children }) =>
      children.length > 0 ? `${extraData.id}[${children.map((child) => child.extraData.id).join(' ')}]` : extraData.id,
    );
    expect(words.join(' ')).toBe((MENUS[column] ?? '').replaceAll(/\s+/g, ' '));
  });

  test('every entry leads to a page that may be opened, a group to its first child [R-NAV-004] [R-BMENU-021]', () => {
    const state = stateOf(column);
    const nodes = flattenTree(drawn(column));
    expect(nodes.filter(({ routeName }) => guard(routeName, state) !== 'allow')).toEqual([]);
    expect(
      nodes.filter((node) => node.children.length > 0 && firstViewableChild(node)?.routeName !== node.routeName),
    ).toEqual([]);
  });

  test('home may be opened, and is in the menu or in the header', () => {
    expect(guard(homePath(visitorOf(column)), stateOf(column))).toBe('allow');
  });
});

describe('nobody', () => {
  test.each(rows.map(([route = '', cell]) => [route, cell] as const))('%s', (route, cell) => {
    const path = examplePath(route);
    const verdict = cell === 'p' ? 'allow' : 'logIn';
    expect(guard(path, { status: 'loggedOut', reason: null })).toBe(verdict);
    expect(guard(path, { status: 'loading' })).toBe(cell === 'p' ? 'allow' : 'wait');
    expect(isPublicPath(path)).toBe(cell === 'p');
  });
});
