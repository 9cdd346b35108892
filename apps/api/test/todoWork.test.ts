import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type NewTodo = components['schemas']['NewTodo'];

const { manager, admin } = testUsers;

describeOnEachDatabase('check list, comments and repetition of to-dos', (database) => {
  let server: TestServer;
  let asManager: ApiClient;
  let asAdmin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  beforeEach(async () => {
    asManager = await server.as('manager');
    asAdmin = await server.as('admin');
    await server.db.deleteFrom('comments').execute();
    await server.db.deleteFrom('todos').execute();
    await server.db.deleteFrom('notifications').execute();
  });
  afterAll(() => server.stop());

  const create = async (values: Partial<NewTodo> = {}, client = asManager) => {
    const { data } = await client.POST('/todo/create', {
      body: { title: 'Briefing', dueDate: '2099-01-31', ...values },
    });
    if (data === undefined) throw new Error('The to-do was refused.');
    return data.data;
  };
  /** A to-do that the manager does not see. */
  const hidden = () => create({ assign: admin.id }, asAdmin);
  const details = async (id: number) =>
    (await asManager.GET('/todo/getTodoById/{id}', { params: { path: { id } } })).data?.data;

  describe('the check list', () => {
    const add = (todoId: number, text: string, client = asManager) =>
      client.POST('/todo/checkList/add', { body: { todoId, text } });

    test('is written with the to-do or later, ticked, renamed and shortened; the row counts it and stays unchanged', async () => {
      const todo = await create({ checkList: [' Angebot ', 'Vertrag'] });
      expect(todo).toMatchObject({ checkDone: 0, checkTotal: 2 });
      const { data } = await add(todo.todoId, 'Rechnung');
      const items = data?.data ?? [];
      expect(items.map(({ text, isDone }) => [text, isDone])).toEqual([
        ['Angebot', false],
        ['Vertrag', false],
        ['Rechnung', false],
      ]);
      const { todoId } = todo;
      const itemId = items[1]?.itemId ?? 0;
      await asManager.POST('/todo/checkList/change', { body: { todoId, itemId, isDone: true } });
      const changed = await asManager.POST('/todo/checkList/change', {
        body: { todoId, itemId, text: 'Vertrag senden' },
      });
      expect(changed.data?.data[1]).toEqual({ itemId, text: 'Vertrag senden', isDone: true });
      const shortened = await asManager.POST('/todo/checkList/delete', {
        body: { todoId, itemId: items[0]?.itemId ?? 0 },
      });
      expect(shortened.data?.data.map(({ text }) => text)).toEqual(['Vertrag senden', 'Rechnung']);
      expect(await details(todoId)).toMatchObject({
        checkDone: 1,
        checkTotal: 2,
        updatedAt: todo.updatedAt,
        checkList: shortened.data?.data,
      });
      expect((await details(todoId))?.history.filter(({ fields }) => fields.includes('checkList'))).toHaveLength(4);
    });

    test('of a to-do that the caller does not see is not found, and a point of another to-do neither', async () => {
      const mine = await create({ checkList: ['Meins'] });
      const theirs = await hidden();
      expect((await add(theirs.todoId, 'Fremd')).response.status).toBe(404);
      const foreign = (await add(theirs.todoId, 'Fremd', asAdmin)).data?.data[0]?.itemId ?? 0;
      for (const answer of [
        await asManager.POST('/todo/checkList/change', {
          body: { todoId: mine.todoId, itemId: foreign, isDone: true },
        }),
        await asManager.POST('/todo/checkList/delete', { body: { todoId: mine.todoId, itemId: foreign } }),
        await asManager.POST('/todo/checkList/change', {
          body: { todoId: theirs.todoId, itemId: foreign, isDone: true },
        }),
      ])
        expect(answer.response.status).toBe(404);
    });

    test('has at most 50 points of at most 200 characters', async () => {
      const { todoId } = await create({ checkList: Array.from({ length: 50 }, (_, index) => `Punkt ${index + 1}`) });
      const full = await add(todoId, 'Einer zu viel');
      expect([full.response.status, full.error?.error]).toEqual([409, 'tooManyCheckItems']);
      const { todoId: other } = await create();
      expect([(await add(other, 'x'.repeat(201))).response.status, (await add(other, '   ')).response.status]).toEqual([
        422, 422,
      ]);
      const refused = await asManager.POST('/todo/create', {
        body: { title: 'Zu viel', dueDate: '2099-01-31', checkList: Array.from({ length: 51 }, () => 'Punkt') },
      });
      expect(refused.response.status).toBe(422);
    });
  });

  describe('comments', () => {
    const path = (todoId: number) => ({ params: { path: { todoId } } });
    const comment = (todoId: number, text: string, client = asManager) =>
      client.POST('/todo/comments/{todoId}/add', { ...path(todoId), body: { text } });

    test('are read by users who see the to-do, changed by their writer, removed by an admin as well, and counted', async () => {
      const { todoId } = await create();
      const { data } = await comment(todoId, ' Ich rufe an. ');
      expect(data?.data).toMatchObject({ text: 'Ich rufe an.', audience: 'internal', isOwn: true, mayEdit: true });
      const commentId = data?.data.commentId ?? 0;
      expect((await asAdmin.GET('/todo/comments/{todoId}', path(todoId))).data?.data).toMatchObject({
        totalElements: 1,
        content: [{ text: 'Ich rufe an.', isOwn: false, mayRemove: true }],
      });
      const byAdmin = await asAdmin.POST('/todo/comments/{todoId}/edit', {
        ...path(todoId),
        body: { commentId, text: 'Anders' },
      });
      expect([byAdmin.response.status, byAdmin.error?.error]).toEqual([403, 'notYourComment']);
      const own = await asManager.POST('/todo/comments/{todoId}/edit', {
        ...path(todoId),
        body: { commentId, text: 'Ich schreibe.' },
      });
      expect(own.data?.data.text).toBe('Ich schreibe.');
      expect((await details(todoId))?.commentCount).toBe(1);
      server.clock.advance({ minutes: 61 });
      const late = await (
        await server.as('manager')
      ).POST('/todo/comments/{todoId}/edit', { ...path(todoId), body: { commentId, text: 'Zu spät' } });
      expect([late.response.status, late.error?.error]).toEqual([409, 'commentTooOld']);
      await (await server.as('admin')).POST('/todo/comments/{todoId}/delete', { ...path(todoId), body: { commentId } });
      expect(
        (await (await server.as('manager')).GET('/todo/read/{id}', { params: { path: { id: todoId } } })).data?.data
          .commentCount,
      ).toBe(0);
    });

    test('of a to-do that the caller does not see are not found, one of another to-do neither, and markup is rejected', async () => {
      const theirs = await hidden();
      const { todoId } = await create();
      const foreign = (await comment(theirs.todoId, 'Geheim', asAdmin)).data?.data.commentId ?? 0;
      for (const answer of [
        await asManager.GET('/todo/comments/{todoId}', path(theirs.todoId)),
        await comment(theirs.todoId, 'Hallo'),
        await asManager.POST('/todo/comments/{todoId}/edit', {
          ...path(todoId),
          body: { commentId: foreign, text: 'Anders' },
        }),
        await asManager.POST('/todo/comments/{todoId}/delete', { ...path(todoId), body: { commentId: foreign } }),
      ])
        expect(answer.response.status).toBe(404);
      expect((await comment(todoId, '<b>fett</b>')).response.status).toBe(422);
    });

    test('go with the to-do', async () => {
      const { todoId } = await create({}, asAdmin);
      await comment(todoId, 'Ich kümmere mich.', asAdmin);
      await asAdmin.POST('/todo/delete', { body: { todoId } });
      expect(await server.db.selectFrom('comments').select('id').execute()).toEqual([]);
    });
  });

  describe('the repetition', () => {
    const finish = (todoId: number, status: 1 | 3 = 3) =>
      asManager.POST('/todo/changeStatus', { body: { todoId, status } });
    const list = async () =>
      (await asManager.POST('/todo/getList', { body: { pageSize: 100 } })).data?.data.content ?? [];

    test('makes the same to-do again when it is done: later, with nothing ticked, for the same person', async () => {
      const first = await create({
        repeat: 'monthly',
        description: 'Wie immer',
        priority: 3,
        checkList: ['Eins', 'Zwei'],
      });
      const items = (await details(first.todoId))?.checkList ?? [];
      await asManager.POST('/todo/checkList/change', {
        body: { todoId: first.todoId, itemId: items[0]?.itemId ?? 0, isDone: true },
      });
      const done = await finish(first.todoId);
      expect(done.data?.data).toMatchObject({ status: 3, repeat: null, nextDueDate: '2099-02-28' });
      const next = (await list()).find(({ todoId }) => todoId !== first.todoId);
      expect(next).toMatchObject({
        title: 'Briefing',
        description: 'Wie immer',
        priority: 3,
        dueDate: '2099-02-28',
        status: 1,
        repeat: 'monthly',
        assign: manager.id,
        createdBy: manager.id,
        checkDone: 0,
        checkTotal: 2,
      });
      expect((await finish(next?.todoId ?? 0)).data?.data.nextDueDate).toBe('2099-03-31');
    });

    test('makes one next to-do only, however often and from where it is finished', async () => {
      const { todoId } = await create({ repeat: 'weekly' });
      const both = await Promise.all([finish(todoId), finish(todoId)]);
      expect(both.map(({ response }) => response.status).sort()).toEqual([200, 409]);
      await finish(todoId, 1);
      expect((await finish(todoId)).data?.data.nextDueDate).toBeNull();
      expect(await list()).toHaveLength(2);
    });

    test('goes to the user who finishes it when its assignee may no longer have to-dos, and notifies its assignee otherwise', async () => {
      const { todoId } = await create({ repeat: 'daily', assign: admin.id });
      await server.db.deleteFrom('notifications').execute();
      await finish(todoId);
      const notifications = await server.db.selectFrom('notifications').select(['user_id', 'type']).execute();
      expect(notifications).toEqual([{ user_id: admin.id, type: 3 }]);
      const next = (await list()).find((each) => each.todoId !== todoId);
      await server.db.updateTable('users').set({ is_active: false }).where('id', '=', admin.id).execute();
      await finish(next?.todoId ?? 0);
      await server.db.updateTable('users').set({ is_active: true }).where('id', '=', admin.id).execute();
      expect((await list()).map(({ assign }) => assign)).toEqual([manager.id, admin.id, admin.id]);
    });

    test('is set, counted from a new due date and taken away; who may not add to-dos sets none', async () => {
      const { todoId, updatedAt } = await create();
      await server.db
        .updateTable('role_permissions')
        .set({ rights: ['view', 'edit'] })
        .where('role_id', '=', 9)
        .where('module_name', '=', 'Todos')
        .execute();
      const refused = await asManager.POST('/todo/update', { body: { todoId, updatedAt, repeat: 'daily' } });
      await server.db
        .updateTable('role_permissions')
        .set({ rights: ['view', 'add', 'edit', 'export'] })
        .where('role_id', '=', 9)
        .where('module_name', '=', 'Todos')
        .execute();
      expect([refused.response.status, refused.error?.error]).toEqual([403, 'mayNotRepeat']);
      const set = await asManager.POST('/todo/update', { body: { todoId, updatedAt, repeat: 'monthly' } });
      const moved = await asManager.POST('/todo/update', {
        body: { todoId, updatedAt: set.data?.data.updatedAt ?? '', dueDate: '2099-03-15' },
      });
      expect(moved.data?.data.repeat).toBe('monthly');
      expect(await server.db.selectFrom('todos').select(['repeat_from']).execute()).toEqual([
        { repeat_from: '2099-03-15' },
      ]);
      const cleared = await asManager.POST('/todo/update', {
        body: { todoId, updatedAt: moved.data?.data.updatedAt ?? '', repeat: null },
      });
      expect(cleared.data?.data.repeat).toBeNull();
      expect((await finish(todoId)).data?.data.nextDueDate).toBeNull();
    });

    test('knows daily, weekly and monthly only', async () => {
      const { response } = await asManager.POST('/todo/create', {
        body: { title: 'Nie', dueDate: '2099-01-31', repeat: 'yearly' as 'daily' },
      });
      expect(response.status).toBe(422);
    });
  });
});
