import { forbidden, invalidFields } from '../../platform/http/ApiError.ts';
import { contract } from '../../platform/http/contract.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { schemaCheck } from '../../platform/http/validation.ts';
import { readUserForm } from '../../platform/media/userForm.ts';
import { defineArea } from '../../platform/operations/area.ts';
import {
  createAccount,
  editAccount,
  type Editor,
  lockForAdministration,
  type NewAccount,
  planUpdate,
  readDetails,
  readUser,
  rejectInvalidRole,
  sendReset,
  updateOwnProfile,
} from '../accounts/door.ts';
import { changeArchive, deactivate, reactivate } from './accountStates.ts';
import { deleteUser } from './deleteUser.ts';
import { filteredUserPage, listRegions, regionExists, userPage } from './queries.ts';

const isOwnProfile = schemaCheck(contract, 'OwnProfile');

const readBack = ({ user, services }: Editor, userId: number) => readUser(services.db, userId, user.defaultLanguage);

async function add(editor: Editor, account: NewAccount): Promise<Schemas['User']> {
  rejectInvalidRole(editor.user, account.roleId);
  return readBack(editor, await createAccount(editor, account));
}

async function changeActive(
  editor: Editor,
  userId: number,
  isActive: boolean,
  reason: string | null = null,
): Promise<Schemas['User']> {
  await (isActive ? reactivate : deactivate)(editor, userId, reason);
  return readBack(editor, userId);
}

/** Stores what a user chooses for the own account: the answer is what was chosen. */
async function choose(
  editor: Editor,
  values: { defaultLanguage: 'DE' | 'EN' } | { defaultRegion: number },
): Promise<void> {
  await updateOwnProfile(editor, { user: values, picture: undefined });
}

/** The logged-in user, and the accounts of all users for administrators. */
export const users = defineArea('users', {
  getUserByUsername: async ({ input, user, services }) => {
    const { username } = input.query;
    if (username !== undefined && username.toLowerCase() !== user.email.toLowerCase()) throw forbidden();
    return readDetails(services.db, user);
  },

  changesDefaultLanguage: async (call) => {
    const { defaultLanguage } = call.input.body;
    await choose(call, { defaultLanguage: defaultLanguage === 'de' ? 'DE' : 'EN' });
    return { defaultLanguage };
  },

  changeUserDefaultRegion: async (call) => {
    const { body } = call.input;
    const regionId = typeof body === 'number' ? body : body.regionId;
    if (!(await regionExists(call.services.db, regionId)))
      throw invalidFields([{ field: 'regionId', key: 'invalidValue' }]);
    await choose(call, { defaultRegion: regionId });
    return { regionId };
  },

  getRegions: async ({ user, services }) => {
    const rows = await listRegions(services.db);
    return rows.map((row) => ({
      regionId: row.id,
      regionName: user.defaultLanguage === 'DE' ? row.name_de : row.name_en,
      nameDe: row.name_de,
      nameEn: row.name_en,
    }));
  },

  updateUserProfile: async (call) => updateOwnProfile(call, readUserForm(call.input, isOwnProfile)),

  getUsers: (call) => userPage(call, call.input.query),
  getDeactivatedUsers: (call) => userPage(call, { ...call.input.query, status: 'inactive' }),
  getUsersPage: (call) => filteredUserPage(call, call.input.body),
  getUser: (call) => readBack(call, call.input.path.id),

  addUser: (call) => add(call, call.input.body),
  addInternalUser: (call) => add(call, call.input.body),
  updateUser: async (call) => {
    const { userId, ...input } = call.input.body;
    await editAccount(
      call,
      (tx) => lockForAdministration(tx, call.user, userId),
      (account, tx) => planUpdate(tx, call, account, input),
    );
    return readBack(call, userId);
  },

  deactivateUser: (call) => changeActive(call, call.input.query.id, false),
  reactivateUser: (call) => changeActive(call, call.input.query.id, true),
  changeUserStatus: (call) => {
    const { userId, isActive, reason } = call.input.body;
    return changeActive(call, userId, isActive, reason);
  },
  changeUserArchiveStatus: async (call) => {
    const { userId, archived } = call.input.body;
    await changeArchive(call, userId, archived);
    return readBack(call, userId);
  },
  deleteUser: async (call) => {
    await deleteUser(call, call.input.body.userId);
    return null;
  },
  resetUserPassword: (call) => sendReset(call, call.input.body.userId),
});
