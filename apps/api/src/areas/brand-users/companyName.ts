import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { isBrand, ROLE } from '@resonanz/domain/roles';
import { isUniqueViolation } from '../../platform/database/DatabaseError.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import {
  type Account,
  type Changes,
  type Editor,
  lockAccountOf,
  mailTo,
  noteAccount,
  tellApprovers,
} from '../accounts/door.ts';
import { publishAll } from '../notifications/door.ts';
import { visibleRows } from '../ownership/door.ts';
import { toNameChange } from './companyNameChange.ts';

type Schemas = components['schemas'];

const PENDING = 0;
const APPROVED = 1;

/** Locks the company, so that colleagues who ask at the same time follow one another. */
async function refuseSecondRequest(tx: Kysely<Schema>, account: Account): Promise<void> {
  if (account.customer_id !== null) {
    await tx.selectFrom('customers').select('id').where('id', '=', account.customer_id).forNoKeyUpdate().execute();
  }
  const pending = await tx
    .selectFrom('company_name_changes as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select('n.id')
    .where('n.status', '=', PENDING)
    .where((eb) => eb.or([eb('u.id', '=', account.id), eb('u.customer_id', '=', account.customer_id)]))
    .limit(1)
    .executeTakeFirst();
  if (pending !== undefined) throw conflict('companyNameChangePending');
}

/** Asks for another name of the own company; staff is told. */
export async function askForCompanyName(editor: Editor, companyName: string): Promise<Schemas['CompanyNameChange']> {
  const { services, user, audit } = editor;
  const ask = async (tx: Kysely<Schema>) => {
    const account = await lockAccountOf(tx, user.id, isBrand);
    if (account.company_name === companyName) throw invalidFields([{ field: 'companyName', key: 'unchanged' }]);
    await refuseSecondRequest(tx, account);
    const row = await tx
      .insertInto('company_name_changes')
      .values({
        user_id: user.id,
        requested_name: companyName,
        previous_name: account.company_name,
        asked_at: services.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteAccount(tx, editor, user.id, { action: 2, changes: { requestedCompanyName: [null, companyName] } });
    return { row, messages: await tellApprovers(tx, account, 'companyName') };
  };
  try {
    const { row, messages } = await services.db.transaction().execute(ask);
    publishAll(services.live, messages);
    audit({ entity: 'user', entityId: user.id, changes: { requestedCompanyName: [null, companyName] } });
    return toNameChange(row);
  } catch (error) {
    if (isUniqueViolation(error, 'company_name_changes_pending')) throw conflict('companyNameChangePending');
    throw error;
  }
}

/** Writes the new name wherever the company is named: its customer, and everybody of the company. */
async function rename(tx: Kysely<Schema>, { user, services }: Editor, account: Account, name: string): Promise<void> {
  const now = services.clock.now();
  const customerId = account.customer_id;
  await tx
    .updateTable('users')
    .set({ company_name: name, updated_at: now, updated_by: user.id })
    .where('role_id', 'in', [ROLE.brand, ROLE.brandManager])
    .where((eb) =>
      customerId === null
        ? eb('id', '=', account.id)
        : eb.or([eb('id', '=', account.id), eb('customer_id', '=', customerId)]),
    )
    .execute();
  if (customerId !== null)
    await tx.updateTable('customers').set({ name, updated_at: now }).where('id', '=', customerId).execute();
}

interface Decision {
  companyNameChangeId: number;
  status: 1 | 2;
  reason: string | null;
}

/** Decides on a requested name; an approved one replaces the old, and the brand is told by mail. */
export async function decideOnCompanyName(editor: Editor, decision: Decision): Promise<Schemas['CompanyNameChange']> {
  const { services, user, audit } = editor;
  const { row, changes } = await services.db.transaction().execute(async (tx) => {
    const asked = await tx
      .selectFrom('company_name_changes as n')
      .innerJoin('users as u', 'u.id', 'n.user_id')
      .select(['n.user_id'])
      .where('n.id', '=', decision.companyNameChangeId)
      .where(visibleRows('brandUsers', user, 'u'))
      .executeTakeFirst();
    if (asked === undefined) throw notFound();
    const account = await lockAccountOf(tx, asked.user_id, isBrand);
    const row = await tx
      .updateTable('company_name_changes')
      .set({ status: decision.status, reason: decision.reason, decided_at: services.clock.now(), decided_by: user.id })
      .where('id', '=', decision.companyNameChangeId)
      .where('status', '=', PENDING)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw conflict('transitionNotAllowed');
    const isApproved = decision.status === APPROVED;
    if (isApproved) await rename(tx, editor, account, row.requested_name);
    const changes: Changes = { companyNameChange: [PENDING, decision.status] };
    if (isApproved) changes['companyName'] = [account.company_name, row.requested_name];
    await noteAccount(tx, editor, account.id, { action: 3, changes, reason: decision.reason });
    await services.mail.send(
      tx,
      mailTo(account, 'companyNameDecision', {
        company: row.requested_name,
        decision: isApproved ? 'approved' : 'declined',
        reason: decision.reason ?? '',
      }),
    );
    return { row, changes };
  });
  audit({ entity: 'user', entityId: row.user_id, action: 3, changes, reason: decision.reason });
  return toNameChange(row);
}
