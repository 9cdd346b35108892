import { operationAt, type Operation, type Parameter } from '../contract/contract.ts';
import { spelledByCode } from '../contract/names.ts';
import { isObject, type Schema } from '../contract/schema.ts';
import { schemaProblems } from '../contract/schemaProblems.ts';
import { bodyOf } from '../http/bodyOf.ts';
import { ContractMismatch } from './ContractMismatch.ts';

/** A request with the operation it calls. */
export interface ReadRequest {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: Headers;
}

const JSON_TYPE = 'application/json';

/** A text of an address as the type that its schema names. */
function typed(schema: Schema, text: string): unknown {
  const types = [schema['type']].flat();
  if (types.includes('integer') || types.includes('number'))
    return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  if (types.includes('boolean')) return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

function valueOf({ schema }: Parameter, texts: readonly string[]): unknown {
  if (texts.length === 0) return undefined;
  if (schema['type'] !== 'array') return typed(schema, texts[0] ?? '');
  const items = isObject(schema['items']) ? schema['items'] : {};
  return texts.map((text) => typed(items, text));
}

function parametersIn(operation: Operation, place: Parameter['in'], textsOf: (name: string) => readonly string[]) {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const parameter of operation.parameters.filter((each) => each.in === place)) {
    const value = valueOf(parameter, textsOf(parameter.name));
    if (value !== undefined) {
      values[parameter.name] = value;
      problems.push(...schemaProblems(parameter.schema, value, `${place}.${parameter.name}`));
    } else if (parameter.required) problems.push(`${place}.${parameter.name} is missing`);
  }
  return { values, problems };
}

function bodyProblems(operation: Operation, type: string, body: unknown): readonly string[] {
  if (body === null) return operation.isBodyRequired ? ['the body is missing'] : [];
  if (operation.bodies.size === 0) return ['the operation takes no body'];
  const schema = operation.bodies.get(type);
  if (!schema)
    return [`the body must be ${[...operation.bodies.keys()].join(' or ')}, not ${type || 'without a type'}`];
  // Files and JSON inside a form are texts and bytes for the contract.
  return type === JSON_TYPE ? schemaProblems(schema, body, 'body') : [];
}

/** The parameters of the query as the properties of one object. */
const querySchema = ({ parameters }: Operation): Schema => ({
  properties: Object.fromEntries(
    parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, schema]),
  ),
});

/**
 * Finds the operation that a request calls and reads its values; throws {@link ContractMismatch} where the contract
 * disagrees.
 */
export async function readRequest(request: Request, basePath: string): Promise<ReadRequest> {
  const url = new URL(request.url);
  const below = url.pathname.startsWith(basePath) ? url.pathname.slice(basePath.length) : url.pathname;
  const found = operationAt(request.method, below);
  if (!found) throw new ContractMismatch(`${request.method} ${below}`, ['no operation has this method and path']);
  const { operation } = found;
  const path = parametersIn(operation, 'path', (name) => [found.path[name] ?? []].flat());
  const query = parametersIn(operation, 'query', (name) => url.searchParams.getAll(name));
  const header = parametersIn(operation, 'header', (name) => [request.headers.get(name) ?? []].flat());
  const unknown = [...url.searchParams.keys()].filter(
    (name) => !operation.parameters.some((each) => each.in === 'query' && each.name === name),
  );
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  const body = await bodyOf(request);
  const problems = [
    ...path.problems,
    ...query.problems,
    ...header.problems,
    ...unknown.map((name) => `query.${name} is not in the contract`),
    ...bodyProblems(operation, type, body),
  ];
  if (problems.length > 0) throw new ContractMismatch(`${operation.id}, request`, problems);
  const schema = operation.bodies.get(type);
  return {
    operation,
    path: path.values,
    query: spelledByCode(querySchema(operation), query.values) as Readonly<Record<string, unknown>>,
    body: schema ? spelledByCode(schema, body) : body,
    headers: request.headers,
  };
}
