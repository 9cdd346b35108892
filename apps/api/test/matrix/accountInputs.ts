import { MODULES } from '@resonanz/domain/permissions';
import { issueToken } from '../../src/areas/accounts/links/accountTokens.ts';
import type { TokenPurpose } from '../../src/areas/accounts/links/queries.ts';
import { lockAccount } from '../../src/areas/accounts/queries.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { solvedCaptcha } from '../kit/accounts.ts';
import { testPassword } from '../kit/testUsers.ts';
import { type Asking, type CallInput, freshEmail, type Maker, unique } from './asking.ts';
import { type Account, createAccount, type LoggedInCaller, openSession } from './callers.ts';
import { picture } from './onePoint.ts';

const person = () => ({ username: freshEmail(), firstName: 'Mia', lastName: 'Muster' });
const target = ({ world }: Asking, caller: LoggedInCaller): Promise<Account> => createAccount(world.server, caller);
const withUserId =
  (caller: LoggedInCaller): Maker =>
  async (asking) => ({ json: { userId: (await target(asking, caller)).id } });

async function versionOf({ world }: Asking, userId: number): Promise<string> {
  const { updated_at } = await world.server.db
    .selectFrom('users')
    .select('updated_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return new Date(updated_at).toISOString();
}

const logIn =
  (caller: LoggedInCaller): Maker =>
  async (asking) => ({ json: { username: (await target(asking, caller)).email, password: testPassword } });

/** The token of a mail to a fresh account of a caller's kind. */
export async function mailToken({ world }: Asking, caller: LoggedInCaller, purpose: TokenPurpose): Promise<string> {
  const { db } = world.server;
  const { id } = await createAccount(world.server, caller);
  if (purpose === 'email') await db.updateTable('users').set({ email_verify: false }).where('id', '=', id).execute();
  return db.transaction().execute(async (tx) => {
    if (purpose === 'newsletter')
      await tx.insertInto('tester_profiles').values({ user_id: id, newsletter: 'waiting' }).execute();
    const account = await lockAccount(tx, id);
    if (account === undefined) throw new Error('The account is gone.');
    return issueToken(tx, account, { purpose, minutes: 60, now: world.server.clock.now() });
  });
}

const newPassword = { password: 'Andere!Worte7', confirmPassword: 'Andere!Worte7' };

const asForm = (user: object, withPicture = false): CallInput => ({
  form: { user: JSON.stringify(user), ...(withPicture ? { profilePicture: picture() } : {}) },
});

const nothing: Maker = () => ({});
const emptyBody: Maker = () => ({ json: {} });

/** A valid input of every served call of log-ins, accounts, rights and the log. */
export const accountInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  // Log-in, sessions and passwords
  authenticate: logIn('9'),
  brandAuthenticate: logIn('3'),
  testerworldAuthenticate: logIn('8'),
  refreshToken: async ({ world, caller, account }) => {
    if (caller === 'nobody') return {};
    const path = { staff: '/authenticate', brand: '/brandAuthenticate', tester: '/testerworldAuthenticate' } as const;
    const { data } = await world.server
      .client()
      .POST(path[account.audience], { body: { username: account.email, password: testPassword } });
    return { bearer: data?.data.refreshToken ?? '' };
  },
  logout: nothing,
  getSessions: nothing,
  endSession: async ({ world, account }) => ({
    json: { sessionId: (await openSession(world.server, account.id, account.audience)).sessionId },
  }),
  endOtherSessions: nothing,
  changePassword: () => ({ json: { currentPassword: testPassword, ...newPassword } }),
  requestStaffPasswordReset: async (asking) => ({ json: { email: (await target(asking, '9')).email } }),
  findUserByResetToken: async (asking) => ({ json: { token: await mailToken(asking, '9', 'password') } }),
  resetStaffPassword: async (asking) => ({ json: { token: await mailToken(asking, '9', 'password'), ...newPassword } }),
  requestBrandPasswordReset: async (asking) => ({
    urlEncoded: { username: (await target(asking, '3')).email, captchaText: await solvedCaptcha(asking.world.server) },
  }),
  resetBrandPassword: async (asking) => ({
    path: { token: await mailToken(asking, '3', 'password') },
    json: newPassword,
  }),
  requestBrandReactivation: async (asking) => ({ json: { username: (await target(asking, '3')).email } }),
  getCaptcha: nothing,
  resendBrandVerification: async (asking) => ({ json: { username: (await target(asking, '3')).email } }),
  verifyBrandEmail: async (asking) => ({ path: { token: await mailToken(asking, '3', 'email') } }),
  requestTesterPasswordReset: async (asking) => ({ json: { email: (await target(asking, '8')).email } }),
  resetTesterPasswordByToken: async (asking) => ({
    path: { token: await mailToken(asking, '8', 'password') },
    json: newPassword,
  }),
  resendTesterVerification: async (asking) => ({ json: { email: (await target(asking, '8')).email } }),
  verifyTester: async (asking) => ({ path: { token: await mailToken(asking, '8', 'email') } }),

  // Own account
  getUserByUsername: ({ account, caller }) => (caller === 'nobody' ? {} : { query: { username: account.email } }),
  changesDefaultLanguage: () => ({ json: { defaultLanguage: 'en' } }),
  changeUserDefaultRegion: () => ({ json: { regionId: 2 } }),
  getRegions: nothing,
  updateUserProfile: () => asForm({ firstName: 'Mia', lastName: 'Neu' }, true),
  getRoleBaseModule: nothing,

  // Staff accounts
  getUsers: nothing,
  getUser: async (asking) => ({ path: { id: (await target(asking, '9')).id } }),
  getDeactivatedUsers: nothing,
  getUsersPage: emptyBody,
  addUser: () => ({ json: { ...person(), roleId: 3, companyName: unique('Firma ') } }),
  addInternalUser: () => ({ json: { ...person(), roleId: 9 } }),
  updateUser: async (asking) => {
    const { id } = await target(asking, '9');
    return { json: { userId: id, updatedAt: await versionOf(asking, id), lastName: 'Neu' } };
  },
  changeUserStatus: async (asking) => ({ json: { userId: (await target(asking, '9')).id, isActive: false } }),
  deactivateUser: async (asking) => ({ query: { id: (await target(asking, '9')).id } }),
  reactivateUser: async (asking) => {
    const { id } = await target(asking, '9');
    await asking.world.server.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
    return { query: { id } };
  },
  changeUserArchiveStatus: async (asking) => ({ json: { userId: (await target(asking, '9')).id, archived: true } }),
  resetUserPassword: withUserId('9'),
  deleteUser: withUserId('9'),

  // Accounts of brands, managements and testers
  getBrandUsersPage: emptyBody,
  getCompanyNameChangesPage: emptyBody,
  changeUserApproveStatus: async (asking) => {
    const { id } = await target(asking, '3');
    await asking.world.server.db.updateTable('users').set({ approved: 0 }).where('id', '=', id).execute();
    return { json: { userId: id, status: 1 } };
  },
  changeBrandUserCompanyName: async (asking) => {
    const { db } = asking.world.server;
    // A company asks for one name at a time.
    await db.deleteFrom('company_name_changes').execute();
    if (asking.account.audience === 'brand') return { json: { companyName: unique('Neuer Name ') } };
    const { id: user_id } = await target(asking, '3');
    const { id } = await db
      .insertInto('company_name_changes')
      .values({ user_id, requested_name: unique('Neuer Name ') })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { json: { companyNameChangeId: id, status: 2, reason: 'Bitte den Handelsnamen angeben.' } };
  },
  addBrandUser: () => asForm({ ...person(), companyName: unique('Firma ') }),
  updateBrandUser: async (asking) => {
    const { id } = asking.owner.audience === 'brand' ? asking.owner : await target(asking, '3');
    return asForm({ userId: id, updatedAt: await versionOf(asking, id), contactPerson: 'Mia Neu' });
  },
  resetBrandUserPassword: withUserId('3'),
  addManagementUser: () => ({ json: { ...person(), companyName: unique('Management ') } }),
  updateManagementUser: async (asking) => {
    const { id } = await target(asking, '7');
    return { json: { userId: id, updatedAt: await versionOf(asking, id), lastName: 'Neu' } };
  },
  resetManagementUserPassword: withUserId('7'),
  getTesterUsersPage: emptyBody,
  addTesterUser: () => ({ json: person() }),
  updateTesterUser: async (asking) => {
    const { id } = await target(asking, '8');
    return { json: { userId: id, updatedAt: await versionOf(asking, id), lastName: 'Neu' } };
  },
  resetTesterPassword: withUserId('8'),

  // Roles, rights and the audit log
  getRolesByType: () => ({ path: { type: 'external' } }),
  getRolePermissions: () => ({ path: { roleId: 9 } }),
  saveRolePermissions: async ({ world }) => {
    const rows = await world.server.db
      .selectFrom('role_permissions')
      .select(['module_name', 'rights'])
      .where('role_id', '=', 8)
      .execute();
    const { data } = await (
      await world.server.as('superAdmin')
    ).GET('/roleModulePermission/getModuleRolePermission/{roleId}', { params: { path: { roleId: 8 } } });
    const modules = MODULES.map((moduleName) => ({
      moduleName,
      rights: rows.find(({ module_name }) => module_name === moduleName)?.rights ?? [],
    }));
    return { json: { roleId: 8, updatedAt: data?.data.updatedAt ?? null, modules } };
  },
  getLogs: emptyBody,
  getLog: async ({ world }) => {
    const { id } = await world.server.db
      .insertInto('audit_log')
      .values({
        operation: 'addUser',
        action: 1,
        entity: 'user',
        outcome: 200,
        request_id: unique('request-'),
        at: world.server.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { path: { id: Number(id) } };
  },
  exportLogs: () => ({ json: { language: 'de' } }),
};
