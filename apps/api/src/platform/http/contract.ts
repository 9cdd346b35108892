import document from '@resonanz/contract/document' with { type: 'json' };
import { isModuleName, RIGHTS, type ModuleName, type Right } from '@resonanz/domain/permissions';
import type { Audience } from './Audience.ts';
import type { LinkReader } from './link-page/linkPage.ts';

type JsonObject = { readonly [key: string]: unknown };

/** Who may call an operation: everyone, or a logged-in user who meets all given conditions. */
export type Admission =
  | { kind: 'public' }
  | {
      kind: 'user';
      permission: { module: ModuleName; right: Right } | undefined;
      audience: readonly Audience[] | undefined;
      roles: readonly number[] | undefined;
    };

/**
 * Whose rows an operation accesses: nobody's in particular, the caller's own, or rows of a kind; `ids` are the places
 * of the input that name such rows.
 */
export type Ownership = { kind: 'none' } | { kind: 'caller' } | { kind: 'rows'; rows: string; ids: readonly string[] };

/** Effect of a call: reads, writes, or exports data. */
export type Effect = 'read' | 'write' | 'export';

/** A parameter or body of an operation; the pointer locates its schema in the document. */
export interface OperationInput {
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean; pointer: string }[];
  body: { contentType: string; pointer: string; required: boolean } | undefined;
}

/** An operation of the contract. */
export interface Operation {
  id: string;
  /** What its area, or the part of it that the operation belongs to, is about. */
  subject: string;
  method: 'get' | 'post';
  path: string;
  isPlanned: boolean;
  admission: Admission;
  ownership: Ownership;
  effect: Effect;
  /** Whether changes and exports are written to the audit log. */
  isAudited: boolean;
  /** Whether uploaded files are written to disk as they arrive, because they may not fit into memory. */
  keepsFilesOnDisk: boolean;
  /** Maximum size of all these files together in bytes; then several are allowed. */
  maxFileBytes: number | undefined;
  /** Who opens it in a browser by a link; undefined where nobody does. */
  openedBy: LinkReader | undefined;
  /** Body field that says with `true` that the call must leave no trace of its user. */
  anonymousField: string | undefined;
  input: OperationInput;
  /** Pointer to the schema of the JSON response; absent for files. */
  answerPointer: string | undefined;
}

/** The parts of an OpenAPI 3.1 document that the server needs. */
export type ContractDocument = JsonObject;

const audiences: readonly Audience[] = ['staff', 'brand', 'tester'];

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectAt(value: unknown, where: string): JsonObject {
  if (!isObject(value)) throw new Error(`The contract lacks an object at ${where}.`);
  return value;
}

function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Resolves a reference such as #/components/parameters/PageSize. */
export function resolvePointer(contract: ContractDocument, pointer: string): unknown {
  let value: unknown = contract;
  for (const segment of pointer.split('/').slice(1)) {
    const key = decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
  }
  return value;
}

/** Follows references from a pointer to the first value that is not a reference. */
function dereference(contract: ContractDocument, pointer: string): { value: unknown; pointer: string } {
  let current = pointer;
  let value = resolvePointer(contract, current);
  while (isObject(value) && typeof value['$ref'] === 'string') {
    current = value['$ref'];
    value = resolvePointer(contract, current);
  }
  return { value, pointer: current };
}

function readAdmission(contract: ContractDocument, operation: JsonObject, id: string): Admission {
  const security = operation['security'] ?? contract['security'];
  if (Array.isArray(security) && security.length === 0) return { kind: 'public' };
  const permission = operation['x-permission'];
  const audience = operation['x-audience'];
  const roles = operation['x-roles'];
  if (permission === undefined && audience === undefined && roles === undefined) {
    throw new Error(`The contract does not say who may call ${id} (x-permission, x-audience or x-roles).`);
  }
  const admission = {
    kind: 'user' as const,
    permission: permission as { module: ModuleName; right: Right } | undefined,
    audience: audience as readonly Audience[] | undefined,
    roles: roles as readonly number[] | undefined,
  };
  const named = admission.permission;
  if (named !== undefined && !(isModuleName(named.module) && RIGHTS.includes(named.right))) {
    throw new Error(`The contract names an unknown permission for ${id}.`);
  }
  if (admission.audience?.some((each) => !audiences.includes(each)) === true) {
    throw new Error(`The contract names an unknown audience for ${id}.`);
  }
  return admission;
}

function readOwnership(operation: JsonObject, id: string): Ownership {
  const owner = operation['x-owner'];
  if (owner === 'none') return { kind: 'none' };
  if (owner === 'caller') return { kind: 'caller' };
  if (!isObject(owner) || typeof owner['rows'] !== 'string')
    throw new Error(`The contract does not say whose rows ${id} touches (x-owner).`);
  const ids = owner['ids'] ?? [];
  if (!Array.isArray(ids) || !ids.every((each) => /^(path|query|body)[.[]/.test(String(each)))) {
    throw new Error(`The contract names places of ids that are not in the input of ${id}.`);
  }
  return { kind: 'rows', rows: owner['rows'], ids: ids.map(String) };
}

function readEffect(method: 'get' | 'post', operation: JsonObject, id: string): Effect {
  const effect = operation['x-effect'] ?? (method === 'get' ? 'read' : 'write');
  if (effect === 'read' || effect === 'write' || effect === 'export') return effect;
  throw new Error(`The contract names an unknown effect for ${id}.`);
}

function readOpenedBy(operation: JsonObject, id: string): LinkReader | undefined {
  const reader = operation['x-opened-by'];
  if (reader === undefined || reader === 'person' || reader === 'tester') return reader;
  throw new Error(`The contract names an unknown reader of links for ${id}.`);
}

function readAnonymousField(operation: JsonObject, id: string): string | undefined {
  const place = operation['x-anonymous'];
  if (place === undefined) return undefined;
  const [, field] = /^body\.(\w+)$/.exec(String(place)) ?? [];
  if (field === undefined) throw new Error(`The contract names no field of the body that makes ${id} anonymous.`);
  return field;
}

function readInput(contract: ContractDocument, pathPointer: string, operationPointer: string): OperationInput {
  const parameterPointers = [pathPointer, operationPointer].flatMap((pointer) => {
    const list = objectAt(resolvePointer(contract, pointer), pointer)['parameters'];
    return Array.isArray(list) ? list.map((_, index) => `${pointer}/parameters/${index}`) : [];
  });
  const parameters = parameterPointers.map((each) => {
    const { value, pointer } = dereference(contract, each);
    const parameter = objectAt(value, pointer);
    return {
      name: String(parameter['name']),
      in: parameter['in'] as 'path' | 'query' | 'header',
      required: parameter['required'] === true,
      pointer: `${pointer}/schema`,
    };
  });
  const operation = objectAt(resolvePointer(contract, operationPointer), operationPointer);
  if (operation['requestBody'] === undefined) return { parameters, body: undefined };
  const { value, pointer } = dereference(contract, `${operationPointer}/requestBody`);
  const content = objectAt(objectAt(value, pointer)['content'], pointer);
  const contentType = Object.keys(content)[0];
  if (contentType === undefined) return { parameters, body: undefined };
  return {
    parameters,
    body: {
      contentType,
      pointer: `${pointer}/content/${escapePointer(contentType)}/schema`,
      required: objectAt(value, pointer)['required'] === true,
    },
  };
}

function readAnswer(contract: ContractDocument, operationPointer: string): string | undefined {
  const { value, pointer } = dereference(contract, `${operationPointer}/responses/200`);
  if (!isObject(value) || !isObject(value['content'])) return undefined;
  return value['content']['application/json'] === undefined ? undefined : `${pointer}/content/application~1json/schema`;
}

/** Every operation of the contract. */
export function readOperations(contract: ContractDocument): Operation[] {
  const paths = objectAt(contract['paths'], 'paths');
  return Object.entries(paths).flatMap(([path, item]) => {
    const { value, pointer: pathPointer } = dereference(contract, `#/paths/${escapePointer(path)}`);
    const methods = objectAt(value ?? item, path);
    return (['get', 'post'] as const).flatMap((method) => {
      if (methods[method] === undefined) return [];
      const pointer = `${pathPointer}/${method}`;
      const operation = objectAt(methods[method], pointer);
      const id = String(operation['operationId']);
      const tags = operation['tags'];
      const isPlanned = operation['x-status'] === 'planned';
      const admission = isPlanned ? { kind: 'public' as const } : readAdmission(contract, operation, id);
      return [
        {
          id,
          subject: String(operation['x-subject'] ?? (Array.isArray(tags) ? tags[0] : '')),
          method,
          path,
          isPlanned,
          admission,
          ownership:
            isPlanned || admission.kind === 'public' ? { kind: 'none' as const } : readOwnership(operation, id),
          effect: readEffect(method, operation, id),
          isAudited: operation['x-audit'] !== 'none',
          keepsFilesOnDisk: operation['x-files'] === 'disk',
          maxFileBytes: typeof operation['x-files-total'] === 'number' ? operation['x-files-total'] : undefined,
          openedBy: readOpenedBy(operation, id),
          anonymousField: readAnonymousField(operation, id),
          input: readInput(contract, pathPointer, pointer),
          answerPointer: readAnswer(contract, pointer),
        },
      ];
    });
  });
}

/** A route served by a protocol of its own (`x-protocol`), not by the handler of an area. */
export interface ProtocolRoute {
  method: 'HEAD' | 'PATCH' | 'DELETE';
  path: string;
  admission: Admission;
}

/** Every route that the contract assigns to a protocol. */
export function readProtocolRoutes(contract: ContractDocument, protocol: string): ProtocolRoute[] {
  return Object.entries(objectAt(contract['paths'], 'paths')).flatMap(([path, item]) => {
    const methods = objectAt(dereference(contract, `#/paths/${escapePointer(path)}`).value ?? item, path);
    return (['HEAD', 'PATCH', 'DELETE'] as const).flatMap((method) => {
      const operation = methods[method.toLowerCase()];
      if (!isObject(operation) || operation['x-protocol'] !== protocol) return [];
      return [{ method, path, admission: readAdmission(contract, operation, String(operation['operationId'])) }];
    });
  });
}

/** The contract of this server. */
export const contract: ContractDocument = document;
