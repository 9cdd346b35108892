import { expect, test } from 'vitest';
import document from '@resonanz/contract/document' with { type: 'json' };
import { LIVE_TOPICS } from '@resonanz/domain/liveTopics';

test.each(Object.values(LIVE_TOPICS))('the contract describes the live topic %s', (topic) => {
  expect(JSON.stringify(document)).toContain(topic);
});
