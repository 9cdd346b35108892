import type { Kysely } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { isBrand } from '@resonanz/domain/roles';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { isUniqueViolation } from '../../platform/database/DatabaseError.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import {
  type Account,
  type Changes,
  type Editor,
  lockAccountOf,
  mailTo,
  noteAccount,
  notifyApprovers,
} from '../accounts/door.ts';
import { publishAll } from '../notifications/door.ts';
import { toNameChange } from './companyNameChange.ts';
import {
  findAsker,
  hasPendingChange,
  insertNameChange,
  lockCompany,
  renameCompany,
  storeDecision,
} from './queries/companyNames.ts';

async function rejectSecondRequest(tx: Kysely<Schema>, account: Account): Promise<void> {
  if (account.customer_id !== null) await lockCompany(tx, account.customer_id);
  if (await hasPendingChange(tx, account)) throw conflict('companyNameChangePending');
}

/** Asks for another name of the own company; staff is notified. */
export async function askForCompanyName(editor: Editor, companyName: string): Promise<Schemas['CompanyNameChange']> {
  const { services, user, audit } = editor;
  const ask = async (tx: Kysely<Schema>) => {
    const account = await lockAccountOf(tx, user.id, isBrand);
    if (account.company_name === companyName) throw invalidFields([{ field: 'companyName', key: 'unchanged' }]);
    await rejectSecondRequest(tx, account);
    const row = await insertNameChange(tx, {
      user_id: user.id,
      requested_name: companyName,
      previous_name: account.company_name,
      asked_at: services.clock.now(),
    });
    await noteAccount(tx, editor, user.id, {
      action: HISTORY_ACTION.update,
      changes: { requestedCompanyName: [null, companyName] },
    });
    return { row, messages: await notifyApprovers(tx, account, 'companyName') };
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

interface Decision {
  companyNameChangeId: number;
  status: 1 | 2;
  reason: string | null;
}

/** Decides on a requested name; an approved one replaces the old, and the brand is notified by mail. */
export async function decideOnCompanyName(editor: Editor, decision: Decision): Promise<Schemas['CompanyNameChange']> {
  const { services, user, audit } = editor;
  const { row, changes } = await services.db.transaction().execute(async (tx) => {
    const asked = await findAsker(tx, user, decision.companyNameChangeId);
    if (asked === undefined) throw notFound();
    const account = await lockAccountOf(tx, asked.user_id, isBrand);
    const row = await storeDecision(tx, decision.companyNameChangeId, {
      status: decision.status,
      reason: decision.reason,
      decided_at: services.clock.now(),
      decided_by: user.id,
    });
    if (row === undefined) throw conflict('transitionNotAllowed');
    const isApproved = decision.status === APPROVAL_STATUS.approved;
    if (isApproved) {
      const rename = { name: row.requested_name, now: services.clock.now(), userId: user.id };
      await renameCompany(tx, account, rename);
    }
    const changes: Changes = { companyNameChange: [APPROVAL_STATUS.pending, decision.status] };
    if (isApproved) changes['companyName'] = [account.company_name, row.requested_name];
    await noteAccount(tx, editor, account.id, {
      action: HISTORY_ACTION.statusChange,
      changes,
      reason: decision.reason,
    });
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
  audit({
    entity: 'user',
    entityId: row.user_id,
    action: HISTORY_ACTION.statusChange,
    changes,
    reason: decision.reason,
  });
  return toNameChange(row);
}
