import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from './ApiError.ts';
import { pageFailure } from './pageFailure.ts';

const errorOf = (kind: ApiErrorKind) => new ApiError({ kind, status: 400 });

test.each<[kind: ApiErrorKind, withoutData: string, withData: string | null]>([
  ['forbidden', 'forbidden', 'forbidden'],
  ['notFound', 'missing', null],
  ['validation', 'missing', null],
  ['server', 'failed', null],
  ['offline', 'failed', null],
])('%s keeps a page from being shown', (kind, withoutData, withData) => {
  expect(pageFailure({ error: errorOf(kind), data: undefined })).toBe(withoutData);
  expect(pageFailure({ error: errorOf(kind), data: { id: 1 } })).toBe(withData);
});

test('nothing keeps a page that is loading or loaded', () => {
  expect(pageFailure({ error: null, data: undefined })).toBeNull();
  expect(pageFailure({ error: null, data: [] })).toBeNull();
});
