import type { Kysely } from 'kysely';
import { isUniqueViolation } from '../../../platform/database/DatabaseError.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { AuditDetails } from '../../../platform/history/AuditDetails.ts';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import type { MailDraft } from '../../../platform/mail/Mail.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import type { Account } from '../account.ts';
import { updateAccount } from '../queries.ts';
import { closeConnections, endSessionsOf } from '../sessions/sessions.ts';
import { type AccountValues, type Changes, changesOf, columnsOf } from './accountFields.ts';
import { exists, insertHistory } from './queries.ts';

/** What a change of an account needs to know of its call. */
export type Editor = Pick<CallContext, 'services' | 'user' | 'audit'>;

/** One change of one account. */
export interface AccountEdit {
  values: AccountValues;
  /** 2 update, 3 status change. */
  action: 2 | 3;
  reason?: string | null;
  /** Why the log-ins of the account end with this change; left out when they go on. */
  endsSessions?: string | undefined;
  /** Mails that announce the change. */
  mails?: readonly MailDraft[];
  /** What changes with the account in other tables; carried out when anything changes at all. */
  besides?: { changes?: Changes; write(): Promise<void> };
}

/** Turns a taken e-mail address into an error at its field, also when two requests race for it. */
export async function mapTakenEmailToFieldError<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw invalidFields([{ field: 'username', key: 'emailTaken' }]);
    throw error;
  }
}

/** Rejects a customer or a region that does not exist. */
export async function rejectUnknownReferences(
  tx: Kysely<Schema>,
  { customerId, defaultRegion }: AccountValues,
): Promise<void> {
  const unknown = async (table: 'customers' | 'regions', id: number | null | undefined): Promise<boolean> =>
    id !== undefined && id !== null && !(await exists(tx, table, id));
  if (await unknown('customers', customerId)) throw invalidFields([{ field: 'customerId', key: 'invalidValue' }]);
  if (await unknown('regions', defaultRegion)) throw invalidFields([{ field: 'defaultRegion', key: 'invalidValue' }]);
}

/** Writes into the history of an account what happened to it. */
export async function noteAccount(
  tx: Kysely<Schema>,
  { user, services }: Pick<Editor, 'user' | 'services'>,
  userId: number,
  { action, changes, reason }: { action: 1 | 2 | 3 | 4; changes: Changes; reason?: string | null | undefined },
): Promise<void> {
  await insertHistory(tx, {
    entity: 'user',
    entity_id: userId,
    user_id: user.id,
    action,
    changes: JSON.stringify(changes),
    reason: reason ?? null,
    at: services.clock.now(),
  });
}

/** What an edit has done: for the audit log, and log-ins whose connections are to be closed after the commit. */
interface Done {
  details: AuditDetails;
  endedSessions: readonly string[];
}

/** Carries out one change of a locked account; does nothing, and sends nothing, when every value is what it was. */
export async function applyEdit(
  tx: Kysely<Schema>,
  editor: Editor,
  account: Account,
  edit: AccountEdit,
): Promise<Done | undefined> {
  const { services, user } = editor;
  const changes = { ...changesOf(account, edit.values), ...edit.besides?.changes };
  if (Object.keys(changes).length === 0) return undefined;
  const now = services.clock.now();
  await rejectUnknownReferences(tx, edit.values);
  await updateAccount(tx, account.id, { ...columnsOf(edit.values), updated_at: now, updated_by: user.id });
  await noteAccount(tx, editor, account.id, { action: edit.action, changes, reason: edit.reason });
  const endedSessions =
    edit.endsSessions === undefined ? [] : await endSessionsOf(tx, account.id, { now, reason: edit.endsSessions });
  await edit.besides?.write();
  for (const mail of edit.mails ?? []) await services.mail.send(tx, mail);
  const details: AuditDetails = {
    entity: 'user',
    entityId: account.id,
    changes,
    reason: edit.reason ?? null,
    action: edit.action,
  };
  return { details, endedSessions };
}

/** Reports a committed edit to the audit log and closes the connections of the log-ins it ended. */
export function afterEdit({ services, audit }: Editor, done: Done | undefined): void {
  if (done === undefined) return;
  audit(done.details);
  closeConnections(services, done.endedSessions);
}

/** Changes one account in a transaction of its own: locked, noted in its history and in the audit log. */
export async function editAccount(
  editor: Editor,
  lock: (tx: Kysely<Schema>) => Promise<Account>,
  plan: (account: Account, tx: Kysely<Schema>) => Promise<AccountEdit> | AccountEdit,
): Promise<void> {
  const done = await mapTakenEmailToFieldError(() =>
    editor.services.db.transaction().execute(async (tx) => {
      const account = await lock(tx);
      return applyEdit(tx, editor, account, await plan(account, tx));
    }),
  );
  afterEdit(editor, done);
}
