import { type OutputUnit, Validator } from '@cfworker/json-schema';
import document from '@resonanz/contract/document' with { type: 'json' };
import type { Schema } from './schema.ts';

/** One thing that is wrong with a value. */
export interface SchemaError {
  /** The way to the wrong part, from the top; a missing or unknown property is its last step. */
  readonly path: readonly string[];
  /** What is wrong with it. */
  readonly sentence: string;
}

// Preparing one takes a walk through the whole document.
const validators = new WeakMap<Schema, Validator>();

function validatorOf(schema: Schema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  // An interpreter, not a compiler: the content policy of many pages forbids `eval`.
  const made = new Validator({ ...schema, components: { schemas: document.components.schemas } }, '2020-12', false);
  validators.set(schema, made);
  return made;
}

const MISSING = /required property "(.+)"/;

function toSchemaError({ keyword, instanceLocation, error }: OutputUnit): SchemaError {
  const path = instanceLocation
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  const missing = keyword === 'required' ? MISSING.exec(error)?.[1] : undefined;
  if (missing !== undefined) return { path: [...path, missing], sentence: 'is missing' };
  return { path, sentence: keyword === 'false' ? 'is not in the contract' : error };
}

/** What is wrong with a value by a schema of the contract; an empty list when nothing is. */
export function schemaErrors(schema: Schema, value: unknown): readonly SchemaError[] {
  const { errors } = validatorOf(schema).validate(value);
  // Of "the list is wrong because its item is wrong because …" only the last is worth reporting.
  return errors
    .filter(
      (one) => !errors.some((other) => other !== one && other.keywordLocation.startsWith(`${one.keywordLocation}/`)),
    )
    .map(toSchemaError);
}

/** The same, one sentence each. */
export function schemaProblems(schema: Schema, value: unknown, place = 'value'): readonly string[] {
  return schemaErrors(schema, value).map(({ path, sentence }) => `${[place, ...path].join('.')} ${sentence}`);
}
