import { invalid, validator, type ErrorCode, type Validator } from './schema.ts';

/**
 * One of the given values; numbers may come as text, as forms carry them. Errors: `required` when nothing is chosen,
 * else `choiceInvalid`.
 *
 * @source house
 */
export function choice<const Value extends string | number>(
  values: readonly Value[],
): Validator<Value | `${Value}`, Value> {
  return validator<Value | `${Value}`, Value>((value) => {
    if (value === '' || value === undefined || value === null) return invalid('required');
    const found = values.find((each) => each === value || String(each) === value);
    return found === undefined ? invalid('choiceInvalid') : { value: found };
  });
}

const YES: readonly unknown[] = [true, 'on', 'true'];
const NO: readonly unknown[] = [false, undefined, null, '', 'false'];

/**
 * The values of a checkbox: a form sends `on` or nothing at all.
 *
 * @source house
 */
export type FlagInput = boolean | 'on' | 'true' | 'false' | '' | null | undefined;

/** Reads a checkbox; `undefined` when it says neither yes nor no. */
export function readFlag(value: unknown): boolean | undefined {
  if (YES.includes(value)) return true;
  return NO.includes(value) ? false : undefined;
}

/**
 * A checkbox, ticked or not: `true`, or the `on` of a form; a missing value is not ticked. Error: `invalidType`.
 *
 * @source house
 */
export const flag = /* @__PURE__ */ validator<FlagInput, boolean>((value) => {
  const isTicked = readFlag(value);
  return isTicked === undefined ? invalid('invalidType') : { value: isTicked };
});

/** A checkbox that must be ticked, with the code that says so. */
export function ticked(code: ErrorCode): Validator<FlagInput, true> {
  return validator<FlagInput, true>((value) => (readFlag(value) === true ? { value: true } : invalid(code)));
}
