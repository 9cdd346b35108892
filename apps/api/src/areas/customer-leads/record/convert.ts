import type { Tx } from '../../../platform/database/schema.ts';
import { forbidden, invalidFields } from '../../../platform/http/ApiError.ts';
import { insertCustomer, leadContacts, mayOwn } from '../../customers/door.ts';
import type { Done } from '../../notifications/door.ts';
import { seesCustomer } from './checkInput.ts';
import type { LeadEditor, StoredLead } from './queries.ts';

/** Converts a lead to a prospect, with its contacts and its owner. */
async function newCustomer(tx: Tx, editor: LeadEditor, row: StoredLead): Promise<Done<number>> {
  if (!editor.user.may('Customer Management', 'add')) throw forbidden();
  const owner =
    row.owner_user_id !== null && (await mayOwn(tx, 'Customer Management', row.owner_user_id))
      ? row.owner_user_id
      : null;
  const contacts = await leadContacts.of(tx, row.id);
  const { id, details } = await insertCustomer(
    tx,
    editor,
    {
      name: row.company,
      country: row.country,
      industry_id: row.industry_id,
      website: row.website,
      owner_user_id: owner,
    },
    contacts.map(({ name, role, email, phone, isMain }) => ({
      contactId: undefined,
      name,
      role,
      email,
      phone,
      is_main: isMain,
    })),
  );
  return { answer: id, details: [details] };
}

/** The customer that a lead became which was won: the one that is named, the one it has, or a new one. */
export async function customerOfWon(
  tx: Tx,
  editor: LeadEditor,
  row: StoredLead,
  customerId = row.customer_id,
): Promise<Done<number>> {
  if (customerId === null) return newCustomer(tx, editor, row);
  if (customerId !== row.customer_id && !(await seesCustomer(tx, editor.user, customerId)))
    throw invalidFields([{ field: 'customerId', key: 'invalidValue' }]);
  return { answer: customerId };
}
