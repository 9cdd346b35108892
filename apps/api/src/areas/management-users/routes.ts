import { isManagement, ROLE } from '@resonanz/domain/roles';
import { defineArea } from '../../http/area.ts';
import { readUser } from '../users/accountRows.ts';
import { createAccount } from '../users/createAccount.ts';
import { editAccount } from '../users/editAccount.ts';
import { lockAccountOf } from '../users/mayAdminister.ts';
import { sendReset } from '../users/sendReset.ts';
import { planUpdate } from '../users/updateAccount.ts';

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
