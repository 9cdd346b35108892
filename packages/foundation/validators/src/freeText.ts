import { HTML_FORM, REFERENCE_FORM } from './html.ts';
import { isLonger, invalid, settle, TEXT_MAX_LENGTH, textValidator, type Validator } from './schema.ts';

/**
 * What a field of free text allows beyond the rules.
 *
 * @source docs/domain/validation.md#free-text
 */
export interface FreeTextOptions {
  /** Whether an empty text is an error. Default false. */
  readonly isRequired?: boolean;
  /** Whether digits alone are allowed, for names such as 1234. Default false. */
  readonly allowsNumbers?: boolean;
  /** Maximum length. Default 10 000. */
  readonly maxLength?: number;
}

/** What free text must or must not hold, by code. */
export const FREE_TEXT_FORMS = {
  startsWithOrEndsWithSpace: /^\s|\s$/,
  numberValue: /^\s*\p{Nd}+\s*$/u,
  specialCharacterValue: /[\p{L}\p{N}]/u,
};

/**
 * Free text: no blank at the edges, not digits alone, a letter or a digit of any alphabet, no html and no html
 * entities. All errors in the order of the rules, a field shows the first: `startsWithOrEndsWithSpace`, `numberValue`,
 * `specialCharacterValue`, `containsHtml`, `htmlCharacterEntityValue`, `textTooLong`; `required` when empty and
 * `isRequired`.
 *
 * @source docs/domain/validation.md#free-text
 */
export function freeText({
  isRequired = false,
  allowsNumbers = false,
  maxLength: max = TEXT_MAX_LENGTH,
}: FreeTextOptions = {}): Validator<string> {
  return textValidator((text) => {
    if (text === '') return isRequired ? invalid('required') : { value: text };
    // More than twice as many units are more than so many characters: such a text is not searched.
    if (text.length > 2 * max) return invalid('textTooLong', { max });
    return settle(text, [
      FREE_TEXT_FORMS.startsWithOrEndsWithSpace.test(text) && { code: 'startsWithOrEndsWithSpace' },
      !allowsNumbers && FREE_TEXT_FORMS.numberValue.test(text) && { code: 'numberValue' },
      !FREE_TEXT_FORMS.specialCharacterValue.test(text) && { code: 'specialCharacterValue' },
      HTML_FORM.test(text) && { code: 'containsHtml' },
      REFERENCE_FORM.test(text) && { code: 'htmlCharacterEntityValue' },
      isLonger(text, max) && { code: 'textTooLong', params: { max } },
    ]);
  }, Infinity);
}
