import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit } from '../access/admit.ts';
import type { Services } from '../services.ts';
import { ApiError, badRequest, invalidFields } from './ApiError.ts';
import type { Area, AreaHandlers, Call, OperationId, UploadedFile } from './area.ts';
import type { ContractDocument, Operation } from './contract.ts';
import { readOperations } from './contract.ts';
import { toFieldErrors } from './fieldErrors.ts';
import { FileAnswer } from './FileAnswer.ts';
import { readMultipart } from './multipart.ts';
import { createProjection, droppedFields } from './projection.ts';
import { createChecks, type OperationChecks } from './validation.ts';

export interface RegistrationOptions {
  contract: ContractDocument;
  areas: readonly Area[];
  services: Services;
  /** Whether answers are compared with the contract and a difference fails the call; on in tests. */
  checksAnswers: boolean;
}

type AnyHandler = (call: unknown) => Promise<unknown>;

function collectHandlers(areas: readonly Area[], operations: readonly Operation[]): Map<string, AnyHandler> {
  const handlers = new Map<string, AnyHandler>();
  for (const area of areas) {
    for (const [id, handler] of Object.entries(area.handlers) as [keyof AreaHandlers, AnyHandler][]) {
      const operation = operations.find((each) => each.id === id);
      if (operation === undefined) throw new Error(`The area ${area.name} handles ${id}, which the contract does not name.`);
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

interface ReadInput {
  path: unknown;
  query: unknown;
  header: unknown;
  body: unknown;
  files: readonly UploadedFile[];
}

/** Whether a text, at any depth, holds what no database text can: a zero character or half a character. */
function holdsUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || /\p{Cs}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, each]) => holdsUnstorableText(key) || holdsUnstorableText(each));
}

async function readInput(request: FastifyRequest, operation: Operation, checks: OperationChecks): Promise<ReadInput> {
  const path = { ...(request.params as object) };
  const query = { ...(request.query as object) };
  const header = { ...request.headers };
  const places = [
    [checks.path, path],
    [checks.query, query],
    [checks.header, header],
  ] as const;
  if (holdsUnstorableText(path) || holdsUnstorableText(query)) throw badRequest('malformedText');
  for (const [check, value] of places) {
    if (!check(value)) throw invalidFields(toFieldErrors(check.errors));
  }
  const named = operation.input.parameters.filter((parameter) => parameter.in === 'header');
  const headers = Object.fromEntries(named.map(({ name }) => [name, header[name.toLowerCase()]]));
  const { body: expected } = operation.input;
  if (expected === undefined || checks.body === undefined) {
    return { path, query, header: headers, body: undefined, files: [] };
  }
  const { body, files } =
    expected.contentType === 'multipart/form-data' ? await readMultipart(request) : { body: request.body, files: [] };
  if (body === undefined || body === null) {
    if (expected.required) throw badRequest('bodyMissing');
    return { path, query, header: headers, body: undefined, files };
  }
  if (holdsUnstorableText(body)) throw badRequest('malformedText');
  if (!checks.body(body)) throw invalidFields(toFieldErrors(checks.body.errors));
  return { path, query, header: headers, body, files };
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', file.disposition)
    .header('cache-control', 'no-store')
    .send(typeof file.bytes === 'string' ? file.bytes : Buffer.from(file.bytes));
}

function compile(contract: ContractDocument, operation: Operation, checks: OperationChecks, checksAnswers: boolean) {
  const project = operation.answerPointer === undefined ? undefined : createProjection(contract, operation.answerPointer);
  return (reply: FastifyReply, data: unknown): FastifyReply => {
    if (data instanceof FileAnswer) return sendFile(reply, data);
    const envelope = { message: 'SUCCESS', data: data ?? null, error: null };
    const answer = project === undefined ? envelope : project(envelope);
    if (checksAnswers) {
      const dropped = droppedFields(envelope, answer);
      if (dropped.length > 0) throw new Error(`${operation.id} answered fields the contract lacks: ${dropped.join(', ')}`);
      if (checks.answer?.(answer) === false) {
        throw new Error(`${operation.id} answered against the contract: ${JSON.stringify(checks.answer.errors?.slice(0, 5))}`);
      }
    }
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(answer));
  };
}

/** Registers every operation of the contract below the prefix of the given server. */
export function registerOperations(server: FastifyInstance, options: RegistrationOptions): void {
  const { contract, services } = options;
  const operations = readOperations(contract);
  const handlers = collectHandlers(options.areas, operations);
  const checksOf = createChecks(contract);

  for (const operation of operations) {
    const url = operation.path.replaceAll(/\{([^}]+)\}/g, ':$1');
    const handler = handlers.get(operation.id);
    if (operation.isPlanned) {
      server.route({ method: operation.method, url, handler: async () => Promise.reject(notImplemented()) });
      continue;
    }
    if (handler === undefined) throw new Error(`The contract names ${operation.id} as served, but no area handles it.`);
    const checks = checksOf(operation);
    const answer = compile(contract, operation, checks, options.checksAnswers);
    server.route({
      method: operation.method,
      url,
      // Rights come before the body is read: a stranger's upload is refused at once.
      onRequest: async (request) => {
        request.callUser = await admit(request, operation.admission, services);
      },
      handler: async (request, reply) => {
        const input = await readInput(request, operation, checks);
        const call = {
          input,
          get user() {
            if (request.callUser === undefined) throw new Error(`${operation.id} is public and has no user.`);
            return request.callUser;
          },
          services,
          request,
          log: request.log,
        };
        return answer(reply, await handler(call as unknown as Call<OperationId>));
      },
    });
  }
}
