import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draw } from '../src/areas/projects/lottery/draw.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { insertApplication, insertBrand, projectCaller, questionnaire, errorOf } from './kit/projectFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('applications for product tests', (database) => {
  let server: TestServer;
  let staff: ReturnType<typeof projectCaller>;
  let projectId: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    staff = projectCaller(await server.as('admin'));
    const brandId = await insertBrand(server);
    ({ id: projectId } = await server.db
      .insertInto('tester_projects')
      .values({ title_de: 'Trailschuh', title_en: 'Trail shoe', brand_id: brandId, status: 2, places: 2 })
      .returning('id')
      .executeTakeFirstOrThrow());
  });
  beforeEach(async () => {
    for (const table of [
      'tester_applications',
      'tester_points',
      'project_lotteries',
      'history',
      'project_questionnaires',
    ] as const)
      await server.db.deleteFrom(table).execute();
    await server.db.updateTable('tester_projects').set({ moves_up: true, status: 2, places: 2 }).execute();
  });
  afterAll(() => server.stop());

  const apply = (values: Parameters<typeof insertApplication>[2] = {}) => insertApplication(server, projectId, values);
  const decide = (applicationIds: number[], status: 1 | 2 | 3, reason?: string) =>
    staff.decide({ projectId, applicationIds, status, ...(reason !== undefined && { reason }) });
  const statusOf = async (id: number) =>
    await server.db
      .selectFrom('tester_applications')
      .select(['status', 'decided_how', 'waiting_rank', 'reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('an accepted application takes a place, brings 10 points and a mail', async () => {
    const id = await apply({ name: 'Ronja' });
    expect((await decide([id], 1)).response.status).toBe(200);
    expect(await statusOf(id)).toMatchObject({ status: 1, decided_how: 'hand' });
    expect((await staff.read(projectId)).placesTaken).toBe(1);
    const points = await server.db.selectFrom('tester_points').select(['event', 'points']).execute();
    expect(points).toEqual([{ event: 'applicationAccepted', points: 10 }]);
    const mail = (await server.mails()).find(({ template }) => template === 'projectAccepted');
    expect(mail?.subject).toBe('Ihr Produkttest Trailschuh: Sie sind dabei');
  });

  test('a tester is notified of each decision', async () => {
    await server.db.deleteFrom('notifications').execute();
    const id = await apply();
    await decide([id], 3);
    await decide([id], 1);
    await decide([id], 2, 'Doch anders');
    const { rows } = await sql<{ type: number; refId: number }>`select type, ref_id as "refId"
      from notifications order by id`.execute(server.db);
    expect(rows).toEqual([23, 21, 22].map((type) => ({ type, refId: id })));
  });

  test('two who accept the last place at once get one place and one refusal', async () => {
    const [one, two, three] = [await apply(), await apply(), await apply()];
    await decide([one], 1);
    const answers = await Promise.all([decide([two], 1), decide([three], 1)]);
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.map(({ error }) => error?.error).filter(Boolean)).toEqual(['noPlaceLeft']);
    expect((await staff.read(projectId)).placesTaken).toBe(2);
  });

  test('several are decided all together or not at all', async () => {
    const ids = [await apply(), await apply(), await apply()];
    expect(errorOf(await decide(ids, 1))).toEqual([409, 'noPlaceLeft']);
    expect(errorOf(await decide([...ids.slice(0, 1), 2_000_000], 1))).toEqual([404, 'notFound']);
    expect((await staff.read(projectId)).counts).toMatchObject({ pending: 3, approved: 0 });
  });

  test('the waiting list keeps the order in which it was filled', async () => {
    const [one, two] = [await apply({ name: 'Marion' }), await apply({ name: 'Elif' })];
    await decide([two], 3);
    await decide([one], 3);
    expect((await staff.read(projectId)).waitingList.map(({ rank, fullName }) => [rank, fullName])).toEqual([
      [1, 'Elif Probst'],
      [2, 'Marion Probst'],
    ]);
    expect((await server.mails()).map(({ template }) => template)).toContain('projectWaitingList');
  });

  test('a declined application needs no reason, an acceptance that is taken back does', async () => {
    const [one, two] = [await apply(), await apply()];
    expect((await decide([one], 2)).response.status).toBe(200);
    await decide([two], 1);
    expect(errorOf(await decide([two], 2, '  '))).toEqual([422, 'validationFailed', 'reason: required']);
    expect((await decide([two], 2, 'Allergie')).response.status).toBe(200);
    expect(await statusOf(two)).toMatchObject({ status: 2, reason: 'Allergie' });
    const mails = (await server.mails()).filter(({ template }) => template === 'projectDeclined');
    expect(mails.some(({ text }) => text.includes('Allergie'))).toBe(true);
  });

  test('nobody is declined whom the product was shipped to', async () => {
    const id = await apply({ status: 1, shippedAt: '2026-01-01T00:00:00Z' });
    const superAdmin = projectCaller(await server.as('superAdmin'));
    const declined = await superAdmin.decide({ projectId, applicationIds: [id], status: 2, reason: 'Zu spät' });
    expect(errorOf(declined)).toEqual([409, 'notShippedRequired']);
  });

  test('nobody is put on the waiting list whom the product was shipped to, by no super admin either', async () => {
    const id = await apply({ status: 1, shippedAt: '2026-01-01T00:00:00Z' });
    const superAdmin = projectCaller(await server.as('superAdmin'));
    const moved = await superAdmin.decide({ projectId, applicationIds: [id], status: 3, reason: 'Irrtum' });
    expect(errorOf(moved)).toEqual([409, 'notShippedRequired']);
    expect(await statusOf(id)).toMatchObject({ status: 1 });
  });

  /** Takes the account of an application out of use. */
  const deactivate = async (id: number, values: { is_active: boolean } | { archived: boolean }) => {
    const { user_id: userId } = await server.db
      .selectFrom('tester_applications')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await server.db.updateTable('users').set(values).where('id', '=', userId).execute();
  };

  test('testers whose account is deactivated or archived neither move up nor are chosen', async () => {
    const [one, off, old, next] = [await apply({ status: 1 }), await apply(), await apply(), await apply()];
    await decide([off, old, next], 3);
    await deactivate(off, { is_active: false });
    await deactivate(old, { archived: true });
    await decide([one], 2, 'Adresse fehlt');
    expect([await statusOf(off), await statusOf(old), await statusOf(next)]).toMatchObject([
      { status: 3 },
      { status: 3 },
      { status: 1 },
    ]);
    const [pendingOff, pending] = [await apply(), await apply()];
    await deactivate(pendingOff, { is_active: false });
    const { data } = await staff.client.POST('/project/application/previewRule', { body: { projectId } });
    expect(data?.data.accepted.map(({ applicationId }) => applicationId)).toEqual([pending]);
    const lottery = (await prepare({ places: 1, reserves: 0 })).data?.data;
    expect(lottery?.candidates).toEqual([pending]);
    await deactivate(pending, { archived: true });
    const applied = await staff.client.POST('/project/lottery/apply', {
      body: { projectId, lotteryId: lottery?.lotteryId ?? 0 },
    });
    expect(errorOf(applied)).toEqual([409, 'previewOutdated']);
  });

  test('several who are declined at once free as many places', async () => {
    const accepted = [await apply({ status: 1 }), await apply({ status: 1 })];
    const waiting = [await apply({ status: 3, waitingRank: 1 }), await apply({ status: 3, waitingRank: 2 })];
    await decide(accepted, 2, 'Produkt fehlt');
    for (const id of waiting) expect(await statusOf(id)).toMatchObject({ status: 1, decided_how: 'waitingList' });
  });

  test('two tests accept the same testers in opposite orders at once', async () => {
    const { brand_id } = await server.db
      .selectFrom('tester_projects')
      .select('brand_id')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();
    const { id: otherId } = await server.db
      .insertInto('tester_projects')
      .values({ title_de: 'Zweiter', title_en: 'Second', brand_id, status: 2, places: 20 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db.updateTable('tester_projects').set({ places: 20 }).execute();
    const here: number[] = [];
    const there: number[] = [];
    for (let each = 0; each < 12; each += 1) {
      const id = await apply();
      here.push(id);
      const { id: second } = await server.db
        .insertInto('tester_applications')
        .columns(['project_id', 'user_id'])
        .expression((eb) =>
          eb
            .selectFrom('tester_applications')
            .select([eb.lit(otherId).as('p'), 'user_id'])
            .where('id', '=', id),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      there.push(second);
    }
    const answers = await Promise.all([
      decide(here, 1),
      staff.decide({ projectId: otherId, applicationIds: there.toReversed(), status: 1 }),
    ]);
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200]);
    await server.db.deleteFrom('tester_projects').where('id', '=', otherId).execute();
  });

  test('the first of the waiting list moves up when an acceptance is taken back', async () => {
    const [one, first, second] = [await apply({ status: 1 }), await apply(), await apply()];
    await apply({ status: 1 });
    await decide([first, second], 3);
    await decide([one], 2, 'Adresse fehlt');
    expect(await statusOf(first)).toMatchObject({ status: 1, decided_how: 'waitingList', waiting_rank: null });
    expect(await statusOf(second)).toMatchObject({ status: 3 });
  });

  test('nobody moves up where that is switched off', async () => {
    const [one, first] = [await apply({ status: 1 }), await apply({ status: 3, waitingRank: 1 })];
    await staff.client.POST('/project/setMovesUp', { body: { projectId, movesUp: false } });
    await decide([one], 2, 'Adresse fehlt');
    expect(await statusOf(first)).toMatchObject({ status: 3 });
  });

  test('nothing is decided in a closed test', async () => {
    const id = await apply();
    await server.db.updateTable('tester_projects').set({ status: 3 }).execute();
    expect(errorOf(await decide([id], 1))).toEqual([409, 'projectCompleted']);
  });

  test('applications are sorted by fit, the earliest first among equals', async () => {
    await apply({ name: 'Spät', fitMet: 2, createdAt: '2026-02-02T00:00:00Z' });
    await apply({ name: 'Früh', fitMet: 2, createdAt: '2026-01-01T00:00:00Z' });
    await apply({ name: 'Halb', fitMet: 1, createdAt: '2025-01-01T00:00:00Z' });
    const { content } = await staff.applications({ projectId });
    expect(content.map(({ fullName }) => fullName)).toEqual(['Früh Probst', 'Spät Probst', 'Halb Probst']);
    const full = await staff.applications({ projectId, fullFitOnly: true, status: 0 });
    expect(full.totalElements).toBe(2);
    expect((await staff.applications({ projectId, search: 'halb' })).totalElements).toBe(1);
  });

  test('the answer to the first question of the application stands beside each tester', async () => {
    const id = await apply();
    const { id: questionnaire_id } = await server.db
      .insertInto('project_questionnaires')
      .values({ project_id: projectId, kind: 'screening', draft: JSON.stringify(questionnaire), version: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('questionnaire_versions')
      .values({ questionnaire_id, version: 1, definition: JSON.stringify(questionnaire) })
      .execute();
    await server.db
      .insertInto('questionnaire_answers')
      .values({ application_id: id, questionnaire_id, version: 1, answers: JSON.stringify({ q1: 'often' }) })
      .execute();
    const page = await staff.applications({ projectId });
    expect(page.screeningQuestion?.de).toBe('Wie oft laufen Sie im Gelände?');
    expect(page.content[0]?.screening?.answer).toEqual({ de: '3-mal pro Woche', en: '3 times a week' });
  });

  test('the rule names the earliest with full fit up to the free places', async () => {
    const late = await apply({ createdAt: '2026-03-01T00:00:00Z' });
    const [one, two] = [
      await apply({ createdAt: '2026-01-01T00:00:00Z' }),
      await apply({ createdAt: '2026-02-01T00:00:00Z' }),
    ];
    await apply({ fitMet: 1, createdAt: '2025-01-01T00:00:00Z' });
    const { data } = await staff.client.POST('/project/application/previewRule', { body: { projectId } });
    const named = data?.data.accepted.map(({ applicationId }) => applicationId) ?? [];
    expect([named, data?.data.candidates, data?.data.placesFree]).toEqual([[one, two], 3, 2]);
    const applyRule = (applicationIds: number[]) =>
      staff.client.POST('/project/application/applyRule', { body: { projectId, applicationIds } });
    expect(errorOf(await applyRule([one, late]))).toEqual([409, 'previewOutdated']);
    expect((await applyRule(named)).response.status).toBe(200);
    expect(await statusOf(one)).toMatchObject({ status: 1, decided_how: 'rule' });
  });

  const prepare = (values: object = {}) =>
    staff.client.POST('/project/lottery/prepare', {
      body: { projectId, places: 2, reserves: 1, minFit: 2, isBalanced: false, ...values },
    });

  test('a lottery is drawn again from its seed and its candidates alone', async () => {
    for (let each = 0; each < 6; each += 1) await apply();
    await apply({ fitMet: 1 });
    const { data } = await prepare();
    const lottery = data?.data;
    expect(lottery?.candidates).toHaveLength(6);
    const again = draw(
      lottery?.seed ?? '',
      (lottery?.candidates ?? []).map((applicationId) => ({ applicationId, federalState: null })),
      { places: 2, reserves: 1, isBalanced: false },
    );
    expect(again).toEqual({
      places: lottery?.drawn.map(({ applicationId }) => applicationId),
      reserves: lottery?.reserveList.map(({ applicationId }) => applicationId),
    });
    expect((await staff.read(projectId)).counts).toMatchObject({ pending: 7, approved: 0 });
  });

  test('a balanced lottery gives each federal state a turn', async () => {
    for (let each = 0; each < 8; each += 1) await apply({ federalState: 'DE-NW' });
    await apply({ federalState: 'DE-BE' });
    const { data } = await prepare({ isBalanced: true });
    expect(data?.data.drawn.map(({ federalState }) => federalState).toSorted()).toEqual(['DE-BE', 'DE-NW']);
  });

  test('a balanced lottery is drawn again from its record, wherever its candidates live by then', async () => {
    for (const federalState of ['DE-NW', 'DE-NW', 'DE-NW', 'DE-BE', 'DE-BY', 'DE-NW']) await apply({ federalState });
    const lotteryId = (await prepare({ isBalanced: true, reserves: 2 })).data?.data.lotteryId;
    await server.db.updateTable('tester_profiles').set({ federal_state: 'DE-HH' }).execute();
    const { data } = await staff.client.GET('/project/lottery/getByProject/{id}', {
      params: { path: { id: projectId } },
    });
    const stored = data?.data.find((each) => each.lotteryId === lotteryId);
    const { seed = '', candidates = [], candidateStates, places = 0, reserves = 0, isBalanced = false } = stored ?? {};
    expect(candidateStates?.toSorted()).toEqual(['DE-BE', 'DE-BY', 'DE-NW', 'DE-NW', 'DE-NW', 'DE-NW']);
    const again = draw(
      seed,
      candidates.map((applicationId, index) => ({ applicationId, federalState: candidateStates?.[index] ?? null })),
      { places, reserves, isBalanced },
    );
    expect(again).toEqual({
      places: stored?.drawn.map(({ applicationId }) => applicationId),
      reserves: stored?.reserveList.map(({ applicationId }) => applicationId),
    });
  });

  test('an applied lottery accepts whom it drew and lists its reserves in order', async () => {
    for (let each = 0; each < 4; each += 1) await apply();
    const { data } = await prepare({ reserves: 2 });
    const { lotteryId = 0, drawn = [], reserveList = [] } = data?.data ?? {};
    const applied = () => staff.client.POST('/project/lottery/apply', { body: { projectId, lotteryId } });
    expect((await applied()).response.status).toBe(200);
    for (const { applicationId } of drawn)
      expect(await statusOf(applicationId)).toMatchObject({ status: 1, decided_how: 'lottery' });
    expect(
      await Promise.all(reserveList.map(async ({ applicationId }) => (await statusOf(applicationId)).waiting_rank)),
    ).toEqual([1, 2]);
    expect(errorOf(await applied())).toEqual([409, 'lotteryApplied']);
  });

  test('a lottery is not applied once one of those it drew was decided on', async () => {
    for (let each = 0; each < 4; each += 1) await apply();
    const { data } = await prepare();
    const { lotteryId = 0, drawn = [] } = data?.data ?? {};
    await decide([drawn[0]?.applicationId ?? 0], 2);
    expect(errorOf(await staff.client.POST('/project/lottery/apply', { body: { projectId, lotteryId } }))).toEqual([
      409,
      'previewOutdated',
    ]);
  });

  test('nothing is drawn or moves up in a completed test', async () => {
    for (let each = 0; each < 2; each += 1) await apply();
    const lotteryId = (await prepare()).data?.data.lotteryId ?? 0;
    await server.db.updateTable('tester_projects').set({ status: 3 }).where('id', '=', projectId).execute();
    expect(errorOf(await staff.client.POST('/project/lottery/apply', { body: { projectId, lotteryId } }))).toEqual([
      409,
      'projectCompleted',
    ]);
    expect(errorOf(await staff.client.POST('/project/setMovesUp', { body: { projectId, movesUp: false } }))).toEqual([
      409,
      'projectCompleted',
    ]);
  });

  test('no more places are drawn than are free', async () => {
    await apply();
    expect(errorOf(await prepare({ places: 3 }))).toEqual([409, 'noPlaceLeft']);
  });

  test('the history of a project names whom was decided on', async () => {
    await decide([await apply({ name: 'Ronja' })], 1);
    const { data } = await staff.client.GET('/project/getHistory/{id}', { params: { path: { id: projectId } } });
    expect(data?.data.content[0]?.changes).toMatchObject([{ field: 'accepted', after: 'Ronja Probst' }]);
    const kept = await server.db.selectFrom('history').select('changes').where('entity', '=', 'project').execute();
    expect(JSON.stringify(kept)).not.toContain('Ronja');
  });
});
