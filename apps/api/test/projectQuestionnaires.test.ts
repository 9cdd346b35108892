import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { insertApplication, insertBrand, projectCaller, questionnaire, errorOf } from './kit/projectFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

type Input = Schemas['ProjectQuestionnaireInput'];

describeOnEachDatabase('questionnaires of product tests', (database) => {
  let server: TestServer;
  let client: ReturnType<typeof projectCaller>['client'];
  let projectId: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    ({ client } = projectCaller(await server.as('admin')));
    const brandId = await insertBrand(server);
    ({ id: projectId } = await server.db
      .insertInto('tester_projects')
      .values({ title_de: 'Trailschuh', title_en: 'Trail shoe', brand_id: brandId, places: 2 })
      .returning('id')
      .executeTakeFirstOrThrow());
  });
  beforeEach(async () => {
    for (const table of ['tester_applications', 'project_questionnaires'] as const)
      await server.db.deleteFrom(table).execute();
  });
  afterAll(() => server.stop());

  const save = (values: Partial<Input> = {}) => {
    server.clock.advance({ seconds: 5 });
    return client.POST('/project/questionnaire/save', {
      body: {
        projectId,
        kind: 'test',
        titleDe: 'Fragebogen 1',
        titleEn: '',
        opensOn: null,
        dueOn: null,
        draft: questionnaire,
        ...values,
      },
    });
  };
  const saved = async (values: Partial<Input> = {}) => {
    const { data, error } = await save(values);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const read = (of: Schemas['ProjectQuestionnaire']) => ({
    projectId,
    questionnaireId: of.questionnaireId,
    updatedAt: of.updatedAt,
  });
  const release = (of: Schemas['ProjectQuestionnaire']) => {
    server.clock.advance({ seconds: 5 });
    return client.POST('/project/questionnaire/release', { body: read(of) });
  };
  const renamed = {
    pages: questionnaire.pages.map((each) => ({ ...each, title: { de: 'Boden', en: 'Ground' } })),
  } satisfies Schemas['Questionnaire'];

  test('a draft is saved as it is and listed in its order', async () => {
    await saved({ titleDe: 'Fragebogen 2' });
    const screening = await saved({ kind: 'screening', titleDe: 'Bewerbung' });
    const { data } = await client.GET('/project/questionnaire/getByProject/{id}', {
      params: { path: { id: projectId } },
    });
    expect(data?.data.map(({ titleDe }) => titleDe)).toEqual(['Bewerbung', 'Fragebogen 2']);
    expect(screening).toMatchObject({ version: null, hasChanges: true, answers: 0, draft: questionnaire });
  });

  test('a project asks with the application by one questionnaire only', async () => {
    await saved({ kind: 'screening' });
    expect(errorOf(await save({ kind: 'screening' }))).toEqual([409, 'screeningExists']);
  });

  test('a release is a version of its own that the next draft does not touch', async () => {
    const first = await release(await saved());
    expect(first.data?.data).toMatchObject({ version: 1, hasChanges: false });
    const { questionnaireId = 0, updatedAt = '' } = first.data?.data ?? {};
    const draft = await saved({ questionnaireId, updatedAt, draft: renamed });
    expect(draft).toMatchObject({ version: 1, hasChanges: true });
    const version = async (number: number) =>
      (
        await client.GET('/project/questionnaire/getVersion/{id}/{version}', {
          params: { path: { id: questionnaireId, version: number } },
        })
      ).data?.data.definition;
    expect(await version(1)).toEqual(questionnaire);
    expect((await release(draft)).data?.data.version).toBe(2);
    expect(await version(2)).toEqual(renamed);
  });

  test('a draft with errors is not released, and each error is named', async () => {
    const draft = await saved({ draft: { pages: [] } });
    expect(errorOf(await release(draft))).toEqual([422, 'validationFailed', 'draft: noPages']);
  });

  test('what has not changed is not released again', async () => {
    const { data } = await release(await saved());
    if (data === undefined) throw new Error('The first release failed.');
    expect(errorOf(await release(data.data))).toEqual([409, 'nothingToRelease']);
  });

  test('a draft that was read before another change is rejected', async () => {
    const before = await saved();
    await saved({ ...read(before), titleDe: 'Anders' });
    expect(errorOf(await save({ ...read(before), titleDe: 'Zu spät' }))).toEqual([409, 'changedMeanwhile']);
  });

  test('a questionnaire that somebody has begun to answer cannot be deleted', async () => {
    const { data } = await release(await saved());
    if (data === undefined) throw new Error('The release failed.');
    const remove = () => client.POST('/project/questionnaire/delete', { body: read(data.data) });
    const application_id = await insertApplication(server, projectId, { status: 1 });
    await server.db
      .insertInto('questionnaire_answers')
      .values({ application_id, questionnaire_id: data.data.questionnaireId, version: 1, answers: '{}' })
      .execute();
    expect(errorOf(await remove())).toEqual([409, 'questionnaireAnswered']);
    await server.db.deleteFrom('questionnaire_answers').execute();
    expect((await remove()).response.status).toBe(200);
  });

  test('once answers are sent, only the wording of the released version may change', async () => {
    const released = (await release(await saved())).data?.data;
    if (released === undefined) throw new Error('The release failed.');
    const application_id = await insertApplication(server, projectId, { status: 1 });
    const optional = {
      pages: questionnaire.pages.map((page) => ({
        ...page,
        questions: page.questions.map((each) => ({ ...each, required: false })),
      })),
    };
    await server.db
      .insertInto('questionnaire_answers')
      .values({
        application_id,
        questionnaire_id: released.questionnaireId,
        version: 1,
        answers: '{}',
        sent_at: server.clock.now(),
      })
      .execute();
    expect(errorOf(await save({ ...read(released), draft: optional }))).toEqual([409, 'onlyWording']);
    const reworded = await saved({ ...read(released), draft: renamed });
    expect((await release(reworded)).data?.data.version).toBe(2);
  });

  test('a draft with another structure from before the first answers is not released', async () => {
    const released = (await release(await saved())).data?.data;
    if (released === undefined) throw new Error('The release failed.');
    const second = questionnaire.pages.map((page) => ({
      ...page,
      id: 'p2',
      questions: page.questions.map((each) => ({ ...each, id: 'q2' })),
    }));
    const longer = { pages: [...questionnaire.pages, ...second] };
    const draft = await saved({ ...read(released), draft: longer });
    const application_id = await insertApplication(server, projectId, { status: 1 });
    await server.db
      .insertInto('questionnaire_answers')
      .values({
        application_id,
        questionnaire_id: released.questionnaireId,
        version: 1,
        answers: '{}',
        sent_at: server.clock.now(),
      })
      .execute();
    expect(errorOf(await release(draft))).toEqual([409, 'onlyWording']);
  });

  test('a project has twenty questionnaires at most', async () => {
    for (let number = 1; number <= 20; number += 1) await saved({ titleDe: `Fragebogen ${number}` });
    expect(errorOf(await save())).toEqual([409, 'tooManyQuestionnaires']);
  });

  test('a user who only looks reads questionnaires and changes none', async () => {
    const draft = await saved();
    const looks = projectCaller(await server.as('manager')).client;
    const path = { id: projectId };
    const list = await looks.GET('/project/questionnaire/getByProject/{id}', { params: { path } });
    expect(list.data?.data).toHaveLength(1);
    for (const call of ['/project/questionnaire/release', '/project/questionnaire/delete'] as const)
      expect(errorOf(await looks.POST(call, { body: read(draft) }))[0]).toBe(403);
  });

  test('days in the wrong order are rejected', async () => {
    expect(errorOf(await save({ opensOn: '2026-12-02', dueOn: '2026-12-01' }))).toEqual([
      422,
      'validationFailed',
      'dueOn: dateOrder',
    ]);
  });
});
