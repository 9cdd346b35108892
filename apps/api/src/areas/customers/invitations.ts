import type { components } from '@resonanz/contract/types';
import { ROLE } from '@resonanz/domain/roles';
import type { Kysely } from 'kysely';
import { isUniqueViolation } from '../../database/DatabaseError.ts';
import type { Schema } from '../../database/schema.ts';
import { type Changes, writeHistory } from '../../history/writeHistory.ts';
import { conflict, notFound } from '../../http/ApiError.ts';
import type { AuditDetails } from '../../http/audit.ts';
import { type Account, lockAccount } from '../auth/account.ts';
import { passwordLink } from '../auth/passwordLink.ts';
import { mailTo } from '../users/mailTo.ts';
import { noteAccount } from '../users/editAccount.ts';
import { type Editor, lockCustomer } from './save.ts';

type Schemas = components['schemas'];
type Tx = Kysely<Schema>;

/** Minutes in which an invitation can be accepted (EM20). */
const INVITATION_MINUTES = 14 * 24 * 60;

const expiryAfter = (now: Date): Date => new Date(now.getTime() + INVITATION_MINUTES * 60_000);

async function sendInvitation(tx: Tx, { services }: Editor, account: Account): Promise<void> {
  const link = await passwordLink(tx, services, account, INVITATION_MINUTES);
  await services.mail.send(tx, mailTo(account, 'brandInvitation', { company: account.company_name ?? '', link, minutes: INVITATION_MINUTES }));
}

const noted = (tx: Tx, editor: Editor, customerId: number, changes: Changes): Promise<AuditDetails> =>
  writeHistory(tx, editor, { entity: 'customer', entityId: customerId, action: 2, changes });

function namesOf(person: string): { first_name: string; last_name: string } {
  const words = person.split(/\s+/);
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}

interface Invited {
  name: string;
  email: string;
}

async function createInvitedAccount(tx: Tx, editor: Editor, customer: { id: number; name: string }, { name, email }: Invited, language: 'DE' | 'EN'): Promise<Account> {
  const now = editor.services.clock.now();
  const account = await tx
    .insertInto('users')
    .values({
      email,
      ...namesOf(name),
      role_id: ROLE.brand,
      company_name: customer.name,
      contact_person: name,
      customer_id: customer.id,
      default_language: language,
      signup_with_token: true,
      approved: 1,
      created_at: now,
      updated_at: now,
      updated_by: editor.user.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteAccount(tx, editor, account.id, { action: 1, changes: { username: [null, email], roleId: [null, ROLE.brand] } });
  return account;
}

/** Invites a contact of a customer: a restricted account of the customer's company, opened by the link of a mail. */
export async function inviteContact(editor: Editor, { customerId, contactId, language }: Schemas['CustomerInvitationInput']): Promise<void> {
  try {
    const details = await editor.services.db.transaction().execute(async (tx) => {
      const customer = await lockCustomer(tx, customerId);
      if (customer.archived) throw conflict('customerArchived');
      const contact = await tx
        .selectFrom('customer_contacts')
        .select(['name', 'email'])
        .where('id', '=', contactId)
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      if (contact === undefined) throw notFound();
      if (contact.email === null) throw conflict('contactWithoutEmail');
      const { name, email } = contact;
      const account = await createInvitedAccount(tx, editor, customer, { name, email }, language);
      const now = editor.services.clock.now();
      await tx
        .insertInto('brand_invitations')
        .values({ customer_id: customerId, user_id: account.id, language, invited_by: editor.user.id, invited_at: now, expires_at: expiryAfter(now) })
        .execute();
      await sendInvitation(tx, editor, account);
      return noted(tx, editor, customerId, { invitation: [null, email] });
    });
    editor.audit(details);
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw conflict('emailTaken');
    throw error;
  }
}

/** The invitation with its account, locked: refused as soon as the account has a password. */
async function lockOpenInvitation(tx: Tx, { customerId, invitationId }: Schemas['CustomerInvitationReference']): Promise<Account> {
  const invitation = await tx
    .selectFrom('brand_invitations')
    .select('user_id')
    .where('id', '=', invitationId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const account = invitation && (await lockAccount(tx, invitation.user_id));
  if (account === undefined) throw notFound();
  if (account.password_hash !== null) throw conflict('invitationAccepted');
  return account;
}

/** Sends an invitation again for another 14 days; the earlier link ends. */
export async function resendInvitation(editor: Editor, reference: Schemas['CustomerInvitationReference']): Promise<void> {
  const details = await editor.services.db.transaction().execute(async (tx) => {
    const customer = await lockCustomer(tx, reference.customerId);
    if (customer.archived) throw conflict('customerArchived');
    const account = await lockOpenInvitation(tx, reference);
    await tx
      .updateTable('brand_invitations')
      .set({ expires_at: expiryAfter(editor.services.clock.now()), expiry_told_at: null })
      .where('id', '=', reference.invitationId)
      .execute();
    await sendInvitation(tx, editor, account);
    return noted(tx, editor, reference.customerId, { invitationSentAgain: [null, account.email] });
  });
  editor.audit(details);
}

/** Withdraws an invitation with the account that nobody has used. */
export async function withdrawInvitation(editor: Editor, reference: Schemas['CustomerInvitationReference']): Promise<void> {
  const details = await editor.services.db.transaction().execute(async (tx) => {
    const account = await lockOpenInvitation(tx, reference);
    await noteAccount(tx, editor, account.id, { action: 4, changes: { username: [account.email, null] } });
    await tx.deleteFrom('users').where('id', '=', account.id).execute();
    return noted(tx, editor, reference.customerId, { invitation: [account.email, null] });
  });
  editor.audit(details);
}
