import { useMemo, useState } from 'react';
import {
  answerErrors,
  answerTo,
  questionsOf,
  visibleAnswers,
  visiblePages,
  type Answer,
  type AnswerErrorKey,
  type Answers,
  type Questionnaire,
  type QuestionnairePage,
} from '@resonanz/domain/questionnaires';

/** Errors by the id of the question. */
export type AnswerErrors = Readonly<Record<string, AnswerErrorKey>>;

/** An answer, undefined for none, or what makes it of the one before. */
type NewAnswer = Answer | undefined | ((before: Answer | undefined) => Answer | undefined);

/** The way through a questionnaire: what is shown, what is wrong, and how to go on. */
export interface Run {
  readonly answers: Answers;
  /** The pages that branching leaves, with their visible questions. */
  readonly pages: readonly QuestionnairePage[];
  readonly index: number;
  readonly page: QuestionnairePage | undefined;
  /** Place of each question in the whole questionnaire, from 1. */
  readonly numbers: ReadonlyMap<string, number>;
  /** What is wrong with complete answers, whether it is shown yet or not. */
  readonly errors: AnswerErrors;
  /** What is wrong on a page and shown: after an attempt to go on all of it, before that what is malformed. */
  readonly shownErrors: AnswerErrors;
  /** Whether all that is wrong on the page is shown. */
  readonly isChecked: boolean;
  /** How many questions branching leaves. */
  readonly visibleCount: number;
  readonly setAnswer: (questionId: string, answer: NewAnswer) => void;
  /** Says that the focus has left a question, so that a malformed answer may be named. */
  readonly leaveQuestion: (questionId: string) => void;
  readonly goTo: (pageId: string) => void;
  /** Shows everything that is wrong on a page from now on. */
  readonly check: (pageId: string) => void;
  /** Shows what the server found. */
  readonly showErrors: (errors: AnswerErrors) => void;
}

/** Whether there is an error on a page. */
export const hasErrors = ({ questions }: QuestionnairePage, errors: AnswerErrors): boolean =>
  questions.some(({ id }) => Object.hasOwn(errors, id));

/** The page on which answering goes on: the first that is not complete or not begun. */
function pageToContinue(pages: readonly QuestionnairePage[], answers: Answers, errors: AnswerErrors) {
  const isBegun = ({ questions }: QuestionnairePage) => questions.some(({ id }) => answerTo(answers, id) !== undefined);
  return pages.find((page) => hasErrors(page, errors) || !isBegun(page)) ?? pages.at(-1);
}

const pick = (errors: AnswerErrors, isPicked: (questionId: string) => boolean): AnswerErrors =>
  Object.fromEntries(Object.entries(errors).filter(([id]) => isPicked(id)));

/** Keeps answers and place of a way through a questionnaire. */
export function useRun(definition: Questionnaire, defaultAnswers: Answers, startsAtFirst: boolean): Run {
  const [answers, setAnswers] = useState(defaultAnswers);
  const pages = useMemo(() => visiblePages(definition, answers), [definition, answers]);
  const errors = useMemo(
    () => answerErrors(definition, visibleAnswers(definition, answers), { complete: true }),
    [definition, answers],
  );
  const [pageId, setPageId] = useState(() => (startsAtFirst ? pages[0] : pageToContinue(pages, answers, errors))?.id);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [found, setFound] = useState<AnswerErrors>({});
  const index = Math.max(
    pages.findIndex(({ id }) => id === pageId),
    0,
  );
  const page = pages[index];
  const malformed = useMemo(() => answerErrors(definition, answers, { complete: false }), [definition, answers]);
  const numbers = useMemo(
    () => new Map(questionsOf(definition).map(({ id }, place) => [id, place + 1] as const)),
    [definition],
  );
  const isOnPage = (id: string) => page?.questions.some((question) => question.id === id) ?? false;
  const shownErrors: AnswerErrors = {
    ...pick(found, isOnPage),
    ...pick(malformed, (id) => isOnPage(id) && left.has(id)),
    ...(page && checked.has(page.id) ? pick(errors, isOnPage) : {}),
  };

  return {
    answers,
    pages,
    index,
    page,
    numbers,
    errors,
    shownErrors,
    isChecked: page !== undefined && (checked.has(page.id) || Object.keys(found).some(isOnPage)),
    visibleCount: pages.reduce((sum, { questions }) => sum + questions.length, 0),
    setAnswer(questionId, answer) {
      setFound((known) => pick(known, (id) => id !== questionId));
      setAnswers((known) => {
        const { [questionId]: before, ...others } = known;
        const next = typeof answer === 'function' ? answer(before) : answer;
        return next === undefined ? others : { ...others, [questionId]: next };
      });
    },
    leaveQuestion: (questionId) =>
      setLeft((known) => (known.has(questionId) ? known : new Set([...known, questionId]))),
    goTo: setPageId,
    check: (id) => setChecked((known) => new Set([...known, id])),
    showErrors: setFound,
  };
}
