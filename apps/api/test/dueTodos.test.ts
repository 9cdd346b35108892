import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { TODO_STATUS, type TodoStatus } from '@resonanz/domain/workStates';
import { mailOverdueTodos, notifyDueTodos, workOnDueTodos } from '../src/areas/todos/dueTodos.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

const { manager, admin } = testUsers;

describeOnEachDatabase('to-dos that are due', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  beforeEach(async () => {
    await server.db.deleteFrom('todos').execute();
    await server.db.deleteFrom('notifications').execute();
    await server.db.deleteFrom('todo_digests').execute();
    await server.db.deleteFrom('mail_opt_outs').execute();
  });
  afterAll(() => server.stop());

  const dayIn = (days: number) => berlinDayIn(server.clock.now(), days);
  const insert = (values: { title: string; dueIn: number; assign?: number; status?: TodoStatus }) =>
    server.db
      .insertInto('todos')
      .values({
        title: values.title,
        due_date: dayIn(values.dueIn),
        assign_user_id: values.assign ?? manager.id,
        status: values.status ?? TODO_STATUS.open,
      })
      .execute();
  const notifications = async () =>
    (
      await server.db
        .selectFrom('notifications')
        .select(['user_id', 'type', 'subject', 'message'])
        .orderBy('id')
        .execute()
    ).map((row) => [row.user_id, row.type, row.subject, row.message]);
  const mails = async () => (await server.mails()).filter(({ template }) => template === 'overdueTodos');

  test('their people are notified once on the day, not of what is done, and again when they were postponed', async () => {
    await insert({ title: 'Heute', dueIn: 0 });
    await insert({ title: 'Morgen', dueIn: 1, assign: admin.id });
    await insert({ title: 'Erledigt', dueIn: 0, status: 3 });
    const runs = await Promise.all([notifyDueTodos(server.server.services), notifyDueTodos(server.server.services)]);
    expect(runs.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await notifications()).toEqual([[manager.id, 3, 'Heute', 'notificationText.todoDue']]);
    await server.db
      .updateTable('todos')
      .set({ due_date: dayIn(1) })
      .where('title', '=', 'Heute')
      .execute();
    server.clock.advance({ days: 1 });
    expect(await notifyDueTodos(server.server.services)).toBe(2);
    expect((await notifications()).map(([user, , title]) => `${user} ${title}`).sort()).toEqual(
      [`${manager.id} Heute`, `${manager.id} Heute`, `${admin.id} Morgen`].sort(),
    );
  });

  test('who makes one for today is not notified of it later, and who may not see to-dos never', async () => {
    const client = await server.as('manager');
    await client.POST('/todo/create', { body: { title: 'Gleich', dueDate: dayIn(0) } });
    await insert({ title: 'Für eine Brand', dueIn: 0, assign: testUsers.brand.id });
    expect(await notifyDueTodos(server.server.services)).toBe(0);
  });

  test('overdue ones come by mail once a day, the oldest first, in the language of the receiver', async () => {
    await insert({ title: 'Seit gestern', dueIn: -1 });
    await insert({ title: 'Seit langem', dueIn: -9 });
    await insert({ title: 'Erledigt', dueIn: -3, status: 3 });
    await insert({ title: 'Late', dueIn: -1, assign: admin.id });
    await server.db.updateTable('users').set({ default_language: 'EN' }).where('id', '=', admin.id).execute();
    const runs = await Promise.all([
      mailOverdueTodos(server.server.services),
      mailOverdueTodos(server.server.services),
    ]);
    expect(runs.reduce((sum, each) => sum + each, 0)).toBe(2);
    const sent = await mails();
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [admin.email, 'Overdue to-dos'],
        [manager.email, 'Überfällige Aufgaben'],
      ].sort(),
    );
    const german = sent.find(({ to }) => to === manager.email);
    expect(german?.link).toContain('/todo?overdue=1&whose=assigned');
    expect(german?.text).toContain('2 To-dos, die Ihnen zugewiesen sind, sind überfällig.');
    expect(german?.text).toMatch(/Seit langem[^]*Seit gestern/);
    expect(german?.text).not.toContain('Erledigt');
    expect(await workOnDueTodos(server.server.services)).toEqual({ notified: 0, mailed: 0 });
    server.clock.advance({ days: 1 });
    expect(await mailOverdueTodos(server.server.services)).toBe(2);
    await server.db.updateTable('users').set({ default_language: 'DE' }).where('id', '=', admin.id).execute();
  });

  test('the mail can be switched off and on by its receiver', async () => {
    await insert({ title: 'Seit gestern', dueIn: -1 });
    const client = await server.as('manager');
    const setting = async () => (await client.GET('/todo/overdueMail')).data?.data;
    expect(await setting()).toEqual({ isOn: true });
    for (const _ of [1, 2]) await client.POST('/todo/overdueMail/change', { body: { isOn: false } });
    expect(await setting()).toEqual({ isOn: false });
    expect((await (await server.as('admin')).GET('/todo/overdueMail')).data?.data).toEqual({ isOn: true });
    expect(await mailOverdueTodos(server.server.services)).toBe(0);
    await client.POST('/todo/overdueMail/change', { body: { isOn: true } });
    expect(await mailOverdueTodos(server.server.services)).toBe(1);
  });

  test('nobody who has left or may not see to-dos is mailed', async () => {
    await insert({ title: 'Brand', dueIn: -1, assign: testUsers.brand.id });
    await insert({ title: 'Weg', dueIn: -1 });
    await server.db.updateTable('users').set({ is_active: false }).where('id', '=', manager.id).execute();
    expect(await mailOverdueTodos(server.server.services)).toBe(0);
    await server.db.updateTable('users').set({ is_active: true }).where('id', '=', manager.id).execute();
  });
});
