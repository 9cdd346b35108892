import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type NewTodo = components['schemas']['NewTodo'];
type Query = components['schemas']['TodoQuery'];

const { admin, manager, superAdmin, management, deactivated, archived, brand } = testUsers;
const COLLEAGUE = 200;

describeOnEachDatabase('to-dos', (database) => {
  let server: TestServer;
  let asManager: ApiClient;
  let asAdmin: ApiClient;
  let today: string;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asManager = await server.as('manager');
    asAdmin = await server.as('admin');
    await server.db
      .insertInto('users')
      .values({
        id: COLLEAGUE,
        email: 'colleague@resonanz.example',
        first_name: 'Emre',
        last_name: 'Aksoy',
        role_id: 9,
        email_verify: true,
        approved: 1,
      })
      .execute();
    today = berlinDayIn(server.clock.now(), 0);
  });
  beforeEach(async () => {
    for (const table of ['todos', 'notifications', 'history'] as const) await server.db.deleteFrom(table).execute();
  });
  afterAll(() => server.stop());

  const shifted = (days: number): string => berlinDayIn(server.clock.now(), days);
  const create = (values: Partial<NewTodo> = {}, client = asManager) =>
    client.POST('/todo/create', { body: { title: 'Vertrag gegenzeichnen', dueDate: today, ...values } });
  const created = async (values: Partial<NewTodo> = {}, client = asManager) => {
    const { data, error } = await create(values, client);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const read = (id: number, client = asManager) => client.GET('/todo/read/{id}', { params: { path: { id } } });
  const listed = async (body: Query = {}, client = asManager) => {
    const { data } = await client.POST('/todo/getList', { body });
    return data?.data.content.map(({ title }) => title) ?? [];
  };
  const dueOn = async (date?: string, client = asManager) => {
    const { data } = await client.GET('/todo/getByDueDate', { params: { query: date === undefined ? {} : { date } } });
    return data?.data.map(({ title }) => title) ?? [];
  };
  const change = (todoId: number, status: 1 | 2 | 3, client = asManager) =>
    client.POST('/todo/changeStatus', { body: { todoId, status } });

  test('a new to-do is the creator’s own and open, with every field of the entity [R-ENT-029] [R-CALL-099] [R-CALL-100]', async () => {
    const todo = await created({ title: '  Briefing  ', description: ' Zwei Motive weniger. ' });
    expect(todo).toMatchObject({
      title: 'Briefing',
      description: 'Zwei Motive weniger.',
      dueDate: today,
      assign: manager.id,
      assignName: 'manager Muster',
      createdBy: manager.id,
      createdByName: 'manager Muster',
      status: 1,
      customerLeadId: null,
    });
    expect((await read(todo.todoId)).data?.data).toEqual(todo);
  });

  test.each([
    ['a title of spaces', { title: '   ' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(201) }, 'title'],
    ['a description that is too long', { description: 'x'.repeat(2001) }, 'description'],
    ['a day that does not exist', { dueDate: '2026-02-31' }, 'dueDate'],
    ['a date-time', { dueDate: '2026-11-30T00:00:00Z' }, 'dueDate'],
    ['nobody', { assign: 4711 }, 'assign'],
    ['a deactivated colleague', { assign: deactivated.id }, 'assign'],
    ['an archived colleague', { assign: archived.id }, 'assign'],
    ['a management, which sees no to-dos', { assign: management.id }, 'assign'],
    ['a brand', { assign: brand.id }, 'assign'],
  ])('%s is rejected at its field', async (_title, values, field) => {
    const { response, error } = await create(values);
    expect([response.status, error?.fieldErrors?.map((each) => each.field)]).toEqual([422, [field]]);
    expect(await listed()).toEqual([]);
  });

  test('a field that nobody may send is rejected: status, creator and lead are the server’s', async () => {
    for (const extra of [{ status: 3 }, { createdBy: admin.id }, { customerLeadId: 1 }]) {
      expect((await create(extra as Partial<NewTodo>)).response.status).toBe(422);
    }
  });

  test('people a to-do can be given to are active and see to-dos', async () => {
    const { data } = await asManager.GET('/todo/getAssignees');
    expect(data?.data.map(({ userId }) => userId).sort((a, b) => a - b)).toEqual([
      superAdmin.id,
      admin.id,
      manager.id,
      COLLEAGUE,
    ]);
  });

  describe('who is notified', () => {
    const bell = async (client: ApiClient) => (await client.GET('/notification/recent')).data?.data.data ?? [];

    test('another user it is given to, live and in the list, with the title as subject', async () => {
      const live = await connectLive(server.url, (await server.logIn('admin')).accessToken);
      const inbox = await live.subscribe(`/topic/agencyNotification/${admin.id}`);
      const todo = await created({ title: 'Angebot <b>prüfen</b>', assign: admin.id });
      const expected = {
        type: 3,
        subject: 'Angebot <b>prüfen</b>',
        message: 'notificationText.agency.3',
        refId: todo.todoId,
        read: false,
      };
      expect(await inbox.next()).toMatchObject({ subEventName: 'add', data: expected });
      await live.close();
      const [row] = await bell(asAdmin);
      expect(row).toMatchObject(expected);
      expect(JSON.parse(row?.notificationText ?? '{}')).toEqual({ user: 'manager Muster' });
    });

    test('nobody of an own to-do, nor of a change that leaves it with the same person', async () => {
      const own = await created();
      await asManager.POST('/todo/update', { body: { todoId: own.todoId, updatedAt: own.updatedAt, title: 'Anders' } });
      expect(await bell(asManager)).toEqual([]);
    });

    test('the user it is given to later', async () => {
      const todo = await created();
      await asManager.POST('/todo/update', {
        body: { todoId: todo.todoId, updatedAt: todo.updatedAt, assign: admin.id },
      });
      expect((await bell(asAdmin)).map(({ refId }) => refId)).toEqual([todo.todoId]);
    });
  });

  describe('who sees what', () => {
    test('a campaign manager own and given ones, an administrator all [R-CALL-106]', async () => {
      await created({ title: 'Eigenes' });
      await created({ title: 'Gegebenes', assign: manager.id }, asAdmin);
      await created({ title: 'Weitergegebenes', assign: admin.id });
      await created({ title: 'Fremdes', assign: COLLEAGUE }, asAdmin);
      expect(await listed({ sortBy: 'title' })).toEqual(['Eigenes', 'Gegebenes', 'Weitergegebenes']);
      expect(await listed({ sortBy: 'title' }, asAdmin)).toEqual([
        'Eigenes',
        'Fremdes',
        'Gegebenes',
        'Weitergegebenes',
      ]);
    });

    test('another one’s to-do is not there, in whatever call', async () => {
      const { todoId, updatedAt } = await created({ assign: COLLEAGUE }, asAdmin);
      const answers = [
        await read(todoId),
        await asManager.GET('/todo/getTodoById/{id}', { params: { path: { id: todoId } } }),
        await asManager.POST('/todo/update', { body: { todoId, updatedAt, title: 'Mein' } }),
        await change(todoId, 3),
        await read(4711),
      ];
      expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404, 404, 404]);
      expect((await read(todoId, asAdmin)).data?.data).toMatchObject({ title: 'Vertrag gegenzeichnen', status: 1 });
      expect(await listed({ search: 'Vertrag' })).toEqual([]);
    });

    test('managements, brands and testers have no to-dos', async () => {
      for (const name of ['management', 'brand', 'tester'] as const) {
        const client = await server.as(name);
        expect((await client.POST('/todo/getList', { body: {} })).response.status).toBe(403);
        expect((await client.GET('/todo/getByDueDate')).response.status).toBe(403);
        expect((await create({}, client)).response.status).toBe(403);
      }
    });
  });

  describe('the day', () => {
    test('what the caller was given for today in Berlin and has not done [R-CALL-103]', async () => {
      const done = await created({ title: 'Erledigt' });
      await change(done.todoId, 3);
      await created({ title: 'Heute' });
      await created({ title: 'Morgen', dueDate: shifted(1) });
      await created({ title: 'Gestern', dueDate: shifted(-1) });
      await created({ title: 'Für die Kollegin', assign: admin.id });
      expect(await dueOn()).toEqual(['Heute']);
      expect(await dueOn(shifted(1))).toEqual(['Morgen']);
      expect(await dueOn(today, asAdmin)).toEqual(['Für die Kollegin']);
      expect(
        (await asManager.GET('/todo/getByDueDate', { params: { query: { date: '2026-02-30' } } })).response.status,
      ).toBe(422);
    });

    test('is Berlin’s: an hour before midnight in UTC it is tomorrow there', async () => {
      const seconds = (Date.parse(`${today}T23:30:00.000Z`) - server.clock.now().getTime()) / 1000;
      await created({ title: 'Morgen früh', dueDate: shifted(1) });
      server.clock.advance({ seconds });
      try {
        const later = await server.as('manager');
        expect(await dueOn(undefined, later)).toEqual(['Morgen früh']);
        expect(await listed({ filters: { due: 'today' } }, later)).toEqual(['Morgen früh']);
      } finally {
        server.clock.advance({ seconds: -seconds });
      }
    });
  });

  test('by due date, what is done comes last in either direction', async () => {
    const done = await created({ title: 'Erledigt', dueDate: shifted(1) });
    await created({ title: 'Später', dueDate: shifted(3) });
    await created({ title: 'Bald', dueDate: shifted(2) });
    await change(done.todoId, 3);
    expect(await listed()).toEqual(['Bald', 'Später', 'Erledigt']);
    expect(await listed({ sortBy: 'dueDate', sort: 'DESC' })).toEqual(['Später', 'Bald', 'Erledigt']);
  });

  test('the list is filtered, searched, sorted and paged', async () => {
    const titles = ['Äpfel zählen', 'Birnen wiegen', 'Zitronen ordnen'];
    for (const [index, title] of titles.entries())
      await created({ title, description: `Kiste ${index}`, dueDate: shifted(1 - index) });
    await created({ title: 'Für Admin', assign: admin.id, dueDate: shifted(-4) });
    const [overdue] = await listed({ filters: { due: 'overdue', whose: 'assignedToMe' } });
    expect(overdue).toBe('Zitronen ordnen');
    expect(await listed({ filters: { due: 'today' } })).toEqual(['Birnen wiegen']);
    expect(await listed({ filters: { whose: 'createdByMe' } })).toHaveLength(4);
    expect(await listed({ search: 'apfel' })).toEqual(['Äpfel zählen']);
    expect(await listed({ search: 'kiste 2' })).toEqual(['Zitronen ordnen']);
    expect(await listed({ search: '%' })).toEqual([]);
    expect(await listed({ sortBy: 'title' })).toEqual([
      'Äpfel zählen',
      'Birnen wiegen',
      'Für Admin',
      'Zitronen ordnen',
    ]);
    expect(await listed()).toEqual(['Für Admin', 'Zitronen ordnen', 'Birnen wiegen', 'Äpfel zählen']);
    const page = await asManager.POST('/todo/getList', { body: { pageNumber: 1, pageSize: 3, sort: 'DESC' } });
    expect(page.data?.data).toMatchObject({
      totalElements: 4,
      totalPages: 2,
      number: 1,
      size: 3,
      content: [{ title: 'Für Admin' }],
    });
    for (const sortBy of ['status', 'assignName', 'createdByName', 'updatedAt'] as const)
      expect(await listed({ sortBy })).toHaveLength(4);
  });

  describe('the status', () => {
    test.each([
      [[2, 3, 1, 3], 200],
      [[2, 1, 2], 200],
      [[1], 409],
      [[3, 2], 409],
      [[2, 2], 409],
    ] as const)('follows the table: %j ends with %i [R-FLOW-016] [R-CALL-104]', async (steps, last) => {
      const { todoId } = await created();
      const statuses: number[] = [];
      for (const status of steps) statuses.push((await change(todoId, status)).response.status);
      expect(statuses).toEqual([...steps.slice(1).map(() => 200), last]);
    });

    test('a rejected change answers with the to-do as it is', async () => {
      const { todoId } = await created();
      await change(todoId, 3);
      const { response, error } = await change(todoId, 2);
      expect([response.status, error?.error, error?.data]).toMatchObject([
        409,
        'transitionNotAllowed',
        { todoId, status: 3 },
      ]);
    });

    test('two tabs that finish it at once finish it once', async () => {
      const { todoId } = await created();
      const answers = await Promise.all([change(todoId, 3), change(todoId, 3)]);
      expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409]);
    });
  });

  describe('a change', () => {
    test('keeps what is not sent, and is in the history [R-CALL-101] [R-CALL-105]', async () => {
      const todo = await created({ description: 'Bleibt' });
      server.clock.advance({ seconds: 1 });
      const { data } = await asManager.POST('/todo/update', {
        body: { todoId: todo.todoId, updatedAt: todo.updatedAt, title: 'Neu', dueDate: shifted(2) },
      });
      expect(data?.data).toMatchObject({
        title: 'Neu',
        dueDate: shifted(2),
        description: 'Bleibt',
        assign: manager.id,
      });
      server.clock.advance({ seconds: 1 });
      await change(todo.todoId, 2);
      const details = await asManager.GET('/todo/getTodoById/{id}', { params: { path: { id: todo.todoId } } });
      expect(details.data?.data.history.map(({ action, fields, userName }) => [action, fields, userName])).toEqual([
        [3, ['status'], 'manager Muster'],
        [2, ['dueDate', 'title'], 'manager Muster'],
        [1, ['assign', 'dueDate', 'title'], 'manager Muster'],
      ]);
    });

    test('of what another user has changed meanwhile is rejected with who it was', async () => {
      const todo = await created({ assign: admin.id });
      server.clock.advance({ seconds: 1 });
      await asAdmin.POST('/todo/update', {
        body: { todoId: todo.todoId, updatedAt: todo.updatedAt, title: 'Von Admin' },
      });
      const { response, error } = await asManager.POST('/todo/update', {
        body: { todoId: todo.todoId, updatedAt: todo.updatedAt, title: 'Von mir' },
      });
      expect([response.status, error?.error, error?.data]).toMatchObject([
        409,
        'changedMeanwhile',
        { name: 'admin Muster' },
      ]);
      expect((await read(todo.todoId)).data?.data.title).toBe('Von Admin');
    });

    test('gives it only to a user who may have it', async () => {
      const todo = await created();
      const { response } = await asManager.POST('/todo/update', {
        body: { todoId: todo.todoId, updatedAt: todo.updatedAt, assign: management.id },
      });
      expect(response.status).toBe(422);
      expect((await read(todo.todoId)).data?.data.assign).toBe(manager.id);
    });
  });

  describe('deleting', () => {
    const remove = (todoId: number, client: ApiClient) => client.POST('/todo/delete', { body: { todoId } });

    test('an administrator deletes, a campaign manager lacks the right [R-CALL-102]', async () => {
      const { todoId } = await created();
      expect((await remove(todoId, asManager)).response.status).toBe(403);
      expect((await remove(todoId, asAdmin)).response.status).toBe(200);
      expect((await read(todoId)).response.status).toBe(404);
    });

    test('with the right a campaign manager deletes what she created, not what she was given', async () => {
      const rights = (list: string[]) =>
        server.db
          .updateTable('role_permissions')
          .set({ rights: list })
          .where('role_id', '=', 9)
          .where('module_name', '=', 'Todos')
          .execute();
      const { rights: before } = await server.db
        .selectFrom('role_permissions')
        .select('rights')
        .where('role_id', '=', 9)
        .where('module_name', '=', 'Todos')
        .executeTakeFirstOrThrow();
      await rights([...before, 'delete']);
      try {
        const own = await created({ assign: admin.id });
        const given = await created({ assign: manager.id }, asAdmin);
        const foreign = await created({ assign: COLLEAGUE }, asAdmin);
        expect((await remove(own.todoId, asManager)).response.status).toBe(200);
        expect((await remove(given.todoId, asManager)).response.status).toBe(403);
        expect((await remove(foreign.todoId, asManager)).response.status).toBe(404);
        expect(await listed({}, asAdmin)).toHaveLength(2);
      } finally {
        await rights(before);
      }
    });
  });

  test('every change is in the audit log with its to-do', async () => {
    const { todoId } = await created();
    await change(todoId, 2);
    const rows = await server.db
      .selectFrom('audit_log')
      .select(['operation', 'action', 'entity_id', 'user_id'])
      .where('entity', '=', 'todo')
      .where('entity_id', '=', todoId)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { operation: 'createTodo', action: 1, entity_id: todoId, user_id: manager.id },
      { operation: 'changeTodoStatus', action: 3, entity_id: todoId, user_id: manager.id },
    ]);
  });

  test('when an account is deleted its to-dos stay, given to nobody', async () => {
    const { todoId } = await created({ assign: COLLEAGUE }, asAdmin);
    await server.db.deleteFrom('users').where('id', '=', COLLEAGUE).execute();
    expect((await read(todoId, asAdmin)).data?.data).toMatchObject({ assign: null, assignName: null });
  });
});
