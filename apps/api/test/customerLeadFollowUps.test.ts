import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { SALES_STATUS } from '@resonanz/domain/sales';
import { mailDueFollowUps } from '../src/areas/customer-leads/follow-ups/due.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { errorsOf, leadCaller, nordlicht } from './kit/leadFixture.ts';
import { startSmtpServer, type TestSmtpServer } from './kit/startSmtpServer.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

const { admin, manager } = testUsers;

describeOnEachDatabase('follow-ups and owners of customer leads', (database) => {
  let server: TestServer;
  let asManager: ReturnType<typeof leadCaller>;
  let asAdmin: ReturnType<typeof leadCaller>;
  beforeAll(async () => {
    server = await startTestServer({ database });
    await logIn();
  });
  beforeEach(async () => {
    for (const table of ['customer_leads', 'todos', 'notifications', 'history', 'mail_opt_outs'] as const)
      await server.db.deleteFrom(table).execute();
    await server.db
      .updateTable('users')
      .set({ default_language: 'DE', is_active: true })
      .where('id', 'in', [admin.id, manager.id])
      .execute();
  });
  afterAll(() => server.stop());

  const dayIn = (days: number): string => berlinDayIn(server.clock.now(), days);
  const todos = () =>
    server.db
      .selectFrom('todos')
      .select(['id', 'title', 'due_date', 'assign_user_id', 'created_by', 'status', 'customer_lead_id'])
      .orderBy('id')
      .execute();
  const notifications = async () =>
    (
      await server.db
        .selectFrom('notifications')
        .select(['user_id', 'type', 'subject', 'message', 'ref_id'])
        .orderBy('id')
        .execute()
    ).map((row) => Object.values(row));
  /** Mails of a template about one of these leads. */
  const mailsAbout = async (template: string, ...leads: readonly { customerLeadId: number }[]) => {
    const links = leads.map(({ customerLeadId }) => `/customer-lead/${customerLeadId}/view`);
    return (await server.mails()).filter(
      (mail) => mail.template === template && links.some((link) => mail.link?.endsWith(link)),
    );
  };
  const logIn = async () => {
    asManager = leadCaller(await server.as('manager'));
    asAdmin = leadCaller(await server.as('admin'));
  };

  test('a planned follow-up is a to-do of the owner, who is notified of it', async () => {
    const { customerLeadId } = await asAdmin.saved({ ownerUserId: manager.id });
    await server.db.deleteFrom('notifications').execute();
    await server.db.updateTable('users').set({ default_language: 'EN' }).where('id', '=', manager.id).execute();
    const { data } = await asAdmin.plan(customerLeadId, dayIn(3));
    const [todo, ...others] = await todos();
    expect(others).toEqual([]);
    expect(data?.data).toMatchObject({
      status: 1,
      followUpDate: dayIn(3),
      followUpTodoId: todo?.id,
      isFollowUpDue: false,
    });
    expect(todo).toMatchObject({
      title: `Follow-up: ${nordlicht.company}`,
      due_date: dayIn(3),
      assign_user_id: manager.id,
      created_by: admin.id,
      status: 1,
      customer_lead_id: customerLeadId,
    });
    expect(await notifications()).toEqual([
      [manager.id, 3, `Follow-up: ${nordlicht.company}`, 'notificationText.agency.3', todo?.id],
    ]);
    expect((await asManager.history(customerLeadId))[0]).toMatchObject({
      action: 2,
      changes: [{ field: 'followUpDate', before: null, after: dayIn(3) }],
    });
  });

  test('a lead without an owner is followed up by who plans it', async () => {
    const { customerLeadId } = await asManager.saved({ company: `${'Gesellschaft '.repeat(15)}mbH` });
    await asManager.plan(customerLeadId, dayIn(0));
    const [todo] = await todos();
    expect(todo).toMatchObject({ assign_user_id: manager.id });
    expect(todo?.title).toMatch(/^Wiedervorlage: Gesellschaft .*…$/);
    expect(todo?.title).toHaveLength(200);
    expect(await notifications()).toEqual([]);
  });

  test('while its to-do is not done it is moved, then a new one is written', async () => {
    const { customerLeadId } = await asAdmin.saved();
    await asAdmin.plan(customerLeadId, dayIn(1));
    expect(await todos()).toMatchObject([{ due_date: dayIn(1), assign_user_id: admin.id }]);
    await server.db
      .updateTable('customer_leads')
      .set({ owner_user_id: manager.id })
      .where('id', '=', customerLeadId)
      .execute();
    await asAdmin.plan(customerLeadId, dayIn(4));
    expect(await todos()).toMatchObject([{ due_date: dayIn(4), assign_user_id: manager.id, status: 1 }]);
    await server.db.updateTable('todos').set({ status: 3 }).execute();
    const { data } = await asAdmin.plan(customerLeadId, dayIn(8));
    const rows = await todos();
    expect(rows.map(({ due_date, status }) => [due_date, status])).toEqual([
      [dayIn(4), 3],
      [dayIn(8), 1],
    ]);
    expect(data?.data.followUpTodoId).toBe(rows[1]?.id);
    await server.db.deleteFrom('todos').execute();
    expect((await asAdmin.plan(customerLeadId, dayIn(9))).data?.data.followUpTodoId).toBe((await todos())[0]?.id);
  });

  test('a new owner gets the open to-do of the follow-up', async () => {
    const { customerLeadId } = await asManager.saved({ ownerUserId: manager.id });
    await asManager.plan(customerLeadId, dayIn(2));
    const { updatedAt } = await asManager.read(customerLeadId);
    await asManager.save({ ...nordlicht, customerLeadId, updatedAt, ownerUserId: admin.id });
    expect(await todos()).toMatchObject([{ due_date: dayIn(2), assign_user_id: admin.id }]);
  });

  test('nothing is planned for the past, nor for a lead that is closed', async () => {
    const { customerLeadId } = await asManager.saved({ ownerUserId: manager.id });
    expect(errorsOf(await asManager.plan(customerLeadId, dayIn(-1)))).toEqual(['followUpDate: pastDate']);
    for (const status of [SALES_STATUS.unqualified, SALES_STATUS.won, SALES_STATUS.lost]) {
      await server.db.updateTable('customer_leads').set({ status }).where('id', '=', customerLeadId).execute();
      expect((await asManager.plan(customerLeadId, dayIn(1))).error).toMatchObject({ error: 'leadClosed' });
    }
    expect(await todos()).toEqual([]);
  });

  test('another user who becomes the owner is notified, and by mail', async () => {
    const { customerLeadId, updatedAt } = await asManager.saved({ ownerUserId: admin.id });
    expect(await notifications()).toEqual([
      [admin.id, 3, nordlicht.company, 'notificationText.leadAssigned', customerLeadId],
    ]);
    const { data } = await asManager.save({
      ...nordlicht,
      customerLeadId,
      updatedAt,
      ownerUserId: admin.id,
      probability: 5,
    });
    await asManager.save({
      ...nordlicht,
      customerLeadId,
      updatedAt: data?.data.updatedAt ?? '',
      ownerUserId: manager.id,
    });
    expect(await notifications()).toHaveLength(1);
    const [mail, ...others] = await mailsAbout('leadAssigned', { customerLeadId });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: admin.email, subject: `Neuer Lead: ${nordlicht.company}` });
    expect(mail?.text).toContain('manager Muster hat Ihnen den Lead „Nordlicht Outdoor GmbH“ zugewiesen.');
  });

  test('who switched the mail off is notified in the application alone', async () => {
    await server.db.insertInto('mail_opt_outs').values({ user_id: admin.id, template: 'leadAssigned' }).execute();
    const lead = await asManager.saved({ ownerUserId: admin.id });
    expect(await notifications()).toHaveLength(1);
    expect(await mailsAbout('leadAssigned', lead)).toEqual([]);
  });

  test('owners are mailed once that a follow-up is due, in their language; the to-do notifies by itself', async () => {
    const due = await asAdmin.saved({ ownerUserId: manager.id });
    const later = await asManager.saved({ company: 'Später GmbH', ownerUserId: manager.id });
    const closed = await asManager.saved({ company: 'Verloren GmbH', ownerUserId: manager.id });
    const english = await asManager.saved({ company: 'Englisch GmbH', ownerUserId: admin.id, nextStep: '' });
    const unassigned = await asManager.saved({ company: 'Niemandes GmbH' });
    const ownToday = await asManager.saved({ company: 'Gleich GmbH', ownerUserId: manager.id });
    for (const { customerLeadId } of [due, closed, english, unassigned]) await asAdmin.plan(customerLeadId, dayIn(1));
    await asManager.plan(later.customerLeadId, dayIn(2));
    await asManager.plan(ownToday.customerLeadId, dayIn(0));
    await asManager.move(closed.customerLeadId, 6, { reason: 'Kein Budget' });
    await server.db.updateTable('users').set({ default_language: 'EN' }).where('id', '=', admin.id).execute();
    await server.db.deleteFrom('notifications').execute();
    expect(await mailDueFollowUps(server.server.services)).toBe(0);
    server.clock.advance({ days: 1 });
    const runs = await Promise.all([
      mailDueFollowUps(server.server.services),
      mailDueFollowUps(server.server.services),
    ]);
    expect(runs.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect(await mailDueFollowUps(server.server.services)).toBe(0);
    const sent = await mailsAbout('leadFollowUp', due, later, closed, english, unassigned, ownToday);
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [admin.email, 'Follow-up Englisch GmbH'],
      [manager.email, `Wiedervorlage ${nordlicht.company}`],
    ]);
    const german = sent.find(({ to }) => to === manager.email);
    expect(german?.text).toMatch(/Nächster Schritt:[^]*Vorschlag mit drei Formaten schicken/);
    expect(await mailsAbout('leadFollowUp', due)).toEqual([german]);
    expect(await notifications()).toEqual([]);
    // Planned again it is mailed again, once the day has come.
    await logIn();
    await asAdmin.plan(due.customerLeadId, dayIn(1));
    server.clock.advance({ days: 1 });
    expect(await mailDueFollowUps(server.server.services)).toBe(2);
    expect(await mailsAbout('leadFollowUp', later)).toHaveLength(1);
    expect(await mailsAbout('leadFollowUp', due)).toHaveLength(2);
  });

  test('nobody who has left or switched the mail off is reminded', async () => {
    await logIn();
    const { customerLeadId } = await asManager.saved({ ownerUserId: manager.id });
    await asAdmin.plan(customerLeadId, dayIn(1));
    server.clock.advance({ days: 1 });
    await server.db.updateTable('users').set({ is_active: false }).where('id', '=', manager.id).execute();
    expect(await mailDueFollowUps(server.server.services)).toBe(0);
    await server.db.updateTable('users').set({ is_active: true }).where('id', '=', manager.id).execute();
    await server.db.insertInto('mail_opt_outs').values({ user_id: manager.id, template: 'leadFollowUp' }).execute();
    expect(await mailDueFollowUps(server.server.services)).toBe(0);
    await server.db.deleteFrom('mail_opt_outs').execute();
    expect(await mailDueFollowUps(server.server.services)).toBe(1);
  });
});

describeOnEachDatabase('mails about customer leads', (database) => {
  let server: TestServer;
  let smtp: TestSmtpServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    server = await startTestServer({ database, smtpUrl: smtp.url });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  test('leave by a real mail server', async () => {
    const caller = leadCaller(await server.as('admin'));
    const { customerLeadId } = await caller.saved({ ownerUserId: manager.id });
    await caller.plan(customerLeadId, berlinDayIn(server.clock.now(), 1));
    server.clock.advance({ days: 1 });
    expect(await mailDueFollowUps(server.server.services)).toBe(1);
    await expect.poll(() => smtp.receivers).toEqual([[manager.email], [manager.email]]);
    expect(smtp.received.join('\n')).toMatch(/Subject: Neuer Lead: Nordlicht Outdoor GmbH/);
    expect(smtp.received.join('\n')).toMatch(/Subject: Wiedervorlage Nordlicht Outdoor GmbH/);
  });
});
