import type { components } from '@resonanz/contract/named';
import { isApiError } from './ApiError.ts';

/** Who has changed a record since it was read, and when, which is its new version; undefined for every other error. */
export function changedMeanwhile(error: unknown): components['schemas']['ChangedMeanwhile'] | undefined {
  return isApiError(error, 'conflict') && error.errorKey === 'changedMeanwhile'
    ? (error.data as components['schemas']['ChangedMeanwhile'])
    : undefined;
}
