import { describe, expect, test } from 'vitest';
import { NOTIFICATION_TYPE, notificationIcon, notificationTarget } from './notifications.ts';
import { notificationTexts } from './notificationTexts.ts';
import {
  TESTER_NOTIFICATION_TYPE,
  testerNotificationTextKey,
  testerTarget,
  type TesterNotification,
} from './testerNotifications.ts';

const KINDS = Object.keys(TESTER_NOTIFICATION_TYPE) as TesterNotification[];

describe('notifications of testers', () => {
  test('have numbers that no notification of the agency has', () => {
    const numbers: number[] = Object.values(TESTER_NOTIFICATION_TYPE);
    expect(Object.values(NOTIFICATION_TYPE).filter((type) => numbers.includes(type))).toEqual([]);
  });

  test.each(KINDS)('%s has a text in both languages', (kind) => {
    expect(notificationTexts.de[testerNotificationTextKey(kind)]).toBeTruthy();
    expect(notificationTexts.en[testerNotificationTextKey(kind)]).toBeTruthy();
  });

  test.each([
    ['accepted', 'accepted', '/testerworld/my-projects/12'],
    ['declined', 'declined', '/testerworld/my-projects/12'],
    ['waitingList', 'bell', '/testerworld/my-projects/12'],
    ['shipped', 'package', '/testerworld/my-projects/12'],
    ['questionnaireOpen', 'todo', '/testerworld/my-projects/12'],
    ['reminder', 'appointment', '/testerworld/my-projects/12'],
    ['deadlineMissed', 'declined', '/testerworld/my-projects/12'],
    ['points', 'points', '/testerworld/points'],
    ['friendRecommended', 'points', '/testerworld/points'],
    ['invited', 'bell', '/testerworld/projects/12'],
  ] as const)('%s has the icon %s and leads to %s', (kind, icon, path) => {
    const type = TESTER_NOTIFICATION_TYPE[kind];
    expect(notificationIcon(type, 'tester')).toBe(icon);
    expect(notificationTarget('tester', { type, subType: 0, refId: 12 })).toBe(path);
  });

  test('an unknown one is a bell and leads to all notifications', () => {
    expect(notificationIcon(5, 'tester')).toBe('bell');
    expect(testerTarget(99, null)).toBe('/testerworld/notifications');
  });
});

test('the other panels have their own targets', () => {
  expect(notificationTarget('agency', { type: NOTIFICATION_TYPE.todo, subType: 0, refId: null })).toBe('/todo');
  expect(notificationTarget('brand', { type: 8, subType: 3, refId: 4 })).toBe(
    '/campaign-self-service/campaign-request/4/view',
  );
});
