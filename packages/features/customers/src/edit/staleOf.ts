import { isApiError } from '@resonanz/api-client/errors';

/** Who has changed a record meanwhile, and when; the moment is also its new version. */
export interface Stale {
  readonly name: string | null;
  readonly at: string;
}

/** What a refusal says about somebody else's change; undefined for every other error. */
export function staleOf(error: unknown): Stale | undefined {
  if (!isApiError(error) || error.errorKey !== 'changedMeanwhile') return undefined;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('at' in data) || typeof data.at !== 'string') return undefined;
  return { name: 'name' in data && typeof data.name === 'string' ? data.name : null, at: data.at };
}
