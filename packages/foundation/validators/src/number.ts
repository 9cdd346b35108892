import { DIGITS_FORM } from './digits.ts';
import { invalid, settle, TEXT_MAX_LENGTH, validator, type ErrorCode, type Validator } from './schema.ts';

/** Largest whole number a column of the contract takes. */
export const WHOLE_NUMBER_MAX = 2_147_483_647;
/** Largest amount a column of the contract takes. */
export const AMOUNT_MAX = 9_999_999_999.99;

function numberValidator(form: RegExp, code: ErrorCode, max: number): Validator<number | string, number> {
  return validator<number | string, number>((value) => {
    if (value === '') return invalid('required');
    if (typeof value !== 'string' && typeof value !== 'number') return invalid('invalidType');
    const text = String(value);
    if (text.length > TEXT_MAX_LENGTH) return invalid('textTooLong', { max: TEXT_MAX_LENGTH });
    if (!form.test(text)) return invalid(code);
    const number = Number(text.replace(',', '.'));
    return settle(number, [number > max && { code: 'numberTooLarge', params: { max } }]);
  });
}

/**
 * A whole number from 0 on, as a number or, from a form, as digits; gives the number. `max` is 2147483647 unless given.
 * Errors: `required` for an empty text, `digitsOnly`, `numberTooLarge`.
 *
 * @source docs/domain/formats.md#digits
 */
export function wholeNumber({ max = WHOLE_NUMBER_MAX }: { readonly max?: number } = {}): Validator<
  number | string,
  number
> {
  return numberValidator(DIGITS_FORM, 'digitsOnly', max);
}

/**
 * An amount of money from 0 on with at most two decimals, as a number or, from a form, as text with a decimal dot or
 * comma and no thousands signs; gives the number. Errors: `required` for an empty text, `amountInvalid`,
 * `numberTooLarge`.
 *
 * @source docs/domain/formats.md#digits
 */
export function amount({ max = AMOUNT_MAX }: { readonly max?: number } = {}): Validator<number | string, number> {
  return numberValidator(/^\d+(?:[.,]\d\d?)?$/, 'amountInvalid', max);
}
