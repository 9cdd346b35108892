import type { FastifyRequest } from 'fastify';
import { ApiError, badRequest, invalidFields } from '../http/ApiError.ts';
import type { Operation } from '../http/contract.ts';
import type { DraftFile, DraftFolder } from '../http/DraftFolder.ts';
import { toFieldErrors } from '../http/fieldErrors.ts';
import { readMultipart } from '../http/multipart.ts';
import { holdsUnstorableText } from '../http/unstorableText.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import type { OperationChecks } from '../http/validation.ts';

/** The validated input of a call. */
export interface ReadInput {
  path: unknown;
  query: unknown;
  header: unknown;
  body: unknown;
  files: readonly UploadedFile[];
  drafts: readonly DraftFile[];
}

/** Maximum nesting of a body: forms have only a few levels, and very deep ones exhaust the stack. */
const maxDepth = 40;

function isTooDeep(value: unknown, level = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return level === maxDepth || Object.values(value).some((each) => isTooDeep(each, level + 1));
}

/** Rejects a body with another content type than the contract names, rather than guess its meaning. */
function rejectOtherContentTypes({ headers }: FastifyRequest, contentType: string): void {
  const [kind = '', ...parameters] = (headers['content-type'] ?? contentType)
    .toLowerCase()
    .split(';')
    .map((each) => each.trim());
  const charset =
    parameters
      .find((each) => each.startsWith('charset='))
      ?.slice('charset='.length)
      .replaceAll('"', '') ?? 'utf-8';
  if (kind !== contentType || charset !== 'utf-8')
    throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'unsupportedMediaType');
}

/** Reads the input of a call and validates it against the contract. */
export async function readInput(
  request: FastifyRequest,
  operation: Operation,
  checks: OperationChecks,
  folder: DraftFolder,
): Promise<ReadInput> {
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
    return { path, query, header: headers, body: undefined, files: [], drafts: [] };
  }
  if (expected.contentType !== 'multipart/form-data') rejectOtherContentTypes(request, expected.contentType);
  const { body, files, drafts } =
    expected.contentType === 'multipart/form-data'
      ? await readMultipart(request, operation.keepsFilesOnDisk ? folder : undefined, operation.maxFileBytes)
      : { body: request.body, files: [], drafts: [] };
  if (body === undefined || body === null) {
    if (expected.required) throw badRequest('bodyMissing');
    return { path, query, header: headers, body: undefined, files, drafts };
  }
  if (isTooDeep(body)) throw badRequest('malformedBody');
  if (holdsUnstorableText(body)) throw badRequest('malformedText');
  if (!checks.body(body)) throw invalidFields(toFieldErrors(checks.body.errors));
  return { path, query, header: headers, body, files, drafts };
}
