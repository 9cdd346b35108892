import { testerPaths } from '@resonanz/domain/paths';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { type Done, inOneTransaction, type LiveMessage, notifyTester } from '../../notifications/door.ts';
import { titleIn } from '../../projects/door.ts';
import { bookPoints, findRecommender, lockTotals } from '../../testers/door.ts';
import { saveAnswers } from '../queries/answers.ts';
import { findAnswerStates, findLedger, findTest, updateApplication } from '../queries/applications.ts';
import { allowMedia } from './allowMedia.ts';
import { hasVideo, openAnswers } from './answering.ts';
import type { Answered } from './answersIn.ts';

type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;
type Input = Answered<Schemas['TesterAnswersInput']>;

/** Thanks a tester for a whole test, with what it has brought (docs/domain/mails.md#tester-mails). */
async function mailThanks(tx: Tx, { user, services }: Editor, applicationId: number): Promise<void> {
  const [test, ledger] = [await findTest(tx, user.id, applicationId), await findLedger(tx, [applicationId])];
  await services.mail.send(tx, {
    to: user.email,
    language: user.defaultLanguage,
    template: 'testCompleted',
    values: {
      project: titleIn(user.defaultLanguage, test),
      points: ledger.reduce((sum, { points }) => sum + points, 0),
      link: `${services.publicUrl}${testerPaths.myProject({ applicationId })}`,
    },
  });
}

/** Whether every questionnaire of the test that was released is sent, and each of them in time. */
async function progressOf(tx: Tx, applicationId: number, questionnaireIds: readonly number[]) {
  const answers = await findAnswerStates(tx, [applicationId]);
  const sent = answers.filter(
    ({ questionnaire_id, sent_at }) => sent_at !== null && questionnaireIds.includes(questionnaire_id),
  );
  return { isDone: sent.length === questionnaireIds.length, isInTime: sent.every(({ is_late }) => !is_late) };
}

/** Whoever recommended a tester gets points for the first test that is done, once (docs/domain/testers.md#friends). */
async function thankRecommender(tx: Tx, userId: number, recommenderId: number): Promise<LiveMessage[]> {
  const points = await bookPoints(tx, { userId: recommenderId, friendUserId: userId }, 'friendRecommended');
  return points === 0 ? [] : notifyTester(tx, { kind: 'friendRecommended', userId: recommenderId, points });
}

async function submitIn(tx: Tx, editor: Editor, input: Input): Promise<Done<Schemas['TesterAnswersSent']>> {
  const { user, services } = editor;
  const { applicationId, questionnaireId, version, answers } = input;
  const { application, questionnaires, definition, isLate } = await openAnswers(tx, editor, input, true);
  const now = services.clock.now();
  const values = { version, answers, page: null, is_late: isLate, updated_at: now, sent_at: now };
  await saveAnswers(tx, { ...values, application_id: applicationId, questionnaire_id: questionnaireId });
  await allowMedia(tx, application, input.allowsMedia, now);
  const { isDone, isInTime } = await progressOf(
    tx,
    applicationId,
    questionnaires.map(({ id }) => id),
  );
  const recommenderId = isDone ? await findRecommender(tx, user.id) : undefined;
  // All totals of this change at once, in the order of their users.
  await lockTotals(tx, [user.id, ...(recommenderId === undefined ? [] : [recommenderId])]);
  const subject = { userId: user.id, projectId: application.project_id, applicationId };
  let points = await bookPoints(tx, { ...subject, questionnaireId }, 'questionnaire');
  if (application.asks_video && hasVideo(definition, answers)) points += await bookPoints(tx, subject, 'videoReview');
  if (isDone && isInTime) points += await bookPoints(tx, subject, 'testCompletedInTime');
  await updateApplication(tx, applicationId, { updated_at: now, ...(isDone && { completed_at: now }) });
  if (isDone) await mailThanks(tx, editor, applicationId);
  const { title_de: de, title_en: en } = application;
  const messages = [
    ...(points === 0
      ? []
      : await notifyTester(tx, { kind: 'points', userId: user.id, applicationId, project: { de, en }, points })),
    ...(recommenderId === undefined ? [] : await thankRecommender(tx, user.id, recommenderId)),
  ];
  const details = await writeHistory(tx, editor, {
    entity: 'projectApplication',
    entityId: applicationId,
    action: HISTORY_ACTION.update,
    changes: { questionnaireId: [null, questionnaireId], isLate: [null, isLate], points: [null, points] },
  });
  return { answer: { isLate, isTestDone: isDone, points }, details: [details], messages };
}

/** Sends the answers of a questionnaire for good. */
export const submitAnswers = (editor: Editor, input: Input): Promise<Schemas['TesterAnswersSent']> =>
  inOneTransaction(editor, (tx) => submitIn(tx, editor, input));
