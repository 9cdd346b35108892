import { answerTo, holds } from './conditions.ts';
import {
  END_OF_QUESTIONNAIRE,
  questionsOf,
  type Answer,
  type Answers,
  type Question,
  type Questionnaire,
  type QuestionnairePage,
} from './questionnaire.ts';

/** Places of the questions by id; of two with one id the first counts. */
export function placesOf(questions: readonly Question[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  questions.forEach(({ id }, place) => {
    if (!places.has(id)) places.set(id, place);
  });
  return places;
}

/**
 * The place of the question after one, the number of questions for the end. A rule that does not lead forward counts as
 * none, so that every way ends.
 */
export function nextPlace(
  questions: readonly Question[],
  places: ReadonlyMap<string, number>,
  place: number,
  answer: Answer | undefined,
): number {
  const question = questions[place];
  const rule = question?.rules?.find(({ when }) => holds(when, question, answer));
  if (rule?.goTo === END_OF_QUESTIONNAIRE) return questions.length;
  const target = rule && places.get(rule.goTo);
  return target !== undefined && target > place ? target : place + 1;
}

/**
 * The questions a tester gets to see with these answers, in order: branching skips the others.
 *
 * @source docs/domain/questionnaires.md#branching
 */
export function visibleQuestions(definition: Questionnaire, answers: Answers): readonly Question[] {
  const questions = questionsOf(definition);
  const places = placesOf(questions);
  const visible: Question[] = [];
  let place = 0;
  for (let question = questions[place]; question; question = questions[place]) {
    visible.push(question);
    place = nextPlace(questions, places, place, answerTo(answers, question.id));
  }
  return visible;
}

/**
 * The pages a tester gets to see with these answers, each with its visible questions alone.
 *
 * @source docs/domain/questionnaires.md#branching
 */
export function visiblePages(definition: Questionnaire, answers: Answers): readonly QuestionnairePage[] {
  const visible = new Set(visibleQuestions(definition, answers));
  return definition.pages
    .map((page) => ({ ...page, questions: page.questions.filter((question) => visible.has(question)) }))
    .filter(({ questions }) => questions.length > 0);
}

/**
 * The answers to visible questions alone: what is sent in the end. A draft keeps the others, so that a tester who
 * changes an answer back finds them again.
 *
 * @source docs/domain/questionnaires.md#answers
 */
export function visibleAnswers(definition: Questionnaire, answers: Answers): Answers {
  return Object.fromEntries(
    visibleQuestions(definition, answers).flatMap(({ id }): [string, Answer][] => {
      const answer = answerTo(answers, id);
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
}

/**
 * How many of the expected answers were given, of how many. A question that branching skipped counts as not fitting, so
 * that all applicants of a project are compared by the same number.
 *
 * @source docs/domain/questionnaires.md#screening
 */
export function fits(definition: Questionnaire, answers: Answers): { readonly met: number; readonly of: number } {
  const visible = new Set(visibleQuestions(definition, answers));
  const expecting = questionsOf(definition).filter(({ expected }) => expected !== undefined);
  const met = expecting.filter(
    (question) =>
      question.expected && visible.has(question) && holds(question.expected, question, answerTo(answers, question.id)),
  );
  return { met: met.length, of: expecting.length };
}
