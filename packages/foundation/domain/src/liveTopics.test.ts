import { describe, expect, test } from 'vitest';
import { LIVE_TOPICS, MAIL_TOPIC, notificationTopic, recordOfTopic, recordTopic } from './liveTopics.ts';

const filled = (pattern: string, id: number): string => pattern.replace(/\{\w+\}/, String(id));

describe('topic names', () => {
  test('are the ones of the contract', () => {
    expect(MAIL_TOPIC).toBe('/topic/channelbuzz');
    expect(notificationTopic('agency', 9)).toBe('/topic/agencyNotification/9');
    expect(notificationTopic('brand', 4)).toBe('/topic/brandNotification/4');
    expect(notificationTopic('tester', 7)).toBe('/topic/testerNotification/7');
  });

  test('are built as the contract writes them', () => {
    expect(notificationTopic('agency', 9)).toBe(filled(LIVE_TOPICS.agencyNotifications, 9));
    expect(notificationTopic('brand', 9)).toBe(filled(LIVE_TOPICS.brandNotifications, 9));
    expect(notificationTopic('tester', 9)).toBe(filled(LIVE_TOPICS.testerNotifications, 9));
    for (const kind of ['campaign', 'campaignRequest', 'ugcRequest', 'project', 'newsletter'] as const)
      expect(recordTopic(kind, 501)).toBe(filled(LIVE_TOPICS[kind], 501));
  });
});

describe('the record of a topic', () => {
  test.each(['campaign', 'campaignRequest', 'ugcRequest', 'project', 'newsletter'] as const)(
    'is read back: %s',
    (kind) => {
      expect(recordOfTopic(recordTopic(kind, 501))).toEqual({ kind, id: 501 });
      expect(recordOfTopic(recordTopic(kind, 2_147_483_647))).toEqual({ kind, id: 2_147_483_647 });
    },
  );

  test.each([
    MAIL_TOPIC,
    notificationTopic('brand', 4),
    '/topic/campaign/0',
    '/topic/campaign/-1',
    '/topic/campaign/09',
    '/topic/campaign/1.5',
    '/topic/campaign/2147483648',
    '/topic/campaign/99999999999',
    '/topic/campaign/٩',
    '/topic/campaign/9/',
    '/topic/campaign/9\n',
    '/topic/campaign/',
    '/topic/campaigns/9',
    'x/topic/campaign/9',
    '',
  ])('does not exist for %j', (topic) => {
    expect(recordOfTopic(topic)).toBeUndefined();
  });
});
