import { QueryClient, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { ApiError, offlineError } from './ApiError.ts';
import { isWorthRetrying, pauseBeforeRetry, queryDefaults } from './queryDefaults.ts';

const limited = (retryAfter: number | null) => new ApiError({ kind: 'rateLimited', status: 429, retryAfter });
const broken = (status: number) => new ApiError({ kind: 'server', status });

afterEach(() => onlineManager.setOnline(true));

test.each<[what: string, error: unknown, isWorthIt: boolean]>([
  ['no answer', offlineError(), true],
  ['a server in trouble', broken(503), true],
  ['a call nobody serves yet', broken(501), false],
  ['too many requests', limited(null), true],
  ['too many requests for a moment', limited(30), true],
  ['too many requests for long', limited(31), false],
  ['no right', new ApiError({ kind: 'forbidden', status: 403 }), false],
  ['nothing there', new ApiError({ kind: 'notFound', status: 404 }), false],
  ['an abort', new DOMException('', 'AbortError'), false],
])('%s is read again: %s', (_what, error, isWorthIt) => {
  expect(isWorthRetrying(0, error)).toBe(isWorthIt);
  expect(isWorthRetrying(1, error)).toBe(isWorthIt);
  expect(isWorthRetrying(2, error)).toBe(false);
});

test('the wait is at least what the server asks for', () => {
  const pauses = Array.from({ length: 200 }, () => pauseBeforeRetry(0, limited(7)));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(7500);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(8000);
  expect(pauseBeforeRetry(1, offlineError())).toBeGreaterThanOrEqual(1000);
});

test('a browser that believes to be offline is not believed', async () => {
  onlineManager.setOnline(false);
  const queryClient = new QueryClient({ defaultOptions: { queries: queryDefaults } });
  expect(await queryClient.fetchQuery({ queryKey: ['x'], queryFn: async () => 'read' })).toBe('read');
});
