import { expect, test } from 'vitest';
import { defineMessages, translator } from '@resonanz/i18n/messages';
import { ApiError, type ApiErrorParts } from './ApiError.ts';
import { errorText } from './errorText.ts';
import { messages as generalMessages } from './messages.ts';

const words = {
  'thing.error.title': 'Fehler',
  'thing.error.tooLong': 'Der Text für {name} ist zu lang.',
  'thing.error.closed': 'Schon geschlossen.',
  'thing.error.tooMany': 'Höchstens {most, number} für {name}.',
  'thing.error.forbidden': 'Keine Berechtigung',
  'thing.error.validation': 'Bitte prüfen Sie Ihre Angaben.',
  'thing.error.other': 'Das hat nicht geklappt.',
  'other.error.unknown': 'Nicht von hier.',
};
const messages = defineMessages({ de: words, en: words });
const t = translator(messages, 'de');

const said = (parts: Omit<ApiErrorParts, 'status'> & { status?: number }) =>
  errorText(new ApiError({ status: 422, ...parts }), t, messages, 'thing.error.other', { name: 'Lena' });

test.each<[what: string, parts: Parameters<typeof said>[0], text: string]>([
  [
    'the first field',
    { kind: 'validation', errorKey: 'closed', fieldErrors: [{ field: 'title', key: 'tooLong' }] },
    'Der Text für Lena ist zu lang.',
  ],
  ['the key', { kind: 'validation', errorKey: 'closed' }, 'Schon geschlossen.'],
  [
    'the key, with what the server says about it',
    { kind: 'validation', errorKey: 'tooMany', data: { most: 20_000, name: 'Ole', rows: [] } },
    'Höchstens 20.000 für Lena.',
  ],
  ['the kind', { kind: 'forbidden', status: 403, errorKey: 'somethingNew' }, 'Keine Berechtigung'],
  ['the fallback', { kind: 'server', status: 503, errorKey: 'unavailable' }, 'Das hat nicht geklappt.'],
  [
    'the fallback for a key of another part',
    { kind: 'conflict', status: 409, errorKey: 'unknown' },
    'Das hat nicht geklappt.',
  ],
  [
    'a sentence of the server',
    { kind: 'conflict', status: 409, errorKey: 'Nur zehn Kanäle am Tag.' },
    'Nur zehn Kanäle am Tag.',
  ],
  [
    'its kind, before a sentence of the server',
    { kind: 'validation', errorKey: 'Too many channels today.' },
    'Bitte prüfen Sie Ihre Angaben.',
  ],
  [
    'the fallback for the sentence of a broken server',
    { kind: 'server', status: 500, errorKey: 'Internal server error' },
    'Das hat nicht geklappt.',
  ],
])('an error is said by %s', (_what, parts, text) => {
  expect(said(parts)).toBe(text);
});

test('whatever else is thrown gets the fallback', () => {
  expect(errorText(new TypeError('x is not a function'), t, messages, 'thing.error.other')).toBe(
    'Das hat nicht geklappt.',
  );
});

const generally = translator(generalMessages, 'de');
const alsoSaid = (parts: Omit<ApiErrorParts, 'status'> & { status?: number }) =>
  errorText(new ApiError({ status: 409, ...parts }), t, messages, 'thing.error.other', {}, generally);

test.each<[what: string, parts: Parameters<typeof said>[0], text: string]>([
  [
    'it is unknown whether it was saved',
    { kind: 'conflict', errorKey: 'outcomeUnknown' },
    generally('apiClient.error.outcomeUnknown'),
  ],
  [
    'it is still being saved',
    { kind: 'conflict', errorKey: 'stillRunning' },
    generally('apiClient.error.stillRunning'),
  ],
  [
    'too many requests',
    { kind: 'rateLimited', status: 429, errorKey: 'tooManyRequests' },
    generally('apiClient.error.rateLimited'),
  ],
  [
    'a database that is away',
    { kind: 'server', status: 503, errorKey: 'databaseUnavailable' },
    generally('apiClient.error.databaseUnavailable'),
  ],
  ['a full disk', { kind: 'server', status: 503, errorKey: 'storageFull' }, generally('apiClient.error.storageFull')],
  ['no connection', { kind: 'offline', status: 0 }, generally('apiClient.error.offline')],
])('%s: there are general words for that', (_what, parts, text) => {
  expect(alsoSaid(parts)).toBe(text);
});

test('own words go before general ones, name by name', () => {
  expect(alsoSaid({ kind: 'forbidden', status: 403 })).toBe('Keine Berechtigung');
  expect(alsoSaid({ kind: 'conflict', errorKey: 'closed' })).toBe('Schon geschlossen.');
  expect(alsoSaid({ kind: 'rateLimited', status: 429, errorKey: 'closed' })).toBe('Schon geschlossen.');
});

test('a log-in that has ended is no missing right', () => {
  expect(alsoSaid({ kind: 'forbidden', status: 401, errorKey: 'unauthorized' })).toBe('Das hat nicht geklappt.');
});
