import type { AnswerErrorKey } from '@resonanz/domain/questionnaires';

const KEYS: readonly AnswerErrorKey[] = [
  'required',
  'malformed',
  'tooShort',
  'tooLong',
  'notANumber',
  'outOfRange',
  'notAnOption',
  'tooFew',
  'tooMany',
  'notADate',
  'notALink',
];

/** What the server found wrong with answers, by question; undefined when its errors are about something else. */
export function answerErrorsOf(
  fieldErrors: readonly { readonly field: string; readonly key: string }[],
): Readonly<Record<string, AnswerErrorKey>> | undefined {
  const found = fieldErrors.flatMap(({ field, key }) => {
    const [, question] = /^answers\.(.+)$/.exec(field) ?? [];
    return question === undefined ? [] : [[question, KEYS.find((each) => each === key) ?? 'malformed'] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
