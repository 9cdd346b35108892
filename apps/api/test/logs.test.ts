import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { ROLE } from '@resonanz/domain/roles';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers, type TestUserName } from './kit/testUsers.ts';

type Paging = components['schemas']['LogPaging'];

describeOnOneDatabase('audit log', (database) => {
  let server: TestServer;
  let superAdmin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    superAdmin = await server.as('superAdmin');
  });
  afterAll(() => server.stop());

  const row = (at: string, values: object) => ({
    at,
    user_id: testUsers.manager.id as number | null,
    role_id: ROLE.campaignManager,
    operation: 'updateCampaign',
    action: AUDIT_ACTION.update,
    entity: 'campaign',
    entity_id: 7,
    changes: null as string | null,
    reason: null as string | null,
    outcome: 200,
    request_id: `request-${at}`,
    address: '192.0.2.0',
    ...values,
  });
  beforeEach(async () => {
    await server.db.deleteFrom('audit_log').execute();
    await server.db
      .insertInto('audit_log')
      .values([
        // 23:30 and 00:30 in Berlin, on either side of midnight.
        row('2026-03-09T22:30:00Z', {
          changes: JSON.stringify({ name: ['Alt', 'Neu'], status: [1, 3] }),
          reason: 'Kunde wünscht es',
        }),
        row('2026-03-09T23:30:00Z', {
          user_id: testUsers.admin.id,
          role_id: 1,
          operation: 'deleteUser',
          action: 4,
          entity: 'user',
          entity_id: 5,
          outcome: 403,
        }),
        row('2026-03-10T12:00:00Z', {
          user_id: null,
          role_id: null,
          operation: 'exportInfluencers',
          action: 5,
          entity: 'influencers',
          entity_id: null,
          address: null,
        }),
        row('2026-07-01T12:00:00Z', {
          user_id: testUsers.brand.id,
          role_id: 3,
          operation: 'decide',
          action: 3,
          entity: 'campaignEntry',
          outcome: 409,
        }),
      ])
      .execute();
  });

  const list = async (body: Paging = {}) => {
    const { data } = await superAdmin.POST('/log/getWithPagination', { body });
    if (data === undefined) throw new Error('no log');
    return data.data;
  };
  const operations = async (body: Paging) => (await list(body)).content.map(({ operation }) => operation);

  test('the newest entry comes first, with who, what, on what and how it ended', async () => {
    const page = await list({ pageSize: 2 });
    expect(page).toMatchObject({ totalElements: 4, totalPages: 2, number: 0, size: 2 });
    expect(page.content[0]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^2026-07-01T12:00:00.*Z$/),
      userId: testUsers.brand.id,
      userName: 'brand Muster',
      roleId: 3,
      operation: 'decide',
      action: 3,
      entity: 'campaignEntry',
      entityId: 7,
      outcome: 409,
      address: '192.0.2.0',
    });
    expect((await list({ pageSize: 2, pageNumber: 1 })).content.map(({ operation }) => operation)).toEqual([
      'deleteUser',
      'updateCampaign',
    ]);
    expect((await list({ pageNumber: 1_000_000, pageSize: 100 })).content).toEqual([]);
    // Reading the log writes nothing into it.
    expect((await list()).totalElements).toBe(4);
  });

  test.each<[string, NonNullable<Paging['filters']>, string[]]>([
    ['a user', { userId: testUsers.admin.id }, ['deleteUser']],
    ['a role', { roleId: 3 }, ['decide']],
    ['a role that does not exist', { roleId: 5 }, []],
    ['an action', { action: 5 }, ['exportInfluencers']],
    ['an object', { entity: 'campaign', entityId: 7 }, ['updateCampaign']],
    ['failures', { onlyFailures: true }, ['decide', 'deleteUser']],
    ['a day in Berlin', { from: '2026-03-10', to: '2026-03-10' }, ['exportInfluencers', 'deleteUser']],
    ['the days before', { to: '2026-03-09' }, ['updateCampaign']],
    ['several at once', { onlyFailures: true, from: '2026-06-01' }, ['decide']],
  ])('can be filtered by %s', async (_title, filters, expected) => {
    expect(await operations({ filters })).toEqual(expected);
  });

  test.each<[NonNullable<Paging['sortBy']>, string]>([
    ['at', 'updateCampaign'],
    ['userName', 'deleteUser'],
    ['roleId', 'deleteUser'],
    ['action', 'updateCampaign'],
    ['entity', 'updateCampaign'],
    ['outcome', 'updateCampaign'],
  ])('can be sorted by %s', async (sortBy, first) => {
    const sorted = await operations({ sortBy, sort: 'ASC' });
    expect(sorted.filter((each) => each !== 'exportInfluencers')[0]).toBe(first);
    expect((await operations({ sortBy, sort: 'DESC' })).toReversed()).toEqual(sorted);
  });

  test('an entry has old and new values, the reason and the request', async () => {
    const id = (await list({ filters: { entity: 'campaign' } })).content[0]?.id ?? 0;
    const { data } = await superAdmin.GET('/log/getById/{id}', { params: { path: { id } } });
    expect(data?.data).toMatchObject({
      operation: 'updateCampaign',
      reason: 'Kunde wünscht es',
      requestId: 'request-2026-03-09T22:30:00Z',
      changes: [
        { field: 'name', before: 'Alt', after: 'Neu' },
        { field: 'status', before: 1, after: 3 },
      ],
    });
    expect((await superAdmin.GET('/log/getById/{id}', { params: { path: { id: 999_999_999 } } })).response.status).toBe(
      404,
    );
    expect(
      (await superAdmin.GET('/log/getById/{id}', { params: { path: { id: 'x' as unknown as number } } })).response
        .status,
    ).toBe(422);
  });

  const exported = async (body: components['schemas']['LogExport']) => {
    const { data, response } = await superAdmin.POST('/log/export', { body, parseAs: 'text' });
    return { text: String(data), response };
  };

  test('the export is CSV in the reader’s language without formulas, and is an entry itself', async () => {
    await server.db
      .updateTable('audit_log')
      .set({ reason: '=HYPERLINK("https://evil.example")\n+1', changes: JSON.stringify({ name: ['a', '=1+1'] }) })
      .where('operation', '=', 'deleteUser')
      .execute();
    const { text, response } = await exported({ language: 'de', filters: { onlyFailures: true } });
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="protokoll-\d{4}-\d\d-\d\d\.csv"/,
    );
    const [head, decide, deletion] = text.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe(
      'Zeit;Benutzer;Rolle;Vorgang;Aktion;Objekt;Nummer;Ergebnis;Änderungen (alt, neu);Begründung;Adresse (gekürzt);Anfrage',
    );
    expect(decide).toBe(
      '01.07.2026, 14:00:00;brand Muster;Brand;decide;Status geändert;campaignEntry;7;409;;;192.0.2.0;request-2026-07-01T12:00:00Z',
    );
    expect(deletion).toContain(`"'=HYPERLINK(""https://evil.example"")\n'+1"`);
    expect(deletion).not.toMatch(/[;,\n][\s"]*=/);
    const english = await exported({ language: 'en', filters: { action: 5 } });
    expect(english.text).toContain('2026-03-10 13:00:00');
    expect(english.text).toContain(';exportInfluencers;Exported;influencers;;200;');
    const [entry] = (await list({ filters: { entity: 'log' } })).content;
    expect(entry).toMatchObject({ userId: testUsers.superAdmin.id, operation: 'exportLogs', action: 5, outcome: 200 });
  });

  test('a log that is too long is rejected, not cut off', async () => {
    await sql`insert into audit_log (at, operation, action, entity, outcome, request_id)
      select timestamptz '2025-01-01' + n * interval '1 second', 'tooMany', 2, 'flood', 200, 'r'
      from generate_series(1, 50001) n`.execute(server.db);
    const { response } = await exported({ language: 'de', filters: { entity: 'flood' } });
    expect(response.status).toBe(422);
    expect((await list({ filters: { entity: 'flood' }, pageNumber: 500, pageSize: 100 })).content).toHaveLength(1);
    await server.db.deleteFrom('audit_log').where('entity', '=', 'flood').execute();
  });

  test.each([
    'admin',
    'manager',
    'management',
    'brand',
    'brandManager',
    'tester',
  ] as const satisfies readonly TestUserName[])('%s sees nothing of it', async (name) => {
    const client = await server.as(name);
    expect((await client.POST('/log/getWithPagination', { body: {} })).response.status).toBe(403);
    expect((await client.GET('/log/getById/{id}', { params: { path: { id: 1 } } })).response.status).toBe(403);
    expect((await client.POST('/log/export', { body: { language: 'de' } })).response.status).toBe(403);
  });

  test.each<[string, object]>([
    ['a page size of 0', { pageSize: 0 }],
    ['a page size of 101', { pageSize: 101 }],
    ['a page before the first', { pageNumber: -1 }],
    ['a page beyond all', { pageNumber: 1e9 }],
    ['a page that is a list', { pageNumber: [0] }],
    ['SQL to sort by', { sortBy: 'at; drop table users' }],
    ['a column nobody may sort by', { sortBy: 'changes' }],
    ['a direction of its own', { sort: 'ASC nulls first' }],
    ['a day that does not exist', { filters: { from: '2026-02-30' } }],
    ['a year before all', { filters: { from: '0000-01-01' } }],
    ['an unknown filter', { filters: { address: '192.0.2.1' } }],
    ['a number out of range', { filters: { userId: 2 ** 31 } }],
    ['an unknown field', { where: '1=1' }],
  ])('%s is rejected', async (_title, body) => {
    expect((await superAdmin.POST('/log/getWithPagination', { body: body as Paging })).response.status).toBe(422);
  });
});
