import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { saveAnswers } from '../queries/answers.ts';
import { allowMedia } from './allowMedia.ts';
import { openAnswers } from './answering.ts';
import type { Answered } from './answersIn.ts';

/** Saves answers as they are written. */
export async function saveDraft(
  call: Pick<CallContext, 'user' | 'services'>,
  input: Answered<Schemas['TesterAnswersDraft']>,
): Promise<Schemas['TesterAnswersState']> {
  const { db, clock } = call.services;
  return db.transaction().execute(async (tx) => {
    const { application } = await openAnswers(tx, call, input, false);
    const now = clock.now();
    await saveAnswers(tx, {
      application_id: input.applicationId,
      questionnaire_id: input.questionnaireId,
      version: input.version,
      answers: input.answers,
      page: input.page ?? null,
      is_late: false,
      updated_at: now,
      sent_at: null,
    });
    await allowMedia(tx, application, input.allowsMedia, now);
    return { updatedAt: now.toISOString() };
  });
}
