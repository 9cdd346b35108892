import { AUDIT_ACTION, type AuditAction } from '@resonanz/domain/workStates';
import type { CallUser } from '../access/CallUser.ts';
import type { AuditDetails } from '../history/AuditDetails.ts';
import type { Operation } from '../http/contract.ts';
import { shortened } from '../http/networkOf.ts';
import type { Services } from './Services.ts';

interface AuditedCall {
  operation: Operation;
  user: CallUser;
  requestId: string;
  address: string;
}

const actionOfRight = {
  view: AUDIT_ACTION.update,
  add: AUDIT_ACTION.add,
  edit: AUDIT_ACTION.update,
  delete: AUDIT_ACTION.delete,
  export: AUDIT_ACTION.export,
  approve: AUDIT_ACTION.statusChange,
} as const;

function actionOf({ admission, effect }: Operation): AuditAction {
  if (effect === 'export') return AUDIT_ACTION.export;
  const right = admission.kind === 'user' ? admission.permission?.right : undefined;
  return right === undefined ? AUDIT_ACTION.update : actionOfRight[right];
}

/** Writes the result of a call to the audit log: one row for each record it reported, else one for the call. */
export async function writeAudit(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { operation, user, requestId, address }: AuditedCall,
  outcome: number,
  details: readonly AuditDetails[],
): Promise<void> {
  const records: readonly AuditDetails[] = details.length > 0 ? details : [{ entity: operation.subject }];
  await db
    .insertInto('audit_log')
    .values(
      records.map(({ entity, entityId, changes, reason, action }) => ({
        at: clock.now(),
        user_id: user.id,
        role_id: user.roleId,
        operation: operation.id,
        action: action ?? actionOf(operation),
        entity,
        entity_id: entityId ?? null,
        changes: changes === undefined ? null : JSON.stringify(changes),
        reason: reason ?? null,
        outcome,
        request_id: requestId,
        address: shortened(address),
      })),
    )
    .execute();
}
