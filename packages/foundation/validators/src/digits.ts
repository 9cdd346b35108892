import { settle, textValidator, type Validator } from './schema.ts';

/** A text of the digits 0 to 9 alone. */
export function digits({ isRequired = false, maxLength }: { readonly isRequired?: boolean; readonly maxLength?: number } = {}): Validator<string> {
  return textValidator((text) => {
    if (text === '') return settle(text, [isRequired && { code: 'required' }]);
    return settle(text, [
      !/^[0-9]+$/.test(text) && { code: 'digitsOnly' },
      maxLength !== undefined && text.length > maxLength && { code: 'textTooLong', params: { max: maxLength } },
    ]);
  });
}
