import { describe, expect, expectTypeOf, test } from 'vitest';
import { agencyTargetCases, brandTargetCases } from '@resonanz/cases/notificationTargets';
import { wordOf } from './enumerations/registry.ts';
import {
  NOTIFICATION_SUB_TYPE,
  NOTIFICATION_TYPE,
  NO_SUB_TYPE,
  agencySubType,
  agencyTarget,
  brandTarget,
  decisionTextKey,
  isCommentType,
  notificationIcon,
  notificationTextKey,
  reachesTokenSignup,
  typeOfSubType,
} from './notifications.ts';
import { notificationTexts, type NotificationTextKey } from './notificationTexts.ts';

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

  test('sub types run from 1 to 19, each with its name', () => {
    expect(NOTIFICATION_SUB_TYPE).toEqual({
      requestApproved: 1,
      requestDeclined: 2,
      channelPublished: 3,
      channelDeleted: 4,
      requestComment: 5,
      channelComment: 6,
      requestDeactivated: 7,
      requestArchived: 8,
      ugcRequestApproved: 9,
      ugcRequestDeclined: 10,
      ugcChannelPublished: 11,
      ugcChannelDeleted: 12,
      ugcRequestComment: 13,
      ugcChannelComment: 14,
      ugcRequestDeactivated: 15,
      ugcRequestArchived: 16,
      autoUnpublishReminder: 17,
      autoUnpublished: 18,
      imaActiveComment: 19,
    });
    expect(wordOf('notificationSubType', NOTIFICATION_SUB_TYPE.imaActiveComment)).toBe('IMA active comment');
  });

  test('each sub type is sent with its type', () => {
    expect(Object.values(NOTIFICATION_SUB_TYPE).map(typeOfSubType)).toEqual([
      8, 8, 6, 6, 5, 7, 8, 8, 9, 9, 11, 11, 12, 14, 9, 9, 6, 6, 7,
    ]);
  });

  test('agency notifications have no sub type, except comments, which mirror the brand’s', () => {
    expect(Object.values(NOTIFICATION_TYPE).map(agencySubType)).toEqual([
      0, 0, 0, 0, 5, 0, 6, 0, 0, 0, 0, 13, 0, 14, 0, 0,
    ]);
    expect(NO_SUB_TYPE).toBe(0);
  });

  test('each text has a key: by sub type for the brand, by type for the agency', () => {
    for (const subType of Object.values(NOTIFICATION_SUB_TYPE)) {
      expect(notificationTextKey('brand', typeOfSubType(subType), subType)).toBe(`notificationText.brand.${subType}`);
      expect(notificationTextKey('agency', typeOfSubType(subType), subType)).toBe(
        `notificationText.agency.${typeOfSubType(subType)}`,
      );
      expect(notificationTexts.en[`notificationText.brand.${subType}`]).toMatch(/\{(?:campaign|channel|user)\}/);
    }
    expect(notificationTextKey('brand', 8, NO_SUB_TYPE)).toBe('notificationText.agency.8');
    expect(([2, 3, 4] as const).map((status) => decisionTextKey(status))).toEqual([
      'notificationText.decision.2',
      'notificationText.decision.3',
      'notificationText.decision.4',
    ]);
    expectTypeOf(decisionTextKey(3)).toExtend<NotificationTextKey>();
    // @ts-expect-error nobody decides to be undecided
    expect(Object.keys(notificationTexts.de)).not.toContain(decisionTextKey(1));
  });

  test('the four types of comments are known, and their texts speak of one and of several', () => {
    const comments = Object.values(NOTIFICATION_TYPE).filter(isCommentType);
    expect(comments).toEqual([5, 7, 12, 14]);
    const brandSubTypes = Object.values(NOTIFICATION_SUB_TYPE).filter((subType) =>
      isCommentType(typeOfSubType(subType)),
    );
    const keys = [
      ...comments.map((type) => `notificationText.agency.${type}` as const),
      ...brandSubTypes.map((subType) => `notificationText.brand.${subType}` as const),
    ];
    expect(keys).toHaveLength(9);
    for (const key of keys)
      for (const language of ['de', 'en'] as const)
        expect(notificationTexts[language][key]).toMatch(/^\{count, plural, one \{.*\} other \{# /);
  });

  test('a token sign-up is notified of channels and comments on them', () => {
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
    expect(numbers.filter((type) => notificationIcon(type, 'brand') === 'campaign')).toEqual([
      6, 8, 9, 11, 13, 16, 17, 18,
    ]);
  });

  test('the others have one of their own, unknown numbers the bell', () => {
    expect([1, 2, 3, 10, 15, 16].map((type) => notificationIcon(type, 'agency'))).toEqual([
      'email',
      'appointment',
      'todo',
      'accepted',
      'declined',
      'brand',
    ]);
    expect([1, 2, 3, 10, 15].map((type) => notificationIcon(type, 'brand'))).toEqual([
      'email',
      'appointment',
      'todo',
      'accepted',
      'declined',
    ]);
    expect([0, 17, 18, 19, 99].map((type) => notificationIcon(type, 'agency'))).toEqual([
      'bell',
      'bell',
      'bell',
      'bell',
      'bell',
    ]);
    expect([0, 19, 99].map((type) => notificationIcon(type, 'brand'))).toEqual(['bell', 'bell', 'bell']);
  });
});

describe('targets', () => {
  test.each(agencyTargetCases)('an agency notification of type %i leads to %s %s', (type, target) => {
    expect(agencyTarget(type, 44)).toBe(target);
  });

  test.each(brandTargetCases)('a brand notification of sub type %i leads to its portal at %s %s', (subType, target) => {
    expect(brandTarget(subType, 44)).toBe(`/campaign-self-service${target}`);
  });
});
