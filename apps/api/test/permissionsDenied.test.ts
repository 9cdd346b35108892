import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MODULES, type ModuleName, type Right } from '@resonanz/domain/permissions';
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
import type { TestUserName } from './kit/testUsers.ts';

describeOnOneDatabase('rights that roles cannot have', (database) => {
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

  test.each<{
    title: string;
    roleId: number;
    as: 'superAdmin' | 'admin';
    rights: Partial<Record<ModuleName, Right[]>>;
    status: number;
    error: string;
  }>([
    {
      title: 'an admin leaves the super admin alone',
      roleId: 6,
      as: 'admin',
      rights: { Report: [] },
      status: 403,
      error: 'forbidden',
    },
    {
      title: 'an admin leaves the super admin alone even without a change',
      roleId: 6,
      as: 'admin',
      rights: {},
      status: 403,
      error: 'forbidden',
    },
    {
      title: 'the super admin cannot be reduced',
      roleId: 6,
      as: 'superAdmin',
      rights: { Report: ['view'] },
      status: 409,
      error: 'superAdminKeepsRights',
    },
    {
      title: 'an admin gives his own role nothing it lacks',
      roleId: 1,
      as: 'admin',
      rights: { Feedback: ['view', 'delete'] },
      status: 403,
      error: 'rightsBeyondOwn',
    },
    {
      title: 'an admin gives no other role what he lacks',
      roleId: 9,
      as: 'admin',
      rights: { Feedback: ['view', 'delete'] },
      status: 403,
      error: 'rightsBeyondOwn',
    },
    {
      title: 'a right needs the view',
      roleId: 9,
      as: 'admin',
      rights: { Report: ['edit'] },
      status: 422,
      error: 'validationFailed',
    },
    {
      title: 'brands get no module of the agency',
      roleId: 3,
      as: 'superAdmin',
      rights: { 'Influencer Management': ['view'] },
      status: 422,
      error: 'validationFailed',
    },
    {
      title: 'brands decide on no request',
      roleId: 3,
      as: 'superAdmin',
      rights: { 'Campaign Request': ['view', 'approve'] },
      status: 422,
      error: 'validationFailed',
    },
    {
      title: 'testers get no module at all',
      roleId: 8,
      as: 'superAdmin',
      rights: { Project: ['view'] },
      status: 422,
      error: 'validationFailed',
    },
    {
      title: 'managements see no campaigns',
      roleId: 7,
      as: 'superAdmin',
      rights: { 'Campaign Management': ['view'] },
      status: 422,
      error: 'validationFailed',
    },
  ])('$title', async ({ roleId, as, rights, status, error }) => {
    const before = await read(roleId);
    const answer = await save(changed(before, rights), as === 'admin' ? admin : superAdmin);
    expect([answer.response.status, answer.error?.error]).toEqual([status, error]);
    expect((await read(roleId)).modules.map(({ rights: each }) => each)).toEqual(
      before.modules.map(({ rights: each }) => each),
    );
  });

  const whole = (role: Role) => changed(role, {});
  test.each<[string, (role: Role) => unknown, number]>([
    ['a reserved role', (role) => ({ ...whole(role), roleId: 4 }), 404],
    ['a role that is none', (role) => ({ ...whole(role), roleId: 99 }), 404],
    ['a role as text', (role) => ({ ...whole(role), roleId: '9' }), 422],
    ['a module that is missing', (role) => ({ ...whole(role), modules: whole(role).modules.slice(1) }), 422],
    [
      'a module twice',
      (role) => ({ ...whole(role), modules: whole(role).modules.map((each, at, all) => (at === 0 ? all[1] : each)) }),
      422,
    ],
    [
      'an unknown module',
      (role) => ({
        ...whole(role),
        modules: whole(role).modules.map((each, at) => (at === 0 ? { ...each, moduleName: 'Everything' } : each)),
      }),
      422,
    ],
    [
      'an unknown right',
      (role) => ({
        ...whole(role),
        modules: whole(role).modules.map((each, at) => (at === 0 ? { ...each, rights: ['view', 'root'] } : each)),
      }),
      422,
    ],
    [
      'a right twice',
      (role) => ({
        ...whole(role),
        modules: whole(role).modules.map((each, at) => (at === 0 ? { ...each, rights: ['view', 'view'] } : each)),
      }),
      422,
    ],
    ['a field nobody knows', (role) => ({ ...whole(role), updatedBy: 1 }), 422],
    [
      'no version',
      ({ roleId, modules }) => ({ roleId, modules: modules.map(({ moduleName, rights }) => ({ moduleName, rights })) }),
      422,
    ],
    ['a version that is no time', (role) => ({ ...whole(role), updatedAt: 'gestern' }), 422],
  ])('%s is rejected', async (_title, bodyOf, status) => {
    expect((await save(bodyOf(await read(9)) as Save)).response.status).toBe(status);
  });

  test.each([4, 5, 0, 99, -1])('role %i has no rights to read', async (roleId) => {
    const { response } = await superAdmin.GET('/roleModulePermission/getModuleRolePermission/{roleId}', {
      params: { path: { roleId } },
    });
    expect([404, 422]).toContain(response.status);
  });

  test.each([
    'manager',
    'management',
    'brand',
    'brandManager',
    'brandInvited',
    'tester',
  ] as const satisfies readonly TestUserName[])('%s neither reads nor writes rights', async (name) => {
    const client = await server.as(name);
    const role = await read(9);
    expect(
      (await client.GET('/roleModulePermission/getModuleRolePermission/{roleId}', { params: { path: { roleId: 9 } } }))
        .response.status,
    ).toBe(403);
    expect(
      (await client.GET('/roleModulePermission/getRoleByType/{type}', { params: { path: { type: 'internal' } } }))
        .response.status,
    ).toBe(403);
    expect((await save(whole(role), client)).response.status).toBe(403);
  });

  test('rights to look without rights to edit are not enough to save', async () => {
    await save(changed(await read(9), { 'Role & Rights': ['view'] }));
    const manager = await server.as('manager');
    expect(await read(9, manager)).toMatchObject({ editable: false });
    expect((await save(whole(await read(9)), manager)).response.status).toBe(403);
  });

  test('a role that may edit rights cannot raise itself', async () => {
    await save(changed(await read(9), { 'Role & Rights': ['view', 'edit'] }));
    const manager = await server.as('manager');
    const role = await read(9, manager);
    expect(role.modules.find(({ moduleName }) => moduleName === 'User Management')?.grantableRights).toEqual([]);
    const answer = await save(changed(role, { 'User Management': ['view'], Report: ['view'] }), manager);
    expect(answer.response.status).toBe(403);
    expect(answer.error?.fieldErrors).toEqual([
      { field: `modules.${MODULES.indexOf('User Management')}.rights`, key: 'rightsBeyondOwn' },
    ]);
  });
});
