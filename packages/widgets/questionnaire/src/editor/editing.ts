import {
  conditionKindsOf,
  hasEnds,
  hasOptions,
  boundsOf,
  QUESTION_TYPE,
  questionsOf,
  type Condition,
  type LocalizedText,
  type Question,
  type QuestionOption,
  type QuestionType,
  type Questionnaire,
  type QuestionnairePage,
} from '@resonanz/domain/questionnaires';
import { moved } from '../moved.ts';

/** A text that is still to be written. */
export const EMPTY_TEXT: LocalizedText = { de: '', en: '' };

/** Where a question is: on the page of a place, at a place, both from 0. */
export interface QuestionPlace {
  readonly page: number;
  readonly question: number;
}

/** The first id of a kind that is not taken: `q-1`, `q-2`. */
export function freeId(prefix: string, taken: Iterable<string>): string {
  const ids = new Set(taken);
  let count = ids.size + 1;
  while (ids.has(`${prefix}-${count}`)) count += 1;
  return `${prefix}-${count}`;
}

/** Where a question is; undefined when there is none with the id. */
export function placeOf({ pages }: Questionnaire, questionId: string): QuestionPlace | undefined {
  for (const [page, { questions }] of pages.entries()) {
    const question = questions.findIndex(({ id }) => id === questionId);
    if (question >= 0) return { page, question };
  }
  return undefined;
}

const withPage = (
  { pages }: Questionnaire,
  place: number,
  change: (page: QuestionnairePage) => QuestionnairePage,
): Questionnaire => ({ pages: pages.map((page, at) => (at === place ? change(page) : page)) });

/** Changes the page with an id. */
export const updatePage = (
  { pages }: Questionnaire,
  pageId: string,
  changes: Partial<QuestionnairePage>,
): Questionnaire => ({ pages: pages.map((page) => (page.id === pageId ? { ...page, ...changes } : page)) });

/** Changes the question with an id. */
export const updateQuestion = (
  { pages }: Questionnaire,
  questionId: string,
  changes: Partial<Question>,
): Questionnaire => ({
  pages: pages.map((page) => ({
    ...page,
    questions: page.questions.map((question) => (question.id === questionId ? { ...question, ...changes } : question)),
  })),
});

function insertQuestion(definition: Questionnaire, { page, question: at }: QuestionPlace, question: Question) {
  return withPage(definition, page, (old) => ({
    ...old,
    questions: [...old.questions.slice(0, at), question, ...old.questions.slice(at)],
  }));
}

const twoOptions = (): readonly QuestionOption[] => [
  { id: 'option-1', text: EMPTY_TEXT },
  { id: 'option-2', text: EMPTY_TEXT },
];

/** Adds an empty question; the answer says its id. */
export function addQuestion(
  definition: Questionnaire,
  place: QuestionPlace,
): { readonly definition: Questionnaire; readonly id: string } {
  const id = freeId(
    'q',
    questionsOf(definition).map((one) => one.id),
  );
  const question: Question = {
    id,
    type: QUESTION_TYPE.singleChoice,
    text: EMPTY_TEXT,
    options: twoOptions(),
    required: true,
    inReport: true,
  };
  return { definition: insertQuestion(definition, place, question), id };
}

/** Puts a copy of a question below it, without its rules, which belong to the place. */
export function copyQuestion(
  definition: Questionnaire,
  questionId: string,
): { readonly definition: Questionnaire; readonly id: string } | undefined {
  const place = placeOf(definition, questionId);
  const original = place && definition.pages[place.page]?.questions[place.question];
  if (!original) return undefined;
  const id = freeId(
    'q',
    questionsOf(definition).map((one) => one.id),
  );
  const { rules: _rules, ...copied } = original;
  const at = { page: place.page, question: place.question + 1 };
  return { definition: insertQuestion(definition, at, { ...copied, id }), id };
}

/**
 * Takes a question away. Rules that lead to it stay, and are named as errors: their author decides what becomes of
 * them.
 */
export const removeQuestion = ({ pages }: Questionnaire, questionId: string): Questionnaire => ({
  pages: pages.map((page) => ({ ...page, questions: page.questions.filter(({ id }) => id !== questionId) })),
});

/** Brings a question to a place; the place counts without the question itself. */
export function moveQuestion(definition: Questionnaire, questionId: string, to: QuestionPlace): Questionnaire {
  const question = questionsOf(definition).find(({ id }) => id === questionId);
  return question ? insertQuestion(removeQuestion(definition, questionId), to, question) : definition;
}

/** Brings a question one place up or down, over the edge of a page too; nothing changes where there is no further. */
export function stepQuestion(definition: Questionnaire, questionId: string, by: 1 | -1): Questionnaire {
  const place = placeOf(definition, questionId);
  if (!place) return definition;
  const here = definition.pages[place.page]?.questions.length ?? 0;
  const question = place.question + by;
  if (question >= 0 && question < here) return moveQuestion(definition, questionId, { page: place.page, question });
  const page = place.page + by;
  const other = definition.pages[page];
  if (!other) return definition;
  return moveQuestion(definition, questionId, { page, question: by === 1 ? 0 : other.questions.length });
}

/** Adds an empty page behind one; the answer says its id. */
export function addPage(
  { pages }: Questionnaire,
  behind: number,
): { readonly definition: Questionnaire; readonly id: string } {
  const id = freeId(
    'page',
    pages.map((page) => page.id),
  );
  const page: QuestionnairePage = { id, title: EMPTY_TEXT, questions: [] };
  return { definition: { pages: [...pages.slice(0, behind + 1), page, ...pages.slice(behind + 1)] }, id };
}

/** Takes a page away with all its questions. */
export const removePage = ({ pages }: Questionnaire, pageId: string): Questionnaire => ({
  pages: pages.filter(({ id }) => id !== pageId),
});

/** Brings a page one place up or down. */
export function stepPage({ pages }: Questionnaire, pageId: string, by: 1 | -1): Questionnaire {
  const from = pages.findIndex(({ id }) => id === pageId);
  const to = from + by;
  return from < 0 || to < 0 || to >= pages.length ? { pages } : { pages: moved(pages, from, to) };
}

/** A condition that suits a question, as a beginning. */
export function firstCondition(question: Question): Condition {
  const [kind = 'answered'] = conditionKindsOf(question.type);
  return conditionOf(kind, question);
}

/** A condition of a kind, with values that suit the question. */
export function conditionOf(kind: Condition['kind'], question: Question): Condition {
  if (kind === 'between') {
    const from = question.type === QUESTION_TYPE.nps ? 0 : (question.min ?? 1);
    return { kind, from, to: from };
  }
  return kind === 'oneOf' ? { kind, values: [] } : { kind };
}

/** Gives a question another type; what the type does not know goes, conditions of other kinds too. */
export function changeType(question: Question, type: QuestionType): Question {
  const { options, ends, min, max, rules, expected, ...kept } = question;
  const kinds = conditionKindsOf(type);
  const suits = ({ kind }: Condition) => kinds.includes(kind);
  const isCounted = boundsOf({ type }) !== undefined && boundsOf(question) !== undefined && type === question.type;
  return {
    ...kept,
    type,
    ...(hasOptions(type) && { options: options ?? twoOptions() }),
    ...(hasEnds(type) && ends && { ends }),
    ...(isCounted && { min, max }),
    ...(rules && { rules: rules.filter(({ when }) => suits(when)) }),
    ...(expected && suits(expected) && { expected }),
  };
}
