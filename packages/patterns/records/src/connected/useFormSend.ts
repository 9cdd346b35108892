'use client';

import { useState } from 'react';
import { formErrors } from '@resonanz/api-client/errors';
import { useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import type { Messages } from '@resonanz/i18n/messages';
import { useAttempt } from '../useAttempt/useAttempt.ts';

/**
 * What a form checks before it is sent, and in which words it says how sending went. `fields` and `check` share the
 * names of the fields: whichever the server may reject is drawn by `fieldErrors`, whichever `check` may find by
 * `errorAt`, and one that both can name has to be drawn by both.
 */
export interface FormSendOptions<Key extends string, Field extends string> {
  /** The catalogue of the feature. */
  messages: Messages<Key>;
  /** What is said when nothing fits better; its neighbours in the catalogue go first, see `useErrorText`. */
  otherwise: NoInfer<Key>;
  /** Fields of the form that can be rejected, see `formErrors`; none by default. */
  fields?: readonly Field[];
  /** Says the error of a field by its message key. */
  fieldErrorText?: (key: string, field: Field) => string;
  /**
   * Finds what is wrong with the input, in words by field; nothing is sent while there is something. Finds nothing by
   * default.
   */
  check?: () => { readonly [name in Field]?: string | undefined };
  /** Announced when it is done; left out where `work` says so itself. */
  done?: string;
  /** Called when it is done, for example to close the dialog; left out where the form stays. */
  onDone?: () => void;
}

/**
 * Sends a form, usually of a dialog: checks it first, then announces that it is done, or has the errors for
 * `FormDialog`: `fieldErrors` for `validationErrors`, every other as `failure` in words. What `send` is given goes to
 * `work`.
 */
export function useFormSend<Given extends readonly unknown[], Key extends string, Field extends string = never>(
  work: (...given: Given) => Promise<unknown>,
  { messages, otherwise, fields = [], fieldErrorText = String, check, done, onDone }: FormSendOptions<Key, Field>,
) {
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const [isChecked, setChecked] = useState(false);
  const { attempt, forget, isPending, error } = useAttempt(work, () => {
    setChecked(false);
    if (done !== undefined) announce(done);
    onDone?.();
  });
  const rejected = formErrors(error, fields, fieldErrorText);
  const areAllAtFields = Object.keys(rejected.fields).length > 0 && rejected.rest.length === 0;
  const found: { readonly [name in Field]?: string | undefined } | undefined = isChecked ? check?.() : undefined;
  return {
    async send(...given: Given): Promise<void> {
      setChecked(true);
      const isWrong = Object.values(check?.() ?? {}).some((message) => message !== undefined);
      // What was rejected before must not come back to a field that was edited since.
      if (isWrong) forget();
      else await attempt(...given);
    },
    /** Complains about nothing until the next attempt, for a form that begins again with what is stored. */
    reset: (): void => {
      setChecked(false);
      forget();
    },
    isPending,
    /** The error as it was thrown. */
    error,
    /**
     * What `check` finds wrong with a field, from the first attempt on: the `errorMessage` of its control. It never has
     * the error of the server, which the form draws at the control of that `name`.
     */
    errorAt: (field: Field): string | undefined => found?.[field],
    /**
     * What the server rejects, by field, for the form's `validationErrors`. A field without a control of that `name`
     * has to be drawn from here, since `failure` leaves out what is at a field.
     */
    fieldErrors: rejected.fields,
    failure: error === undefined || areAllAtFields ? undefined : say(error, otherwise),
  };
}
