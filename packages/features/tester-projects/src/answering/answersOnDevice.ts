import { hashKey } from '@tanstack/react-query';
import type { QuestionnaireRef, TesterAnswersDraft, TesterQuestionnaire } from '@resonanz/api-client/testerProjects';
import { answerError, questionsOf } from '@resonanz/domain/questionnaires';

type Answers = TesterAnswersDraft['answers'];

/** What is on the device: answers, over which draft of the server they were written, and a consent that was changed. */
export type KeptAnswers = Pick<TesterAnswersDraft, 'answers' | 'version' | 'updatedAt' | 'allowsMedia'>;

/** What goes on from the device. */
interface RestoredAnswers {
  readonly answers: Answers;
  readonly allowsMedia: boolean | undefined;
  /** Whether other answers were saved elsewhere since: the tester chooses which ones stay. */
  readonly isElsewhere: boolean;
}

/** The name under which the answers of a questionnaire are kept on the device. */
export const nameOnDevice = ({ applicationId, questionnaireId }: QuestionnaireRef): string =>
  `questionnaire.${applicationId}.${questionnaireId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answers to questions that are still asked, and in a form that is still an answer to them. */
function remaining(kept: Record<string, unknown>, { definition }: Pick<TesterQuestionnaire, 'definition'>): Answers {
  return Object.fromEntries(
    questionsOf(definition).flatMap((question): [string, Answers[string]][] => {
      const answer = kept[question.id] as Answers[string] | undefined;
      const isAnswer = answer !== undefined && answerError(question, answer, { complete: false }) === undefined;
      return isAnswer ? [[question.id, answer]] : [];
    }),
  );
}

/** Whether two drafts hold the same answers, in whatever order their parts are kept. */
export const areSame = (one: Answers, other: Answers): boolean => hashKey([one]) === hashKey([other]);

/** The answers kept on the device, as far as their questions are still asked; undefined where nothing is kept. */
export function keptAnswers(
  kept: unknown,
  server: Pick<TesterQuestionnaire, 'definition' | 'updatedAt' | 'answers'>,
): RestoredAnswers | undefined {
  if (!isRecord(kept) || !isRecord(kept['answers'])) return undefined;
  const answers = remaining(kept['answers'], server);
  return {
    answers,
    allowsMedia: typeof kept['allowsMedia'] === 'boolean' ? kept['allowsMedia'] : undefined,
    isElsewhere: kept['updatedAt'] !== server.updatedAt && !areSame(answers, server.answers as Answers),
  };
}
