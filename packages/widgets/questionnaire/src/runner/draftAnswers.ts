import {
  answerError,
  answerTo,
  questionsOf,
  type Answer,
  type Answers,
  type Questionnaire,
} from '@resonanz/domain/questionnaires';

/** What a draft may hold: no answer that is malformed while it is being typed, for example half an address. */
export function draftAnswers(definition: Questionnaire, answers: Answers): Answers {
  return Object.fromEntries(
    questionsOf(definition).flatMap((question): [string, Answer][] => {
      const answer = answerTo(answers, question.id);
      if (answer === undefined || answerError(question, answer, { complete: false })) return [];
      return [[question.id, answer]];
    }),
  );
}

/** How many answers differ between two drafts. */
export function countChanges(before: Answers, after: Answers): number {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids].filter((id) => JSON.stringify(answerTo(before, id)) !== JSON.stringify(answerTo(after, id))).length;
}
