import { afterAll, beforeAll, expect, test } from 'vitest';
import { myTests } from '../src/areas/tester-projects/reading/myTests.ts';
import { openProjects } from '../src/areas/tester-projects/reading/openProjects.ts';
import { countStatements } from './kit/countStatements.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { definition, productTests, question } from './kit/productTestFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

const taste = definition(question('stars', 9));

describeOnEachDatabase('product tests for testers', (database) => {
  let server: TestServer;
  let tests: ReturnType<typeof productTests>;
  let svenja: Awaited<ReturnType<ReturnType<typeof productTests>['tester']>>;
  beforeAll(async () => {
    server = await startTestServer({ database });
    tests = productTests(server);
    svenja = await tests.tester({
      dob: '1991-05-05',
      gender: 'female',
      country: 'DE',
      federal_state: 'DE-NW',
      categories: [82],
    });
  });
  afterAll(() => server.stop());

  const apply = async (
    body: { projectId: number; version?: number; answers?: Record<string, number | string | boolean> },
    client: ApiClient = svenja.client,
  ) => {
    const { answers, ...rest } = body;
    const given = answers && Object.entries(answers).map(([name, answer]) => ({ question: name, answer }));
    const { data, error, response } = await client.POST('/testerProject/apply', {
      body: { ...rest, ...(given && { answers: given }) },
    });
    return { status: response.status, test: data?.data, error };
  };
  const withdraw = async (applicationId: number, client: ApiClient = svenja.client) => {
    const { data, error, response } = await client.POST('/testerProject/withdraw', { body: { applicationId } });
    return { status: response.status, test: data?.data, error };
  };
  const detail = async (id: number, client: ApiClient = svenja.client) =>
    (await client.GET('/testerProject/getById/{id}', { params: { path: { id } } })).data?.data;
  const open = async (query: Record<string, number | boolean> = {}) =>
    (await svenja.client.GET('/testerProject/getOpen', { params: { query: { pageSize: 100, ...query } } })).data?.data;
  const idsOf = async (query: Record<string, number | boolean>) =>
    (await open(query))?.content.map(({ projectId }) => projectId) ?? [];
  const stored = (id: number) =>
    server.db.selectFrom('tester_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const mailsAbout = async (template: string, link: string) =>
    (await server.mails()).filter((mail) => mail.template === template && mail.link?.endsWith(link) === true);

  test('the list has open tests alone, those that end first at the top, in pages', async () => {
    const late = await tests.project({ application_until: tests.dayIn(5) });
    const first = await tests.project({ application_until: tests.dayIn(0) });
    const hidden = [
      await tests.project({ application_until: tests.dayIn(-1) }),
      await tests.project({ status: 1 }),
      await tests.project({ status: 3 }),
    ];
    const listed = await idsOf({});
    expect(listed.indexOf(first)).toBeLessThan(listed.indexOf(late));
    expect(listed.filter((id) => hidden.includes(id))).toEqual([]);
    const page = await open({ pageSize: 1, pageNumber: 1 });
    expect(page).toMatchObject({ totalElements: listed.length, totalPages: listed.length, number: 1, size: 1 });
    expect(page?.content.map(({ projectId }) => projectId)).toEqual([listed[1]]);
  });

  test('the list filters by category with those below it, type, region, brand and by what fits', async () => {
    const shoe = await tests.project({ category: 82, type: 2, federal_states: ['DE-NW'] });
    const razor = await tests.project({ category: 16, genders: ['male'] });
    const has = async (query: Record<string, number | boolean>) => {
      const ids = await idsOf(query);
      return [ids.includes(shoe), ids.includes(razor)];
    };
    expect(await has({ category: 8 })).toEqual([true, false]);
    expect(await has({ category: 16 })).toEqual([false, true]);
    expect(await has({ type: 2 })).toEqual([true, false]);
    expect(await has({ regional: true })).toEqual([true, false]);
    expect(await has({ regional: false })).toEqual([false, true]);
    expect(await has({ fitsMe: true })).toEqual([true, false]);
    expect(await has({ fitsMe: false })).toEqual([false, true]);
    await apply({ projectId: shoe });
    expect(await has({ applied: true })).toEqual([true, false]);
    expect(await has({ applied: false })).toEqual([false, true]);
    const brandId = (await detail(razor))?.brandId ?? 0;
    expect(await has({ brandId })).toEqual([false, true]);
  });

  test('staff see a test as testers see it, also while it is being prepared', async () => {
    const [draft, published] = [await tests.project({ status: 1, genders: ['male'] }), await tests.project()];
    const preview = async (id: number, client: ApiClient) =>
      client.GET('/testerProject/preview/{id}', { params: { path: { id } } });
    const admin = await server.as('admin');
    const { data } = await preview(draft, admin);
    expect(data?.data).toMatchObject({ projectId: draft, phase: 'open', denial: null, applicationId: null });
    expect(data?.data.conditions).toContainEqual({ condition: 'gender', own: null, fit: 'unknown' });
    expect((await preview(published, admin)).data?.data).toMatchObject({ projectId: published, phase: 'open' });
    expect((await preview(2_000_000, admin)).response.status).toBe(404);
    expect((await preview(published, svenja.client)).response.status).toBe(403);
    // For testers a draft is still no test.
    expect(await detail(draft)).toBeUndefined();
  });

  test('a test is compared with the profile, and says chances and points', async () => {
    const id = await tests.project({ places: 3, age_from: 99, countries: ['DE'], asks_video: true });
    await tests.questionnaire(id, definition(question('a', 9)));
    for (let index = 0; index < 5; index += 1) await tests.application(id, (await tests.tester()).id);
    const shown = await detail(id);
    expect(shown?.conditions).toEqual([
      { condition: 'age', fit: 'notMet', own: expect.stringMatching(/^3\d$/) },
      { condition: 'region', fit: 'met', own: 'DE-NW' },
      { condition: 'gender', fit: 'met', own: 'female' },
      { condition: 'deadlines', fit: 'met', own: '0' },
    ]);
    expect(shown).toMatchObject({
      phase: 'open',
      waiting: 6,
      chances: { places: 1, of: 2 },
      points: 125,
      denial: null,
      canWithdraw: false,
      fit: { met: 3, of: 4 },
    });
  });

  test('a hidden brand is not named, and an active one has its logo', async () => {
    const projectId = await tests.project();
    const { brand_id: brandId } = await server.db
      .selectFrom('tester_projects')
      .select('brand_id')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('files')
      .values({
        key: `profile-${brandId}.png`,
        name: 'logo.png',
        content_type: 'image/png',
        size: 3,
        subject: 'testerBrand',
        subject_id: brandId,
        kind: 'profile',
      })
      .execute();
    expect((await detail(projectId))?.brand).toMatchObject({ brandId, picture: expect.stringContaining('/files/') });
    await server.db.updateTable('tester_brands').set({ is_active: false }).where('id', '=', brandId).execute();
    expect(await detail(projectId)).toMatchObject({ brand: null, brandName: null });
    const listed = (await open())?.content.find((each) => each.projectId === projectId);
    expect(listed).toMatchObject({ brandName: null });
    expect(await idsOf({ brandId })).toEqual([]);
  });

  test('files of a test do not say who uploaded them, and no other test cuts them off', async () => {
    const [projectId, other] = [await tests.project(), await tests.project()];
    const file = (subject_id: number, name: string, kind: 'product' | 'attachment', content_type: string) => ({
      key: `${subject_id}-${name}`,
      name,
      content_type,
      size: 3,
      subject: 'testerProject' as const,
      subject_id,
      kind,
      uploaded_by: 2,
    });
    await server.db
      .insertInto('files')
      .values([
        file(projectId, 'bild.png', 'product', 'image/png'),
        file(projectId, 'anleitung.pdf', 'attachment', 'application/pdf'),
        ...Array.from({ length: 210 }, (_, index) => file(other, `${index}.png`, 'product', 'image/png')),
      ])
      .execute();
    const shown = await detail(projectId);
    expect(shown?.media).toMatchObject([{ name: 'bild.png' }]);
    expect(shown?.descriptionFile).toMatchObject({ name: 'anleitung.pdf' });
    for (const shownFile of [...(shown?.media ?? []), shown?.descriptionFile])
      expect(Object.keys(shownFile ?? {}).filter((key) => key.startsWith('uploaded'))).toEqual([]);
    const pictures = (await open())?.content.filter(({ projectId: id }) => id === projectId || id === other);
    expect(pictures?.map(({ picture }) => picture !== null)).toEqual([true, true]);
  });

  test('lists take as many statements for one test as for many', async () => {
    const tester = await tests.tester();
    const { services } = server.server;
    const statementsOf = async (): Promise<number> => {
      const counted = countStatements(services);
      const call = { services: counted.services, user: { id: tester.id } };
      await myTests(call as never);
      await openProjects({ ...call, input: { query: { fitsMe: true } } } as never);
      return counted.statements();
    };
    const add = async () => {
      const projectId = await tests.project();
      await tests.questionnaire(projectId, taste, {});
      await tests.received(projectId, tester.id);
    };
    await add();
    const few = await statementsOf();
    for (let more = 0; more < 5; more += 1) await add();
    expect([few > 4, await statementsOf()]).toEqual([true, few]);
  });

  test('a test that is being prepared or unknown answers 404', async () => {
    const hidden = await tests.project({ status: 1 });
    for (const projectId of [hidden, 999_999]) {
      const { response } = await svenja.client.GET('/testerProject/getById/{id}', {
        params: { path: { id: projectId } },
      });
      expect(response.status).toBe(404);
      expect((await apply({ projectId })).status).toBe(404);
    }
  });

  test('an application brings 5 points and a mail, and is made once', async () => {
    const projectId = await tests.project();
    const { status, test: mine } = await apply({ projectId });
    expect(status).toBe(200);
    expect(mine).toMatchObject({ status: 0, step: 'applied', outcome: 'running', pointsEarned: 5, canWithdraw: true });
    const link = `/testerworld/my-projects/${mine?.applicationId}`;
    expect(await mailsAbout('testApplicationReceived', link)).toHaveLength(1);
    expect((await apply({ projectId })).error).toMatchObject({ error: 'alreadyApplied' });
    expect((await detail(projectId))?.phase).toBe('applied');
    const history = await server.db
      .selectFrom('history')
      .select('action')
      .where('entity', '=', 'projectApplication')
      .where('entity_id', '=', mine?.applicationId ?? 0)
      .execute();
    expect(history).toEqual([{ action: 1 }]);
  });

  test('of two tabs that apply at once exactly one succeeds', async () => {
    const projectId = await tests.project();
    const answers = await Promise.all([apply({ projectId }), apply({ projectId }), apply({ projectId })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const mine = answers.find(({ status }) => status === 200)?.test;
    expect(mine?.pointsEarned).toBe(5);
  });

  test('an application is rejected after the last day and for a completed test', async () => {
    const over = await tests.project({ application_until: tests.dayIn(-1) });
    expect((await apply({ projectId: over })).error).toMatchObject({ error: 'applicationOver' });
    const completed = await tests.project({ status: 3 });
    expect((await apply({ projectId: completed })).error).toMatchObject({ error: 'projectNotOpen' });
  });

  test('three missed deadlines bar from further tests', async () => {
    const late = await tests.tester({ missed_deadlines: 3 });
    const projectId = await tests.project();
    expect((await apply({ projectId }, late.client)).error).toMatchObject({ error: 'tooManyMissedDeadlines' });
    expect((await detail(projectId, late.client))?.denial).toBe('tooManyMissedDeadlines');
  });

  test('screening questions are answered completely, in the version that is asked', async () => {
    const projectId = await tests.project();
    const expected = { kind: 'oneOf' as const, values: ['weekly'] };
    const often = question('often', 3, {
      options: ['weekly', 'never'].map((id) => ({ id, text: { de: id, en: id } })),
      expected,
    });
    await tests.questionnaire(projectId, definition(often), { kind: 'screening', version: 2 });
    const screening = (await detail(projectId))?.screening;
    expect(screening).toMatchObject({ version: 2, deciding: ['often'] });
    // Which answer fits is the agency's own.
    expect(JSON.stringify(screening)).not.toContain('expected');
    expect((await apply({ projectId })).error).toMatchObject({ error: 'questionnaireChanged' });
    const old = { projectId, version: 1, answers: { often: 'weekly' } };
    expect((await apply(old)).error).toMatchObject({ error: 'questionnaireChanged' });
    const empty = await apply({ projectId, version: 2, answers: {} });
    expect(empty.error?.fieldErrors).toEqual([{ field: 'answers.often', key: 'required' }]);
    const wrong = await apply({ projectId, version: 2, answers: { often: 'daily' } });
    expect(wrong.error?.fieldErrors).toEqual([{ field: 'answers.often', key: 'notAnOption' }]);
    const { test: mine } = await apply({ projectId, version: 2, answers: { often: 'weekly' } });
    expect(await stored(mine?.applicationId ?? 0)).toMatchObject({ fit_met: 5, fit_of: 5 });
  });

  test('answers to questions that no test asks are rejected', async () => {
    const projectId = await tests.project();
    const { error } = await apply({ projectId, version: 1, answers: {} });
    expect(error).toMatchObject({ error: 'questionnaireChanged' });
  });

  test('a withdrawn application can be made again, without further points', async () => {
    const projectId = await tests.project();
    const first = (await apply({ projectId })).test?.applicationId ?? 0;
    expect((await withdraw(first)).test).toMatchObject({ outcome: 'withdrawn', canWithdraw: false });
    expect((await withdraw(first)).error).toMatchObject({ error: 'notWithdrawable' });
    expect((await detail(projectId))?.phase).toBe('open');
    const again = (await apply({ projectId })).test;
    expect(again).toMatchObject({ applicationId: first, outcome: 'running', pointsEarned: 5 });
  });

  test('after a refusal a tester applies again while the test is open', async () => {
    const projectId = await tests.project();
    const declined = { status: 2, decided_at: server.clock.now(), reason: 'Passt nicht' } as const;
    const id = await tests.application(projectId, svenja.id, declined);
    expect((await detail(projectId))?.phase).toBe('declined');
    expect((await apply({ projectId })).test).toMatchObject({ applicationId: id, status: 0 });
    expect(await stored(id)).toMatchObject({ reason: null, decided_at: null });
  });

  test('a place that is given back goes to the first of the waiting list', async () => {
    const projectId = await tests.project({ places: 1 });
    const now = server.clock.now();
    const mine = await tests.application(projectId, svenja.id, { status: 1, decided_at: now });
    const [second, first] = [await tests.tester(), await tests.tester()];
    const behind = await tests.application(projectId, second.id, { status: 3, waiting_rank: 2 });
    const next = await tests.application(projectId, first.id, { status: 3, waiting_rank: 1 });
    expect((await withdraw(mine)).status).toBe(200);
    expect(await stored(next)).toMatchObject({ status: 1, decided_how: 'waitingList', waiting_rank: null });
    expect((await stored(behind)).status).toBe(3);
    const seen = await second.client.GET('/testerProject/getMine');
    expect(seen.data?.data[0]).toMatchObject({ waitingRank: 1, status: 3 });
  });

  test('nobody moves up where the test does not say so', async () => {
    const projectId = await tests.project({ places: 1, moves_up: false });
    const mine = await tests.application(projectId, svenja.id, { status: 1 });
    const next = await tests.application(projectId, (await tests.tester()).id, { status: 3, waiting_rank: 1 });
    expect((await withdraw(mine)).status).toBe(200);
    expect((await stored(next)).status).toBe(3);
  });

  test('after the product was sent nothing can be withdrawn', async () => {
    const id = await tests.received(await tests.project(), svenja.id);
    expect((await withdraw(id)).error).toMatchObject({ error: 'notWithdrawable' });
  });

  test('applications of other testers answer 404', async () => {
    const other = await tests.tester();
    const id = await tests.received(await tests.project(), svenja.id);
    expect((await withdraw(id, other.client)).status).toBe(404);
    const path = { applicationId: id };
    const read = await other.client.GET('/testerProject/getMineById/{applicationId}', { params: { path } });
    expect(read.response.status).toBe(404);
    const confirmed = await other.client.POST('/testerProject/confirmReceipt', { body: path });
    expect(confirmed.response.status).toBe(404);
  });

  test('the receipt is confirmed once, and not before the product was sent', async () => {
    const projectId = await tests.project();
    const id = await tests.application(projectId, svenja.id, { status: 1, decided_at: server.clock.now() });
    const confirm = () => svenja.client.POST('/testerProject/confirmReceipt', { body: { applicationId: id } });
    expect((await confirm()).error).toMatchObject({ error: 'notShipped' });
    const shipped = { shipped_at: server.clock.now(), carrier: 'DHL', tracking_number: '00340' };
    await server.db.updateTable('tester_applications').set(shipped).where('id', '=', id).execute();
    const { data } = await confirm();
    expect(data?.data).toMatchObject({ step: 'testing', carrier: 'DHL', trackingNumber: '00340' });
    const { received_at } = await stored(id);
    server.clock.advance({ minutes: 1 });
    expect((await confirm()).response.status).toBe(200);
    expect((await stored(id)).received_at).toBe(received_at);
  });
});
