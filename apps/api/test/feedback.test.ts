import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components, operations } from '@resonanz/contract/types';
import { berlinDay, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type Entry = components['schemas']['FeedbackEntry'];
type Query = NonNullable<operations['getFeedback']['parameters']['query']>;

const entry: Entry = { name: 'Katharina', title: 'Export', message: 'Die Spalten fehlen.', isAnonymous: false };

describe('the beginning of a Berlin day', () => {
  test.each([
    ['2026-01-31', '2026-01-30T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ])('%s is %s', (day, instant) => {
    expect(startOfBerlinDay(day).toISOString()).toBe(instant);
  });
});

describeOnEachDatabase('feedback', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  let superAdmin: ApiClient;
  let today: string;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, brand, superAdmin] = await Promise.all([
      server.as('manager'),
      server.as('brand'),
      server.as('superAdmin'),
    ]);
  });
  beforeEach(async () => {
    for (const table of ['feedback', 'notifications', 'audit_log'] as const)
      await server.db.deleteFrom(table).execute();
    today = berlinDay(server.clock.now());
  });
  afterAll(() => server.stop());

  const write = (client: ApiClient, values: Partial<Entry> = {}) =>
    client.POST('/feedback/add', { body: { ...entry, ...values } });
  const written = async (client: ApiClient, values: Partial<Entry> = {}) => {
    const { data, error } = await write(client, values);
    if (!data?.data) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const list = async (query: Query = {}) => {
    const { data, error } = await superAdmin.GET('/feedback/getAll', { params: { query } });
    if (!data) throw new Error(JSON.stringify(error));
    return data.data;
  };

  describe('is written', () => {
    test('by staff and brands; the answer is what was stored, trimmed [R-CALL-093] [R-CALL-128] [R-ENT-047]', async () => {
      const stored = await written(manager, {
        name: '  Katharina ',
        title: '\tExport\n',
        message: ' Zeile 1\nZeile 2 ',
      });
      expect(stored).toEqual({
        feedbackId: stored.feedbackId,
        source: 'staff',
        name: 'Katharina',
        title: 'Export',
        message: 'Zeile 1\nZeile 2',
        isAnonymous: false,
        createdOn: today,
      });
      expect((await written(brand)).source).toBe('brand');
      expect((await list()).content.map(({ source, daoUser }) => [source, daoUser?.userId])).toEqual([
        ['brand', testUsers.brand.id],
        ['staff', testUsers.manager.id],
      ]);
    });

    test('as text: nothing in it is read as HTML or taken out', async () => {
      const title = '<img src=x onerror=alert(1)> & {user}';
      expect((await written(brand, { title, message: title, name: title })).message).toBe(title);
      const { subject, notification_text } = await server.db
        .selectFrom('notifications')
        .select(['subject', 'notification_text'])
        .limit(1)
        .executeTakeFirstOrThrow();
      // A subject is drawn as plain text, so it stays as it was written.
      expect([subject, notification_text]).toEqual([title, { user: 'brand Muster' }]);
    });

    test.each(['brandInvited', 'superAdmin', 'tester'] as const)('not by %s, who is offered no entry', async (name) => {
      const { response, error } = await write(await server.as(name));
      expect([response.status, error?.message]).toEqual([403, 'FORBIDDEN']);
      expect((await list()).totalElements).toBe(0);
    });

    test.each<[string, object, string]>([
      ['no title', { title: ' \n' }, 'title'],
      ['no message', { message: '' }, 'message'],
      ['no name', { name: ' ' }, 'name'],
      ['a title of another kind', { title: 7 }, 'title'],
      ['a choice that is none', { isAnonymous: 'on' }, 'isAnonymous'],
      ['an endless message', { message: 'x'.repeat(100_001) }, 'message'],
      ['an author of its own', { daoUser: 1 }, 'daoUser'],
      ['a source of its own', { source: 'staff' }, 'source'],
    ])('not with %s [R-VAL-040] [R-VAL-041] [R-VAL-042]', async (_what, values, field) => {
      const { response, error } = await write(brand, values as Partial<Entry>);
      expect(response.status).toBe(422);
      expect(error?.fieldErrors?.map((each) => each.field)).toContain(field);
      expect((await list()).totalElements).toBe(0);
    });

    test('an anonymous one with a name is rejected, so that no name is stored [R-VAL-047]', async () => {
      expect((await write(brand, { isAnonymous: true })).response.status).toBe(422);
      expect(await server.db.selectFrom('feedback').select('id').execute()).toEqual([]);
      await expect(
        server.db
          .insertInto('feedback')
          .values({ source: 'brand', name: 'Mia', title: 'a', message: 'b', is_anonymous: true, created_on: today })
          .execute(),
      ).rejects.toThrow(/check/);
    });

    test('with 100,000 characters in each text [R-VAL-046]', async () => {
      const long = 'ä'.repeat(100_000);
      expect((await written(brand, { name: long, title: long, message: long })).message).toHaveLength(100_000);
      const { subject } = await server.db
        .selectFrom('notifications')
        .select('subject')
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(subject).toBe(`${'ä'.repeat(119)}…`);
    });
  });

  describe('notifies those who may read it', () => {
    test('at once, with the title as subject; nobody else [R-NOTIF-032]', async () => {
      const live = await connectLive(server.url, (await server.logIn('admin')).accessToken);
      const bell = await live.subscribe(`/topic/agencyNotification/${testUsers.admin.id}`);
      const { feedbackId } = await written(brand);
      // What an earlier test announced may still be on its way.
      await expect
        .poll(() => bell.events)
        .toContainEqual(
          expect.objectContaining({
            subEventName: 'add',
            data: expect.objectContaining({
              type: 4,
              subType: 0,
              subject: 'Export',
              message: 'notificationText.agency.4',
              notificationText: '{"user":"brand Muster"}',
              refId: feedbackId,
            }),
          }),
        );
      const notifications = await server.db
        .selectFrom('notifications')
        .select(['user_id', 'panel'])
        .orderBy('user_id')
        .execute();
      expect(notifications).toEqual([
        { user_id: testUsers.superAdmin.id, panel: 'agency' },
        { user_id: testUsers.admin.id, panel: 'agency' },
      ]);
      await live.close();
    });

    test('of an anonymous one neither who nor when', async () => {
      await written(brand, { name: '', isAnonymous: true });
      const [row] = await server.db.selectFrom('notifications').selectAll().execute();
      expect(row).toMatchObject({
        message: 'notificationText.anonymousFeedback',
        notification_text: {},
        subject: 'Export',
      });
      expect(row?.created_at).toBe(startOfBerlinDay(today).toISOString());
    });

    test('not those who may not, nor who has left', async () => {
      const right = server.db.updateTable('users').where('id', '=', testUsers.admin.id);
      await right.set({ is_active: false }).execute();
      await written(manager);
      await right.set({ is_active: true }).execute();
      const notifications = await server.db.selectFrom('notifications').select('user_id').execute();
      expect(notifications).toEqual([{ user_id: testUsers.superAdmin.id }]);
    });
  });

  describe('is read', () => {
    test('page by page, the newest first [R-CALL-094] [R-ENT-032]', async () => {
      for (let count = 1; count <= 12; count += 1) await written(brand, { title: `Nummer ${count}` });
      const first = await list();
      expect(first).toMatchObject({ totalElements: 12, totalPages: 2, number: 0, size: 10 });
      expect(first.content[0]).toMatchObject({ title: 'Nummer 12', read: false, archived: false, deleted: false });
      expect((await list({ pageNumber: 1 })).content.map(({ title }) => title)).toEqual(['Nummer 2', 'Nummer 1']);
    });

    test('by state and source', async () => {
      const [ofBrand, ofStaff, archived, deleted] = [
        await written(brand),
        await written(manager),
        await written(brand),
        await written(brand),
      ];
      await superAdmin.POST('/feedback/read', { body: { feedbackId: ofStaff.feedbackId } });
      await superAdmin.POST('/feedback/archive', { body: { feedbackId: archived.feedbackId } });
      await superAdmin.POST('/feedback/delete', { body: { feedbackId: deleted.feedbackId } });
      const ids = async (query: Query) => (await list(query)).content.map(({ feedbackId }) => feedbackId);
      expect(await ids({})).toEqual([ofStaff.feedbackId, ofBrand.feedbackId]);
      expect(await ids({ state: 'new' })).toEqual([ofBrand.feedbackId]);
      expect(await ids({ state: 'read' })).toEqual([ofStaff.feedbackId]);
      expect(await ids({ state: 'archived' })).toEqual([archived.feedbackId]);
      expect(await ids({ state: 'deleted' })).toEqual([deleted.feedbackId]);
      expect(await ids({ source: 'staff' })).toEqual([ofStaff.feedbackId]);
      expect(await ids({ source: 'brand', state: 'read' })).toEqual([]);
    });

    test('with the account of a named writer, and without it once it is gone', async () => {
      await server.db
        .insertInto('users')
        .values({ id: 777, email: 'gast@resonanz.example', first_name: 'Gast', last_name: 'Muster', role_id: 9 })
        .execute();
      await server.db
        .insertInto('feedback')
        .values({
          source: 'staff',
          name: 'Gast',
          title: 'a',
          message: 'b',
          is_anonymous: false,
          author_user_id: 777,
          created_on: today,
        })
        .execute();
      expect((await list()).content[0]?.daoUser).toEqual({
        userId: 777,
        name: 'Gast Muster',
        email: 'gast@resonanz.example',
      });
      await server.db.deleteFrom('users').where('id', '=', 777).execute();
      expect((await list()).content[0]).toMatchObject({ name: 'Gast', daoUser: null });
    });
  });

  describe('moves', () => {
    const act = (action: 'read' | 'archive' | 'delete' | 'restore', feedbackId: number) =>
      superAdmin.POST(`/feedback/${action}`, { body: { feedbackId } });
    const stateAfter = async (action: Parameters<typeof act>[0], feedbackId: number) => {
      const { data, error } = await act(action, feedbackId);
      return data ? [data.data.read, data.data.archived, data.data.deleted] : error?.error;
    };

    test('new to read, and never back [R-CALL-096] [R-FLOW-020]', async () => {
      const { feedbackId } = await written(brand);
      expect(await stateAfter('read', feedbackId)).toEqual([true, false, false]);
      expect(await stateAfter('read', feedbackId)).toEqual([true, false, false]);
      const audited = await server.db
        .selectFrom('audit_log')
        .select(['entity_id', 'changes'])
        .where('operation', '=', 'markFeedbackRead')
        .orderBy('id')
        .execute();
      expect(audited).toEqual([
        { entity_id: feedbackId, changes: { read: [false, true] } },
        { entity_id: feedbackId, changes: {} },
      ]);
    });

    test('into the archive and out of it [R-CALL-097] [R-CALL-098] [R-FLOW-021] [R-FLOW-023]', async () => {
      const { feedbackId } = await written(brand);
      expect(await stateAfter('restore', feedbackId)).toBe('transitionNotAllowed');
      expect(await stateAfter('archive', feedbackId)).toEqual([false, true, false]);
      expect(await stateAfter('archive', feedbackId)).toBe('transitionNotAllowed');
      expect(await stateAfter('restore', feedbackId)).toEqual([false, false, false]);
    });

    test('to the deleted ones, and back within 30 days [R-CALL-095] [R-FLOW-022] [R-FLOW-023]', async () => {
      const { feedbackId } = await written(brand);
      await act('archive', feedbackId);
      expect(await stateAfter('delete', feedbackId)).toEqual([false, false, true]);
      expect(await stateAfter('archive', feedbackId)).toBe('transitionNotAllowed');
      const row = server.db.updateTable('feedback').where('id', '=', feedbackId);
      const ago = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);
      await row.set({ deleted_at: ago(30.01) }).execute();
      expect(await stateAfter('restore', feedbackId)).toBe('within30DaysRequired');
      await row.set({ deleted_at: ago(29.99) }).execute();
      expect(await stateAfter('restore', feedbackId)).toEqual([false, false, false]);
      const { deleted_at } = await server.db
        .selectFrom('feedback')
        .select('deleted_at')
        .where('id', '=', feedbackId)
        .executeTakeFirstOrThrow();
      expect(deleted_at).toBeNull();
    });

    test('not when there is no such entry', async () => {
      for (const action of ['read', 'archive', 'delete', 'restore'] as const)
        expect((await act(action, 2_000_000)).response.status).toBe(404);
    });
  });
});
