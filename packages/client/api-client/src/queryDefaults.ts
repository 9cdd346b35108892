import type { QueryClientConfig } from '@tanstack/react-query';
import { isApiError } from './ApiError.ts';
import { retryDelay } from './retryDelay.ts';

const RETRIES = 2;
const PACE = { first: 1000, most: 30_000 };
// No one waits longer in front of a page; the error says when to come back.
const LONGEST_WAIT_S = 30;

const NOT_IMPLEMENTED = 501;

/** Whether refetching may help: no answer, a server in trouble, or one that asks to wait a little. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || !isApiError(error)) return false;
  if (error.kind === 'rateLimited') return (error.retryAfter ?? 0) <= LONGEST_WAIT_S;
  return error.kind === 'offline' || (error.kind === 'server' && error.status !== NOT_IMPLEMENTED);
}

/**
 * Milliseconds before refetching: at least what the server asks for, and scattered, so that clients do not come back
 * together.
 */
export function pauseBeforeRetry(failures: number, error: unknown): number {
  const asked = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0;
  return asked + retryDelay(failures + 1, PACE);
}

/**
 * How queries are read, for `defaultOptions.queries` of a `QueryClient`: repeated twice when that may help, never held
 * back by what the browser believes of its connection (`navigator.onLine` is wrong behind proxies and VPNs): a call
 * that gets no answer fails as `offline`, and that is the one truth.
 *
 * @source docs/domain/api.md#error-statuses
 */
export const queryDefaults = {
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: isWorthRetrying,
  retryDelay: pauseBeforeRetry,
} as const satisfies NonNullable<QueryClientConfig['defaultOptions']>['queries'];
