import {
  boundsOf,
  QUESTIONNAIRE_LIMITS,
  scaleOf,
  type DefinitionError,
  type DefinitionField,
  type Question,
  type Questionnaire,
} from '@resonanz/domain/questionnaires';
import type { Language } from '@resonanz/i18n/language';
import type { Translate } from '../messages.ts';

/** The question of an error; undefined for one of a page or of the whole. */
export const questionOfError = (definition: Questionnaire, { page, question }: DefinitionError) =>
  page === undefined || question === undefined ? undefined : definition.pages[page]?.questions[question];

const TEXT_LIMITS: Partial<Record<DefinitionField, number>> = {
  title: QUESTIONNAIRE_LIMITS.pageTitle,
  text: QUESTIONNAIRE_LIMITS.questionText,
  hint: QUESTIONNAIRE_LIMITS.hint,
  options: QUESTIONNAIRE_LIMITS.optionText,
  low: QUESTIONNAIRE_LIMITS.endText,
  high: QUESTIONNAIRE_LIMITS.endText,
};

/** What is wrong with a definition, in words. */
export function definitionErrorText(t: Translate, error: DefinitionError, question: Question | undefined): string {
  const limits = QUESTIONNAIRE_LIMITS;
  const bounds = question && (scaleOf(question.type) ?? boundsOf(question));
  const isOfCondition = error.field === 'when' || error.field === 'expected';
  const from = (isOfCondition ? question?.min : undefined) ?? bounds?.from ?? 0;
  const to = (isOfCondition ? question?.max : undefined) ?? bounds?.to ?? 0;
  const isScale = question !== undefined && scaleOf(question.type) !== undefined;
  if (error.key === 'conditionOutOfRange' && isScale) return t('questionnaireEditor.error.outsideScale', { from, to });
  if (error.key === 'missingText' && error.language) {
    return t(`questionnaireEditor.error.missingText.${error.language}`);
  }
  const counts = {
    pages: limits.pages,
    questions: limits.questions,
    options: limits.options,
    rules: limits.rules,
    limit: (error.field && TEXT_LIMITS[error.field]) ?? 0,
    from,
    to,
  };
  return t(`questionnaireEditor.error.${error.key === 'missingText' ? 'missingText.de' : error.key}`, counts);
}

/** The errors of one place. */
export interface PlaceErrors {
  readonly all: readonly DefinitionError[];
  /** What is wrong with a field, in words; of texts only what is wrong in the language. */
  readonly of: (
    field: DefinitionField,
    place?: { readonly rule?: number; readonly option?: number },
  ) => string | undefined;
  /** Whether something is wrong with the texts of a language. */
  readonly isIncomplete: (language: Language) => boolean;
}

/** The errors of a page, or of a question on it. */
export function errorsOf(
  t: Translate,
  errors: readonly DefinitionError[],
  at: { readonly page: number; readonly question?: number; readonly asked?: Question },
  language: Language,
): PlaceErrors {
  const all = errors.filter(({ page, question }) => page === at.page && question === at.question);
  return {
    all,
    of(field, { rule, option } = {}) {
      const error = all.find(
        (one) =>
          one.field === field &&
          one.rule === rule &&
          one.option === option &&
          (one.language === undefined || one.language === language),
      );
      return error && definitionErrorText(t, error, at.asked);
    },
    isIncomplete: (wanted) => all.some((error) => error.language === wanted),
  };
}
