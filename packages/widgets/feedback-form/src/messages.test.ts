import { expect, test } from 'vitest';
import { messagesAgree } from '@resonanz/i18n/agreement';
import { EMPTY_FEEDBACK } from './emptyFeedback.ts';
import { messages } from './messages.ts';

test('both languages say the same', () => {
  expect(messagesAgree(messages)).toEqual([]);
});

test('a new feedback is empty and not anonymous [R-ENT-048]', () => {
  expect(EMPTY_FEEDBACK).toEqual({ name: '', title: '', message: '', isAnonymous: false });
});
