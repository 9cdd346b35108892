import document from '@resonanz/contract/document' with { type: 'json' };
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { operations } from './contract.ts';
import { exampleAnswer, exampleOf } from './example.ts';
import { isObject, type Schema } from './schema.ts';
import { schemaProblems } from './schemaProblems.ts';

interface Ajv {
  addSchema(schema: object, id: string): void;
  compile(schema: object): (value: unknown) => boolean;
}

// The package that documents its rules for Ajv brings it.
const required = createRequire(new URL('../../../../foundation/validators/package.json', import.meta.url));
const { Ajv2020 } = required('ajv/dist/2020.js') as { readonly Ajv2020: new (options: object) => Ajv };
// Ajv itself knows no formats; theirs are compared by hand below.
const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false, validateFormats: false });
ajv.addSchema({ ...document, $id: 'contract' }, 'contract');

/** The same schema with its references made to lead into the document that Ajv holds. */
const anchored = (schema: Schema) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;
const isGoodForAjv = (schema: Schema) => ajv.compile(anchored(schema));

/** What happens to values on their way: things get lost, added, emptied, turned into another type, cut, or grow. */
function damaged(value: unknown): unknown[] {
  const beside = ['', ' ', 'x'.repeat(300), -1, 0.5, 1e9, true, null, [], {}, [1, 1]];
  if (!isObject(value)) return beside;
  const entries = Object.entries(value);
  return [
    ...beside,
    { ...value, surprise: 1 },
    ...entries.flatMap(([name, each]) => [
      Object.fromEntries(entries.filter(([other]) => other !== name)),
      ...(isObject(each) ? damaged(each) : beside).map((wrong) => ({ ...value, [name]: wrong })),
      ...(Array.isArray(each) && each.length > 0 ? [...damaged(each[0]).map((wrong) => ({ ...value, [name]: [wrong] })), { ...value, [name]: [each[0], each[0]] }] : []),
    ]),
  ];
}

// Many operations share a schema, which one comparison covers.
const schemas = [
  ...new Map<Schema, string>([
    ...[...operations.values()].flatMap(({ id, bodies, success }) => [...[...bodies].map(([type, schema]) => [schema, `${id}, ${type}`] as const), [success.data, `${id}, answer`] as const]),
    ...Object.entries(document.components.schemas as unknown as Readonly<Record<string, Schema>>).map(([name, schema]) => [schema, name] as const),
  ]),
].map(([schema, name]) => [name, schema] as const);

describe('what the checks of the mock server say is what Ajv says', () => {
  test.each(schemas)('%s', (_name, schema) => {
    const isGood = isGoodForAjv(schema);
    const example = exampleOf(schema);
    // Formats are not Ajv's here: a value that only breaks one is not compared.
    const ours = (value: unknown) => schemaProblems(schema, value).filter((problem) => !/ is no (date|uuid)/.test(problem)).length === 0;
    const disagreements = [example, ...damaged(example)].filter((value) => isGood(value) !== ours(value));
    expect(disagreements.map((value) => JSON.stringify(value))).toEqual([]);
  });
});

describe('the operations of the contract', () => {
  test('answer with examples that fit', () => {
    const wrong = [...operations.values()]
      .filter(({ success }) => success.contentType === 'application/json')
      .map((operation) => [operation.id, schemaProblems(operation.success.data, exampleAnswer(operation))] as const)
      .filter(([, problems]) => problems.length > 0);
    expect(wrong).toEqual([]);
  });
  test('answer the same each time', () => {
    for (const operation of operations.values()) expect(exampleAnswer(operation)).toEqual(exampleAnswer(operation));
  });
});

test.each([
  ['date', ['2024-02-29', '2026-12-31'], ['2026-02-29', '31.12.2026', '2026-1-1', '']],
  ['date-time', ['2026-05-04T08:12:00Z', '2026-05-04T08:12:00.123+02:00'], ['2026-05-04T08:12:00', '2026-05-04', '2026-02-31T08:12:00Z', '2026-05-04T25:00:00Z']],
  ['uuid', ['1b4e28ba-2fa1-11d2-883f-0016d3cca427'], ['1b4e28ba', '1b4e28ba-2fa1-11d2-883f-0016d3cca42g']],
])('a %s is told from what looks like one', (format, right, wrong) => {
  const isRight = (text: string) => schemaProblems({ type: 'string', format }, text).length === 0;
  expect(right.filter((text) => !isRight(text))).toEqual([]);
  expect(wrong.filter(isRight)).toEqual([]);
});
