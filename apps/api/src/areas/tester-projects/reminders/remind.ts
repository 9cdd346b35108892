import { berlinDay } from '@resonanz/domain/berlinDay';
import { testerPaths } from '@resonanz/domain/paths';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistories } from '../../../platform/history/writeHistory.ts';
import { conflict, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { inOneTransaction, notifyTesters } from '../../notifications/door.ts';
import { lockProject, titleIn } from '../../projects/door.ts';
import { findMissing, type MissingAnswers } from './queries/missing.ts';
import { countApplications, insertReminders } from './queries/reminders.ts';

type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** A tester with missing answers as the list shows it. */
export const toReminder = ({
  test,
  questionnaire: { row, window, dueOn },
  remindedAt,
  isRemindedToday,
}: MissingAnswers): Schemas['ProjectReminder'] => ({
  applicationId: test.id,
  fullName: test.fullName ?? test.email,
  questionnaireId: row.id,
  questionnaireDe: row.title_de,
  questionnaireEn: row.title_en,
  dueOn,
  isLate: window === 'late',
  remindedAt,
  canBeReminded: !isRemindedToday,
});

/** Reminds testers of the questionnaire that is due first, each once a day at the most. */
export function remind(
  editor: Editor,
  { projectId, applicationIds }: Schemas['ProjectReminding'],
): Promise<Schemas['ProjectReminded']> {
  const { services, user } = editor;
  const now = services.clock.now();
  return inOneTransaction(editor, async (tx) => {
    // One reminder after the other, so that two colleagues never both write.
    await lockProject(tx, projectId);
    if (applicationIds !== undefined) {
      if ((await countApplications(tx, projectId, applicationIds)) !== applicationIds.length) throw notFound();
    }
    const missing = (await findMissing(tx, projectId, now)).filter(
      ({ test }) => applicationIds === undefined || applicationIds.includes(test.id),
    );
    const due = missing.filter(({ isRemindedToday }) => !isRemindedToday);
    if (due.length === 0) throw conflict('nobodyToRemind');
    await insertReminders(
      tx,
      due.map(({ test }) => ({ application_id: test.id, day: berlinDay(now), sent_at: now, sent_by: user.id })),
    );
    await services.mail.sendAll(
      tx,
      due.map(({ test, questionnaire: { row, dueOn } }) => ({
        to: test.email,
        language: test.language,
        template: 'testQuestionnaireReminder',
        values: {
          project: titleIn(test.language, test),
          questionnaire: titleIn(test.language, row),
          dueOn: dueOn ?? '',
          link: `${services.publicUrl}${testerPaths.questionnaire({ applicationId: test.id, questionnaireId: row.id })}`,
        },
      })),
    );
    const messages = await notifyTesters(
      tx,
      due.map(({ test }) => ({
        kind: 'reminder',
        userId: test.user_id,
        applicationId: test.id,
        project: { de: test.title_de, en: test.title_en },
      })),
    );
    // People by the numbers of their accounts: a name would outlive the account in the history.
    const details = await writeHistories(tx, editor, [
      {
        entity: 'project',
        entityId: projectId,
        action: HISTORY_ACTION.update,
        changes: { reminded: [null, due.map(({ test }) => test.user_id)] },
      },
    ]);
    const asked = applicationIds?.length ?? missing.length;
    return { answer: { reminded: due.length, left: asked - due.length }, details, messages };
  });
}
