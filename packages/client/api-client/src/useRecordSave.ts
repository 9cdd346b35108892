'use client';

import { type DefaultError, type MutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldError, isApiError } from './ApiError.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';

/** Which record is saved, in which version; the fields of the call that say so. */
export type ReadVersion<Input> = Partial<Input> & { readonly updatedAt: string };

/** The version of what was stored, where the answer says it. */
const versionOf = (saved: unknown): string | undefined =>
  typeof saved === 'object' && saved !== null && 'updatedAt' in saved && typeof saved.updatedAt === 'string'
    ? saved.updatedAt
    : undefined;

/**
 * Saves a record from a form, over the version that was read, and reports what the server rejects.
 *
 * @param call saves, for example `customerMutations(client, queryClient).save()`.
 * @param read what is changed; undefined for a new record.
 * @param onFieldError shows an error of the server at its field.
 * @source docs/domain/lists.md#detail-pages
 */
export function useRecordSave<Input, Saved>(
  call: MutationOptions<Saved, DefaultError, Input>,
  read: ReadVersion<Input> | undefined,
  onFieldError: (fieldError: FieldError) => void,
) {
  const { mutateAsync, error, isPending, isSuccess, reset } = useMutation(call);
  const [over, setOver] = useState(read);
  const stale = changedMeanwhile(error);
  function goOnFrom(updatedAt: string | undefined): void {
    if (updatedAt !== undefined) setOver((before) => before && { ...before, updatedAt });
  }
  return {
    isPending,
    isSuccess,
    /**
     * Another user has changed the record meanwhile: who, when, and `onKeep` to save over that, as `StaleNotice` takes
     * it.
     */
    stale: stale && {
      ...stale,
      onKeep: (): void => {
        setOver((before) => before && { ...before, updatedAt: stale.at });
        reset();
      },
    },
    /** Takes over the version that another call of the same form has made, for example a publication. */
    goOnFrom,
    /** Why it was not saved, for every other reason; null while there is none. */
    error: stale ? null : error,
    /** Saves what was entered; gives what is stored now, or undefined when it was rejected. */
    async save(entered: Input): Promise<Saved | undefined> {
      try {
        const saved = await mutateAsync({ ...entered, ...over });
        // A form that stays open goes on from what it has saved itself.
        goOnFrom(versionOf(saved));
        return saved;
      } catch (thrown) {
        for (const fieldError of isApiError(thrown) ? thrown.fieldErrors : []) onFieldError(fieldError);
        return undefined;
      }
    },
  };
}
