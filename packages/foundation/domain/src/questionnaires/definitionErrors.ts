import { conditionErrors, type ConditionErrorKey } from './conditionErrors.ts';
import { paths } from './paths.ts';
import {
  boundsOf,
  END_OF_QUESTIONNAIRE,
  hasEnds,
  hasOptions,
  QUESTION_TYPE,
  QUESTIONNAIRE_LIMITS,
  questionsOf,
  type LocalizedText,
  type Question,
  type Questionnaire,
  type QuestionRule,
} from './questionnaire.ts';
import { placesOf } from './route.ts';

/**
 * What is wrong with a definition; also the key of the message shown.
 *
 * @source docs/domain/questionnaires.md#errors-of-a-definition
 */
export type DefinitionErrorKey =
  | ConditionErrorKey
  | 'noPages'
  | 'tooManyPages'
  | 'pageWithoutQuestions'
  | 'tooManyQuestions'
  | 'invalidId'
  | 'duplicateId'
  | 'missingText'
  | 'textTooLong'
  | 'tooFewOptions'
  | 'tooManyOptions'
  | 'boundOutOfRange'
  | 'minAboveMax'
  | 'tooManyRules'
  | 'ruleUnknownTarget'
  | 'ruleBackwards'
  | 'unreachable';

/**
 * The field of a page or question at which something is wrong.
 *
 * @source docs/domain/questionnaires.md#errors-of-a-definition
 */
export type DefinitionField =
  | 'id'
  | 'title'
  | 'text'
  | 'hint'
  | 'options'
  | 'low'
  | 'high'
  | 'min'
  | 'max'
  | 'rules'
  | 'when'
  | 'goTo'
  | 'expected';

/**
 * Something that is wrong with a definition, and where. Places count from 0; what concerns the whole definition has
 * none.
 *
 * @source docs/domain/questionnaires.md#errors-of-a-definition
 */
export interface DefinitionError {
  readonly key: DefinitionErrorKey;
  /** Place of the page. */
  readonly page?: number;
  /** Place of the question on its page. */
  readonly question?: number;
  readonly field?: DefinitionField;
  /** Place of the option. */
  readonly option?: number;
  /** Place of the rule. */
  readonly rule?: number;
  readonly language?: keyof LocalizedText;
}

const LANGUAGES = ['de', 'en'] as const;
const ID = new RegExp(`^[a-z0-9-]{1,${QUESTIONNAIRE_LIMITS.id}}$`);

type Place = Omit<DefinitionError, 'key'>;

const hasText = (text: LocalizedText): boolean => LANGUAGES.some((language) => text[language].trim() !== '');

function textErrors(text: LocalizedText, limit: number, place: Place): readonly DefinitionError[] {
  return LANGUAGES.flatMap((language): readonly DefinitionError[] => {
    if (text[language].trim() === '') return [{ key: 'missingText', ...place, language }];
    return text[language].length > limit ? [{ key: 'textTooLong', ...place, language }] : [];
  });
}

/** A text that may be left out is wrong only where one language has it. */
const voluntaryTextErrors = (
  text: LocalizedText | undefined,
  limit: number,
  place: Place,
): readonly DefinitionError[] => (text && hasText(text) ? textErrors(text, limit, place) : []);

/** Errors of an id and of its repetition; the repetition is the error, not the first. */
function idErrors(id: string, known: Set<string>, place: Place): readonly DefinitionError[] {
  if (!ID.test(id)) return [{ key: 'invalidId', ...place }];
  if (known.has(id)) return [{ key: 'duplicateId', ...place }];
  known.add(id);
  return [];
}

function optionErrors({ type, options = [] }: Question, place: Place): readonly DefinitionError[] {
  if (!hasOptions(type)) return [];
  const known = new Set<string>();
  const at = { ...place, field: 'options' } as const;
  return [
    ...(options.length < 2 ? [{ key: 'tooFewOptions', ...at } as const] : []),
    ...(options.length > QUESTIONNAIRE_LIMITS.options ? [{ key: 'tooManyOptions', ...at } as const] : []),
    ...options.flatMap(({ id, text }, option) => [
      ...idErrors(id, known, { ...at, option }),
      ...textErrors(text, QUESTIONNAIRE_LIMITS.optionText, { ...at, option }),
    ]),
  ];
}

function boundErrors(question: Question, place: Place): readonly DefinitionError[] {
  const bounds = boundsOf(question);
  if (!bounds) return [];
  const isWhole = question.type !== QUESTION_TYPE.number;
  const fits = (bound: number | undefined): boolean =>
    bound === undefined || (bound >= bounds.from && bound <= bounds.to && (!isWhole || Number.isInteger(bound)));
  const wrong = (['min', 'max'] as const).filter((field) => !fits(question[field]));
  if (wrong.length > 0) return wrong.map((field) => ({ key: 'boundOutOfRange', ...place, field }));
  const { min = bounds.from, max = bounds.to } = question;
  return min > max ? [{ key: 'minAboveMax', ...place, field: 'max' }] : [];
}

function targetErrors(
  rule: QuestionRule,
  from: number,
  places: ReadonlyMap<string, number>,
  place: Place,
): readonly DefinitionError[] {
  if (rule.goTo === END_OF_QUESTIONNAIRE) return [];
  const target = places.get(rule.goTo);
  if (target === undefined) return [{ key: 'ruleUnknownTarget', ...place, field: 'goTo' }];
  return target > from ? [] : [{ key: 'ruleBackwards', ...place, field: 'goTo' }];
}

function ruleErrors(question: Question, places: ReadonlyMap<string, number>, at: Place): readonly DefinitionError[] {
  const { rules = [] } = question;
  const from = places.get(question.id) ?? 0;
  return [
    ...(rules.length > QUESTIONNAIRE_LIMITS.rules ? [{ key: 'tooManyRules', ...at, field: 'rules' } as const] : []),
    ...rules.flatMap((rule, place) => [
      ...conditionErrors(rule.when, question).map((key): DefinitionError => ({
        key,
        ...at,
        rule: place,
        field: 'when',
      })),
      ...targetErrors(rule, from, places, { ...at, rule: place }),
    ]),
  ];
}

function questionErrors(
  question: Question,
  places: ReadonlyMap<string, number>,
  known: Set<string>,
  at: Place,
): readonly DefinitionError[] {
  const limits = QUESTIONNAIRE_LIMITS;
  const ends = hasEnds(question.type) ? question.ends : undefined;
  return [
    // It would read as the target of a rule that leads to the end.
    ...(question.id === END_OF_QUESTIONNAIRE
      ? [{ key: 'invalidId', ...at, field: 'id' } as const]
      : idErrors(question.id, known, { ...at, field: 'id' })),
    ...textErrors(question.text, limits.questionText, { ...at, field: 'text' }),
    ...voluntaryTextErrors(question.hint, limits.hint, { ...at, field: 'hint' }),
    ...optionErrors(question, at),
    ...voluntaryTextErrors(ends?.low, limits.endText, { ...at, field: 'low' }),
    ...voluntaryTextErrors(ends?.high, limits.endText, { ...at, field: 'high' }),
    ...boundErrors(question, at),
    ...ruleErrors(question, places, at),
    ...(question.expected ? conditionErrors(question.expected, question) : []).map((key): DefinitionError => ({
      key,
      ...at,
      field: 'expected',
    })),
  ];
}

/**
 * What is wrong with a definition, in its order, for editor and server alike; empty when it can be released. A draft
 * may be saved with any of them.
 *
 * @source docs/domain/questionnaires.md#errors-of-a-definition
 */
export function definitionErrors(definition: Questionnaire): readonly DefinitionError[] {
  const { pages } = definition;
  const questions = questionsOf(definition);
  const places = placesOf(questions);
  const unreachable = new Set(paths(definition).unreachable);
  const pageIds = new Set<string>();
  const questionIds = new Set<string>();
  return [
    ...(pages.length === 0 ? [{ key: 'noPages' } as const] : []),
    ...(pages.length > QUESTIONNAIRE_LIMITS.pages ? [{ key: 'tooManyPages' } as const] : []),
    ...(questions.length > QUESTIONNAIRE_LIMITS.questions ? [{ key: 'tooManyQuestions' } as const] : []),
    ...pages.flatMap(({ id, title, questions: asked }, page): readonly DefinitionError[] => [
      ...idErrors(id, pageIds, { page, field: 'id' }),
      ...textErrors(title, QUESTIONNAIRE_LIMITS.pageTitle, { page, field: 'title' }),
      ...(asked.length === 0 ? [{ key: 'pageWithoutQuestions', page } as const] : []),
      ...asked.flatMap((question, place): readonly DefinitionError[] => [
        ...questionErrors(question, places, questionIds, { page, question: place }),
        ...(unreachable.has(question.id) ? [{ key: 'unreachable', page, question: place } as const] : []),
      ]),
    ]),
  ];
}
