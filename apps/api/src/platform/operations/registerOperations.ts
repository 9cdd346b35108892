import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missingTermsError } from '../access/acceptedTerms.ts';
import { admits, authenticate } from '../access/admit.ts';
import { hiddenFrom } from '../access/agencyFields.ts';
import { ApiError, forbidden } from '../http/ApiError.ts';
import type { Audience } from '../http/Audience.ts';
import type { ContractDocument, Operation } from '../http/contract.ts';
import { readOperations } from '../http/contract.ts';
import { withDrafts } from '../http/DraftFolder.ts';
import { FileAnswer } from '../http/FileAnswer.ts';
import { createProjection, droppedFields, type Projection } from '../http/projection.ts';
import type { RateGuard } from '../http/rateLimits.ts';
import { RedirectAnswer } from '../http/RedirectAnswer.ts';
import { sendFile } from '../http/sendFile.ts';
import { contractChecks, type OperationChecks } from '../http/validation.ts';
import type { Area, AreaHandlers, Call, OperationId } from './area.ts';
import { audit, carryOut } from './carryOut.ts';
import { readInput } from './readInput.ts';
import type { RowRules } from './RowRules.ts';
import type { Services } from './Services.ts';

export interface RegistrationOptions {
  contract: ContractDocument;
  areas: readonly Area[];
  services: Services;
  rowRules: RowRules;
  rateGuard: RateGuard;
  /** Whether responses are validated against the contract and a mismatch fails the call; on in tests. */
  checksAnswers: boolean;
}

type AnyHandler = (call: unknown) => Promise<unknown>;

function collectHandlers(areas: readonly Area[], operations: readonly Operation[]): Map<string, AnyHandler> {
  const handlers = new Map<string, AnyHandler>();
  for (const area of areas) {
    for (const [id, handler] of Object.entries(area.handlers) as [keyof AreaHandlers, AnyHandler][]) {
      const operation = operations.find((each) => each.id === id);
      if (operation === undefined)
        throw new Error(`The area ${area.name} handles ${id}, which the contract does not name.`);
      if (operation.isPlanned) throw new Error(`${id} is marked as planned in the contract but has a handler.`);
      if (handlers.has(id)) throw new Error(`${id} has two handlers.`);
      handlers.set(id, handler);
    }
  }
  return handlers;
}

function notImplemented(): ApiError {
  return new ApiError(501, 'NOT_IMPLEMENTED', 'notImplementedYet');
}

/** Turns the result of a handler into a response. */
function createAnswer(
  contract: ContractDocument,
  operation: Operation,
  checks: OperationChecks,
  checksAnswers: boolean,
) {
  const projections = new Map<ReadonlySet<string>, Projection>();
  function projectionFor(reader: Audience | undefined): Projection {
    const { answerPointer } = operation;
    if (answerPointer === undefined) return (value) => value;
    const hidden = hiddenFrom(reader);
    const projection = projections.get(hidden) ?? createProjection(contract, answerPointer, hidden);
    projections.set(hidden, projection);
    return projection;
  }
  return (request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply => {
    if (data instanceof FileAnswer) return sendFile(reply, data);
    if (data instanceof RedirectAnswer)
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(data.href, 302);
    const envelope = { message: 'SUCCESS', data: data ?? null, error: null };
    const answer = projectionFor(request.callUser?.audience)(envelope);
    if (checksAnswers) {
      const dropped = droppedFields(envelope, answer);
      if (dropped.length > 0)
        throw new Error(`${operation.id} answered fields the contract lacks: ${dropped.join(', ')}`);
      if (checks.answer?.(answer) === false) {
        throw new Error(
          `${operation.id} answered against the contract: ${JSON.stringify(checks.answer.errors?.slice(0, 5))}`,
        );
      }
    }
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer));
  };
}

/** Registers every operation of the contract below the prefix of the given server. */
export function registerOperations(server: FastifyInstance, options: RegistrationOptions): void {
  const { contract, services, rowRules, rateGuard } = options;
  const operations = readOperations(contract);
  const handlers = collectHandlers(options.areas, operations);
  const checksOf = contractChecks(contract);

  for (const operation of operations) {
    const url = operation.path.replaceAll(/\{([^}]+)\}/g, ':$1');
    const handler = handlers.get(operation.id);
    if (operation.isPlanned) {
      server.route({ method: operation.method, url, handler: async () => Promise.reject(notImplemented()) });
      continue;
    }
    if (handler === undefined) throw new Error(`The contract names ${operation.id} as served, but no area handles it.`);
    const { ownership } = operation;
    if (ownership.kind === 'rows' && !rowRules.has(ownership.rows))
      throw new Error(`The contract names rows of a kind without a rule for ${operation.id} (x-owner).`);
    const checks = checksOf(operation);
    const answer = createAnswer(contract, operation, checks, options.checksAnswers);
    server.route({
      method: operation.method,
      url,
      config: { openedBy: operation.openedBy },
      // Rights are checked before the body is read: unauthorized uploads are rejected at once.
      onRequest: async (request) => {
        request.callUser = await authenticate(request, operation.admission, services).catch(async (error: unknown) => {
          await rateGuard.count(request, operation.effect);
          throw error;
        });
        await rateGuard.count(request, operation.effect);
        const { callUser: user } = request;
        if (user === undefined) return;
        const error = admits(operation.admission, user)
          ? missingTermsError(operation, user, services.clock.now())
          : forbidden();
        if (error === undefined) return;
        await audit({ operation, services, request }, user, 403);
        throw error;
      },
      handler: async (request, reply) => {
        const data = await withDrafts(
          () => services.storage.openDrafts(),
          async (drafts) => {
            const input = await readInput(request, operation, checks, drafts);
            return carryOut({ operation, rowRules, services, request, input }, (addAudit) => {
              const call = {
                input,
                get user() {
                  if (request.callUser === undefined) throw new Error(`${operation.id} is public and has no user.`);
                  return request.callUser;
                },
                services,
                request,
                log: request.log,
                audit: addAudit,
              };
              return handler(call as unknown as Call<OperationId>);
            });
          },
        );
        return answer(request, reply, data);
      },
    });
  }
}
