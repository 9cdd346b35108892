import { parseCountry, type Country } from '@resonanz/domain/lookups';
import { invalid, textValidator, type Validator } from './schema.ts';

/**
 * A phone number in its stored form: `+`, country and number, digits only, at most 15 of them.
 *
 * @source docs/domain/validation.md#phone-numbers-of-fields; E.164
 */
export type InternationalPhone = `+${string}`;

/** What calls a country from abroad. */
export const PHONE_PREFIXES: Readonly<Record<Country, string>> = { DE: '49', AU: '43', CH: '41' };

/**
 * The form of a phone number of one or several countries (prefixes joined by `|`): country or 0 first, then one to five
 * groups with 6 to 13 digits in all, at most one of them in brackets. It captures the number without country and
 * leading 0.
 */
export function phoneForm(prefixes: string): RegExp {
  const hasNoDoubleSign = String.raw`(?!.*(?:[/-]{2}| {2}\S))`;
  const hasOneBracket = String.raw`(?=[^()]*(?:\(\d+\)[^()]*)?$)`;
  const hasDigits = String.raw`(?=(?:\D*\d){6,13}\D*$)`;
  // The lookahead at the start keeps blanks at the edge from being tried again and again.
  return new RegExp(
    String.raw`^\s*(?=\S)(?:(?:\+|00)(?:${prefixes})[ /-]?)?${hasNoDoubleSign}${hasOneBracket}` +
      String.raw`\(?(?:0[ )/-]*\(?)?${hasDigits}([1-9]\d*(?:[ ()/-]+\d+){0,4})\s*$`,
    'u',
  );
}

/**
 * Enough digits for a number with its area code: `49 30 123456` says the country first, `41 123 45 67` is a number in
 * Lucerne.
 */
const COMPLETE_NUMBER = /^(?=\d{8})0?([1-9].*)$/u;

/** The digits after the country; people also type its code as a group of its own, without `+` or `00`. */
function nationalDigits(number: string, prefix: string): string {
  const [first = '', ...groups] = number.split(/\D+/);
  const rest = groups.join('');
  return (first === prefix && COMPLETE_NUMBER.exec(rest)?.[1]) || first + rest;
}

/**
 * A phone number in the format of a country (`DE`, `AU` or `AT`, `CH`; German when it is none of them). Gives it back
 * as `+49…`: digits only, without the national 0. Error: `germanPhoneNumber` for every country.
 *
 * @source docs/domain/validation.md#phone-numbers-of-fields
 */
export function phone({ country = 'DE' }: { readonly country?: string } = {}): Validator<string, InternationalPhone> {
  const prefix = PHONE_PREFIXES[parseCountry(country) ?? 'DE'];
  const form = phoneForm(prefix);
  return textValidator<InternationalPhone>((text) => {
    const number = form.exec(text)?.[1];
    return number === undefined
      ? invalid('germanPhoneNumber')
      : { value: `+${prefix}${nationalDigits(number, prefix)}` };
  });
}
