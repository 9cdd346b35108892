import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { planKey, planParcels } from '../../src/areas/projects/shipping/import/plan.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { png } from '../kit/pictures.ts';
import { definition, productTests, question } from '../kit/productTestFixture.ts';
import { blankProject, insertTester, openConditions, questionnaire } from '../kit/projectFixture.ts';
import { type Asking, type Maker, unique } from './asking.ts';

/** A product test with places that is open for applications. */
async function projectOf({ world: { server } }: Asking) {
  const brand = await server.db
    .insertInto('tester_brands')
    .values({ name: unique('Marke ') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const project = await server.db
    .insertInto('tester_projects')
    .values({ title_de: unique('Test '), title_en: '', brand_id: brand.id, places: 3 })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { projectId: project.id, brandId: brand.id, updatedAt: new Date(project.updated_at).toISOString() };
}

/** An application that meets every condition. */
async function applicationOf(asking: Asking) {
  const { server } = asking.world;
  const { projectId } = await projectOf(asking);
  const tester = await server.db.selectFrom('users').select('id').where('role_id', '=', 8).executeTakeFirstOrThrow();
  const { id } = await server.db
    .insertInto('tester_applications')
    .values({ project_id: projectId, user_id: tester.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { projectId, applicationIds: [id] };
}

async function questionnaireOf(asking: Asking, version: number | null = null) {
  const { server } = asking.world;
  const { projectId } = await projectOf(asking);
  const row = await server.db
    .insertInto('project_questionnaires')
    .values({
      project_id: projectId,
      kind: 'test',
      title_de: 'Fragebogen',
      draft: JSON.stringify(questionnaire),
      version,
    })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  if (version !== null)
    await server.db
      .insertInto('questionnaire_versions')
      .values({ questionnaire_id: row.id, version, definition: JSON.stringify(questionnaire) })
      .execute();
  return { projectId, questionnaireId: row.id, updatedAt: new Date(row.updated_at).toISOString() };
}

/** An accepted tester with an address to which nothing was sent yet. */
async function parcelOf(asking: Asking) {
  const { server } = asking.world;
  const { projectId, applicationIds } = await applicationOf(asking);
  const [applicationId = 0] = applicationIds;
  const { user_id, updated_at } = await server.db
    .updateTable('tester_applications')
    .set({ status: PROJECT_APPLICATION_STATUS.approved })
    .where('id', '=', applicationId)
    .returning(['user_id', 'updated_at'])
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('tester_profiles')
    .values({ user_id, street: 'Hafenweg 4', zip: '48155', city: 'Münster', country: 'DE' })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ street: 'Hafenweg 4', zip: '48155', city: 'Münster', country: 'DE' }),
    )
    .execute();
  return { projectId, applicationId, updatedAt: new Date(updated_at).toISOString() };
}

/** A picture of a product test. */
async function pictureOf(asking: Asking) {
  const { projectId } = await projectOf(asking);
  const { id } = await asking.world.server.db
    .insertInto('files')
    .values({
      key: `${unique('product-')}.png`,
      name: 'bild.png',
      content_type: 'image/png',
      size: 4,
      subject: 'testerProject',
      subject_id: projectId,
      kind: 'product',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { projectId, fileId: id };
}

/** A file with the number of one parcel. */
const parcelFile = ({ applicationId }: { applicationId: number }) =>
  new File([`Bewerbung;Sendungsnummer\r\n${applicationId};JJD0001\r\n`], 'versand.csv', { type: 'text/csv' });
const asked = definition(question('words', 2), question('again', 6), question('pictures', 13));

/** A questionnaire that can be evaluated. */
async function evaluated(asking: Asking) {
  const { projectId } = await projectOf(asking);
  const questionnaireId = await productTests(asking.world.server).questionnaire(projectId, asked);
  return { projectId, questionnaireId };
}

/** Sent answers of a tester, with the id of the application. */
async function answersOf(asking: Asking, answers: object) {
  const { db, clock } = asking.world.server;
  const { projectId, questionnaireId } = await evaluated(asking);
  const tester = await db.selectFrom('users').select('id').where('role_id', '=', 8).executeTakeFirstOrThrow();
  const { id: applicationId } = await db
    .insertInto('tester_applications')
    .values({ project_id: projectId, user_id: tester.id, status: 1, media_consent_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: answerId } = await db
    .insertInto('questionnaire_answers')
    .values({
      application_id: applicationId,
      questionnaire_id: questionnaireId,
      version: 1,
      answers: JSON.stringify(answers),
      sent_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { projectId, applicationId, answerId };
}

async function saidOf(asking: Asking) {
  const { projectId, answerId } = await answersOf(asking, { words: 'Gut' });
  return { projectId, answerId, questionId: 'words', isQuoted: true };
}

/** A picture of sent answers that may be used. */
async function mediumOf(asking: Asking) {
  const { db, storage } = asking.world.server.server.services;
  const { projectId, applicationId, answerId } = await answersOf(asking, {});
  const key = unique('content-');
  await storage.put('content', key, Buffer.from(png()));
  const { id } = await db
    .insertInto('files')
    .values({
      key,
      name: 'bild.png',
      content_type: 'image/png',
      size: 100,
      subject: 'testerApplication',
      subject_id: applicationId,
      kind: 'content',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('questionnaire_answers')
    .set({ answers: JSON.stringify({ pictures: [id] }) })
    .where('id', '=', answerId)
    .execute();
  return { projectId, fileIds: [id] };
}

const reference: Maker = async (asking) => ({ json: { projectId: (await projectOf(asking)).projectId } });
const ofProject: Maker = async (asking) => ({ path: { id: (await projectOf(asking)).projectId } });
const lottery = { places: 1, reserves: 0, minFit: 0, isBalanced: false } as const;

/** A valid input of every call about product tests. */
export const projectsInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getProjectsPage: () => ({ json: {} }),
  getProject: ofProject,
  saveProject: async (asking) => {
    const { projectId, brandId, updatedAt } = await projectOf(asking);
    return { json: { ...blankProject, titleDe: unique('Test '), brandId, projectId, updatedAt } };
  },
  changeProjectStatus: async (asking) => {
    const { projectId } = await projectOf(asking);
    await asking.world.server.db
      .updateTable('tester_projects')
      .set({ status: 2 })
      .where('id', '=', projectId)
      .execute();
    return { json: { projectId, status: 3 } };
  },
  deleteProject: reference,
  copyProject: reference,
  exportProjects: () => ({ json: { format: 'csv', language: 'de' } }),
  countProjectTesters: () => ({ json: openConditions }),
  getProjectOptions: () => ({}),
  getProjectHistory: ofProject,
  setProjectMovesUp: async (asking) => ({ json: { projectId: (await projectOf(asking)).projectId, movesUp: false } }),
  getProjectApplicationsPage: reference,
  decideProjectApplications: async (asking) => ({
    json: { ...(await applicationOf(asking)), status: PROJECT_APPLICATION_STATUS.waiting },
  }),
  previewProjectRule: reference,
  applyProjectRule: async (asking) => ({ json: await applicationOf(asking) }),
  prepareProjectLottery: async (asking) => ({
    json: { ...lottery, projectId: (await applicationOf(asking)).projectId },
  }),
  applyProjectLottery: async (asking) => {
    const { projectId, applicationIds } = await applicationOf(asking);
    const { id } = await asking.world.server.db
      .insertInto('project_lotteries')
      .values({
        project_id: projectId,
        seed: 'a1',
        places: 1,
        reserves: 0,
        candidates: JSON.stringify(applicationIds),
        drawn: JSON.stringify({ places: applicationIds, reserves: [] }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { json: { projectId, lotteryId: id } };
  },
  getProjectShipments: ofProject,
  shipProjectParcels: async (asking) => {
    const { projectId, applicationId } = await parcelOf(asking);
    return { json: { projectId, carrier: 'DHL', parcels: [{ applicationId, trackingNumber: 'JJD0001' }] } };
  },
  saveProjectParcel: async (asking) => ({
    json: { ...(await parcelOf(asking)), carrier: 'DHL', trackingNumber: 'JJD0001', note: '' },
  }),
  previewProjectShipping: async (asking) => {
    const parcel = await parcelOf(asking);
    return { form: { projectId: String(parcel.projectId), carrier: 'DHL', file: parcelFile(parcel) } };
  },
  importProjectShipping: async (asking) => {
    const { projectId } = await projectOf(asking);
    const row = { line: 2, applicationId: '0', email: '', carrier: '', trackingNumber: 'JJD0001' };
    const plan = planKey(planParcels([row], { applications: [], withoutAddress: new Set(), carrier: '' }));
    const file = parcelFile({ applicationId: 0 });
    return { form: { projectId: String(projectId), file, plan, skipInvalidRows: 'true' } };
  },
  getProjectShippingImports: ofProject,
  undoProjectShipping: async (asking) => {
    const { projectId } = await projectOf(asking);
    const { id } = await asking.world.server.db
      .insertInto('project_shipping_imports')
      .values({ project_id: projectId, file_name: 'versand.csv', parcels: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { json: { projectId, importId: id } };
  },
  exportProjectShipments: async (asking) => ({
    json: { projectId: (await projectOf(asking)).projectId, format: 'csv', language: 'de' },
  }),
  getProjectCandidates: reference,
  inviteToProject: async (asking) => {
    const { server } = asking.world;
    const { projectId } = await projectOf(asking);
    await server.db.updateTable('tester_projects').set({ status: 2 }).where('id', '=', projectId).execute();
    const userId = await insertTester(server);
    await server.db
      .updateTable('tester_profiles')
      .set({ newsletter: 'confirmed' })
      .where('user_id', '=', userId)
      .execute();
    return { json: { projectId, userIds: [userId] } };
  },
  getProjectMedia: ofProject,
  orderProjectMedia: async (asking) => {
    const { projectId, fileId } = await pictureOf(asking);
    return { json: { projectId, fileIds: [fileId] } };
  },
  saveProjectMedium: async (asking) => ({
    json: { ...(await pictureOf(asking)), altDe: 'Ein Schuh', altEn: 'A shoe', isCover: true },
  }),
  getProjectLotteries: ofProject,
  getProjectQuestionnaires: ofProject,
  saveProjectQuestionnaire: async (asking) => ({
    json: {
      projectId: (await projectOf(asking)).projectId,
      kind: 'test',
      titleDe: 'Fragebogen',
      titleEn: '',
      opensOn: null,
      dueOn: null,
      draft: questionnaire,
    },
  }),
  releaseProjectQuestionnaire: async (asking) => ({ json: await questionnaireOf(asking) }),
  deleteProjectQuestionnaire: async (asking) => ({ json: await questionnaireOf(asking) }),
  getProjectQuestionnaireVersion: async (asking) => ({
    path: { id: (await questionnaireOf(asking, 1)).questionnaireId, version: 1 },
  }),
  getProjectAnswerSummary: async (asking) => ({ json: await evaluated(asking) }),
  getProjectAnswerTexts: async (asking) => ({ json: { ...(await evaluated(asking)), questionId: 'words' } }),
  getProjectCrossTab: async (asking) => ({
    json: { ...(await evaluated(asking)), questionId: 'again', byTrait: 'gender' },
  }),
  setProjectQuote: async (asking) => ({ json: await saidOf(asking) }),
  exportProjectAnswers: async (asking) => ({ json: { ...(await evaluated(asking)), format: 'csv', language: 'de' } }),
  getProjectMediaPage: reference,
  downloadProjectMedia: async (asking) => ({ json: await mediumOf(asking) }),
  downloadProjectReport: async (asking) => ({
    json: { projectId: (await projectOf(asking)).projectId, format: 'xlsx', language: 'de' },
  }),
};
