import { berlinDay } from '@resonanz/domain/berlinDay';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { type CallContext, defineArea } from '../../platform/operations/area.ts';
import { ownersOf } from '../customers/door.ts';
import { exportAnswers } from './answers/export.ts';
import { crossTab } from './answers/queries/crossTab.ts';
import { answerSummary } from './answers/queries/summary.ts';
import { textPage } from './answers/queries/texts.ts';
import { setQuote } from './answers/quotes.ts';
import { decide } from './applications/decide.ts';
import { applyRule, previewRule } from './applications/rule.ts';
import { publishProjectEvent } from './events.ts';
import { downloadMedia } from './gallery/download.ts';
import { mediaPage } from './gallery/queries/media.ts';
import { invitationCalls } from './invitations/routes.ts';
import { applyLottery, prepareLottery } from './lottery/lottery.ts';
import { pictureOfProject, withPictures } from './media/pictures.ts';
import { mediaCalls } from './media/routes.ts';
import { applicationPage } from './queries/applications.ts';
import { countTesters } from './queries/conditions.ts';
import { projectPage } from './queries/list.ts';
import { findLotteries } from './queries/lotteries.ts';
import { findBrands, findPlaces, findProject, rejectMissing } from './queries/projects.ts';
import { findQuestionnaire, findQuestionnaires, findVersion } from './queries/questionnaires.ts';
import { deleteQuestionnaire, releaseQuestionnaire, saveQuestionnaire } from './questionnaires/save.ts';
import { exportProjects } from './record/export.ts';
import { projectHistory } from './record/history.ts';
import { saveProject } from './record/save.ts';
import { changeStatus, copyProject, deleteProject, setMovesUp } from './record/state.ts';
import { projectReport } from './report/report.ts';
import { shippingCalls } from './shipping/routes.ts';

type Context = Pick<CallContext, 'user' | 'services'>;

async function detailsOf({ services }: Context, projectId: number) {
  const project = await findProject(services.db, projectId, services.clock.now());
  return { ...project, picture: await pictureOfProject(services, project) };
}

/** Runs a change and publishes it to those who look at the project. */
async function published<Answer>(
  { user, services }: Context,
  projectId: number,
  kind: 'project' | 'applications',
  change: Promise<Answer>,
): Promise<Answer> {
  const answer = await change;
  publishProjectEvent(services, user, projectId, kind);
  return answer;
}

/** Product tests as the agency plans, fills and evaluates them. */
export const projects = defineArea('projects', {
  getProjectsPage: async ({ services, input: { body } }) => {
    const page = await projectPage(services.db, body);
    return { ...page, content: await withPictures(services, page.content) };
  },
  getProject: (call) => detailsOf(call, call.input.path.id),
  saveProject: async (call) => {
    const id = await saveProject(call, call.input.body);
    publishProjectEvent(call.services, call.user, id, 'project');
    return detailsOf(call, id);
  },
  changeProjectStatus: async (call) => {
    const { body } = call.input;
    await published(call, body.projectId, 'project', changeStatus(call, body));
    return detailsOf(call, body.projectId);
  },
  deleteProject: (call) => deleteProject(call, call.input.body.projectId),
  copyProject: async (call) => detailsOf(call, await copyProject(call, call.input.body.projectId)),
  exportProjects: async (call) => {
    const { body } = call.input;
    const { file, rows } = await exportProjects(call.services.db, call.services.clock.now(), body);
    call.audit({
      entity: 'projectExport',
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], rows: [null, rows], filters: [null, body.filters ?? {}] },
    });
    return file;
  },
  countProjectTesters: ({ services: { db, clock }, input: { body } }) => countTesters(db, body, berlinDay(clock.now())),
  getProjectOptions: async ({ services: { db } }) => ({
    brands: await findBrands(db),
    owners: await ownersOf(db, 'Project'),
  }),
  getProjectHistory: async ({ services: { db }, input: { path, query } }) => {
    await rejectMissing(db, path.id);
    return projectHistory(db, path.id, query);
  },
  setProjectMovesUp: (call) => published(call, call.input.body.projectId, 'project', setMovesUp(call, call.input.body)),

  getProjectApplicationsPage: async ({ services: { db, clock }, input: { body } }) => {
    await rejectMissing(db, body.projectId);
    return applicationPage(db, clock.now(), body);
  },
  decideProjectApplications: (call) =>
    published(call, call.input.body.projectId, 'applications', decide(call, call.input.body)),
  previewProjectRule: async ({ services: { db }, input: { body } }) =>
    previewRule(db, await findPlaces(db, body.projectId)),
  applyProjectRule: (call) =>
    published(call, call.input.body.projectId, 'applications', applyRule(call, call.input.body)),
  prepareProjectLottery: (call) => prepareLottery(call, call.input.body),
  applyProjectLottery: (call) =>
    published(call, call.input.body.projectId, 'applications', applyLottery(call, call.input.body)),
  getProjectLotteries: async ({ services: { db }, input: { path } }) => {
    await rejectMissing(db, path.id);
    return findLotteries(db, path.id);
  },

  getProjectQuestionnaires: async ({ services: { db }, input: { path } }) => {
    await rejectMissing(db, path.id);
    return findQuestionnaires(db, path.id);
  },
  saveProjectQuestionnaire: async (call) => {
    const { body } = call.input;
    const id = await published(call, body.projectId, 'project', saveQuestionnaire(call, body));
    return findQuestionnaire(call.services.db, id);
  },
  releaseProjectQuestionnaire: async (call) => {
    const { body } = call.input;
    await published(call, body.projectId, 'project', releaseQuestionnaire(call, body));
    return findQuestionnaire(call.services.db, body.questionnaireId);
  },
  deleteProjectQuestionnaire: (call) =>
    published(call, call.input.body.projectId, 'project', deleteQuestionnaire(call, call.input.body)),
  getProjectQuestionnaireVersion: ({ services: { db }, input: { path } }) => findVersion(db, path.id, path.version),

  ...shippingCalls,
  ...mediaCalls,
  ...invitationCalls,
  getProjectAnswerSummary: ({ services: { db, clock }, input: { body } }) => answerSummary(db, clock.now(), body),
  getProjectAnswerTexts: ({ services: { db, clock }, input: { body } }) => textPage(db, clock.now(), body),
  getProjectCrossTab: ({ services: { db, clock }, input: { body } }) => crossTab(db, clock.now(), body),
  setProjectQuote: (call) => published(call, call.input.body.projectId, 'project', setQuote(call, call.input.body)),
  exportProjectAnswers: async (call) => {
    const { body } = call.input;
    const { file, rows } = await exportAnswers(call.services.db, call.services.clock.now(), body);
    call.audit({
      entity: 'projectAnswers',
      entityId: body.questionnaireId,
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], rows: [null, rows], withNames: [null, body.withNames ?? false] },
    });
    return file;
  },
  getProjectMediaPage: async ({ services, input: { body } }) => {
    await rejectMissing(services.db, body.projectId);
    return mediaPage(services, body);
  },
  downloadProjectMedia: (call) => downloadMedia(call, call.input.body),
  downloadProjectReport: projectReport,
});
