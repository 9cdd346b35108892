import { describe, expect, test } from 'vitest';
import {
  brandPaths,
  contractSignPath,
  mailThreadPath,
  newContractsPath,
  staffPaths,
  testerPaths,
  todayTodosPath,
  ugcVideoAnchor,
} from './paths.ts';
import { route } from './route.ts';

describe('route', () => {
  test('fills in parameters, encoded, and keeps the pattern', () => {
    const path = route('/a/:one/b/:two');
    expect(path({ one: 'x/y', two: 7 })).toBe('/a/x%2Fy/b/7');
    expect(path.pattern).toBe('/a/:one/b/:two');
    // @ts-expect-error a parameter is missing
    expect(path({ one: 1 })).toBe('/a/1/b/');
    // @ts-expect-error no parameters to give
    expect(route('/plain')({ one: 1 })).toBe('/plain');
  });
});

test.each([
  ['/login', '[R-ROUTE-001]'],
  ['/contractPage', '[R-ROUTE-007]'],
  ['/adminPanel', '[R-ROUTE-010]'],
  ['/dashboard-statistics', '[R-ROUTE-012]'],
  ['/dashboard-new', '[R-ROUTE-021]'],
  ['/dashboard', '[R-ROUTE-022]'],
  ['/customer', '[R-ROUTE-023]'],
  ['/campaign', '[R-ROUTE-024]'],
  ['/contract', '[R-ROUTE-025]'],
  ['/nda', '[R-ROUTE-026]'],
  ['/campaign-nda', '[R-ROUTE-027]'],
  ['/models', '[R-ROUTE-028]'],
  ['/creator', '[R-ROUTE-029]'],
  ['/brandliste', '[R-ROUTE-030]'],
  ['/kooperationen', '[R-ROUTE-031]'],
  ['/family-inquiry', '[R-ROUTE-032]'],
  ['/template', '[R-ROUTE-033]'],
  ['/nda-template', '[R-ROUTE-034]'],
  ['/email-configuration', '[R-ROUTE-035]'],
  ['/management', '[R-ROUTE-036]'],
  ['/omr', '[R-ROUTE-037]'],
  ['/report', '[R-ROUTE-038]'],
  ['/admin', '[R-ROUTE-039]'],
  ['/email-management', '[R-ROUTE-040]'],
  ['/feedback', '[R-ROUTE-041]'],
  ['/event-management', '[R-ROUTE-042]'],
  ['/todo', '[R-ROUTE-043]'],
  ['/testerworld-admin', '[R-ROUTE-044]'],
  ['/testerworld-user', '[R-ROUTE-045]'],
  ['/project', '[R-ROUTE-046]'],
  ['/testerworld-faqs', '[R-ROUTE-047]'],
  ['/testerworld-brand', '[R-ROUTE-048]'],
  ['/news-letter', '[R-ROUTE-049]'],
  ['/news-letter-template', '[R-ROUTE-050]'],
  ['/customer-lead', '[R-ROUTE-051]'],
  ['/user-profile', '[R-ROUTE-052]'],
  ['/notifications', '[R-ROUTE-053]'],
  ['/testerworld', '[R-ROUTE-054]'],
  ['/testerworld-blog', '[R-ROUTE-055]'],
  ['/amazon-users', '[R-ROUTE-056]'],
  ['/user-profile/edit', '[R-ROUTE-062]'],
  ['/user/management', '[R-ROUTE-066]'],
  ['/customer/management', '[R-ROUTE-067]'],
  ['/notification', '[R-ROUTE-071]'],
])('the path %s is spelled as the contract spells it %s', (path) => {
  expect(Object.values(staffPaths).map((staffPath) => staffPath.pattern as string)).toContain(path);
});

test('paths with parameters and queries of the staff area', () => {
  expect(staffPaths.influencerProfile({ influencerId: 12, platform: 'instagram', channelId: 77 })).toBe(
    '/dashboard/profile/12/instagram/77',
  );
  expect(staffPaths.influencerEdit({ influencerId: 12, platform: 'instagram', channelId: 77 })).toBe(
    '/dashboard/profile/editProfile/12/instagram/77',
  );
  expect(staffPaths.campaignView({ refId: 501 })).toBe('/campaign/501/view-camp');
  expect(todayTodosPath()).toBe('/todo?today=1');
  expect(mailThreadPath('a&b')).toBe('/email-management?threadId=a%26b');
  expect(ugcVideoAnchor(2)).toBe('video-2');
  expect(staffPaths.contractView({ contractId: 9 })).toBe('/contract/9/view');
  expect(contractSignPath('a&b')).toBe('/contractPage?token=a%26b');
  expect(newContractsPath(20, [301, 302])).toBe('/contract/add?campaign=20&entries=301-302');
  expect(newContractsPath(20, [])).toBe('/contract/add?campaign=20');
});

test('every brand path of the contract exists', () => {
  const patterns = Object.values(brandPaths).map((brandPath) => brandPath.pattern as string);
  const below = [
    'login',
    'signup',
    'signup/:signUpToken',
    'forgot-password',
    'reset/:token',
    'brand-dashboard',
    'scs-dashboard',
    'campaign-request',
    'campaign-request/add',
    'campaign-request/:campaignRequestId/edit',
    'campaign-request/:refId/view',
    'ugc-dashboard',
    'ugc-video',
    'ugc-video/add',
    'ugc-video/:ugcCampaignRequestId/edit',
    'ugc-video/:refId/view',
    'learning-materials',
    'notifications',
    'brand-profile',
    'ima-active',
    'terms-and-conditions',
    'privacy-policy',
  ];
  expect(patterns).toEqual(
    expect.arrayContaining([
      '/campaign-self-service',
      ...below.map((path) => `/campaign-self-service/${path}`),
      '/imprint',
      '/privacy-policy',
      '/brand',
    ]),
  );
});

test('every brand path is one of the contract or of the decisions', () => {
  const others = Object.values(brandPaths)
    .map(({ pattern }): string => pattern)
    .filter((pattern) => !pattern.startsWith('/campaign-self-service'));
  expect(others).toEqual([
    '/public/verify/:token',
    '/brand',
    '/brand/model',
    '/brand/creator',
    '/brand/direct-network',
    '/privacy-policy',
    '/imprint',
  ]);
  expect(Object.values(brandPaths)).toHaveLength(30);
});

test('pages of staff that the decisions add, and public pages', () => {
  const {
    forgotPassword,
    resetPassword,
    influencerAdd,
    influencerImport,
    campaignAdd,
    campaignEdit,
    campaignRequests,
    campaignRequestView,
    ugcRequests,
    ugcRequestView,
  } = staffPaths;
  expect(
    [
      forgotPassword,
      resetPassword,
      influencerAdd,
      influencerImport,
      campaignAdd,
      campaignEdit,
      campaignRequests,
      campaignRequestView,
      ugcRequests,
      ugcRequestView,
    ].map(({ pattern }) => pattern),
  ).toEqual([
    '/forgot-password',
    '/reset/:token',
    '/dashboard/add',
    '/dashboard/import',
    '/campaign/add',
    '/campaign/:refId/edit',
    '/campaign/request',
    '/campaign/request/:refId/view',
    '/campaign/ugc-video-request',
    '/campaign/ugc-video-request/:refId/view',
  ]);
  const { campaignSelfService, campaignService, learningVideos, brandManagement, permission, master, logs } =
    staffPaths;
  expect(
    [campaignSelfService, campaignService, learningVideos, brandManagement, permission, master, logs].map(
      ({ pattern }) => pattern,
    ),
  ).toEqual([
    '/campaign/self-service',
    '/campaign/service',
    '/campaign/learning-videos',
    '/user/brand',
    '/permission',
    '/master',
    '/logs',
  ]);
  const {
    channelRegister,
    event,
    eventRegistration,
    publicReport,
    publicInsights,
    publicNda,
    publicContact,
    publicNewsletterConfirm,
    publicNewsletterUnsubscribe,
  } = staffPaths;
  expect(
    [
      channelRegister,
      event,
      eventRegistration,
      publicReport,
      publicInsights,
      publicNda,
      publicContact,
      publicNewsletterConfirm,
      publicNewsletterUnsubscribe,
    ].map(({ pattern }) => pattern),
  ).toEqual([
    '/channel/register',
    '/event/:eventSlug',
    '/event/:eventSlug/registration',
    '/public/report/:token',
    '/public/insights/:token',
    '/public/nda/:token',
    '/public/contact',
    '/public/newsletter/confirm/:token',
    '/public/newsletter/unsubscribe/:token',
  ]);
});

test('the tester area has its pages below /testerworld/', () => {
  expect(Object.values(testerPaths).map(({ pattern }) => pattern)).toEqual(
    [
      'login',
      'register',
      'verify/:token',
      'forgot-password',
      'reset/:token',
      'home',
      'projects',
      'projects/:projectId',
      'my-projects',
      'my-projects/:applicationId',
      'points',
      'blog',
      'blog/:blogId',
      'faqs',
      'newsletter/unsubscribe/:token',
      'profile',
      'notifications',
    ].map((path) => `/testerworld/${path}`),
  );
});
