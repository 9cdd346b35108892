import { QUESTION_TYPE, type Question, type Questionnaire } from './questionnaire.ts';

/** A text that is the same in both languages. */
export const both = (text: string) => ({ de: text, en: text });

/** A voluntary short text, or what the overrides make of it. */
export const question = (id: string, overrides: Partial<Question> = {}): Question => ({
  id,
  type: QUESTION_TYPE.shortText,
  text: both(`Text of ${id}`),
  required: false,
  inReport: true,
  ...overrides,
});

/** Options with these ids. */
export const optionsOf = (...ids: readonly string[]) => ids.map((id) => ({ id, text: both(`Option ${id}`) }));

/** A questionnaire of these pages. */
export const questionnaire = (...pages: readonly (readonly Question[])[]): Questionnaire => ({
  pages: pages.map((questions, place) => ({ id: `page-${place + 1}`, title: both(`Page ${place + 1}`), questions })),
});

/** A question of every type, in the order of the numbers. */
export const everyType: readonly Question[] = Object.entries(QUESTION_TYPE).map(([name, type]) =>
  question(name.toLowerCase(), { type, options: optionsOf('a', 'b', 'c') }),
);
