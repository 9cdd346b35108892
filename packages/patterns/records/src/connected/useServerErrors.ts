'use client';

import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { changedMeanwhile, type FieldError, formErrors } from '@resonanz/api-client/errors';
import type { StaleNoticeProps } from '../StaleNotice/StaleNotice.tsx';

/**
 * Shows an error of the server at its field of a form of React Hook Form: what `useRecordSave` does with each. `say`
 * turns its message key into words, for example `useFieldErrorText`.
 */
export const showFieldError =
  <Values extends FieldValues>({ setError }: Pick<UseFormReturn<Values>, 'setError'>, say: (key: string) => string) =>
  ({ field, key }: FieldError): void =>
    setError(field as FieldPath<Values>, { type: 'server', message: say(key) });

/** Which errors of the server a form shows at its fields, and in which words. */
export interface ServerErrorsOptions<Field extends string> {
  /** The fields in the order of the form; where one has another name in the call, `{ 'user.email': 'email' }`. */
  fields: readonly Field[] | Readonly<Record<string, Field>>;
  /** Turns the message key of an error into words, for example `useFieldErrorText`. */
  say: (key: string) => string;
}

/** The errors of the server in a form of React Hook Form: those of fields at the fields, every other as `error`. */
export function useServerErrors<Values extends FieldValues, Field extends FieldPath<Values>>(
  { setError: setFieldError }: Pick<UseFormReturn<Values>, 'setError'>,
  { fields, say }: ServerErrorsOptions<Field>,
) {
  const [error, setError] = useState<unknown>();
  const order: readonly Field[] = [...new Set(Object.values<Field>(fields))];
  return {
    /** Why the form as a whole was not saved. */
    error,
    /** Carries a call out; returns the fields that the server rejects, in the order of the form. */
    async attempt(call: () => Promise<unknown>): Promise<readonly Field[]> {
      setError(undefined);
      try {
        await call();
        return [];
      } catch (thrown) {
        const found = formErrors(thrown, fields, say).fields;
        const rejected = order.filter((field) => found[field] !== undefined);
        for (const field of rejected) setFieldError(field, { type: 'server', message: found[field] ?? '' });
        if (rejected.length === 0) setError(thrown);
        return rejected;
      }
    },
    /** Takes the error of the whole form back. */
    forget: (): void => setError(undefined),
  };
}

/** Where a form finds the record as it is stored. */
export interface StoredRecordOptions<Values extends FieldValues, Stored> {
  /** The record when the form was opened. */
  stored: Stored;
  /** The values of its fields. */
  valuesOf: (stored: NonNullable<Stored>) => Values;
  /** Reads the record again; undefined when that fails. */
  onRead: () => Promise<NonNullable<Stored> | undefined>;
}

/**
 * The version of a record that a form of React Hook Form changes. After another user's change it is read again: with
 * their values, or with the entered ones over them.
 */
export function useStoredRecord<Values extends FieldValues, Stored>(
  { reset }: Pick<UseFormReturn<Values>, 'reset'>,
  { error, forget }: Pick<ReturnType<typeof useServerErrors>, 'error' | 'forget'>,
  { stored, valuesOf, onRead }: StoredRecordOptions<Values, Stored>,
) {
  const [read, setRead] = useState(stored);
  const [isReloading, setReloading] = useState(false);
  const conflict = changedMeanwhile(error);

  async function reload(keepDirtyValues: boolean): Promise<void> {
    setReloading(true);
    const now = await onRead().finally(() => setReloading(false));
    if (now === undefined) return;
    setRead(now);
    reset(valuesOf(now), { keepDirtyValues });
    forget();
  }

  const stale: StaleNoticeProps | undefined = conflict && {
    ...conflict,
    isReloading,
    onReload: () => void reload(false),
    onKeep: () => void reload(true),
  };
  return {
    /** The record as it was read last. */
    read,
    /** Takes over what was saved. */
    setRead,
    /** Another user has changed the record meanwhile, as `StaleNotice` takes it. */
    stale,
    /** Why the record was not saved, for every other reason; undefined while there is none. */
    error: stale ? undefined : error,
  };
}
