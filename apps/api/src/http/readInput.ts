import type { FastifyRequest } from 'fastify';
import { badRequest, invalidFields } from './ApiError.ts';
import type { UploadedFile } from './area.ts';
import type { Operation } from './contract.ts';
import { toFieldErrors } from './fieldErrors.ts';
import { readMultipart } from './multipart.ts';
import type { OperationChecks } from './validation.ts';

/** The validated input of a call. */
export interface ReadInput {
  path: unknown;
  query: unknown;
  header: unknown;
  body: unknown;
  files: readonly UploadedFile[];
}

/** Whether a text, at any depth, holds what no database text can: a zero character or half a character. */
export function holdsUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || /\p{Cs}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, each]) => holdsUnstorableText(key) || holdsUnstorableText(each));
}

/** Reads the input of a call and compares it with the contract. */
export async function readInput(request: FastifyRequest, operation: Operation, checks: OperationChecks): Promise<ReadInput> {
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
