import { HISTORY_ACTION, INVITATION_TEMPLATE } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { type Changes, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type Editor, invite, mapTakenEmail, sendAgain, withdraw } from '../accounts/door.ts';
import { lockCustomer } from '../customers/door.ts';
import { customerExists, insertCustomerOfBrand } from './queries/customers.ts';
import { findInvitation, findStoredInvitation, readInvitation, toInvitation } from './queries/invitations.ts';

type Row = Schemas['BrandInvitationRow'];

const note = (tx: Tx, editor: Editor, entityId: number, changes: Changes) =>
  writeHistory(tx, editor, { entity: 'customer', entityId, action: HISTORY_ACTION.update, changes });

/** The customer to invite into: the one that was chosen, or a new one of this name. */
async function companyOf(
  tx: Tx,
  editor: Editor,
  { customerId, companyName, contactPerson, email }: Schemas['BrandInvitationInput'],
): Promise<{ id: number; name: string }> {
  if (customerId === undefined) {
    if (companyName === undefined) throw invalidFields([{ field: 'companyName', key: 'required' }]);
    return {
      id: await insertCustomerOfBrand(tx, editor, { name: companyName, contact: { name: contactPerson, email } }),
      name: companyName,
    };
  }
  if (!(await customerExists(tx, customerId))) throw invalidFields([{ field: 'customerId', key: 'invalidValue' }]);
  const customer = await lockCustomer(tx, customerId);
  if (customer.archived) throw conflict('customerArchived');
  return customer;
}

/** Sends an invitation to the brand area with a token (docs/domain/mails.md#mails-to-brands). */
export async function sendInvitation(editor: Editor, input: Schemas['BrandInvitationInput']): Promise<Row> {
  const { services, user, audit } = editor;
  const email = input.email.trim();
  const done = await mapTakenEmail(
    () =>
      services.db.transaction().execute(async (tx) => {
        const customer = await companyOf(tx, editor, input);
        const { language, template = INVITATION_TEMPLATE.wholePortal } = input;
        const { invitationId } = await invite(tx, editor, {
          customer,
          name: input.contactPerson,
          email,
          language,
          template,
        });
        return { invitationId, details: await note(tx, editor, customer.id, { invitation: [null, email] }) };
      }),
    () => invalidFields([{ field: 'email', key: 'emailTaken' }]),
  );
  audit(done.details);
  return toInvitation(await readInvitation(services.db, user, done.invitationId, services.clock.now()));
}

/** Carries out a change of an invitation that the caller sees, and notes it at its company. */
async function change(
  editor: Editor,
  invitationId: number,
  work: typeof sendAgain | typeof withdraw,
  changesOf: (email: string) => Changes,
): Promise<null> {
  const details = await editor.services.db.transaction().execute(async (tx) => {
    const seen = await findInvitation(tx, editor.user, invitationId, editor.services.clock.now());
    const invitation = seen && (await findStoredInvitation(tx, invitationId));
    if (invitation === undefined) throw notFound();
    const { email } = await work(tx, editor, invitation);
    return note(tx, editor, invitation.customer_id, changesOf(email));
  });
  editor.audit(details);
  return null;
}

/** Sends an invitation again; the earlier link ends. */
export const resendInvitation = (editor: Editor, id: number): Promise<null> =>
  change(editor, id, sendAgain, (email) => ({ invitationSentAgain: [null, email] }));

/** Withdraws an open invitation. */
export const withdrawInvitation = (editor: Editor, id: number): Promise<null> =>
  change(editor, id, withdraw, (email) => ({ invitation: [email, null] }));
