import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import { testerPaths } from '@resonanz/domain/paths';
import { REMINDER_DAYS } from '@resonanz/domain/testerProjects';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { bookPoints } from '../../testers/door.ts';
import { titleIn } from '../titleIn.ts';
import { countMissed, type DueQuestionnaire, findDue, type Notice, takeNotice } from './queries.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'publicUrl'>;

const TEMPLATES = { opened: 'testQuestionnaireOpen', reminder: 'testQuestionnaireReminder' } as const;

/** Mails a tester what is to be answered (docs/domain/mails.md#tester-mails). */
async function mailDue(
  tx: Tx,
  { mail, publicUrl }: Worker,
  due: DueQuestionnaire,
  kind: keyof typeof TEMPLATES,
): Promise<void> {
  const { applicationId, questionnaireId, language, questionnaire_de: title_de, questionnaire_en: title_en } = due;
  await mail.send(tx, {
    to: due.email,
    language,
    template: TEMPLATES[kind],
    values: {
      project: titleIn(language, due),
      questionnaire: titleIn(language, { title_de, title_en }),
      dueOn: due.dueOn ?? '',
      link: `${publicUrl}${testerPaths.questionnaire({ applicationId, questionnaireId })}`,
    },
  });
}

/** A missed deadline takes points and counts for the tester (docs/domain/testers.md#deadlines). */
async function miss(tx: Tx, services: Worker, due: DueQuestionnaire): Promise<void> {
  const { userId, projectId, applicationId, questionnaireId } = due;
  await countMissed(tx, due, services.clock.now());
  const points = await bookPoints(tx, { userId, projectId, applicationId, questionnaireId }, 'late');
  await writeHistory(
    tx,
    { user: null, services },
    {
      entity: 'projectApplication',
      entityId: applicationId,
      action: HISTORY_ACTION.update,
      changes: { missedQuestionnaireId: [null, questionnaireId], points: [null, points] },
    },
  );
}

async function workOn(services: Worker, kind: Notice): Promise<number> {
  const now = services.clock.now();
  const days = { today: berlinDay(now), remindUntil: berlinDayIn(now, REMINDER_DAYS) };
  let done = 0;
  for (const due of await findDue(services.db, kind, days)) {
    // One by one: what fails or waits concerns one tester alone.
    const isTaken = await services.db.transaction().execute(async (tx) => {
      if (!(await takeNotice(tx, due, kind, now))) return false;
      await (kind === 'missed' ? miss(tx, services, due) : mailDue(tx, services, due, kind));
      return true;
    });
    if (isTaken) done += 1;
  }
  return done;
}

/** The daily job of product tests: questionnaires that open, reminders, missed deadlines. Idempotent. */
export async function workOnDeadlines(services: Worker): Promise<Readonly<Record<Notice, number>>> {
  return {
    opened: await workOn(services, 'opened'),
    reminder: await workOn(services, 'reminder'),
    missed: await workOn(services, 'missed'),
  };
}
