import { describe, expect, test } from 'vitest';
import { notificationTexts } from './notificationTexts.ts';
import { NOTIFICATION_SUB_TYPE, NOTIFICATION_TYPE, agencySubType, agencyTarget, brandTarget, notificationIcon, notificationTextKey, reachesTokenSignup, typeOfSubType } from './notifications.ts';

const numbers = Array.from({ length: 19 }, (_, index) => index + 1);

describe('types', () => {
  test.each([
    ['email', 1, '[R-NOTIF-029]'],
    ['appointment', 2, '[R-NOTIF-030]'],
    ['todo', 3, '[R-NOTIF-031]'],
    ['feedback', 4, '[R-NOTIF-032]'],
    ['campaignRequestComment', 5, '[R-NOTIF-033]'],
    ['campaignChannelPublish', 6, '[R-NOTIF-034]'],
    ['campaignChannelComment', 7, '[R-NOTIF-035]'],
    ['campaignRequest', 8, '[R-NOTIF-036]'],
    ['ugcRequest', 9, '[R-NOTIF-037]'],
    ['finalVideoAccepted', 10, '[R-NOTIF-038]'],
    ['ugcChannelPublish', 11, '[R-NOTIF-039]'],
    ['ugcRequestComment', 12, '[R-NOTIF-040]'],
    ['campaignUpdate', 13, '[R-NOTIF-041]'],
    ['ugcChannelComment', 14, '[R-NOTIF-042]'],
    ['finalVideoDeclined', 15, '[R-NOTIF-043]'],
    ['brand', 16, '[R-NOTIF-044]'],
  ] as const)('%s is %i %s', (name, type, _id) => {
    expect(NOTIFICATION_TYPE[name]).toBe(type);
    expect(Object.keys(notificationTexts.de)).toContain(notificationTextKey('agency', type, 0));
  });

  test('sub types run from 1 to 19, each with a text and a type', () => {
    const subTypes = Object.values(NOTIFICATION_SUB_TYPE);
    expect(subTypes).toEqual(numbers);
    for (const subType of subTypes) expect(Object.keys(notificationTexts.en)).toContain(notificationTextKey('brand', typeOfSubType(subType), subType));
    expect([typeOfSubType(3), typeOfSubType(11), typeOfSubType(19), agencySubType(7), agencySubType(8)]).toEqual([6, 11, 7, 6, 0]);
  });

  test('a token sign-up is told about channels and comments on them', () => {
    expect(Object.values(NOTIFICATION_SUB_TYPE).filter(reachesTokenSignup)).toEqual([3, 4, 6, 11, 12, 14, 17, 18, 19]);
  });
});

describe('icons', () => {
  test('4, 5, 7, 12 and 14 share one [R-NOTIF-045]', () => {
    expect(numbers.filter((type) => notificationIcon(type, 'agency') === 'speech')).toEqual([4, 5, 7, 12, 14]);
    expect(numbers.filter((type) => notificationIcon(type, 'brand') === 'speech')).toEqual([4, 5, 7, 12, 14]);
  });

  test('6, 8, 9, 11 and 13 share another [R-NOTIF-046]', () => {
    expect(numbers.filter((type) => notificationIcon(type, 'agency') === 'campaign')).toEqual([6, 8, 9, 11, 13]);
  });

  test('16, 17 and 18 join them in the brand panel [R-NOTIF-047]', () => {
    expect(numbers.filter((type) => notificationIcon(type, 'brand') === 'campaign')).toEqual([6, 8, 9, 11, 13, 16, 17, 18]);
    expect(notificationIcon(99, 'brand')).toBe('bell');
  });
});

describe('targets', () => {
  test.each([
    [1, '/email-management?threadId=44', '[R-NOTIF-048]'],
    [2, '/event-management', '[R-NOTIF-049]'],
    [3, '/todo', '[R-NOTIF-050]'],
    [4, '/feedback', '[R-NOTIF-051]'],
    [8, '/campaign/request/44/view', '[R-NOTIF-052]'],
    [5, '/campaign/request/44/view', '[R-NOTIF-053]'],
    [9, '/campaign/ugc-video-request/44/view', '[R-NOTIF-054]'],
    [12, '/campaign/ugc-video-request/44/view', '[R-NOTIF-055]'],
    [6, '/campaign/44/view-camp', '[R-NOTIF-056]'],
    [11, '/campaign/44/view-camp', '[R-NOTIF-057]'],
    [13, '/campaign/44/view-camp', '[R-NOTIF-058]'],
    [7, '/campaign/44/view-camp', '[R-NOTIF-059]'],
    [14, '/campaign/44/view-camp', '[R-NOTIF-060]'],
    [16, '/notification', '[R-NOTIF-061]'],
    [99, '/notification', '[R-NOTIF-061]'],
  ])('an agency notification of type %i leads to %s %s', (type, target) => {
    expect(agencyTarget(type, 44)).toBe(target);
  });

  const own = '/campaign-self-service';
  test.each([
    [1, `${own}/campaign-request`, '[R-NOTIF-062]'],
    [2, `${own}/campaign-request`, '[R-NOTIF-063]'],
    [3, `${own}/campaign-request/44/view`, '[R-NOTIF-064]'],
    [4, `${own}/campaign-request/44/view`, '[R-NOTIF-065]'],
    [5, `${own}/campaign-request`, '[R-NOTIF-066]'],
    [6, `${own}/campaign-request`, '[R-NOTIF-067]'],
    [7, `${own}/campaign-request`, '[R-NOTIF-068]'],
    [8, `${own}/campaign-request`, '[R-NOTIF-069]'],
    [9, `${own}/ugc-video`, '[R-NOTIF-070]'],
    [10, `${own}/ugc-video`, '[R-NOTIF-071]'],
    [11, `${own}/ugc-video/44/view`, '[R-NOTIF-072]'],
    [12, `${own}/ugc-video/44/view`, '[R-NOTIF-073]'],
    [13, `${own}/ugc-video`, '[R-NOTIF-074]'],
    [14, `${own}/ugc-video`, '[R-NOTIF-075]'],
    [15, `${own}/ugc-video`, '[R-NOTIF-076]'],
    [16, `${own}/ugc-video`, '[R-NOTIF-077]'],
    [17, `${own}/campaign-request/44/view`, '[R-NOTIF-078]'],
    [18, `${own}/campaign-request/44/view`, '[R-NOTIF-079]'],
    [19, `${own}/ima-active`, '[R-NOTIF-080]'],
    [0, `${own}/notifications`, '[R-NOTIF-081]'],
    [20, `${own}/notifications`, '[R-NOTIF-081]'],
  ])('a brand notification of sub type %i leads to %s %s', (subType, target) => {
    expect(brandTarget(subType, 44)).toBe(target);
  });
});
