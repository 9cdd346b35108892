import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, startEnvelopeServer, success, type EnvelopeServer } from '@resonanz/testing/envelopeServer';
import { brandUserMutations, brandUserQueries } from './brandUsers.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { logMutations, logQueries } from './logs.ts';
import { managementUserMutations } from './managementUsers.ts';
import { permissionMutations, permissionQueries } from './permissions.ts';
import { runMutation } from './runMutation.ts';
import { sessionMutations, sessionQueries } from './sessions.ts';
import { testerMutations, testerQueries } from './testers.ts';
import { userMutations, userQueries } from './users.ts';

const user = (id: number) => ({ id, username: `u${id}@resonanz.example`, fullName: `U ${id}`, isActive: true });
const emptyPage = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 10 };

let server: EnvelopeServer;
let client: ApiClient;
let queryClient: QueryClient;

const bodyOf = (call: string): unknown => JSON.parse(server.received(call).at(-1)?.body ?? 'null');
const isStale = (key: QueryKey) => queryClient.getQueryState(key)?.isInvalidated;

/** The keys of everything an administrator has on screen. */
const screens = () => ({
  me: userQueries(client).me().queryKey,
  users: userQueries(client).page({}).queryKey,
  active: userQueries(client).active().queryKey,
  brandUsers: brandUserQueries(client).page({}).queryKey,
  names: brandUserQueries(client).companyNameChanges({}).queryKey,
  testers: testerQueries(client).page({}).queryKey,
  roles: permissionQueries(client).roles('internal').queryKey,
  role: permissionQueries(client).role(9).queryKey,
  tree: permissionQueries(client).tree().queryKey,
  five: userQueries(client).detail(5).queryKey,
  six: userQueries(client).detail(6).queryKey,
  regions: userQueries(client).regions().queryKey,
  sessions: sessionQueries(client).list().queryKey,
  log: logQueries(client).page({}).queryKey,
});
const stale = () =>
  Object.entries(screens())
    .filter(([, key]) => isStale(key))
    .map(([name]) => name)
    .toSorted();

const USER_SCREENS = ['active', 'brandUsers', 'role', 'roles', 'testers', 'users'];

beforeEach(async () => {
  server = await startEnvelopeServer();
  client = createApiClient({ baseUrl: server.baseUrl });
  queryClient = new QueryClient();
  for (const key of Object.values(screens())) queryClient.setQueryData(key as QueryKey, emptyPage);
  queryClient.setQueryData(screens().me as QueryKey, user(1));
});

afterEach(async () => {
  queryClient.clear();
  await server.close();
});

describe('a changed user is refetched exactly where users are shown', () => {
  const calls = () => userMutations(client, queryClient);

  test.each<[call: string, change: () => Promise<unknown>, body: unknown]>([
    [
      'POST /addUser',
      () => runMutation(queryClient, calls().add(), { username: 'a@b.de', firstName: 'A', lastName: 'B', roleId: 3 }),
      { username: 'a@b.de', firstName: 'A', lastName: 'B', roleId: 3 },
    ],
    [
      'POST /addInternalUser',
      () =>
        runMutation(queryClient, calls().addInternal(), {
          username: 'a@b.de',
          firstName: 'A',
          lastName: 'B',
          roleId: 9,
        }),
      { username: 'a@b.de', firstName: 'A', lastName: 'B', roleId: 9 },
    ],
    [
      'POST /updateUser',
      () => runMutation(queryClient, calls().update(), { userId: 5, updatedAt: '2026-01-01T00:00:00Z', roleId: 9 }),
      { userId: 5, updatedAt: '2026-01-01T00:00:00Z', roleId: 9 },
    ],
    [
      'POST /changeUserStatus',
      () => runMutation(queryClient, calls().changeStatus(), { userId: 5, isActive: false }),
      { userId: 5, isActive: false },
    ],
    [
      'POST /changeUserArchiveStatus',
      () => runMutation(queryClient, calls().changeArchive(), { userId: 5, archived: true }),
      { userId: 5, archived: true },
    ],
    [
      'POST /user/management/add',
      () =>
        runMutation(queryClient, managementUserMutations(client, queryClient).add(), {
          username: 'a@b.de',
          firstName: 'A',
          lastName: 'B',
          companyName: 'C',
        }),
      { username: 'a@b.de', firstName: 'A', lastName: 'B', companyName: 'C' },
    ],
    [
      'POST /user/management/update',
      () =>
        runMutation(queryClient, managementUserMutations(client, queryClient).update(), {
          userId: 5,
          updatedAt: '2026-01-01T00:00:00Z',
          companyName: 'D',
        }),
      { userId: 5, updatedAt: '2026-01-01T00:00:00Z', companyName: 'D' },
    ],
  ])('%s', async (call, change, body) => {
    const [name = ''] = call.split(' [');
    server.on(name, () => success(user(5)));
    await change();
    expect(bodyOf(name)).toEqual(body);
    expect(stale()).toEqual([...USER_SCREENS, 'five'].toSorted());
    expect(queryClient.getQueryData(screens().five)).toEqual(user(5));
  });

  test.each(['deactivate', 'reactivate'] as const)(
    '%s sends the id as query [R-CALL-018] [R-CALL-019]',
    async (name) => {
      server.on(`POST /${name}User`, () => success(user(5)));
      await runMutation(queryClient, calls()[name](), 5);
      expect(server.requests.at(-1)?.query.get('id')).toBe('5');
      expect(stale()).toContain('five');
    },
  );

  test('the own account is refetched when it is the one that was changed', async () => {
    server.on('POST /updateUser', () => success(user(1)));
    await runMutation(queryClient, calls().update(), { userId: 1, updatedAt: '2026-01-01T00:00:00Z', lastName: 'Neu' });
    expect(stale()).toEqual([...USER_SCREENS, 'me'].toSorted());
  });

  test('a change that came too late says who was faster, and shows what is true now', async () => {
    const by = { updatedAt: '2026-01-02T00:00:00Z', updatedBy: 'Lena Vogt' };
    server.on('POST /updateUser', () => failure(409, 'CONFLICT', 'changedMeanwhile', { data: by }));
    const change = runMutation(queryClient, calls().update(), {
      userId: 5,
      updatedAt: '2026-01-01T00:00:00Z',
      lastName: 'Neu',
    });
    await expect(change).rejects.toMatchObject({ kind: 'conflict', data: by });
    expect(stale()).toContain('five');
  });

  test('a deleted user is forgotten', async () => {
    server.on('POST /deleteUser', () => success(null));
    await runMutation(queryClient, calls().remove(), 5);
    expect(queryClient.getQueryData(screens().five)).toBeUndefined();
    expect(stale()).toEqual(USER_SCREENS);
  });

  test.each([
    ['POST /resetPassword', () => calls().sendPasswordReset()],
    ['POST /resetPasswordBrandUser', () => brandUserMutations(client, queryClient).sendPasswordReset()],
    ['POST /user/management/resetPassword', () => managementUserMutations(client, queryClient).sendPasswordReset()],
    ['POST /testerworldAuth/resetPassword', () => testerMutations(client, queryClient).sendPasswordReset()],
  ])('%s changes nothing that is shown', async (call, options) => {
    server.on(call, () => success(null));
    await runMutation(queryClient, options(), 5);
    expect(bodyOf(call)).toEqual({ userId: 5 });
    expect(stale()).toEqual([]);
  });

  test('the own profile is a form with a picture and JSON', async () => {
    server.on('POST /updateUserProfile', () => success({ ...user(1), fullName: 'Neu' }));
    const picture = new File([Uint8Array.from([137, 80, 78, 71])], 'ich.png', { type: 'image/png' });
    await runMutation(queryClient, calls().saveProfile(), { profile: { firstName: 'Neu' }, picture });
    const [request] = server.received('POST /updateUserProfile');
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.body).toContain('{"firstName":"Neu"}');
    expect(request?.body).toContain('name="profilePicture"; filename="ich.png"');
    expect(queryClient.getQueryData(screens().me)).toMatchObject({ fullName: 'Neu' });
  });
});

describe('brand users', () => {
  const calls = () => brandUserMutations(client, queryClient);

  test.each([
    [
      'POST /addBrandUser',
      '[R-CALL-040]',
      () =>
        runMutation(queryClient, calls().add(), {
          user: { username: 'a@b.de', firstName: 'A', lastName: 'B', companyName: 'C' },
        }),
    ],
    [
      'POST /updateBrandUser',
      '[R-CALL-041]',
      () =>
        runMutation(queryClient, calls().update(), {
          user: { userId: 5, updatedAt: '2026-01-01T00:00:00Z', firstName: 'Ä' },
        }),
    ],
  ] as const)('%s sends the part user as JSON %s', async (call, _id, change) => {
    server.on(call, () => success(user(5)));
    await change();
    const [request] = server.received(call);
    expect(request?.body).toContain('name="user"');
    expect(request?.body).not.toContain('profilePicture');
    expect(stale()).toEqual([...USER_SCREENS, 'five'].toSorted());
  });

  test('approving and declining [R-CALL-028]', async () => {
    server.on('POST /changeUserApproveStatus', () => success(user(5)));
    const decision = { userId: 5, status: 2 as const, declineReason: 'Doppelt' };
    await runMutation(queryClient, calls().changeApproval(), decision);
    expect(bodyOf('POST /changeUserApproveStatus')).toEqual(decision);
    expect(stale()).toContain('brandUsers');
  });

  test('a decided company name is refetched wherever it stands, one that is asked for in the own account', async () => {
    server.on('POST /brandUserCompanyNameChange', () => success({ companyNameChangeId: 1 }));
    await runMutation(queryClient, calls().askForCompanyName(), 'Neu GmbH');
    expect(bodyOf('POST /brandUserCompanyNameChange')).toEqual({ companyName: 'Neu GmbH' });
    expect(stale()).toEqual(['me']);
    await runMutation(queryClient, calls().decideOnCompanyName(), { companyNameChangeId: 1, status: 1 });
    expect(stale()).toEqual([...USER_SCREENS, 'five', 'me', 'names', 'six'].toSorted());
  });

  test.each([
    ['getBrandUserWithPagination', () => brandUserQueries(client).page({ status: 'pending', sortBy: 'companyName' })],
    ['getBrandUserCompanyNameChangesWithPagination', () => brandUserQueries(client).companyNameChanges({ status: 0 })],
    ['getTesterworldUserWithPagination', () => testerQueries(client).page({ search: 'a' })],
    ['getUsersWithPagination', () => userQueries(client).page({ filters: { isInternal: true } })],
    ['log/getWithPagination', () => logQueries(client).page({ filters: { onlyFailures: true } })],
  ] as const)('%s sends ten rows a page unless asked otherwise', async (path, query) => {
    server.on(`POST /${path}`, () => success(emptyPage));
    const options = query();
    await queryClient.fetchQuery({
      queryKey: options.queryKey as QueryKey,
      queryFn: options.queryFn as () => Promise<unknown>,
    });
    expect(bodyOf(`POST /${path}`)).toMatchObject({ pageNumber: 0, pageSize: 10 });
  });
});

describe('rights, log and log-ins', () => {
  test('stored rights are refetched with the own tree, also when another user was faster [R-CALL-110]', async () => {
    const rights = { roleId: 9, updatedAt: null, modules: [] };
    server.on('POST /roleModulePermission/savePermission', () => failure(409, 'CONFLICT', 'changedMeanwhile'));
    await expect(
      runMutation(queryClient, permissionMutations(client, queryClient).save(), rights),
    ).rejects.toMatchObject({ kind: 'conflict' });
    expect(stale()).toEqual(['role', 'roles', 'tree']);
  });

  test('the log is a file with a name', async () => {
    server.on('POST /log/export', () => ({
      status: 200,
      headers: {
        'content-type': 'text/csv',
        'content-disposition': "attachment; filename*=UTF-8''Protokoll%20M%C3%A4rz.csv",
      },
      body: 'a;b',
    }));
    const file = await runMutation(queryClient, logMutations(client).exportFile(), { language: 'de' });
    expect([file.fileName, await file.blob.text()]).toEqual(['Protokoll März.csv', 'a;b']);
  });

  test('ended log-ins are refetched', async () => {
    server.on('POST /sessions/end', () => success(null));
    await runMutation(queryClient, sessionMutations(client, queryClient).end(), '0b5c');
    expect(bodyOf('POST /sessions/end')).toEqual({ sessionId: '0b5c' });
    expect(stale()).toEqual(['sessions']);
  });

  test('a wrong password is a field, and ends nothing', async () => {
    server.on('POST /changePassword', () =>
      failure(422, 'VALIDATION_FAILED', 'validationFailed', {
        fieldErrors: [{ field: 'currentPassword', key: 'wrongPassword' }],
      }),
    );
    const change = runMutation(queryClient, sessionMutations(client, queryClient).changePassword(), {
      currentPassword: 'a',
      password: 'Neues!Wort1',
      confirmPassword: 'Neues!Wort1',
    });
    await expect(change).rejects.toMatchObject({
      kind: 'validation',
      fieldErrors: [{ field: 'currentPassword', key: 'wrongPassword' }],
    });
    expect(stale()).toEqual([]);
  });
});
