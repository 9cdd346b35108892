import { expect, test } from 'vitest';
import { messagesAgree } from '@resonanz/i18n/agreement';
import { compileMessages } from '@resonanz/i18n/compile';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { messages } from './messages.ts';

test('both languages say the same', () => {
  expect(messagesAgree(messages)).toEqual([]);
});

test.each([de, en])('the words hold nothing to fill in: the entry without React shows them as they are', (words) => {
  expect(compileMessages(words)).toEqual(words);
});
