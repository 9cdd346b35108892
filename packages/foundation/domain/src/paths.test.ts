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
  ['/login'],
  ['/contractPage'],
  ['/adminPanel'],
  ['/dashboard-statistics'],
  ['/dashboard-new'],
  ['/dashboard'],
  ['/customer'],
  ['/campaign'],
  ['/contract'],
  ['/nda'],
  ['/campaign-nda'],
  ['/models'],
  ['/creator'],
  ['/brandliste'],
  ['/kooperationen'],
  ['/family-inquiry'],
  ['/template'],
  ['/nda-template'],
  ['/email-configuration'],
  ['/management'],
  ['/omr'],
  ['/report'],
  ['/admin'],
  ['/email-management'],
  ['/feedback'],
  ['/event-management'],
  ['/todo'],
  ['/testerworld-admin'],
  ['/testerworld-user'],
  ['/project'],
  ['/testerworld-faqs'],
  ['/testerworld-brand'],
  ['/news-letter'],
  ['/news-letter-template'],
  ['/customer-lead'],
  ['/user-profile'],
  ['/notifications'],
  ['/testerworld'],
  ['/testerworld-blog'],
  ['/amazon-users'],
  ['/user-profile/edit'],
  ['/user/management'],
  ['/customer/management'],
  ['/notification'],
])('the path %s is spelled as the contract spells it', (path) => {
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
      'welcome',
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
      'my-projects/:applicationId/questionnaires/:questionnaireId',
      'points',
      'blog',
      'blog/:blogId',
      'faqs',
      'terms',
      'newsletter/confirm/:token',
      'newsletter/unsubscribe/:token',
      'profile',
      'notifications',
    ].map((path) => `/testerworld/${path}`),
  );
});
