import { resolvePointer, type ContractDocument } from './contract.ts';

/** Returns the part of a value that the contract names. */
export type Projection = (value: unknown) => unknown;

interface SchemaLike {
  $ref?: string;
  properties?: Readonly<Record<string, unknown>>;
  additionalProperties?: unknown;
  items?: unknown;
  allOf?: readonly unknown[];
  anyOf?: readonly unknown[];
  oneOf?: readonly unknown[];
}

const keepAll: Projection = (value) => value;

/** Properties and items of a schema, with its alternatives merged. */
interface Shape {
  properties: Map<string, Projection>;
  rest: Projection | undefined;
  items: Projection | undefined;
}

/**
 * Builds the projection of a schema. Fields the contract does not name are omitted from responses, so that a query that
 * selects too much never leaks; so are fields hidden from the reader. Values are not converted.
 */
export function createProjection(
  contract: ContractDocument,
  pointer: string,
  hidden: ReadonlySet<string> = new Set(),
): Projection {
  const known = new Map<string, Projection>();

  function collect(schema: unknown, shape: Shape): void {
    if (typeof schema !== 'object' || schema === null) return;
    const { $ref, properties, additionalProperties, items, allOf, anyOf, oneOf } = schema as SchemaLike;
    if ($ref !== undefined) return collect(resolvePointer(contract, $ref), shape);
    for (const [name, property] of Object.entries(properties ?? {})) shape.properties.set(name, build(property));
    if (typeof additionalProperties === 'object') shape.rest = build(additionalProperties);
    else if (additionalProperties === true) shape.rest = keepAll;
    if (items !== undefined) shape.items = build(items);
    for (const part of [...(allOf ?? []), ...(anyOf ?? []), ...(oneOf ?? [])]) collect(part, shape);
  }

  function build(schema: unknown): Projection {
    const reference = (schema as SchemaLike | undefined)?.$ref;
    if (reference !== undefined) {
      const seen = known.get(reference);
      if (seen !== undefined) return seen;
      let built: Projection = keepAll;
      known.set(reference, (value) => built(value));
      built = build(resolvePointer(contract, reference));
      return built;
    }
    const shape: Shape = { properties: new Map(), rest: undefined, items: undefined };
    collect(schema, shape);
    const { properties, rest, items } = shape;
    if (properties.size === 0 && rest === undefined && items === undefined) return keepAll;
    return (value) => {
      if (Array.isArray(value)) return items === undefined ? value : value.map(items);
      if (typeof value !== 'object' || value === null) return value;
      const kept: Record<string, unknown> = {};
      for (const [name, each] of Object.entries(value)) {
        if (hidden.has(name)) continue;
        const project = properties.get(name) ?? rest;
        if (project !== undefined && each !== undefined) kept[name] = project(each);
      }
      return kept;
    };
  }

  return build({ $ref: pointer });
}

/** Paths of a response that a projection omitted, for tests that check responses. */
export function droppedFields(before: unknown, after: unknown, path = ''): string[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.flatMap((each, index) => droppedFields(each, after[index], `${path}[${index}]`));
  }
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return [];
  return Object.entries(before).flatMap(([name, each]) => {
    if (each === undefined) return [];
    if (!(name in after)) return [`${path}.${name}`];
    return droppedFields(each, (after as Record<string, unknown>)[name], `${path}.${name}`);
  });
}
