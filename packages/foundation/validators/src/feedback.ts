import { readFlag } from './choice.ts';
import { fieldsOf, isLonger, settle, validator, type ValidationError } from './schema.ts';

/**
 * Maximum length of each text of a feedback entry: more than anyone writes, and all three together fit into a request.
 *
 * @source docs/domain/validation.md#feedback-texts
 */
export const FEEDBACK_TEXT_MAX_LENGTH = 100_000;

/**
 * A feedback entry as it is sent.
 *
 * @source docs/domain/validation.md#feedback-texts
 */
export interface Feedback {
  /** Who writes; empty when anonymous. */
  readonly name: string;
  /** What it is about. */
  readonly title: string;
  /** The message itself. */
  readonly message: string;
  /** The entry carries no name. */
  readonly isAnonymous: boolean;
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && /\S/.test(value);

/**
 * A feedback entry: title and message, and a name unless it is anonymous; blanks do not count, and an anonymous entry
 * loses its name. Texts keep the space around them. Errors: `required` and `textTooLong` (with `max`) at the field,
 * `invalidType`.
 *
 * @source docs/domain/validation.md#feedback-texts
 */
export const feedback = /* @__PURE__ */ validator<Feedback>((value) => {
  const fields = fieldsOf(value);
  const isAnonymous = readFlag(fields['isAnonymous']);
  const text = (name: string): string => (isFilled(fields[name]) ? fields[name] : '');
  const entry = {
    name: isAnonymous ? '' : text('name'),
    title: text('title'),
    message: text('message'),
    isAnonymous: isAnonymous === true,
  };
  const wrong = (name: 'name' | 'title' | 'message'): ValidationError | false => {
    if (entry[name] === '') return { code: 'required', path: [name] };
    const max = FEEDBACK_TEXT_MAX_LENGTH;
    return isLonger(entry[name], max) && { code: 'textTooLong', params: { max }, path: [name] };
  };
  return settle(entry, [
    !isAnonymous && wrong('name'),
    wrong('title'),
    wrong('message'),
    isAnonymous === undefined && { code: 'invalidType', path: ['isAnonymous'] },
  ]);
});
