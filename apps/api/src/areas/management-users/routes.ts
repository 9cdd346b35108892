import { isManagement, ROLE } from '@resonanz/domain/roles';
import { defineArea } from '../../platform/operations/area.ts';
import { readUser } from '../accounts/administration/accountRows.ts';
import { createAccount } from '../accounts/administration/createAccount.ts';
import { editAccount } from '../accounts/administration/editAccount.ts';
import { lockAccountOf } from '../accounts/administration/mayAdminister.ts';
import { sendReset } from '../accounts/administration/sendReset.ts';
import { planUpdate } from '../accounts/administration/updateAccount.ts';

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
