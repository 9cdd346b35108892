import type { Answer, Question } from '@resonanz/domain/questionnaires';
import type { Language } from '@resonanz/i18n/language';

/** What every control of an answer gets. */
export interface AnswerProps {
  question: Question;
  /** Question and hint in the language of the page. */
  label: string;
  language: Language;
  answer: Answer | undefined;
  /** Called with the answer, undefined for none. */
  onAnswer: (answer: Answer | undefined) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** What the kit's fields get of an answer; the question itself stands above them. */
export const fieldProps = ({ label, errorMessage, isReadOnly, question: { required } }: AnswerProps) => ({
  label,
  hidesLabel: true,
  isRequired: required,
  isReadOnly,
  ...(errorMessage !== undefined && { errorMessage }),
});

/** An answer as a text; empty for none. */
export const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '');

/** An answer as ids of options. */
export const idsOf = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer.filter((id) => typeof id === 'string') : [];

/** An answer as ids of files. */
export const fileIdsOf = (answer: Answer | undefined): readonly number[] =>
  Array.isArray(answer) ? answer.filter((id) => typeof id === 'number') : [];

/** An answer as a number. */
export const numberOf = (answer: Answer | undefined): number | null => (typeof answer === 'number' ? answer : null);
