import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MAIL_TOPIC, notificationTopic } from '@resonanz/domain/liveTopics';
import { MODULES, type ModuleName, type Right } from '@resonanz/domain/permissions';
import { connectLive } from './kit/connectLive.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import {
  changedRole as changed,
  type RolePermissions as Role,
  type RolePermissionsSave as Save,
  readRole,
  restoreRoles,
  saveRole,
} from './kit/rolePermissions.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnOneDatabase('rights of the roles', (database) => {
  let server: TestServer;
  let superAdmin: ApiClient;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [superAdmin, admin] = await Promise.all([server.as('superAdmin'), server.as('admin')]);
  });
  afterEach(async () => {
    await restoreRoles(superAdmin);
    await server.db.deleteFrom('notifications').execute();
  });
  afterAll(() => server.stop());

  const read = (roleId: number, client = superAdmin) => readRole(client, roleId);
  const save = (body: Save, client = superAdmin) => saveRole(client, body);
  const rightsOf = (role: Role, module: ModuleName): Right[] =>
    role.modules.find(({ moduleName }) => moduleName === module)?.rights ?? [];

  test('every module of a role comes with its rights, those at the start and those that can be given [R-CALL-108]', async () => {
    const role = await read(9);
    expect(role).toMatchObject({
      roleId: 9,
      roleName: 'campaign manager',
      type: 'internal',
      editable: true,
      userCount: 1,
    });
    expect(role.modules.map(({ moduleName }) => moduleName)).toEqual(MODULES);
    expect(role.modules.find(({ moduleName }) => moduleName === 'Campaign Request')).toEqual({
      moduleName: 'Campaign Request',
      rights: ['view', 'add', 'edit', 'export', 'approve'],
      startRights: ['view', 'add', 'edit', 'export', 'approve'],
      grantableRights: ['view', 'add', 'edit', 'delete', 'export', 'approve'],
    });
    // Neither the deactivated nor the archived campaign manager of the kit loses anything.
    expect(role.users).toEqual([{ userId: testUsers.manager.id, fullName: 'manager Muster' }]);
  });

  test('roles are listed by type with their users and their last change [R-CALL-109] [R-ROLE-008]', async () => {
    const list = async (type: 'internal' | 'external') => {
      const { data } = await admin.GET('/roleModulePermission/getRoleByType/{type}', { params: { path: { type } } });
      return data?.data ?? [];
    };
    expect((await list('internal')).map(({ roleId, users }) => [roleId, users])).toEqual([
      [1, 1],
      [6, 1],
      [7, 1],
      [9, 1],
    ]);
    expect((await list('external')).map(({ roleId, type }) => [roleId, type])).toEqual([
      [2, 'external'],
      [3, 'external'],
      [8, 'external'],
    ]);
    await save(changed(await read(9), { Report: [] }));
    const row = (await list('internal')).find(({ roleId }) => roleId === 9);
    expect(row).toMatchObject({
      differsFromStart: true,
      updatedBy: 'superAdmin Muster',
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(row?.viewableModules).toContain('Email');
    expect(row?.viewableModules).not.toContain('Report');
    const unknown = await admin.GET('/roleModulePermission/getRoleByType/{type}', {
      params: { path: { type: 'all' as 'internal' } },
    });
    expect(unknown.response.status).toBe(422);
  });

  test('saving answers the difference and writes it to the audit log [R-CALL-110] [R-ROLE-009]', async () => {
    const before = await read(9);
    const { data } = await save(changed(before, { Report: ['view'], Email: ['view', 'delete'] }), admin);
    expect(data?.data).toEqual({
      roleId: 9,
      updatedAt: expect.stringMatching(/Z$/),
      updatedBy: 'admin Muster',
      changes: [
        { moduleName: 'Email', before: ['view', 'add', 'edit', 'export'], after: ['view', 'delete'] },
        { moduleName: 'Report', before: ['view', 'add', 'edit', 'export'], after: ['view'] },
      ],
    });
    const after = await read(9);
    expect(after.updatedAt).toBe(data?.data.updatedAt);
    expect([rightsOf(after, 'Email'), rightsOf(after, 'Report')]).toEqual([['view', 'delete'], ['view']]);
    const [entry] = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('operation', '=', 'saveRolePermissions')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(entry).toMatchObject({
      user_id: testUsers.admin.id,
      role_id: 1,
      action: 2,
      entity: 'role',
      entity_id: 9,
      outcome: 200,
      changes: {
        Email: [
          ['view', 'add', 'edit', 'export'],
          ['view', 'delete'],
        ],
        Report: [['view', 'add', 'edit', 'export'], ['view']],
      },
    });
  });

  test('the other super admins are notified, in a notification of type 16', async () => {
    const inbox = async () => (await superAdmin.GET('/notification/recent')).data?.data.data ?? [];
    await save(changed(await read(9), { Report: ['view'] }));
    expect(await inbox()).toEqual([]);
    await save(changed(await read(9), { Report: [] }), admin);
    expect(await inbox()).toEqual([
      expect.objectContaining({
        type: 16,
        message: 'notificationText.roleRights',
        notificationText: '{"role":"9","user":"admin Muster"}',
        refId: 9,
      }),
    ]);
  });

  test('what nobody changed gets no new version', async () => {
    const before = await read(9);
    const { data } = await save(changed(before, {}));
    expect(data?.data).toMatchObject({ updatedAt: before.updatedAt, changes: [] });
  });

  test('the rights hold from the next call of everyone who has the role', async () => {
    const manager = await server.as('manager');
    const status = async () => (await manager.GET('/findAllInfluencers')).response.status;
    expect(await status()).toBe(200);
    await save(changed(await read(9), { 'Influencer Management': [] }));
    expect(await status()).toBe(403);
  });

  test('a lost right ends what is heard live at once, and nothing else', async () => {
    const live = await connectLive(server.url, (await server.logIn('manager')).accessToken);
    const [mail, bell] = [
      await live.subscribe(MAIL_TOPIC),
      await live.subscribe(notificationTopic('agency', testUsers.manager.id)),
    ];
    await save(changed(await read(9), { Email: [] }));
    server.server.services.live.publish(MAIL_TOPIC, { subject: 'Geheim', threadId: 1, unreadCount: 1 });
    server.server.services.live.publish(notificationTopic('agency', testUsers.manager.id), {
      subEventName: 'delete',
      data: { notificationIds: [1] },
    });
    expect(await bell.next()).toMatchObject({ subEventName: 'delete' });
    expect(mail.events).toEqual([]);
    await live.close();
  });

  test('a user who read an older version is rejected with who was faster', async () => {
    const [mine, theirs] = [await read(9), await read(9, admin)];
    expect((await save(changed(theirs, { Report: ['view'] }), admin)).response.status).toBe(200);
    const late = await save(changed(mine, { Email: [] }));
    expect(late.response.status).toBe(409);
    expect(late.error).toMatchObject({
      error: 'changedMeanwhile',
      data: { name: 'admin Muster', at: expect.stringMatching(/Z$/) },
    });
    expect(rightsOf(await read(9), 'Email')).not.toEqual([]);
  });

  test('of saves at the same moment one wins', async () => {
    const role = await read(9);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        save(changed(role, { Report: at % 2 === 0 ? ['view'] : [] }), at < 3 ? superAdmin : admin),
      ),
    );
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('the super admin may give an admin more, the admin may take from itself and cannot take it back', async () => {
    await save(changed(await read(1), { Feedback: ['view', 'delete'] }));
    expect((await save(changed(await read(1), { Feedback: [] }), admin)).response.status).toBe(200);
    expect((await read(1, admin)).modules.find(({ moduleName }) => moduleName === 'Feedback')?.grantableRights).toEqual(
      [],
    );
    expect((await save(changed(await read(1), { Feedback: ['view'] }), admin)).response.status).toBe(403);
  });
});
