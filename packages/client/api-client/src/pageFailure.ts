import { isApiError, isUnauthorized } from './ApiError.ts';

/** Why a page has nothing to show: no right, nothing there, or a load that failed. */
export type PageFailure = 'forbidden' | 'missing' | 'failed';

/** What keeps a page from being shown; null while it can be: what was loaded before outlives a later load that fails. */
export function pageFailure({ error, data }: { readonly error: unknown; readonly data: unknown }): PageFailure | null {
  // A log-in that has ended says nothing about the right to see the page.
  if (isApiError(error, 'forbidden') && !isUnauthorized(error)) return 'forbidden';
  if (!error || data !== undefined) return null;
  // An address with an id that cannot be one leads nowhere, like the id of nothing.
  return isApiError(error, 'notFound') || isApiError(error, 'validation') ? 'missing' : 'failed';
}
