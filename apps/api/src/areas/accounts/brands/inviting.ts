import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import { HISTORY_ACTION, INVITATION_TEMPLATE } from '@resonanz/domain/workStates';
import { isUniqueViolation } from '../../../platform/database/DatabaseError.ts';
import type { Tx } from '../../../platform/database/schema.ts';
import { conflict, notFound } from '../../../platform/http/ApiError.ts';
import type { Account } from '../account.ts';
import { type Editor, noteAccount } from '../administration/editAccount.ts';
import { expiryAfter, inviterOf, sendInvitation } from '../links/invitedAccounts.ts';
import { deleteAccount, lockAccount } from '../queries.ts';
import { extendInvitation, insertInvitation, insertInvitedAccount } from './queries.ts';

/** What an invited person becomes. */
export type InvitationKind = 'contact' | 'team';

/** The kind of an invitation, by the role of its account. */
export const kindOf = (roleId: number): InvitationKind => (roleId === ROLE.brandManager ? 'team' : 'contact');

/** A name in the two parts that accounts store. */
export function namesOf(person: string): { first_name: string; last_name: string } {
  const words = person.trim().split(/\s+/);
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}

/** Whom to invite, into which company. */
export interface Invited {
  customer: { id: number; name: string };
  name: string;
  email: string;
  language: 'DE' | 'EN';
  kind?: InvitationKind;
  template?: 1 | 2;
}

/**
 * Creates an invited account of a company and mails the link that activates it. Contacts are restricted, team members
 * are not.
 */
export async function invite(
  tx: Tx,
  editor: Editor,
  { customer, name, email, language, kind = 'contact', template = INVITATION_TEMPLATE.wholePortal }: Invited,
): Promise<{ invitationId: number; userId: number }> {
  const now = editor.services.clock.now();
  const roleId = kind === 'team' ? ROLE.brandManager : ROLE.brand;
  const account = await insertInvitedAccount(tx, {
    email,
    ...namesOf(name),
    role_id: roleId,
    company_name: customer.name,
    contact_person: name,
    customer_id: customer.id,
    default_language: language,
    signup_with_token: kind === 'contact',
    approved: APPROVAL_STATUS.approved,
    created_at: now,
    updated_at: now,
    updated_by: editor.user.id,
  });
  await noteAccount(tx, editor, account.id, {
    action: HISTORY_ACTION.add,
    changes: { username: [null, email], roleId: [null, roleId] },
  });
  const invitationId = await insertInvitation(tx, {
    customer_id: customer.id,
    user_id: account.id,
    language,
    template,
    invited_by: editor.user.id,
    invited_at: now,
    expires_at: expiryAfter(now),
  });
  const inviter = await inviterOf(tx, editor.user.id);
  await sendInvitation(tx, editor.services, account, { template, ...(inviter !== undefined && { inviter }) });
  return { invitationId, userId: account.id };
}

/** Maps the unique violation of an existing account's address to the caller's error, also when two invitations race. */
export async function mapTakenEmail<Value>(work: () => Promise<Value>, createError: () => Error): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw createError();
    throw error;
  }
}

/** Returns the locked account of an invitation; throws when the invitation was accepted already. */
async function lockOpen(tx: Tx, userId: number | undefined): Promise<Account> {
  const account = userId === undefined ? undefined : await lockAccount(tx, userId);
  if (account === undefined) throw notFound();
  if (account.password_hash !== null) throw conflict('invitationAccepted');
  return account;
}

/** Sends an invitation again for another 14 days; the earlier link ends. */
export async function sendAgain(
  tx: Tx,
  { services }: Editor,
  invitation: { id: number; user_id: number; template: number; invited_by: number | null },
): Promise<Account> {
  const account = await lockOpen(tx, invitation.user_id);
  await extendInvitation(tx, invitation.id, expiryAfter(services.clock.now()));
  const inviter = await inviterOf(tx, invitation.invited_by);
  await sendInvitation(tx, services, account, {
    template: invitation.template,
    ...(inviter !== undefined && { inviter }),
  });
  return account;
}

/** Withdraws an invitation and deletes its unused account. */
export async function withdraw(tx: Tx, editor: Editor, invitation: { user_id: number }): Promise<Account> {
  const account = await lockOpen(tx, invitation.user_id);
  await noteAccount(tx, editor, account.id, {
    action: HISTORY_ACTION.delete,
    changes: { username: [account.email, null] },
  });
  await deleteAccount(tx, account.id);
  return account;
}
