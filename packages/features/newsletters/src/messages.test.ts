import { expect, test } from 'vitest';
import { messagesAgree } from '@resonanz/i18n/agreement';
import { messages } from './messages.ts';

test('both languages say the same', () => {
  expect(messagesAgree(messages)).toEqual([]);
});
