import type { StandardSchema } from './schema.ts';

/**
 * A validation error of a form: the message, and the field it belongs to.
 *
 * @source Standard Schema v1
 */
export interface FormIssue {
  /** Field of the values; several steps for a field within a list or a group. */
  readonly path: readonly PropertyKey[];
  /** The sentence, in the language of the page. */
  readonly message: string;
}

/**
 * The rules of a form, as everything takes them that knows Standard Schema alone (React Hook Form, TanStack Form).
 *
 * @source Standard Schema v1
 */
export interface FormSchema<Values> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'resonanz';
    readonly validate: (
      values: unknown,
    ) => { readonly value: Values; readonly issues?: undefined } | { readonly issues: readonly FormIssue[] };
    readonly types?: { readonly input: Values; readonly output: Values };
  };
}

/**
 * Makes the rules of a form from a function that finds its errors. The values stay as they were entered: what goes over
 * the wire is made of them when they are sent. Makes no copy and never throws where `issuesOf` does not.
 *
 * @param issuesOf Finds every error, in the order in which to show them; none where all is right.
 * @source house
 */
export function formSchema<Values>(issuesOf: (values: Values) => readonly FormIssue[]): FormSchema<Values> {
  return {
    '~standard': {
      version: 1,
      vendor: 'resonanz',
      validate(values) {
        const entered = values as Values;
        const issues = issuesOf(entered);
        return issues.length === 0 ? { value: entered } : { issues };
      },
    },
  };
}

/**
 * Validates one field: the first error at that field, or nothing when it is valid.
 *
 * @param rule Rule of the field, in the language of the page (`inLanguage`).
 * @param path The field.
 * @param value What was entered there.
 * @source house
 */
export function fieldIssue<Value>(
  rule: StandardSchema<Value, unknown>,
  path: FormIssue['path'],
  value: Value,
): readonly FormIssue[] {
  const [first] = rule['~standard'].validate(value).issues ?? [];
  return first ? [{ path, message: first.message }] : [];
}
