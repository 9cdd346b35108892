import { useEffect, useMemo } from 'react';
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { useLanguage } from '@resonanz/i18n/react';
import { useFieldErrorText, useServerErrors } from '@resonanz/records/serverErrors';
import { messages } from './messages.ts';
import {
  enteredErrorsOf,
  errorsOf,
  fieldOf,
  REQUEST_FIELDS,
  type RequestError,
  type RequestField,
  type RequestValues,
} from './requestForm.ts';

/** The fields by the names they have in the call. */
const WIRE_FIELDS: Readonly<Record<string, RequestField>> = Object.fromEntries(
  [...REQUEST_FIELDS, 'durationMonths'].map((name) => [name, fieldOf(name)]),
);

/** The form of a request: its rules, its guard against leaving, and what the server rejects, at the fields it speaks of. */
export function useRequestForm(values: RequestValues) {
  const say = useFieldErrorText(messages, 'requestForm.fieldError.other');
  const { language } = useLanguage();
  const resolver = useMemo((): Resolver<RequestValues> => {
    return (entered) => {
      const errors: FieldErrors<RequestValues> = {};
      for (const { field, message } of enteredErrorsOf(entered, language, berlinDay(new Date())))
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

  const mark = (errors: readonly { field: RequestField; message: string }[]): readonly RequestField[] => {
    for (const { field, message } of errors) form.setError(field, { type: 'server', message });
    return REQUEST_FIELDS.filter((field) => errors.some((found) => found.field === field));
  };

  return {
    form,
    ...useServerErrors(form, { fields: WIRE_FIELDS, say }),
    /** What is still missing or wrong before it can be sent. */
    currentErrors: (): readonly RequestError[] => errorsOf(form.getValues(), language, berlinDay(new Date())),
    /** The fields that are still missing or wrong before it can be sent; they say so from then on. */
    missing: () => mark(errorsOf(form.getValues(), language, berlinDay(new Date()))),
    /** Says at a field what is missing or wrong there. */
    point: (field: RequestField) =>
      mark(errorsOf(form.getValues(), language, berlinDay(new Date())).filter((found) => found.field === field)),
    /** The fields that not even a draft can keep as they are; they say so from then on. */
    wrong: () => mark(errorsOf(form.getValues(), language)),
  };
}
