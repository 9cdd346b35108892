import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { industryNamed } from '@resonanz/domain/customers';
import { brandPaths } from '@resonanz/domain/paths';
import { isBrand } from '@resonanz/domain/roles';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Schema } from '../../platform/database/schema.ts';
import { invalidFields } from '../../platform/http/ApiError.ts';
import type { MailDraft } from '../../platform/mail/Mail.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { type Account, type AccountEdit, editAccount, type Editor, lockAccountOf, mailTo } from '../accounts/door.ts';
import { insertCustomerOfBrand } from './queries/customers.ts';
import { checkTransition } from './rules.ts';

type Change = components['schemas']['ApprovalChange'];

/**
 * The customer an approved brand belongs to: the one that was chosen, the one it has, or a new one of its company's
 * name.
 */
async function customerOf(
  tx: Kysely<Schema>,
  editor: Editor,
  account: Account,
  chosen: number | undefined,
): Promise<number> {
  if (chosen !== undefined) return chosen;
  if (account.customer_id !== null) return account.customer_id;
  const fullName = `${account.first_name} ${account.last_name}`.trim();
  const person = account.contact_person ?? fullName;
  return insertCustomerOfBrand(tx, editor, {
    name: account.company_name ?? fullName,
    contact: { name: person === '' ? account.email : person, email: account.email, phone: account.phone },
    details: {
      street_and_house: account.street_and_house ?? '',
      city_and_zip: account.city_and_zip ?? '',
      country: account.country,
      industry_id: account.industry === null ? null : (industryNamed(account.industry) ?? null),
    },
  });
}

function mailsOf(
  { publicUrl }: Services,
  account: Account,
  status: Change['status'],
  reason: string | null,
): MailDraft[] {
  if (status === APPROVAL_STATUS.approved)
    return [mailTo(account, 'brandApproved', { link: new URL(brandPaths.login(), publicUrl).href })];
  return status === APPROVAL_STATUS.declined && reason !== null ? [mailTo(account, 'brandDeclined', { reason })] : [];
}

async function plan(tx: Kysely<Schema>, editor: Editor, account: Account, change: Change): Promise<AccountEdit> {
  const { status } = change;
  const reason = status === APPROVAL_STATUS.declined ? (change.declineReason?.trim() ?? null) : null;
  checkTransition(editor, account, status, reason);
  const decided = { approved: status, declineReason: reason };
  return {
    values:
      status === APPROVAL_STATUS.approved
        ? { ...decided, customerId: await customerOf(tx, editor, account, change.customerId) }
        : decided,
    action: HISTORY_ACTION.statusChange,
    reason,
    ...(status === APPROVAL_STATUS.approved ? {} : { endsSessions: 'approval changed' }),
    mails: mailsOf(editor.services, account, status, reason),
  };
}

/**
 * Approves or declines a brand user, or opens the decision again (docs/domain/transitions.md#approval-of-users); the
 * brand is notified by mail.
 */
export async function changeApproval(editor: Editor, change: Change): Promise<void> {
  if (change.status === APPROVAL_STATUS.declined && change.declineReason === undefined)
    throw invalidFields([{ field: 'declineReason', key: 'required' }]);
  await editAccount(
    editor,
    (tx) => lockAccountOf(tx, change.userId, isBrand),
    (account, tx) => plan(tx, editor, account, change),
  );
}
