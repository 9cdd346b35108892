import { berlinDay } from '@resonanz/domain/berlinDay';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import {
  answerErrors,
  maxFilesOf,
  QUESTION_TYPE,
  questionsOf,
  type AnswerErrorKey,
} from '@resonanz/domain/questionnaires';
import { answerWindow, type AnswerWindow } from '@resonanz/domain/testerProjects';
import type { Tx } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { conflict, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { findAnswers, findFilesOf } from '../queries/answers.ts';
import { lockApplication } from '../queries/applications.ts';
import { shareAccount } from '../queries/projects.ts';
import { findTestQuestionnaires, findVersion } from '../queries/questionnaires.ts';
import { toTestApplication, toTestQuestionnaire } from '../reading/testState.ts';
import type { Answered } from './answersIn.ts';
import { rejectAnswers } from './rejectAnswers.ts';

type Answering = Pick<CallContext, 'user' | 'services'>;
type Input = Answered<Schemas['TesterAnswersInput']>;
type Definition = Schemas['Questionnaire'];

/** Why a questionnaire cannot be answered now; the key of the error. */
const DENIALS: Readonly<Record<Exclude<AnswerWindow, 'open' | 'late'>, string>> = {
  notYet: 'questionnaireNotOpen',
  closed: 'questionnaireClosed',
  sent: 'answersSent',
};

/** Ids of files in the answers to upload questions, by question. */
function filesIn(
  definition: Definition,
  answers: Input['answers'],
): { question: string; ids: readonly number[]; isVideo: boolean }[] {
  return questionsOf(definition).flatMap((question) => {
    const answer = answers[question.id];
    if (maxFilesOf(question) === 0 || !Array.isArray(answer)) return [];
    const ids = answer.filter((id) => typeof id === 'number');
    return [{ question: question.id, ids, isVideo: question.type === QUESTION_TYPE.videoUpload }];
  });
}

/** What is wrong with answers that name files: those of other records, and pictures for videos or the other way round. */
async function fileErrors(
  tx: Tx,
  applicationId: number,
  definition: Definition,
  answers: Input['answers'],
): Promise<Record<string, AnswerErrorKey>> {
  const named = filesIn(definition, answers);
  const own = new Map(
    (
      await findFilesOf(
        tx,
        applicationId,
        named.flatMap(({ ids }) => ids),
      )
    ).map(({ id, contentType }) => [id, contentType]),
  );
  const isRight = (id: number, isVideo: boolean): boolean =>
    own.get(id)?.startsWith(isVideo ? 'video/' : 'image/') === true;
  return Object.fromEntries(
    named
      .filter(({ ids, isVideo }) => !ids.every((id) => isRight(id, isVideo)))
      .map(({ question }) => [question, 'malformed']),
  );
}

/** Whether answers hold a video. */
export const hasVideo = (definition: Definition, answers: Input['answers']): boolean =>
  filesIn(definition, answers).some(({ ids, isVideo }) => isVideo && ids.length > 0);

/**
 * Opens a questionnaire for a change of its answers: the application is locked and the account stays as it is, so that
 * nothing is written for somebody who is being deleted; what cannot be stored is rejected (outside its time, another
 * version, changed meanwhile, wrong answers).
 */
export async function openAnswers(tx: Tx, { user, services }: Answering, input: Input, complete: boolean) {
  const { applicationId, questionnaireId, version, answers, updatedAt } = input;
  const application = await lockApplication(tx, user.id, applicationId);
  if (!(await shareAccount(tx, user.id))) throw conflict('accountDeactivated');
  const questionnaires = await findTestQuestionnaires(tx, [application.project_id]);
  const questionnaire = questionnaires.find(({ id }) => id === questionnaireId);
  if (questionnaire === undefined) throw notFound();
  const before = await findAnswers(tx, applicationId, questionnaireId);
  const window = answerWindow(toTestQuestionnaire(questionnaire, before, application), toTestApplication(application), {
    isCompleted: application.project_status === PROJECT_STATUS.completed,
    today: berlinDay(services.clock.now()),
  });
  if (window !== 'open' && window !== 'late') throw conflict(DENIALS[window]);
  if (version !== questionnaire.version) throw conflict('questionnaireChanged');
  if (before !== undefined) await rejectStale(tx, { ...before, updated_by: user.id }, updatedAt ?? '');
  const definition = await findVersion(tx, questionnaireId, version);
  rejectAnswers({
    ...(await fileErrors(tx, applicationId, definition, answers)),
    ...answerErrors(definition, answers, { complete }),
  });
  return { application, questionnaires, questionnaire, definition, isLate: window === 'late' };
}
