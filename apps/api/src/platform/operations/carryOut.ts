import type { FastifyRequest } from 'fastify';
import type { CallUser } from '../access/CallUser.ts';
import type { AuditDetails } from '../history/AuditDetails.ts';
import { ApiError, notFound } from '../http/ApiError.ts';
import type { Operation } from '../http/contract.ts';
import { writeAudit } from './audit.ts';
import { idsOf } from './idsOf.ts';
import { fingerprintOf, idempotencyKeyOf, once, traceless } from './once.ts';
import type { ReadInput } from './readInput.ts';
import type { RowRules } from './RowRules.ts';
import type { Services } from './Services.ts';

/** Errors recorded in the audit log; invalid forms are too common. */
const AUDITED_ERRORS = [403, 404, 409];

interface Execution {
  operation: Operation;
  rowRules: RowRules;
  services: Services;
  request: FastifyRequest;
  input: ReadInput;
}

/** Rejects ids of records the caller may not see, as if they did not exist. */
async function rejectForeignIds({ operation, rowRules, services, input }: Execution, user: CallUser): Promise<void> {
  const { ownership } = operation;
  if (ownership.kind !== 'rows') return;
  const ids = idsOf(input, ownership.ids);
  if (!(await rowRules.seesAll(services.db, user, ownership.rows, ids))) throw notFound();
}

/** Records the result of a user's call in the audit log; a failure to write must not undo what has happened. */
export async function audit(
  { operation, services, request }: Pick<Execution, 'operation' | 'services' | 'request'>,
  user: CallUser,
  outcome: number,
  details: readonly AuditDetails[] = [],
): Promise<void> {
  if (operation.effect === 'read' || !operation.isAudited) return;
  try {
    await writeAudit(services, { operation, user, requestId: request.id, address: request.ip }, outcome, details);
  } catch (error) {
    request.log.error({ err: error, operation: operation.id, outcome }, 'the audit log could not be written');
  }
}

/** Whether the body asks that nothing reveals the caller (docs/domain/feedback.md#anonymous-feedback). */
function isAnonymous({ anonymousField: field }: Operation, { body }: ReadInput): boolean {
  return (
    field !== undefined &&
    typeof body === 'object' &&
    body !== null &&
    (body as Readonly<Record<string, unknown>>)[field] === true
  );
}

/**
 * Runs a handler: only on rows of the caller, once for each idempotency key, and recorded in the audit log unless it is
 * anonymous.
 */
export async function carryOut(
  execution: Execution,
  handler: (audit: (details: AuditDetails) => void) => Promise<unknown>,
): Promise<unknown> {
  const { operation, services, request, input } = execution;
  const user = request.callUser;
  if (user === undefined) return handler(() => undefined);
  const leavesTrace = !isAnonymous(operation, input);
  const details: AuditDetails[] = [];
  const run = async (): Promise<unknown> => {
    try {
      await rejectForeignIds(execution, user);
      const answer = await handler((each) => details.push(each));
      if (leavesTrace) await audit(execution, user, 200, details);
      return answer;
    } catch (error) {
      if (leavesTrace && error instanceof ApiError && AUDITED_ERRORS.includes(error.status))
        await audit(execution, user, error.status, details);
      throw error;
    }
  };
  const key = operation.effect === 'write' ? idempotencyKeyOf(request) : undefined;
  if (key === undefined) return run();
  const owned = leavesTrace ? { userId: user.id, key } : { userId: null, key: traceless(services, user.id, key) };
  return once(services, { ...owned, operation: operation.id, fingerprint: fingerprintOf(input) }, run);
}
