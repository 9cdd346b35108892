import { isTester, ROLE } from '@resonanz/domain/roles';
import { defineArea } from '../../platform/operations/area.ts';
import { accountValues, createAccount, editAccount, lockAccountOf, planUpdate, sendReset } from '../accounts/door.ts';
import { readTester, testerPage } from './queries.ts';
import { planProfile } from './testerProfile.ts';

/** The fields of an account that staff may give a tester; country and city belong to the profile. */
const accountPart = ({ username, firstName, lastName, phone, defaultLanguage }: AccountInput) =>
  accountValues({ username, firstName, lastName, phone, defaultLanguage });

interface AccountInput {
  username?: string;
  firstName?: string;
  lastName?: string;
  phone?: string | null;
  defaultLanguage?: 'DE' | 'EN';
}

/** Product testers for administrators. */
export const testers = defineArea('testers', {
  getTesterUsersPage: ({ input, user, services }) => testerPage(services, user, input.body),

  addTesterUser: async (call) => {
    const { body } = call.input;
    const { username, firstName, lastName } = body;
    const account = { ...accountPart(body), username, firstName, lastName, roleId: ROLE.tester };
    const userId = await createAccount(call, account, async (tx, id) => {
      await (await planProfile(tx, id, body, call.services.clock.now())).write();
    });
    return readTester(call.services, userId, call.user);
  },

  updateTesterUser: async (call) => {
    const { userId, updatedAt, ...input } = call.input.body;
    await editAccount(
      call,
      (tx) => lockAccountOf(tx, userId, isTester),
      async (account, tx) => {
        const edit = await planUpdate(tx, call, account, { updatedAt, ...accountPart(input) });
        const { changes, write } = await planProfile(tx, userId, input, call.services.clock.now());
        const both = async (): Promise<void> => {
          await write();
          await edit.besides?.write();
        };
        return { ...edit, besides: { changes, write: both } };
      },
    );
    return readTester(call.services, userId, call.user);
  },

  resetTesterPassword: (call) => sendReset(call, call.input.body.userId),
});
