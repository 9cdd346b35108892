import { isWireName, nameOf, WIRE_NAMES } from '@resonanz/domain/wireNames';
import { follow } from './contract.ts';
import { isObject, type Schema } from './schema.ts';

const ALTERNATIVES = ['allOf', 'anyOf', 'oneOf'] as const;

/** A schema and whatever it is put together from. */
function partsOf(schema: unknown): readonly Schema[] {
  const followed = follow(schema);
  const alternatives = ALTERNATIVES.flatMap((key) => (Array.isArray(followed[key]) ? followed[key] : []));
  return [followed, ...alternatives.flatMap(partsOf)];
}

const propertiesOf = (parts: readonly Schema[]): Schema =>
  Object.assign({}, ...parts.map(({ properties }) => (isObject(properties) ? properties : {}))) as Schema;

const choicesOf = (parts: readonly Schema[]): readonly unknown[] =>
  parts.flatMap((part) => (Array.isArray(part['enum']) ? part['enum'] : []));

type Rename = (name: string, known: ReadonlySet<unknown>) => string;

/** What the specification prescribes letter for letter has the names of the wire in code as well. */
const isVerbatim = (parts: readonly Schema[]): boolean => parts.some((part) => part['x-names'] === 'wire');

function renamed(schema: unknown, value: unknown, rename: Rename): unknown {
  const parts = partsOf(schema);
  if (isVerbatim(parts)) return value;
  if (Array.isArray(value)) {
    const items = parts.find((part) => part['items'] !== undefined)?.['items'];
    return value.map((each) => renamed(items, each, rename));
  }
  if (typeof value === 'string') {
    const choices = choicesOf(parts);
    return choices.length === 0 ? value : rename(value, new Set(choices));
  }
  if (!isObject(value)) return value;
  const properties = propertiesOf(parts);
  const known = new Set(Object.keys(properties));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const next = rename(name, known);
      return [next, renamed(properties[next] ?? properties[name], inner, rename)];
    }),
  );
}

const toWireName: Rename = (name, known) =>
  known.has(name)
    ? name
    : (Object.entries(WIRE_NAMES).find(([wire, ours]) => ours === name && known.has(wire))?.[0] ?? name);

const toOurName: Rename = (name, known) => (isWireName(name) && known.has(name) ? nameOf(name) : name);

/** Data in the names of code as their schema spells them; names of the wire stay. */
export const spelledByWire = (schema: Schema, value: unknown): unknown => renamed(schema, value, toWireName);

/** Data of the wire in the names of code. */
export const spelledByCode = (schema: Schema, value: unknown): unknown => renamed(schema, value, toOurName);
