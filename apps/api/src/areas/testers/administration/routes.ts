import { isTester, ROLE } from '@resonanz/domain/roles';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { historyPage } from '../../../platform/history/historyPage.ts';
import { defineArea } from '../../../platform/operations/area.ts';
import {
  accountValues,
  createAccount,
  editAccount,
  lockAccountOf,
  planUpdate,
  sendReset,
} from '../../accounts/door.ts';
import { readLedger } from '../own/ledger.ts';
import { planProfile } from '../testerProfile.ts';
import { changeBlock } from './block.ts';
import { correctTesterPoints } from './correction.ts';
import { exportTesters } from './export.ts';
import { findMaxTotal, findTestersPage } from './queries.ts';
import { readTester, readTesterDetail, toTester } from './toTester.ts';

/** The fields of an account that staff may give a tester; country and city belong to the profile. */
const accountPart = ({ username, firstName, lastName, phone, defaultLanguage }: AccountInput) =>
  accountValues({ username, firstName, lastName, phone, defaultLanguage });

/**
 * What a history says of a field without its values: where a tester lives is seen by those alone who ship a product,
 * and the birthday by those who may change testers.
 */
const isHidden = (field: string, user: CallUser): boolean =>
  ['street', 'zip'].includes(field) || (field === 'dob' && !user.may('Testerworld User', 'edit'));

interface AccountInput {
  username?: string;
  firstName?: string;
  lastName?: string;
  phone?: string | null;
  defaultLanguage?: 'DE' | 'EN';
}

/** Product testers for administrators. */
export const testers = defineArea('testers', {
  getTesterUsersPage: async ({ input: { body }, user, services }) => {
    const { pageNumber = 0, pageSize = 10, ...query } = body;
    const { content, ...page } = await findTestersPage(services.db, user, query, { pageNumber, pageSize });
    const now = services.clock.now();
    return { ...page, content: content.map((row) => toTester(row, user, now)) };
  },
  getMaxTotalPoints: async ({ services }) => ({ maxTotalPoint: await findMaxTotal(services.db) }),
  getTesterUser: ({ input, user, services }) => readTesterDetail(services, input.path.id, user),
  getTesterUserPoints: ({ input, services }) => readLedger(services.db, input.path.id),
  getTesterUserHistory: ({ input, services, user }) =>
    historyPage(services.db, [{ entity: 'user', ids: [input.path.id] }], {
      ...input.query,
      isMasked: (field) => isHidden(field, user),
    }),

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

  correctTesterPoints: async (call) => {
    await correctTesterPoints(call, call.input.body);
    return readLedger(call.services.db, call.input.body.userId);
  },

  changeTesterBlock: async (call) => {
    await changeBlock(call, call.input.body);
    return readTesterDetail(call.services, call.input.body.userId, call.user);
  },

  exportTesterUsers: async ({ input: { body }, services, user, audit }) => {
    const { file, rows } = await exportTesters(services, user, body);
    audit({
      entity: 'testerUserExport',
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], rows: [null, rows], filters: [null, body.filters ?? {}] },
    });
    return file;
  },
});
