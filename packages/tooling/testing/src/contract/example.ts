import * as sampler from 'openapi-sampler';
import document from '@resonanz/contract/document' with { type: 'json' };
import type { Operation } from './contract.ts';
import { isObject, type Schema } from './schema.ts';
import { schemaErrors } from './schemaProblems.ts';

// Node reads its CommonJS build, bundlers its modules.
const { sample } =
  'default' in sampler ? (sampler as unknown as { readonly default: typeof sampler }).default : sampler;

const isHollow = (value: unknown) => isObject(value) && Object.keys(value).length === 0;

/**
 * Where a schema leads back to itself or offers null, the sampler leaves an empty object: an item falls out of its
 * list, a property becomes null.
 */
function withoutHollows(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isHollow(each)).map(withoutHollows);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isHollow(each) ? null : withoutHollows(each)]),
  );
}

/** Texts that the patterns of the contract ask for and that cannot be made from them. */
const TEXTS = [
  'DE-BE',
  'manager@resonanz.example',
  '+49 30 1234567',
  'https://www.resonanz.example',
  'Resonanz!2026',
  '1b4e28ba-2fa1-11d2-883f-0016d3cca427',
  'Text',
  '12',
  '2026-12',
];

function replaced(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === key ? replaced(each, rest, text) : each));
  return isObject(value) ? { ...value, [key]: replaced(value[key], rest, text) } : value;
}

/** Puts another text where the sampled one misses its pattern. */
function withFittingTexts(schema: Schema, value: unknown): unknown {
  return schemaErrors(schema, value).reduce<unknown>((mended, { path }) => {
    const isStillWrong = (each: unknown) =>
      schemaErrors(schema, each).some((error) => path.every((step, index) => error.path[index] === step));
    return TEXTS.map((text) => replaced(mended, path, text)).find((each) => !isStillWrong(each)) ?? mended;
  }, value);
}

/** A value that fits a schema of the contract; the same one every time. */
export function exampleOf(schema: Schema): unknown {
  const value: unknown = sample(schema, { quiet: true, enablePatterns: true }, document);
  return schemaErrors(schema, value).length === 0 ? value : withFittingTexts(schema, withoutHollows(value));
}

/** A page counts what it holds: a sampled one would have rows and a total of 0. */
function counted(data: unknown): unknown {
  if (!isObject(data) || !Array.isArray(data['content']) || !('totalElements' in data)) return data;
  const count = data['content'].length;
  return { ...data, number: 0, size: 10, totalElements: count, totalPages: 1 };
}

/** What an operation answers when nothing else was said. */
export function exampleAnswer({ success: { contentType, data } }: Operation): unknown {
  return contentType === 'application/json' ? counted(exampleOf(data)) : contentType;
}
