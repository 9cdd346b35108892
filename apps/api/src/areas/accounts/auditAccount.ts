import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Schema } from '../../platform/database/schema.ts';
import { shortened } from '../../platform/http/networkOf.ts';
import type { OperationId } from '../../platform/operations/area.ts';
import type { Services } from '../../platform/operations/Services.ts';
import type { Account } from './account.ts';
import { insertAuditEntry } from './queries.ts';

/** The call behind a change, for the audit log. */
export interface Trace {
  operation: OperationId;
  requestId: string;
  address: string;
}

/** The trace of a call. */
export function traceOf(operation: OperationId, { id, ip }: FastifyRequest): Trace {
  return { operation, requestId: id, address: ip };
}

/**
 * Notes a change that an account's owner has made without being logged in: the link of a mail takes the place of the
 * log-in.
 */
export async function auditAccount(
  tx: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  account: Account,
  { operation, requestId, address }: Trace,
): Promise<void> {
  await insertAuditEntry(tx, {
    at: clock.now(),
    user_id: account.id,
    role_id: account.role_id,
    operation,
    action: HISTORY_ACTION.update,
    entity: 'user',
    entity_id: account.id,
    outcome: 200,
    request_id: requestId,
    address: shortened(address),
  });
}
