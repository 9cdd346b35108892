import { expect, test } from 'vitest';
import { messagesAgree } from '@resonanz/i18n/agreement';
import { messages as pageMessages } from './detail/messages.ts';
import { messages as formMessages } from './edit/messages.ts';
import { messages } from './messages.ts';

test('both languages say the same', () => {
  expect(messagesAgree(messages)).toEqual([]);
  expect(messagesAgree(pageMessages)).toEqual([]);
  expect(messagesAgree(formMessages)).toEqual([]);
});
