import { fieldsOf, settle, validator } from './schema.ts';

/** A feedback entry as it is sent. */
export interface Feedback {
  readonly name: string;
  readonly title: string;
  readonly message: string;
  readonly isAnonymous: boolean;
}

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A feedback entry: title and message, and a name unless it is anonymous; an anonymous one loses its name. */
export const feedback = validator<Feedback>((value) => {
  const { name, title, message, isAnonymous } = fieldsOf(value);
  const anonymous = isAnonymous === true;
  return settle({ name: anonymous ? '' : text(name), title: text(title), message: text(message), isAnonymous: anonymous }, [
    !anonymous && isBlank(name) && { code: 'required', path: ['name'] },
    isBlank(title) && { code: 'required', path: ['title'] },
    isBlank(message) && { code: 'required', path: ['message'] },
  ]);
});
