import document from '@resonanz/contract/document' with { type: 'json' };
import { isObject, type Schema } from './schema.ts';

/** One place of the contract that takes a value by name: in the path, the query or a header. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** One operation of the contract, references already followed as far as they stand at its top. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Template below the base path, for example `/todo/read/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Schemas of the body by content type; none for calls without a body. */
  readonly bodies: ReadonlyMap<string, Schema>;
  readonly isBodyRequired: boolean;
  /** What a success answers: its content type, and for JSON the schema of the data in the envelope. */
  readonly success: { readonly contentType: string; readonly data: Schema };
  /** Statuses that the contract names. */
  readonly statuses: ReadonlySet<number>;
}

const JSON_TYPE = 'application/json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** What a reference of the document points to. */
export function follow(node: unknown): Schema {
  let current = node;
  while (isObject(current) && typeof current['$ref'] === 'string' && Object.keys(current).length === 1)
    current = at(current['$ref']);
  return isObject(current) ? current : {};
}

/** The place of the document that a pointer such as `#/components/schemas/Notification` names. */
export function at(pointer: string): Schema {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, key) => (isObject(node) ? node[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      document,
    );
  if (!isObject(found)) throw new Error(`The contract has nothing at ${pointer}.`);
  return found;
}

function contentOf(node: unknown): ReadonlyMap<string, Schema> {
  const content = follow(node)['content'];
  return new Map(
    Object.entries(isObject(content) ? content : {}).map(([type, media]) => [
      type,
      follow(isObject(media) ? media['schema'] : undefined),
    ]),
  );
}

function successOf(responses: Schema): Operation['success'] {
  const [contentType = JSON_TYPE, envelope = {}] = [...contentOf(responses['200'])][0] ?? [];
  const properties = envelope['properties'];
  return { contentType, data: contentType === JSON_TYPE && isObject(properties) ? follow(properties['data']) : {} };
}

function operationOf(path: string, method: string, node: Schema): Operation {
  const responses = follow(node['responses']);
  const body = follow(node['requestBody']);
  return {
    id: String(node['operationId']),
    method: method.toUpperCase(),
    path,
    parameters: (Array.isArray(node['parameters']) ? node['parameters'] : []).map((each) => {
      const { name, in: place, required, schema } = follow(each);
      return { name: String(name), in: place as Parameter['in'], required: required === true, schema: follow(schema) };
    }),
    bodies: contentOf(body),
    isBodyRequired: body['required'] === true,
    success: successOf(responses),
    statuses: new Set(Object.keys(responses).map(Number)),
  };
}

/** Every operation of the contract by its id. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries(document.paths as Readonly<Record<string, Readonly<Record<string, Schema>>>>).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const node = item[method];
      if (!node) return [];
      const operation = operationOf(path, method, node);
      return [[operation.id, operation] as const];
    }),
  ),
);

interface Route {
  readonly operation: Operation;
  readonly pattern: RegExp;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 ? `(?<${part}>[^/]+)` : escaped(part)))
      .join('')}$`,
  );

// A path without parameters goes before one that would swallow it.
const routes: readonly Route[] = [...operations.values()]
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map((operation) => ({ operation, pattern: patternOf(operation.path) }));

/** The operation behind a method and a path below the base path, with the parameters in the path. */
export function operationAt(
  method: string,
  path: string,
): { readonly operation: Operation; readonly path: Readonly<Record<string, string>> } | undefined {
  for (const { operation, pattern } of routes) {
    const found = operation.method === method ? pattern.exec(path) : null;
    if (found)
      return {
        operation,
        path: Object.fromEntries(
          Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
        ),
      };
  }
  return undefined;
}
