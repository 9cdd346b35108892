import { isLonger, invalid, settle, textValidator, type Validator } from './schema.ts';

/** The form of a text of digits. */
export const DIGITS_FORM = /^\d+$/;

/**
 * A text of the digits 0 to 9 alone, for numbers that are no amounts (postal codes, tax ids); leading zeros stay. Empty
 * is fine unless `isRequired`. Errors: `digitsOnly`, `required`, `textTooLong`.
 *
 * @source docs/domain/formats.md#digits
 */
export function digits({
  isRequired = false,
  maxLength,
}: { readonly isRequired?: boolean; readonly maxLength?: number } = {}): Validator<string> {
  return textValidator((text) => {
    if (text === '') return isRequired ? invalid('required') : { value: text };
    return settle(text, [
      !DIGITS_FORM.test(text) && { code: 'digitsOnly' },
      maxLength !== undefined && isLonger(text, maxLength) && { code: 'textTooLong', params: { max: maxLength } },
    ]);
  });
}
