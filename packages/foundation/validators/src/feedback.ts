import { readFlag } from './choice.ts';
import { fieldsOf, settle, validator, type Fault } from './schema.ts';

/**
 * A feedback entry as it is sent.
 * @source 001 §3
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
 * A feedback entry: title and message, and a name unless it is anonymous; blanks do not count, and an anonymous entry loses its
 * name. Lengths have no limit here; the body limit of the server applies. Faults: `required` at the field, `invalidType`.
 * @source 001 §5
 */
export const feedback = /* @__PURE__ */ validator<Feedback>((value) => {
  const fields = fieldsOf(value);
  const isAnonymous = readFlag(fields['isAnonymous']);
  const text = (name: string): string => (isFilled(fields[name]) ? fields[name] : '');
  const entry = { name: isAnonymous ? '' : text('name'), title: text('title'), message: text('message'), isAnonymous: isAnonymous === true };
  const missing = (name: 'name' | 'title' | 'message'): Fault | false => entry[name] === '' && { code: 'required', path: [name] };
  return settle(entry, [!isAnonymous && missing('name'), missing('title'), missing('message'), isAnonymous === undefined && { code: 'invalidType', path: ['isAnonymous'] }]);
});
