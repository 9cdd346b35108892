import { expect, test } from 'vitest';
import { messagesAgree } from '@resonanz/i18n/agreement';
import { savedMessages } from './connected/messages.ts';
import { messages as editorMessages } from './editorLabels/messages.ts';
import { messages as formMessages } from './form/messages.ts';
import { messages } from './messages.ts';
import { messages as orderMessages } from './OrderList/messages.ts';
import { placesMessages } from './PlacesMeter/messages.ts';
import { exportMessages } from './useListExport/messages.ts';

test('both languages say the same', () => {
  expect(messagesAgree(messages)).toEqual([]);
  expect(messagesAgree(formMessages)).toEqual([]);
  expect(messagesAgree(exportMessages)).toEqual([]);
  expect(messagesAgree(savedMessages)).toEqual([]);
  expect(messagesAgree(editorMessages)).toEqual([]);
  expect(messagesAgree(orderMessages)).toEqual([]);
  expect(messagesAgree(placesMessages)).toEqual([]);
});
