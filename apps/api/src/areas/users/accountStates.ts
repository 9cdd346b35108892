import type { Kysely } from 'kysely';
import { areaOf, isBrand, isRoleId, isTester, loginPath } from '@resonanz/domain/roles';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict } from '../../platform/http/ApiError.ts';
import type { MailDraft } from '../../platform/mail/Mail.ts';
import type { Services } from '../../platform/operations/Services.ts';
import {
  type Account,
  type AccountEdit,
  editAccount,
  type Editor,
  lockForAdministration,
  mailTo,
  rejectLastSuperAdmin,
  rejectOwnAccount,
} from '../accounts/door.ts';

function deactivationMail(account: Account): MailDraft {
  const isOfTester = isRoleId(account.role_id) && isTester(account.role_id);
  return isOfTester ? mailTo(account, 'testerDeactivated', {}) : mailTo(account, 'accountDeactivated', {});
}

function reactivationMail(account: Account, { publicUrl }: Services): MailDraft[] {
  if (!isRoleId(account.role_id)) return [];
  const link = new URL(loginPath(areaOf(account.role_id)), publicUrl).href;
  return [
    isBrand(account.role_id)
      ? mailTo(account, 'brandReactivated', { link })
      : mailTo(account, 'accountReactivated', { link }),
  ];
}

/** Carries out a change of state: never of the own account, and never so that no super admin is left. */
async function changeState(
  editor: Editor,
  userId: number,
  plan: (account: Account, tx: Kysely<Schema>) => Promise<AccountEdit>,
): Promise<void> {
  rejectOwnAccount(editor.user, userId);
  return editAccount(editor, (tx) => lockForAdministration(tx, editor.user, userId), plan);
}

/** Deactivates a user: every log-in ends, and the owner is notified. */
export function deactivate(editor: Editor, userId: number, reason: string | null = null): Promise<void> {
  return changeState(editor, userId, async (account, tx) => {
    await rejectLastSuperAdmin(tx, account);
    return {
      values: { isActive: false },
      action: HISTORY_ACTION.statusChange,
      reason,
      endsSessions: 'deactivated',
      mails: [deactivationMail(account)],
    };
  });
}

/** Lets a deactivated user log in again, and notifies the owner. */
export function reactivate(editor: Editor, userId: number, reason: string | null = null): Promise<void> {
  return changeState(editor, userId, async (account) => {
    if (account.archived) throw conflict('userArchived');
    return {
      values: { isActive: true },
      action: HISTORY_ACTION.statusChange,
      reason,
      mails: reactivationMail(account, editor.services),
    };
  });
}

/** Archives a user, or restores an archived one as active (docs/domain/transitions.md#account-state). */
export function changeArchive(editor: Editor, userId: number, archived: boolean): Promise<void> {
  return changeState(editor, userId, async (account, tx) => {
    if (!archived)
      return { values: account.archived ? { archived, isActive: true } : {}, action: HISTORY_ACTION.statusChange };
    await rejectLastSuperAdmin(tx, account);
    return { values: { archived }, action: HISTORY_ACTION.statusChange, endsSessions: 'archived' };
  });
}
