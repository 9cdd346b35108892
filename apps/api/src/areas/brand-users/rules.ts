import type { components } from '@resonanz/contract/types';
import { isValueOf } from '@resonanz/domain/enumerations';
import { can } from '@resonanz/domain/transitions';
import { conflict } from '../../platform/http/ApiError.ts';
import type { Editor, Account } from '../accounts/door.ts';

type Change = components['schemas']['ApprovalChange'];

/** Rejects a decision on a brand that the transition table does not allow. */
export function checkTransition(
  { user }: Editor,
  account: Account,
  status: Change['status'],
  reason: string | null,
): void {
  const from = account.approved;
  if (!isValueOf('approvalStatus', from)) throw conflict('transitionNotAllowed');
  const verdict = can('userApproval', from, status, { roleId: user.roleId, reason: reason !== null });
  if (!verdict.allowed) throw conflict(verdict.reason);
}
