import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import type { AuditDetails } from '../../platform/history/AuditDetails.ts';
import { type Changes, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { invite, mapTakenEmail, sendAgain, withdraw } from '../accounts/door.ts';
import { lockCustomer } from './queries/customers.ts';
import { findContact, invitationOf } from './queries/invitations.ts';
import type { Editor } from './save.ts';

const noted = (tx: Tx, editor: Editor, customerId: number, changes: Changes): Promise<AuditDetails> =>
  writeHistory(tx, editor, { entity: 'customer', entityId: customerId, action: HISTORY_ACTION.update, changes });

/** Invites a contact of a customer: a restricted account of the customer's company, opened by the link of a mail. */
export async function inviteContact(
  editor: Editor,
  { customerId, contactId, language }: Schemas['CustomerInvitationInput'],
): Promise<void> {
  const send = async (tx: Tx): Promise<AuditDetails> => {
    const customer = await lockCustomer(tx, customerId);
    if (customer.archived) throw conflict('customerArchived');
    const contact = await findContact(tx, customerId, contactId);
    if (contact === undefined) throw notFound();
    if (contact.email === null) throw conflict('contactWithoutEmail');
    await invite(tx, editor, { customer, name: contact.name, email: contact.email, language });
    return noted(tx, editor, customerId, { invitation: [null, contact.email] });
  };
  const details = await mapTakenEmail(
    () => editor.services.db.transaction().execute(send),
    () => conflict('emailTaken'),
  );
  editor.audit(details);
}

/** Sends an invitation again for another 14 days; the earlier link ends. */
export async function resendInvitation(
  editor: Editor,
  reference: Schemas['CustomerInvitationReference'],
): Promise<void> {
  const details = await editor.services.db.transaction().execute(async (tx) => {
    const customer = await lockCustomer(tx, reference.customerId);
    if (customer.archived) throw conflict('customerArchived');
    const { email } = await sendAgain(tx, editor, await invitationOf(tx, reference));
    return noted(tx, editor, reference.customerId, { invitationSentAgain: [null, email] });
  });
  editor.audit(details);
}

/** Withdraws an invitation and deletes its unused account. */
export async function withdrawInvitation(
  editor: Editor,
  reference: Schemas['CustomerInvitationReference'],
): Promise<void> {
  const details = await editor.services.db.transaction().execute(async (tx) => {
    const { email } = await withdraw(tx, editor, await invitationOf(tx, reference));
    return noted(tx, editor, reference.customerId, { invitation: [email, null] });
  });
  editor.audit(details);
}
