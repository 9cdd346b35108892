import type { QuestionnaireRef, TesterAnswersDraft } from '@resonanz/api-client/testerProjects';

/** Answers that the server does not have yet. */
export type KeptAnswers = Pick<TesterAnswersDraft, 'answers' | 'version' | 'updatedAt'>;

/** The name under which the answers of a questionnaire are kept on the device. */
export const nameOnDevice = ({ applicationId, questionnaireId }: QuestionnaireRef): string =>
  `questionnaire.${applicationId}.${questionnaireId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The answers kept on the device, where they go on from what the server has: the same version, and nothing saved
 * elsewhere since. Undefined otherwise.
 */
export function keptAnswers(
  kept: unknown,
  { version, updatedAt }: Pick<TesterAnswersDraft, 'version' | 'updatedAt'>,
): KeptAnswers['answers'] | undefined {
  if (!isRecord(kept) || !isRecord(kept['answers'])) return undefined;
  const goesOn = kept['version'] === version && kept['updatedAt'] === updatedAt;
  return goesOn ? (kept['answers'] as KeptAnswers['answers']) : undefined;
}
