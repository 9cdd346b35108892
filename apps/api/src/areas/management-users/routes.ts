import { isManagement, ROLE } from '@resonanz/domain/roles';
import { defineArea } from '../../platform/operations/area.ts';
import { createAccount, editAccount, lockAccountOf, planUpdate, readUser, sendReset } from '../accounts/door.ts';

/** Accounts of artist managements, each with the company whose influencers it sees. */
export const managementUsers = defineArea('management-users', {
  addManagementUser: async (call) => {
    const userId = await createAccount(call, { ...call.input.body, roleId: ROLE.management });
    return readUser(call.services.db, userId, call.user.defaultLanguage);
  },

  updateManagementUser: async (call) => {
    const { userId, ...input } = call.input.body;
    await editAccount(
      call,
      (tx) => lockAccountOf(tx, userId, isManagement),
      (account, tx) => planUpdate(tx, call, account, input),
    );
    return readUser(call.services.db, userId, call.user.defaultLanguage);
  },

  resetManagementUserPassword: (call) => sendReset(call, call.input.body.userId),
});
