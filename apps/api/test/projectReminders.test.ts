import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { definition, productTests, question } from './kit/productTestFixture.ts';
import { errorOf } from './kit/projectFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('reminders of product tests', (database) => {
  let server: TestServer;
  let staff: ApiClient;
  let tests: ReturnType<typeof productTests>;
  let projectId: number;
  let questionnaireId: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    staff = await server.as('admin');
    tests = productTests(server);
  });
  beforeEach(async () => {
    await server.db.deleteFrom('notifications').execute();
    projectId = await tests.project();
    questionnaireId = await tests.questionnaire(projectId, definition(question('taste', 9)), {
      opens_on: tests.dayIn(-3),
      due_on: tests.dayIn(2),
    });
  });
  afterAll(() => server.stop());

  const received = async () => tests.received(projectId, (await tests.tester()).id);
  const list = async () => {
    const { data } = await staff.GET('/project/reminders/getByProject/{id}', { params: { path: { id: projectId } } });
    return data?.data ?? [];
  };
  const remind = (applicationIds?: number[]) =>
    staff.POST('/project/reminders/send', { body: { projectId, ...(applicationIds && { applicationIds }) } });

  test('those whose answers are missing are reminded by mail and in the bell', async () => {
    const [one, two] = [await received(), await received()];
    expect((await list()).map(({ applicationId, canBeReminded }) => [applicationId, canBeReminded])).toEqual([
      [one, true],
      [two, true],
    ]);
    const before = (await server.mails()).length;
    expect((await remind()).data?.data).toEqual({ reminded: 2, left: 0 });
    const mails = (await server.mails()).slice(before);
    expect(mails.map(({ template }) => template)).toEqual(['testQuestionnaireReminder', 'testQuestionnaireReminder']);
    expect(mails[0]?.text).toContain('Eindruck');
    const news = await server.db.selectFrom('notifications').select(['type', 'ref_id']).orderBy('ref_id').execute();
    expect(news).toEqual([one, two].map((ref_id) => ({ type: 26, ref_id })));
  });

  test('nobody is reminded twice on a day, but again on the next', async () => {
    const [one, two] = [await received(), await received()];
    await remind([one]);
    expect((await list()).find(({ applicationId }) => applicationId === one)).toMatchObject({ canBeReminded: false });
    expect(errorOf(await remind([one]))).toEqual([409, 'nobodyToRemind']);
    expect((await remind([one, two])).data?.data).toEqual({ reminded: 1, left: 1 });
    await server.db
      .updateTable('project_reminders')
      .set({ day: tests.dayIn(-1) })
      .execute();
    expect((await remind([one])).data?.data).toEqual({ reminded: 1, left: 0 });
  });

  test('the history stores the accounts that were reminded, and names people as they are called now', async () => {
    const tester = await tests.tester();
    await remind([await tests.received(projectId, tester.id)]);
    const stored = await server.db
      .selectFrom('history')
      .select('changes')
      .where('entity', '=', 'project')
      .where('entity_id', '=', projectId)
      .execute();
    expect(stored).toEqual([{ changes: { reminded: [null, [tester.id]] } }]);
    await server.db
      .updateTable('users')
      .set({ first_name: 'Rosa', last_name: 'Umbenannt' })
      .where('id', '=', tester.id)
      .execute();
    const { data } = await staff.GET('/project/getHistory/{id}', { params: { path: { id: projectId }, query: {} } });
    expect(data?.data.content[0]?.changes).toEqual([
      { field: 'reminded', before: null, after: 'Rosa Umbenannt', masked: false },
    ]);
  });

  test('two who remind at once write one mail', async () => {
    const id = await received();
    const answers = await Promise.all([remind([id]), remind([id])]);
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('whoever has answered, or waits for the product, is not reminded', async () => {
    const answered = await received();
    await server.db
      .insertInto('questionnaire_answers')
      .values({
        application_id: answered,
        questionnaire_id: questionnaireId,
        version: 1,
        answers: '{}',
        sent_at: server.clock.now(),
      })
      .execute();
    const waiting = await tests.application(projectId, (await tests.tester()).id, { status: 1 });
    expect(await list()).toEqual([]);
    expect(errorOf(await remind([answered, waiting]))).toEqual([409, 'nobodyToRemind']);
  });

  test('only testers of the project are reminded, by those who may edit it', async () => {
    await received();
    expect(errorOf(await remind([2_000_000]))).toEqual([404, 'notFound']);
    const manager = await server.as('manager');
    const answer = await manager.POST('/project/reminders/send', { body: { projectId } });
    expect(answer.response.status).toBe(403);
  });
});
