import type { Insertable } from 'kysely';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import type { AuditDetails } from '../../platform/history/AuditDetails.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { type Changes, changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { forbidden } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { checkCustomer, namedCustomer } from './checkInput.ts';
import { customerContacts, type StoredContact } from './queries/ContactPersons.ts';
import { insertCustomerRow, lockCustomer, updateCustomer } from './queries/customers.ts';
import type { CustomersTable } from './tables.ts';

/** What a change of a customer needs to know of its call. */
export type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** Stores a new customer with its contacts. */
export async function insertCustomer(
  tx: Tx,
  editor: Editor,
  customer: Insertable<CustomersTable>,
  contacts: readonly StoredContact[],
): Promise<{ id: number; details: AuditDetails }> {
  const now = editor.services.clock.now();
  const id = await insertCustomerRow(tx, {
    ...customer,
    created_at: now,
    updated_at: now,
    updated_by: editor.user.id,
  });
  await customerContacts.save(tx, id, contacts);
  const changes: Changes = { name: [null, customer.name] };
  return {
    id,
    details: await writeHistory(tx, editor, { entity: 'customer', entityId: id, action: HISTORY_ACTION.add, changes }),
  };
}

async function add(
  tx: Tx,
  editor: Editor,
  input: Schemas['CustomerInput'],
): Promise<{ id: number; details: AuditDetails }> {
  if (!editor.user.may('Customer Management', 'add')) throw forbidden();
  const { customer, contacts } = await checkCustomer(tx, input, null);
  return insertCustomer(tx, editor, customer, contacts);
}

async function change(
  tx: Tx,
  editor: Editor,
  id: number,
  readAt: string,
  input: Schemas['CustomerInput'],
): Promise<AuditDetails | undefined> {
  const row = await lockCustomer(tx, id);
  await rejectStale(tx, row, readAt);
  const { customer, contacts } = await checkCustomer(tx, input, row.owner_user_id);
  const before = namedCustomer(row, await customerContacts.of(tx, id));
  await customerContacts.save(tx, id, contacts);
  const changes = changesBetween(before, namedCustomer(customer, await customerContacts.of(tx, id)));
  if (Object.keys(changes).length === 0) return undefined;
  await updateCustomer(tx, id, {
    ...customer,
    updated_at: editor.services.clock.now(),
    updated_by: editor.user.id,
  });
  return writeHistory(tx, editor, { entity: 'customer', entityId: id, action: HISTORY_ACTION.update, changes });
}

/** Adds a customer, or replaces its values unless it was changed since it was read; returns its id. */
export async function saveCustomer(editor: Editor, input: Schemas['CustomerInput']): Promise<number> {
  const { customerId, updatedAt } = input;
  const { id, details } = await editor.services.db
    .transaction()
    .execute(async (tx) =>
      customerId === undefined || updatedAt === undefined
        ? add(tx, editor, input)
        : { id: customerId, details: await change(tx, editor, customerId, updatedAt, input) },
    );
  if (details !== undefined) editor.audit(details);
  return id;
}
