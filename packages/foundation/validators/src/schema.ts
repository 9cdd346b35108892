import type de from '../messages/de.json';

/** What a validator says about one fault. */
export interface ValidationIssue {
  /** The code, for consumers that know Standard Schema alone. */
  readonly message: ErrorCode;
  /** Error key of the contract; the words are `messages` of this package. */
  readonly code: ErrorCode;
  /** Values for the arguments of the message. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Field of an object the fault belongs to; empty for the value itself. */
  readonly path: readonly PropertyKey[];
}

/** A valid value, or every fault found. */
export type ValidationResult<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly ValidationIssue[] };

/** The interface of Standard Schema v1, always synchronous. */
export interface StandardSchema<Input, Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'resonanz';
    readonly validate: (value: unknown) => ValidationResult<Output>;
    readonly types?: { readonly input: Input; readonly output: Output };
  };
}

/** A Standard Schema that can also be asked directly. */
export interface Validator<Input, Output = Input> extends StandardSchema<Input, Output> {
  /** Checks a value and gives it back, or every fault in the order in which to show them. */
  readonly validate: (value: unknown) => ValidationResult<Output>;
}

/** Error keys of this package. */
export type ErrorCode = keyof typeof de;

/** A fault as the rules write it down. */
export interface Fault {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly path?: readonly PropertyKey[];
}

/** The faults a rule found, or the valid value. */
export type Finding<Output> = { readonly value: Output } | { readonly faults: readonly Fault[] };

/** Makes a validator from a function that finds faults. */
export function validator<Input, Output = Input>(find: (value: unknown) => Finding<Output>): Validator<Input, Output> {
  const validate = (value: unknown): ValidationResult<Output> => {
    const finding = find(value);
    if ('value' in finding) return finding;
    return { issues: finding.faults.map(({ code, params = {}, path = [] }) => ({ message: code, code, params, path })) };
  };
  return { validate, '~standard': { version: 1, vendor: 'resonanz', validate } };
}

/** The value when nothing is wrong with it. */
export function settle<Output>(value: Output, faults: readonly (Fault | false | undefined)[]): Finding<Output> {
  const found = faults.filter((fault): fault is Fault => typeof fault === 'object');
  return found.length === 0 ? { value } : { faults: found };
}

/** Makes a validator of texts; anything that is no text is `invalidType`. */
export function textValidator<Output = string>(find: (text: string) => Finding<Output>): Validator<string, Output> {
  return validator<string, Output>((value) => (typeof value === 'string' ? find(value) : { faults: [{ code: 'invalidType' }] }));
}

/** Reads the fields of an object; anything that is none has no fields. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
