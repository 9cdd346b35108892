import { berlinDay } from '@resonanz/domain/berlinDay';
import { testerPaths } from '@resonanz/domain/paths';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { answerErrors, fits } from '@resonanz/domain/questionnaires';
import { applyDenial, fitOf } from '@resonanz/domain/testerProjects';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { type Done, inOneTransaction, notifyTester } from '../../notifications/door.ts';
import { titleIn } from '../../projects/door.ts';
import { bookPoints } from '../../testers/door.ts';
import type { Answered } from '../answers/answersIn.ts';
import { rejectAnswers } from '../answers/rejectAnswers.ts';
import { deleteAnswers, saveAnswers } from '../queries/answers.ts';
import { insertApplication, lockOwn, updateApplication } from '../queries/applications.ts';
import { findTester, shareAccount, shareProject } from '../queries/projects.ts';
import { findScreening } from '../queries/questionnaires.ts';
import { toConditions, toFacts } from '../reading/conditions.ts';

type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;
type Input = Answered<Schemas['TesterProjectApplication']>;

/** The screening questions with what was answered; checked, and null when there are none. */
async function screeningOf(tx: Tx, { projectId, version, answers }: Input) {
  const screening = await findScreening(tx, projectId);
  if (screening === undefined) {
    if (version !== undefined) throw conflict('questionnaireChanged');
    return null;
  }
  if (version !== screening.version) throw conflict('questionnaireChanged');
  rejectAnswers(answerErrors(screening.definition, answers, { complete: true }));
  return { ...screening, answers };
}

/** Stores a new application, or takes up the one that was declined or withdrawn; returns its id. */
async function store(
  tx: Tx,
  ownId: number | undefined,
  values: { project_id: number; user_id: number; fit_met: number; fit_of: number; at: Date },
): Promise<number> {
  const { at, project_id, user_id, ...fit } = values;
  const fresh = { ...fit, status: PROJECT_APPLICATION_STATUS.pending, created_at: at, updated_at: at };
  if (ownId === undefined) {
    const inserted = await insertApplication(tx, { ...fresh, project_id, user_id });
    // The same tester was faster in another tab.
    if (inserted === undefined) throw conflict('alreadyApplied');
    return inserted.id;
  }
  const cleared = { reason: null, decided_at: null, decided_by: null, decided_how: null, waiting_rank: null };
  await updateApplication(tx, ownId, { ...fresh, ...cleared, withdrawn_at: null });
  return ownId;
}

async function applyIn(tx: Tx, editor: Editor, input: Input): Promise<Done<number>> {
  const { user, services } = editor;
  const now = services.clock.now();
  const today = berlinDay(now);
  const project = await shareProject(tx, input.projectId);
  if (project === undefined) throw notFound();
  // An account that is being deleted, or was deactivated meanwhile, takes no new test.
  if (!(await shareAccount(tx, user.id))) throw conflict('accountDeactivated');
  const own = await lockOwn(tx, project.id, user.id);
  const facts = toFacts(await findTester(tx, user.id), today);
  const denial = applyDenial(
    { status: project.status, applicationUntil: project.application_until },
    own === undefined ? null : { status: own.status, withdrawnAt: own.withdrawn_at },
    { missedDeadlines: facts.missedDeadlines, today },
  );
  if (denial !== undefined) throw conflict(denial);
  const screening = await screeningOf(tx, input);
  const conditions = fitOf(toConditions(project), facts, today);
  const answered = screening === null ? { met: 0, of: 0 } : fits(screening.definition, screening.answers);
  const id = await store(tx, own?.id, {
    project_id: project.id,
    user_id: user.id,
    fit_met: conditions.filter(({ fit }) => fit === 'met').length + answered.met,
    fit_of: conditions.length + answered.of,
    at: now,
  });
  if (screening !== null) {
    const { id: questionnaireId, version, answers } = screening;
    // Answers to a version that is no longer asked go with the application they belonged to.
    await deleteAnswers(tx, id, questionnaireId);
    const values = { version, answers, page: null, is_late: false, updated_at: now, sent_at: now };
    await saveAnswers(tx, { ...values, application_id: id, questionnaire_id: questionnaireId });
  }
  const subject = { userId: user.id, applicationId: id };
  const points = await bookPoints(tx, { ...subject, projectId: project.id }, 'applicationSent');
  const titles = { de: project.title_de, en: project.title_en };
  const messages = points === 0 ? [] : await notifyTester(tx, { ...subject, kind: 'points', project: titles, points });
  await services.mail.send(tx, {
    to: user.email,
    language: user.defaultLanguage,
    template: 'testApplicationReceived',
    values: {
      project: titleIn(user.defaultLanguage, project),
      selectionOn: project.selection_on ?? '',
      link: `${services.publicUrl}${testerPaths.myProject({ applicationId: id })}`,
    },
  });
  const details = await writeHistory(tx, editor, {
    entity: 'projectApplication',
    entityId: id,
    action: HISTORY_ACTION.add,
    changes: { projectId: [null, project.id], status: [own?.status ?? null, PROJECT_APPLICATION_STATUS.pending] },
  });
  return { answer: id, details: [details], messages };
}

/** Applies for a product test; returns the id of the application. */
export const apply = (editor: Editor, input: Input): Promise<number> =>
  inOneTransaction(editor, (tx) => applyIn(tx, editor, input));
