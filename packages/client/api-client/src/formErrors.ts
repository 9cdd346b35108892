import { type FieldError, isApiError } from './ApiError.ts';

/** The invalid fields of a rejected form. */
export interface FormErrors<Field extends string> {
  /** One text for each field the form shows, as `validationErrors` of the kit's `Form` takes them. */
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  /** The errors of fields that the form does not show; say them above the form. */
  readonly rest: readonly FieldError[];
}

/**
 * Sorts the field errors of an answer by the fields of a form. A field inside of a shown one (`address.city` of
 * `address`) counts for it, the first error of a field counts. Everything but a validation error gives none.
 *
 * With react-hook-form: `for (const [name, message] of Object.entries(fields)) setError(name, { type: 'server', message
 * })`.
 *
 * @param fields the names of the form's fields; where a name differs from the path in the body, `{ 'user.email':
 *   'email' }`.
 * @param say turns the message key of an error into text.
 * @source docs/domain/api.md#envelope
 */
export function formErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[] | Readonly<Record<string, Field>>,
  say: (key: string, field: Field) => string,
): FormErrors<Field> {
  const names = new Map<string, Field>(
    Array.isArray(fields) ? fields.map((field: Field) => [field, field]) : Object.entries(fields),
  );
  const nearest = (path: string): Field | undefined =>
    names.get(path) ?? (path.includes('.') ? nearest(path.slice(0, path.lastIndexOf('.'))) : undefined);
  const texts = new Map<Field, string>();
  const rest: FieldError[] = [];
  for (const each of isApiError(error, 'validation') ? error.fieldErrors : []) {
    const field = nearest(each.field);
    if (field === undefined) rest.push(each);
    else if (!texts.has(field)) texts.set(field, say(each.key, field));
  }
  return { fields: Object.fromEntries(texts) as FormErrors<Field>['fields'], rest };
}
