import type { Insertable, Kysely } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { UsersTable } from '../../../platform/access/tables.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { type Account, audienceOfAccount } from '../account.ts';
import { passwordLink } from '../links/passwordLink.ts';
import { lockAccount } from '../queries.ts';
import { type AccountValues, columnsOf } from './accountFields.ts';
import { type Editor, noteAccount, mapTakenEmailToFieldError, rejectUnknownReferences } from './editAccount.ts';
import { findCustomerName, insertAccount } from './queries.ts';
import { rejectRoleMismatch } from './rules.ts';

/** Minutes in which the owner of a new account can set a password: an invitation may wait over a weekend. */
const invitationMinutes = 7 * 24 * 60;

/** What a new account needs at least. */
export type NewAccount = AccountValues & { username: string; firstName: string; lastName: string; roleId: number };

/** The company of a brand is its customer unless it gives another name. */
async function companyOf(tx: Kysely<Schema>, { companyName, customerId }: AccountValues): Promise<string | null> {
  if (companyName !== undefined || typeof customerId !== 'number') return companyName ?? null;
  return (await findCustomerName(tx, customerId)) ?? null;
}

async function sendInvitation(tx: Kysely<Schema>, { services }: Editor, account: Account): Promise<void> {
  await services.mail.send(tx, {
    to: account.email,
    language: account.default_language,
    template: audienceOfAccount(account) === 'tester' ? 'testerAdded' : 'accountCreated',
    values: { link: await passwordLink(tx, services, account, invitationMinutes), minutes: invitationMinutes },
  });
}

/**
 * Adds an account without a password: its owner sets one through the link of a mail, which confirms the address too. An
 * account that staff adds needs no approval.
 */
export async function createAccount(
  editor: Editor,
  values: NewAccount,
  more: (tx: Kysely<Schema>, userId: number) => Promise<void> = async () => undefined,
): Promise<number> {
  const { services, user, audit } = editor;
  rejectRoleMismatch(values);
  const userId = await mapTakenEmailToFieldError(() =>
    services.db.transaction().execute(async (tx) => {
      await rejectUnknownReferences(tx, values);
      const now = services.clock.now();
      const row = {
        ...columnsOf({ ...values, companyName: await companyOf(tx, values) }),
        approved: APPROVAL_STATUS.approved,
        created_at: now,
        updated_at: now,
        updated_by: user.id,
      } as Insertable<UsersTable>;
      const id = await insertAccount(tx, row);
      await more(tx, id);
      await noteAccount(tx, editor, id, {
        action: HISTORY_ACTION.add,
        changes: { username: [null, values.username], roleId: [null, values.roleId] },
      });
      const account = await lockAccount(tx, id);
      if (account !== undefined) await sendInvitation(tx, editor, account);
      return id;
    }),
  );
  audit({
    entity: 'user',
    entityId: userId,
    action: HISTORY_ACTION.add,
    changes: { username: [null, values.username], roleId: [null, values.roleId] },
  });
  return userId;
}
