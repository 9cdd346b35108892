import { useEffect, useMemo, useState } from 'react';
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form';
import { formErrors } from '@resonanz/api-client/errors';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { messages } from './messages.ts';
import {
  enteredFaultsOf,
  faultsOf,
  fieldOf,
  REQUEST_FIELDS,
  type RequestFault,
  type RequestField,
  type RequestValues,
} from './requestForm.ts';

const WIRE_FIELDS: readonly string[] = [...REQUEST_FIELDS, 'durationMonths'];

/** The form of a request: its rules, its guard against leaving, and what the server refuses, at the fields it speaks of. */
export function useRequestForm(values: RequestValues) {
  const t = useMessages(messages);
  const rule = useMessages(ruleMessages);
  const { language } = useLanguage();
  const [error, setError] = useState<unknown>();
  const resolver = useMemo((): Resolver<RequestValues> => {
    return (entered) => {
      const errors: FieldErrors<RequestValues> = {};
      for (const { field, message } of enteredFaultsOf(entered, language, berlinDay(new Date())))
        set(errors, field, { type: 'rule', message });
      return Object.keys(errors).length === 0 ? { values: entered, errors: {} } : { values: {}, errors };
    };
  }, [language]);
  const form = useForm<RequestValues>({ defaultValues: values, mode: 'onTouched', shouldFocusError: false, resolver });
  useUnsavedChanges(form.formState.isDirty);
  const { subscribe, trigger, getFieldState } = form;
  useEffect(
    () =>
      // What was marked goes while its answer is changed: gone with the next click only, it would move the page under
      // the pointer.
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined && getFieldState(name as RequestField).error?.type === 'server')
            void trigger(name as RequestField);
        },
      }),
    [subscribe, trigger, getFieldState],
  );

  const mark = (faults: readonly { field: RequestField; message: string }[]): readonly RequestField[] => {
    for (const { field, message } of faults) form.setError(field, { type: 'server', message });
    return REQUEST_FIELDS.filter((field) => faults.some((fault) => fault.field === field));
  };

  /**
   * Carries a call out; gives the fields the server refuses, in the order of the form, and keeps every other refusal as
   * `error`.
   */
  async function attempt(call: () => Promise<unknown>): Promise<readonly RequestField[]> {
    setError(undefined);
    try {
      await call();
      return [];
    } catch (thrown) {
      const { fields } = formErrors(thrown, WIRE_FIELDS, (key) =>
        textOr(rule, ruleMessages, key, t('requestForm.fault.other')),
      );
      const refused = mark(
        Object.entries(fields).map(([name, message]) => ({ field: fieldOf(name), message: message ?? '' })),
      );
      if (refused.length === 0) setError(thrown);
      return refused;
    }
  }

  return {
    form,
    error,
    attempt,
    /** What is still missing or wrong before it can be sent. */
    faults: (): readonly RequestFault[] => faultsOf(form.getValues(), language, berlinDay(new Date())),
    /** The fields that are still missing or wrong before it can be sent; they say so from then on. */
    missing: () => mark(faultsOf(form.getValues(), language, berlinDay(new Date()))),
    /** Says at a field what is missing or wrong there. */
    point: (field: RequestField) =>
      mark(faultsOf(form.getValues(), language, berlinDay(new Date())).filter((fault) => fault.field === field)),
    /** The fields that not even a draft can keep as they are; they say so from then on. */
    wrong: () => mark(faultsOf(form.getValues(), language)),
    forget: () => setError(undefined),
  };
}
