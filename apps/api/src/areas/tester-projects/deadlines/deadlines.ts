import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import { testerPaths } from '@resonanz/domain/paths';
import { REMINDER_DAYS } from '@resonanz/domain/testerProjects';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { type LiveMessage, notifyTester, publishAll } from '../../notifications/door.ts';
import { titleIn } from '../../projects/door.ts';
import { bookPoints } from '../../testers/door.ts';
import { countMissed, type DueQuestionnaire, findDue, type Notice, takeNotice } from './queries.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'live' | 'mail' | 'publicUrl'>;

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

const NEWS = { opened: 'questionnaireOpen', reminder: 'reminder', missed: 'deadlineMissed' } as const;

/** Tells a tester what is due, or counts what was missed; returns the live messages, undefined when nothing is due. */
async function workOnOne(
  services: Worker,
  found: DueQuestionnaire,
  kind: Notice,
  days: Parameters<typeof takeNotice>[3],
): Promise<readonly LiveMessage[] | undefined> {
  return services.db.transaction().execute(async (tx) => {
    const due = await takeNotice(tx, found, kind, days);
    if (due === undefined) return undefined;
    await (kind === 'missed' ? miss(tx, services, due) : mailDue(tx, services, due, kind));
    const { userId, applicationId, title_de: de, title_en: en } = due;
    return notifyTester(tx, { kind: NEWS[kind], userId, applicationId, project: { de, en } });
  });
}

async function workOn(services: Worker, kind: Notice): Promise<{ done: number; failures: unknown[] }> {
  const now = services.clock.now();
  const days = { now, today: berlinDay(now), remindUntil: berlinDayIn(now, REMINDER_DAYS) };
  const failures: unknown[] = [];
  let done = 0;
  for (const due of await findDue(services.db, kind, days))
    // One by one: what fails or waits concerns one tester alone.
    try {
      const messages = await workOnOne(services, due, kind, days);
      if (messages === undefined) continue;
      publishAll(services.live, messages);
      done += 1;
    } catch (error) {
      failures.push(new Error(`application ${due.applicationId}: notice "${kind}" failed`, { cause: error }));
    }
  return { done, failures };
}

/**
 * The daily job of product tests: questionnaires that open, reminders, missed deadlines. Idempotent. Whoever it fails
 * for keeps nobody else from being told; at the end it throws, so that the failures are logged and tried again.
 */
export async function workOnDeadlines(services: Worker): Promise<Readonly<Record<Notice, number>>> {
  const opened = await workOn(services, 'opened');
  const reminder = await workOn(services, 'reminder');
  const missed = await workOn(services, 'missed');
  const failures = [opened, reminder, missed].flatMap((each) => each.failures);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} notices to testers failed`);
  return { opened: opened.done, reminder: reminder.done, missed: missed.done };
}
