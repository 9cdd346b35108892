'use client';

import { formErrors } from '@resonanz/api-client/errors';
import { useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import type { Messages } from '@resonanz/i18n/messages';
import { useAttempt } from '../useAttempt/useAttempt.ts';

/** In which words a form says how it went. */
export interface FormSendOptions<Key extends string, Field extends string> {
  /** The catalogue of the feature. */
  messages: Messages<Key>;
  /** What is said when nothing fits better; its neighbours in the catalogue go first, see `useErrorText`. */
  otherwise: NoInfer<Key>;
  /** Fields of the form that can be rejected, see `formErrors`; none by default. */
  fields?: readonly Field[];
  /** Says the error of a field by its message key. */
  fieldErrorText?: (key: string, field: Field) => string;
  /** Announced when it is done; left out where `work` says so itself. */
  done?: string;
  /** Called when it is done, for example to close the dialog. */
  onDone: () => void;
}

/**
 * Sends the form of a dialog: announces that it is done, or has the errors for `FormDialog`: `fieldErrors` for
 * `validationErrors`, every other as `failure` in words. What `send` is given goes to `work`.
 */
export function useFormSend<Given extends readonly unknown[], Key extends string, Field extends string = never>(
  work: (...given: Given) => Promise<unknown>,
  { messages, otherwise, fields = [], fieldErrorText = String, done, onDone }: FormSendOptions<Key, Field>,
) {
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const { attempt, forget, isPending, error } = useAttempt(work, () => {
    if (done !== undefined) announce(done);
    onDone();
  });
  const rejected = formErrors(error, fields, fieldErrorText);
  const areAllAtFields = Object.keys(rejected.fields).length > 0 && rejected.rest.length === 0;
  return {
    send: attempt,
    /** Call it first where the form checks something before it sends: what was rejected before must not come back. */
    forget,
    isPending,
    /** The error as it was thrown. */
    error,
    fieldErrors: rejected.fields,
    failure: error === undefined || areAllAtFields ? undefined : say(error, otherwise),
  };
}
