import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { mailsDelivered } from './kit/mailbox.ts';
import { png } from './kit/pictures.ts';
import { definition, productTests, question } from './kit/productTestFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testPassword, testUsers } from './kit/testUsers.ts';

/** A name and an address that nothing else holds. */
const FIRST = 'Quendolin';
const LAST = 'Zyprianski';

/** Columns that refer to accounts or applications because of what staff did, or that say nothing about a tester. */
const NOT_OF_TESTERS = new Set([
  'blog_posts.author_id',
  'brand_invitations.invited_by',
  'brand_invitations.user_id',
  'company_name_changes.decided_by',
  'company_name_changes.user_id',
  'tester_applications.decided_by',
  'tester_points.application_id',
  'tester_points.by_user_id',
  'tester_points.friend_user_id',
  'tester_profiles.recommended_by',
  'mail_threads.tester_user_id',
  // Numbers that refresh a log-in, and whom a repeated request belongs to: neither is about the person.
  'audit_log.user_id',
  'history.user_id',
  'repeatable_calls.user_id',
  'reactivation_requests.user_id',
]);

/** Columns that every record has for its editor, its author or its owner among the staff. */
const OF_STAFF = new Set([
  'updated_by',
  'created_by',
  'created_by_user_id',
  'owner_user_id',
  'assignee_user_id',
  'assign_user_id',
  'by_user_id',
  'released_by',
  'drawn_by',
  'chosen_by',
  'published_by',
  'undone_by',
  'author_user_id',
]);

/** Places where accounts of other roles alone leave something. */
const OF_OTHER_USERS: readonly string[] = [
  'bookmarks.user_id',
  'comment_mail_times.user_id',
  'comment_mails.user_id',
  'comment_reads.user_id',
  'imports.user_id',
  'influencer_ratings.user_id',
  'influencers.user_id',
  'learning_views.user_id',
  'list_columns.user_id',
  'project_shipping_imports.user_id',
  'saved_searches.user_id',
  'todo_digests.user_id',
  'todo_feeds.user_id',
  'ugc_material_downloads.user_id',
];

describeOnEachDatabase('the end of a tester account', (database) => {
  let server: TestServer;
  let tests: ReturnType<typeof productTests>;
  beforeAll(async () => {
    server = await startTestServer({ database });
    tests = productTests(server);
  });
  afterAll(() => server.stop());

  type Tester = Awaited<ReturnType<typeof tests.tester>>;
  const stored = (id: number) =>
    server.db.selectFrom('tester_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const remove = async ({ client }: Tester) =>
    (await client.POST('/tester/delete', { body: { password: testPassword } })).response.status;
  async function named(): Promise<Tester & { email: string; fullName: string }> {
    const tester = await tests.tester({ city: 'Quedlinburg', street: 'Zypressenweg 3' });
    const email = `quendolin.${tester.id}@zyprianski.example`;
    const values = { first_name: FIRST, last_name: `${LAST}${tester.id}`, email };
    await server.db.updateTable('users').set(values).where('id', '=', tester.id).execute();
    return { ...tester, email, fullName: `${FIRST} ${LAST}${tester.id}` };
  }

  test('ends what is undecided, waits or is not shipped, and fills the free place', async () => {
    const [leaving, next] = [await named(), await tests.tester()];
    const projectId = await tests.project({ places: 1 });
    const accepted = await tests.application(projectId, leaving.id, { status: 1, decided_at: server.clock.now() });
    const first = await tests.application(projectId, next.id, { status: 3, waiting_rank: 1 });
    const waiting = await tests.application(await tests.project(), leaving.id, { status: 3, waiting_rank: 4 });
    const pending = await tests.application(await tests.project(), leaving.id);
    expect(await remove(leaving)).toBe(200);
    for (const id of [accepted, waiting, pending])
      expect(await stored(id)).toMatchObject({ withdrawn_at: expect.anything(), waiting_rank: null });
    expect(await stored(first)).toMatchObject({ status: 1, decided_how: 'waitingList', waiting_rank: null });
    const history = await server.db
      .selectFrom('history')
      .select('changes')
      .where('entity', '=', 'projectApplication')
      .where('entity_id', '=', accepted)
      .execute();
    expect(history.map(({ changes }) => Object.keys(changes ?? {}))).toEqual([['withdrawnAt']]);
    const { rows } = await sql`select 1 from notifications where user_id = ${next.id} and type = 21`.execute(server.db);
    expect(rows).toHaveLength(1);
  });

  test('frees no place whose product was shipped', async () => {
    const [leaving, next] = [await named(), await tests.tester()];
    const projectId = await tests.project({ places: 1 });
    const shipped = await tests.received(projectId, leaving.id);
    const waiting = await tests.application(projectId, next.id, { status: 3, waiting_rank: 1 });
    expect(await remove(leaving)).toBe(200);
    expect(await stored(shipped)).toMatchObject({ status: 1, withdrawn_at: null });
    expect(await stored(waiting)).toMatchObject({ status: 3, waiting_rank: 1 });
  });

  test('leaves a deactivated tester of the waiting list out', async () => {
    const [leaving, gone, next] = [await named(), await tests.tester(), await tests.tester()];
    await server.db.updateTable('users').set({ is_active: false }).where('id', '=', gone.id).execute();
    const projectId = await tests.project({ places: 1 });
    await tests.application(projectId, leaving.id, { status: 1 });
    const skipped = await tests.application(projectId, gone.id, { status: 3, waiting_rank: 1 });
    const moved = await tests.application(projectId, next.id, { status: 3, waiting_rank: 2 });
    expect(await remove(leaving)).toBe(200);
    expect([(await stored(skipped)).status, (await stored(moved)).status]).toEqual([3, 1]);
  });

  test('of two who leave at once, both go, and their places are given once', async () => {
    const [one, two] = [await named(), await named()];
    const projects = [await tests.project({ places: 2 }), await tests.project({ places: 2 })];
    const waiting: number[] = [];
    for (const projectId of projects) {
      for (const { id } of [one, two]) await tests.application(projectId, id, { status: 1 });
      for (const rank of [1, 2, 3])
        waiting.push(await tests.application(projectId, (await tests.tester()).id, { status: 3, waiting_rank: rank }));
    }
    expect(await Promise.all([remove(one), remove(two)])).toEqual([200, 200]);
    const states = await Promise.all(waiting.map(async (id) => (await stored(id)).status));
    expect(states).toEqual([1, 1, 3, 1, 1, 3]);
  });

  /** A tester of whom every part of the server knows something. */
  async function known() {
    const tester = await named();
    const { client, id, email, fullName } = tester;
    const { db, clock } = server;
    const projectId = await tests.project({ places: 5 });
    const content = definition(question('stars', 9));
    const questionnaireId = await tests.questionnaire(projectId, content, { opens_on: tests.dayIn(-1) });
    const staff = await server.as('admin');
    const undecided = await tests.application(projectId, id);
    await staff.POST('/project/application/decide', {
      body: { projectId, applicationIds: [undecided], status: 1 },
    });
    const now = clock.now();
    await db
      .updateTable('tester_applications')
      .set({ shipped_at: now, received_at: now })
      .where('id', '=', undecided)
      .execute();
    const form = new FormData();
    form.set('applicationId', String(undecided));
    form.set('file', new File([new Uint8Array(png())], `${fullName}.png`, { type: 'image/png' }));
    const upload = await fetch(`${server.url}/api/testerProject/uploadMedia`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tester.accessToken}` },
      body: form,
    });
    expect(upload.status).toBe(200);
    await client.POST('/testerProject/submitAnswers', {
      body: {
        applicationId: undecided,
        questionnaireId,
        version: 1,
        answers: [{ question: 'stars', answer: 4 }],
        updatedAt: null,
      },
    });
    await client.POST('/tester/newsletter', { body: { isWanted: true } });
    const { data: profile } = await client.GET('/tester/profile');
    await client.POST('/tester/profile', {
      body: { updatedAt: profile?.data.updatedAt ?? '', lastName: `${LAST}${id}`, city: 'Halle' },
    });
    // As histories were written before they held numbers.
    await db
      .insertInto('history')
      .values({
        entity: 'project',
        entity_id: projectId,
        action: HISTORY_ACTION.update,
        changes: JSON.stringify({ accepted: [null, `Ronja Probst, ${fullName}`] }),
      })
      .execute();
    await db
      .updateTable('sessions')
      .set({ device: `Telefon von ${fullName}` })
      .where('user_id', '=', id)
      .execute();
    const { id: thread_id } = await db
      .insertInto('mail_threads')
      .values({ user_type: 'tester', tester_user_id: id, last_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: draft_id } = await db
      .insertInto('mail_drafts')
      .values({
        receivers: JSON.stringify([{ userType: 'tester', refId: id }]),
        subject: `An ${fullName}`,
        message: `Hallo ${fullName}`,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const mail = {
      state: 'sent',
      receiver_name: fullName,
      to_email: email,
      subject: 'Ihr Test',
      message: `Hallo ${fullName}`,
      plain_text: `Hallo ${fullName}`,
      created_at: now,
    } as const;
    await db
      .insertInto('mails')
      .values({ ...mail, thread_id, draft_id })
      .execute();
    const other = await db
      .insertInto('mail_threads')
      .values({ user_type: 'tester', tester_user_id: testUsers.tester.id, last_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('mails')
      .values({
        ...mail,
        thread_id: other.id,
        receiver_name: 'x',
        to_email: 'x@y.example',
        message: '',
        plain_text: '',
        cc: [email],
      })
      .execute();
    return { ...tester, projectId };
  }

  test('the own data hold every table that refers to a tester', async () => {
    const { client, email } = await known();
    const { data } = await client.GET('/tester/export', { parseAs: 'text' });
    const own = JSON.parse(String(data)) as Record<string, readonly object[] | object>;
    const { rows } = await sql<{ place: string }>`
      select c.conrelid::regclass || '.' || a.attname as place
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'tester_applications'::regclass)
      order by 1`.execute(server.db);
    const keyOf: Readonly<Record<string, string>> = {
      tester_profiles: 'profile',
      questionnaire_answers: 'answers',
      files: 'files',
    };
    // What testers cannot have, because their area has no such thing.
    const absent = rows.filter(({ place }) => {
      const [table = '', column = ''] = place.split('.');
      return !NOT_OF_TESTERS.has(place) && !OF_STAFF.has(column) && own[keyOf[table] ?? table] === undefined;
    });
    const counted = await Promise.all(
      absent.map(async ({ place }) => {
        const [table = '', column = ''] = place.split('.');
        const { rows: used } = await sql`select 1 from ${sql.table(table)} x join users u on u.id = x.${sql.ref(column)}
          where u.role_id = 8`.execute(server.db);
        return used.length > 0 ? place : undefined;
      }),
    );
    expect(counted.filter(Boolean)).toEqual([]);
    expect(absent.map(({ place }) => place)).toEqual([...OF_OTHER_USERS]);
    for (const key of [
      'tester_applications',
      'answers',
      'tester_points',
      'notifications',
      'mails',
      'files',
      'sessions',
    ])
      expect([key, own[key]]).toEqual([key, expect.arrayContaining([expect.anything()])]);
    expect(own).toMatchObject({ account: { email }, profile: { city: 'Halle', newsletter: 'waiting' } });
    expect(String(data)).not.toContain('password_hash');
  });

  test('no column of the database holds the name or the address afterwards', async () => {
    const tester = await known();
    expect(await remove(tester)).toBe(200);
    await mailsDelivered(server.db);
    const { rows: columns } = await sql<{ place: string; schema: string; table: string; column: string }>`
      select table_schema || '.' || table_name || '.' || column_name as place, table_schema as schema,
        table_name as table, column_name as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
        and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED')`.execute(
      server.db,
    );
    expect(columns.length).toBeGreaterThan(200);
    const found: string[] = [];
    for (const { place, schema, table, column } of columns) {
      const value = sql.ref(`x.${column}`);
      const { rows } = await sql`select 1 from ${sql.id(schema, table)} x
        where strpos(lower(${value}::text), ${`${LAST}${tester.id}`.toLowerCase()}) > 0
          or strpos(lower(${value}::text), ${tester.email}) > 0 limit 1`.execute(server.db);
      if (rows.length > 0) found.push(place);
    }
    expect(found).toEqual([]);
    const staff = await server.as('admin');
    const { data } = await staff.GET('/project/getHistory/{id}', { params: { path: { id: tester.projectId } } });
    const after = data?.data.content.flatMap(({ changes }) => changes.map((change) => change.after));
    expect(after).toEqual([`Ronja Probst, #${tester.id}`, `#${tester.id}`]);
  });

  test('nobody applies with an account that is gone meanwhile', async () => {
    const tester = await named();
    const projectId = await tests.project();
    const [applied] = await Promise.all([
      tester.client.POST('/testerProject/apply', { body: { projectId } }),
      remove(tester),
    ]);
    const running = await server.db
      .selectFrom('tester_applications')
      .select('id')
      .where('user_id', '=', tester.id)
      .where('withdrawn_at', 'is', null)
      .execute();
    expect([200, 401, 409]).toContain(applied.response.status);
    expect(running).toEqual([]);
  });
});
