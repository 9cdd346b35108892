import { berlinDay } from '@resonanz/domain/berlinDay';
import { answerError, questionsOf } from '@resonanz/domain/questionnaires';
import { pointsOfProject } from '@resonanz/domain/testerProjects';
import { conflict, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { filesOf } from '../../files/door.ts';
import { mediaOfProjects, pictureOf } from '../../projects/door.ts';
import { findAnswers } from '../queries/answers.ts';
import { findAnswerStates, findTest } from '../queries/applications.ts';
import { findTestQuestionnaires, findVersion } from '../queries/questionnaires.ts';
import { forTesters } from './screening.ts';
import { stateOf } from './testState.ts';

type Answers = Schemas['QuestionnaireAnswers'];

/** What is still an answer to a question of the definition: a draft may be older than its questions. */
function answersTo(definition: Schemas['Questionnaire'], answers: Answers): Answers {
  return Object.fromEntries(
    questionsOf(definition).flatMap((question): [string, Answers[string]][] => {
      const answer = answers[question.id];
      const isAnswer = answer !== undefined && answerError(question, answer, { complete: false }) === undefined;
      return isAnswer ? [[question.id, answer]] : [];
    }),
  );
}

/** A questionnaire of a test with what the caller has answered: the released version, or the one that was sent. */
export async function testerQuestionnaire(
  { services, user }: Pick<CallContext, 'services' | 'user'>,
  { applicationId, questionnaireId }: { applicationId: number; questionnaireId: number },
): Promise<Schemas['TesterQuestionnaire']> {
  const { db, clock } = services;
  const test = await findTest(db, user.id, applicationId);
  const [rows, states, answers, media, files] = await Promise.all([
    findTestQuestionnaires(db, [test.project_id]),
    findAnswerStates(db, [applicationId]),
    findAnswers(db, applicationId, questionnaireId),
    mediaOfProjects(services, [test.project_id]),
    filesOf(services, { subject: 'testerApplication', subjectId: applicationId }),
  ]);
  const { questionnaires } = stateOf(test, rows, states, berlinDay(clock.now()));
  const index = questionnaires.findIndex(({ row }) => row.id === questionnaireId);
  const found = questionnaires[index];
  if (found === undefined) throw notFound();
  const { row, window } = found;
  if (window === 'notYet') throw conflict('questionnaireNotOpen');
  if (window === 'closed') throw conflict('questionnaireClosed');
  const version = window === 'sent' ? (answers?.version ?? row.version) : row.version;
  if (version === null) throw conflict('questionnaireNotOpen');
  const definition = await findVersion(db, questionnaireId, version);
  return {
    applicationId,
    questionnaireId,
    projectTitleDe: test.title_de,
    projectTitleEn: test.title_en,
    brandName: test.brand_name,
    picture: pictureOf(media.get(test.project_id), test.picture),
    titleDe: row.title_de,
    titleEn: row.title_en,
    position: index + 1,
    dueOn: found.dueOn,
    window,
    version,
    definition: forTesters(definition),
    answers: answersTo(definition, (answers?.answers ?? {}) as Answers),
    page: answers?.page ?? null,
    updatedAt: answers?.updated_at ?? null,
    sentAt: answers?.sent_at ?? null,
    isLate: answers?.is_late ?? false,
    files,
    allowsMedia: test.media_consent_at !== null,
    pointsByEvent: [...pointsOfProject({ questionnaires: rows.length, asksVideo: test.asks_video })],
  };
}
