import type de from '../messages/de.json';

/**
 * Error keys of this package; the words of each are in the entry `messages`.
 *
 * @source docs/domain/validation.md
 */
export type ErrorCode = keyof typeof de;

/**
 * Values for the arguments of a message, by name.
 *
 * @source house
 */
export type IssueParams = Readonly<Record<string, string | number>>;

/**
 * A validation issue.
 *
 * @source Standard Schema v1
 */
export interface ValidationIssue {
  /** The code, or the message when the schema has a language (`inLanguage`). */
  readonly message: string;
  /** Error key of the contract. */
  readonly code: ErrorCode;
  /** Values for the arguments of the message. */
  readonly params: IssueParams;
  /** Path of the field with the error; empty for the value itself. */
  readonly path: readonly PropertyKey[];
}

/**
 * The canonical value, or every error.
 *
 * @source Standard Schema v1
 */
export type ValidationResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly ValidationIssue[] };

/**
 * The interface of Standard Schema v1, always synchronous and never throwing.
 *
 * @source Standard Schema v1
 */
export interface StandardSchema<Input, Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'resonanz';
    readonly validate: (value: unknown) => ValidationResult<Output>;
    readonly types?: { readonly input: Input; readonly output: Output };
  };
}

/**
 * A Standard Schema that can also be asked directly: `email.validate(text)`.
 *
 * @source house
 */
export interface Validator<Input, Output = Input> extends StandardSchema<Input, Output> {
  /** Validates a value: returns it, or every error in display order. */
  readonly validate: (value: unknown) => ValidationResult<Output>;
}

/**
 * Maximum length a text validator accepts when its rule has no limit of its own; a longer text is `textTooLong`.
 *
 * @source house
 */
export const TEXT_MAX_LENGTH = 10_000;

/** An error as the rules report it. */
export interface ValidationError {
  readonly code: ErrorCode;
  readonly params?: IssueParams;
  readonly path?: readonly PropertyKey[];
  readonly message?: string;
}

/** The valid value, or the errors of a rule. */
export type Finding<Output> = { readonly value: Output } | { readonly errors: readonly ValidationError[] };

/** Creates a validator from a function that returns the value or its errors. */
export function validator<Input, Output = Input>(find: (value: unknown) => Finding<Output>): Validator<Input, Output> {
  const validate = (value: unknown): ValidationResult<Output> => {
    let finding: Finding<Output>;
    try {
      finding = find(value);
    } catch {
      // Getters, proxies and prototypes of a hostile value may throw wherever it is read.
      finding = invalid('invalidType');
    }
    if ('value' in finding) return finding;
    return {
      issues: finding.errors.map(({ code, params = {}, path = [], message = code }) => ({
        message,
        code,
        params,
        path,
      })),
    };
  };
  return { validate, '~standard': { version: 1, vendor: 'resonanz', validate } };
}

/** A single error of the value as a whole. */
export function invalid(code: ErrorCode, params: IssueParams = {}): { readonly errors: readonly ValidationError[] } {
  return { errors: [{ code, params }] };
}

/** The value when nothing is wrong with it. */
export function settle<Output>(value: Output, errors: readonly (ValidationError | false)[]): Finding<Output> {
  return errors.every((error) => error === false) ? { value } : { errors: errors.filter((error) => error !== false) };
}

/**
 * Makes a validator of texts: anything that is no text is `invalidType`, and one longer than `max` is `textTooLong` and
 * not read.
 */
export function textValidator<Output = string>(
  find: (text: string) => Finding<Output>,
  max: number = TEXT_MAX_LENGTH,
): Validator<string, Output> {
  return validator<string, Output>((value) => {
    if (typeof value !== 'string') return invalid('invalidType');
    return value.length > max ? invalid('textTooLong', { max }) : find(value);
  });
}

/** Whether a text has more than `max` characters; a character outside the basic plane counts once. */
export function isLonger(text: string, max: number): boolean {
  // Counting is for texts alone that have such characters and may be short enough with them.
  return text.length > max && (text.length > 2 * max || !/[\uD800-\uDFFF]/.test(text) || [...text].length > max);
}

/** Reads the fields of an object; anything that is none has no fields. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
