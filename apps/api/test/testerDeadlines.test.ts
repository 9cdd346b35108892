import { afterAll, beforeAll, expect, test } from 'vitest';
import { workOnDeadlines } from '../src/areas/tester-projects/deadlines/deadlines.ts';
import { answering } from './kit/answersFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { productTests } from './kit/productTestFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

type Answering = ReturnType<typeof answering>;

describeOnEachDatabase('deadlines of testers', (database) => {
  let server: TestServer;
  let tests: ReturnType<typeof productTests>;
  let running: Answering['running'];
  let bodyOf: Answering['bodyOf'];
  let send: Answering['send'];
  let read: Answering['read'];
  let ledgerOf: Answering['ledgerOf'];
  let mailsAbout: Answering['mailsAbout'];
  let shipLate: Answering['shipLate'];
  let notificationsOf: Answering['notificationsOf'];
  beforeAll(async () => {
    server = await startTestServer({ database });
    tests = productTests(server);
    ({ running, bodyOf, send, read, ledgerOf, mailsAbout, shipLate, notificationsOf } = answering(
      server,
      tests,
      await tests.tester(),
    ));
  });
  afterAll(() => server.stop());

  test('a product that was shipped late moves the deadline by as many days', async () => {
    const tester = await tests.tester();
    const late = await running({ opensIn: -9, dueIn: -1, tester });
    const { ids } = late;
    // The plan gives ten days, from eleven days ago until yesterday: they begin today.
    await shipLate(late, 11);
    await workOnDeadlines(server.server.services);
    expect(await ledgerOf(ids.applicationId)).toEqual([]);
    expect((await read(ids, tester)).questionnaire).toMatchObject({ window: 'open', dueOn: tests.dayIn(10) });
    const { data } = await tester.client.GET('/testerProject/getMine');
    expect(data?.data[0]).toMatchObject({ dueOn: tests.dayIn(10), isLate: false });
    expect((await send(bodyOf(ids), tester)).sent).toMatchObject({ isLate: false });
  });

  test('the own deadline decides on the reminder', async () => {
    const tester = await tests.tester();
    const late = await running({ opensIn: -9, dueIn: -1, tester });
    const { ids } = late;
    // Three days late: what was due yesterday is due in two days.
    await shipLate(late, 3);
    await workOnDeadlines(server.server.services);
    const address = `/testerworld/my-projects/${ids.applicationId}/questionnaires/${ids.questionnaireId}`;
    expect(await mailsAbout('testQuestionnaireReminder', address)).toHaveLength(1);
    expect(await ledgerOf(ids.applicationId)).toEqual([]);
  });

  test('one tester for whom the daily job fails keeps nobody else from being told', async () => {
    const [broken, other] = [await tests.tester(), await tests.tester()];
    const one = await running({ dueIn: 2, tester: broken });
    const two = await running({ dueIn: 2, tester: other });
    const { email } = await server.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', broken.id)
      .executeTakeFirstOrThrow();
    await server.db.updateTable('users').set({ email: 'no address' }).where('id', '=', broken.id).execute();
    await expect(workOnDeadlines(server.server.services)).rejects.toThrow('notices to testers failed');
    const addressOf = ({ ids }: typeof one) =>
      `/testerworld/my-projects/${ids.applicationId}/questionnaires/${ids.questionnaireId}`;
    expect(await mailsAbout('testQuestionnaireReminder', addressOf(two))).toHaveLength(1);
    await server.db.updateTable('users').set({ email }).where('id', '=', broken.id).execute();
    await workOnDeadlines(server.server.services);
    expect(await mailsAbout('testQuestionnaireReminder', addressOf(one))).toHaveLength(1);
    expect(await mailsAbout('testQuestionnaireReminder', addressOf(two))).toHaveLength(1);
  });

  test('what opens, is due and was missed is said in the bell too, each once', async () => {
    const tester = await tests.tester({ total_points: 30 });
    const opening = await running({ opensIn: 0, dueIn: 9, tester });
    const due = await running({ opensIn: 0, dueIn: 2, tester });
    const missed = await running({ opensIn: -9, dueIn: -1, tester });
    await workOnDeadlines(server.server.services);
    await workOnDeadlines(server.server.services);
    expect((await notificationsOf(tester.id)).map(([type, refId]) => [type, refId])).toEqual([
      [25, opening.ids.applicationId],
      [25, due.ids.applicationId],
      [26, due.ids.applicationId],
      [28, missed.ids.applicationId],
    ]);
  });

  test('the daily job mails what opens and what is due, and counts missed deadlines, each once', async () => {
    const tester = await tests.tester({ total_points: 30 });
    const opening = await running({ opensIn: 0, dueIn: 9, tester });
    const due = await running({ dueIn: 2, tester });
    const missed = await running({ opensIn: -9, dueIn: -1, tester });
    const answered = await running({ opensIn: -9, dueIn: -1, tester });
    await send(bodyOf(answered.ids), tester);
    const { services } = server.server;
    await workOnDeadlines(services);
    await workOnDeadlines(services);
    const addressOf = ({ ids }: typeof due) =>
      `/testerworld/my-projects/${ids.applicationId}/questionnaires/${ids.questionnaireId}`;
    expect(await mailsAbout('testQuestionnaireOpen', addressOf(opening))).toHaveLength(1);
    expect(await mailsAbout('testQuestionnaireReminder', addressOf(due))).toHaveLength(1);
    expect(await mailsAbout('testQuestionnaireReminder', addressOf(opening))).toHaveLength(0);
    expect(await mailsAbout('testQuestionnaireOpen', addressOf(missed))).toHaveLength(0);
    expect(await ledgerOf(missed.ids.applicationId)).toEqual([['late', -10]]);
    const profile = await server.db
      .selectFrom('tester_profiles')
      .select(['missed_deadlines', 'total_points'])
      .where('user_id', '=', tester.id)
      .executeTakeFirstOrThrow();
    expect(profile).toEqual({ missed_deadlines: 1, total_points: 40 });
    const { data } = await tester.client.GET('/testerProject/getMine');
    const shown = data?.data.find(({ applicationId }) => applicationId === missed.ids.applicationId);
    expect(shown).toMatchObject({ isMissed: true, isLate: true, step: 'questionnaire' });
  });

  test('nobody misses a deadline while the product was not sent', async () => {
    const tester = await tests.tester();
    const { ids } = await running({ opensIn: -9, dueIn: -1, tester });
    await server.db
      .updateTable('tester_applications')
      .set({ shipped_at: null, received_at: null })
      .where('id', '=', ids.applicationId)
      .execute();
    await workOnDeadlines(server.server.services);
    expect(await ledgerOf(ids.applicationId)).toEqual([]);
    expect((await read(ids, tester)).error).toMatchObject({ error: 'questionnaireNotOpen' });
  });
});
