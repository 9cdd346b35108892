import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { validator, type ErrorCode, type StandardSchema, type ValidationIssue, type Validator } from './schema.ts';

/**
 * A language this package has words in.
 *
 * @source docs/domain/languages.md#choosing-the-language
 */
export type Language = 'de' | 'en';

/**
 * The words for every error code, by language; fits `translator` and `useMessages` of `@resonanz/i18n`.
 *
 * @source docs/domain/validation.md
 */
export const messages: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = { de, en };

const numbers = new Map<Language, Intl.NumberFormat>();

function numberText(value: number, language: Language): string {
  const format = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, format);
  return format.format(value);
}

/**
 * The message of a validation error in a language, with its values filled in.
 *
 * @source house
 */
export function issueText({ code, params }: Pick<ValidationIssue, 'code' | 'params'>, language: Language): string {
  return messages[language][code].replace(/\{(\w+)(?:, number)?\}/g, (_argument, name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'number' ? numberText(value, language) : value;
  });
}

/**
 * The same schema, whose issues carry the sentence in a language as `message`: for React Hook Form, TanStack Form and
 * everything else that knows Standard Schema alone.
 *
 * @source Standard Schema v1
 */
export function inLanguage<Input, Output>(
  schema: StandardSchema<Input, Output>,
  language: Language,
): Validator<Input, Output> {
  return validator<Input, Output>((value) => {
    const result = schema['~standard'].validate(value);
    return result.issues
      ? { errors: result.issues.map((issue) => ({ ...issue, message: issueText(issue, language) })) }
      : { value: result.value };
  });
}
