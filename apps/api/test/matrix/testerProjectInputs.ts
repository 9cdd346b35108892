import type { OperationId } from '../../src/platform/operations/area.ts';
import { definition, productTests, question } from '../kit/productTestFixture.ts';
import { type Asking, type Maker, unique } from './asking.ts';
import { picture } from './onePoint.ts';

const content = definition(question('taste', 9));

/** A test with an open questionnaire, and an application of the caller whose product has arrived. */
async function runningTest({ world, account }: Asking) {
  const tests = productTests(world.server);
  const projectId = await tests.project();
  const questionnaireId = await tests.questionnaire(projectId, content, { opens_on: tests.dayIn(-1) });
  return { projectId, questionnaireId, applicationId: await tests.received(projectId, account.id) };
}

const answers: Maker = async (asking) => {
  const { applicationId, questionnaireId } = await runningTest(asking);
  return {
    json: { applicationId, questionnaireId, version: 1, answers: [{ question: 'taste', answer: 5 }], updatedAt: null },
  };
};

/** An application of the caller that waits for an answer. */
async function pendingApplication({ world, account }: Asking): Promise<number> {
  const tests = productTests(world.server);
  return tests.application(await tests.project(), account.id);
}

/** A picture of a running test of the caller. */
export async function testerPicture(asking: Asking): Promise<{ applicationId: number; fileId: number }> {
  const { services } = asking.world.server.server;
  const { applicationId } = await runningTest(asking);
  const key = `${unique('content-')}.png`;
  await services.storage.put('content', key, Buffer.from('Bild'));
  const values = {
    key,
    name: 'balkon.png',
    content_type: 'image/png',
    size: 4,
    subject: 'testerApplication',
    subject_id: applicationId,
    kind: 'content',
  } as const;
  const { id } = await services.db.insertInto('files').values(values).returning('id').executeTakeFirstOrThrow();
  return { applicationId, fileId: id };
}

/** An application to which the caller may add files. */
export const openApplication = async (asking: Asking): Promise<number> => (await runningTest(asking)).applicationId;

/** A valid input of every call of product tests for testers. */
export const testerProjectInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  previewTesterProject: async ({ world }) => ({ path: { id: await productTests(world.server).project() } }),
  getProjectReminders: async ({ world }) => ({ path: { id: await productTests(world.server).project() } }),
  sendProjectReminders: async ({ world }) => {
    const tests = productTests(world.server);
    const projectId = await tests.project();
    await tests.questionnaire(projectId, content, { opens_on: tests.dayIn(-1) });
    await tests.received(projectId, (await tests.tester()).id);
    return { json: { projectId } };
  },
  getOpenTesterProjects: () => ({}),
  getTesterProject: async ({ world }) => ({ path: { id: await productTests(world.server).project() } }),
  applyToTesterProject: async ({ world }) => ({ json: { projectId: await productTests(world.server).project() } }),
  withdrawFromTesterProject: async (asking) => ({ json: { applicationId: await pendingApplication(asking) } }),
  getMyTests: () => ({}),
  getMyTest: async (asking) => ({ path: { applicationId: await pendingApplication(asking) } }),
  confirmTesterReceipt: async (asking) => ({ json: { applicationId: await openApplication(asking) } }),
  getTesterQuestionnaire: async (asking) => {
    const { applicationId, questionnaireId } = await runningTest(asking);
    return { path: { applicationId, questionnaireId } };
  },
  saveTesterAnswers: answers,
  submitTesterAnswers: answers,
  uploadTesterMedia: async (asking) => ({
    form: { applicationId: String(await openApplication(asking)), file: picture() },
  }),
  deleteTesterMedia: async (asking) => ({ json: await testerPicture(asking) }),
};
