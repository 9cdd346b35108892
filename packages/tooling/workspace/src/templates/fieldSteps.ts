import { dirname } from 'node:path';
import type ts from 'typescript';
import { slices } from '../../slices.ts';
import type { Field } from './field.ts';
import {
  addWords,
  columnImports,
  columnOf,
  control,
  controlImports,
  drawingOf,
  emptyValue,
  type Import,
  sampleOf,
  type Shown,
  wordsOfField,
} from './fieldScreen.ts';
import { choiceSchema, columnType, fromRow, properties, schemaOf, storedValue } from './fieldServer.ts';
import { cellBelow, screenTests, serverTests } from './fieldTests.ts';
import { depends } from './manifest.ts';
import type { Edit } from './plan.ts';
import type { SliceWords } from './slice.ts';
import {
  addsBefore,
  addsChildren,
  addsMembers,
  addsParts,
  addsStatements,
  asList,
  asObject,
  firstBelow,
  functionOf,
  importsName,
  isSpread,
  parameterOf,
  requires,
  resultOf,
  startsAs,
  valueOf,
} from './syntax.ts';
import { addsPair, addsPairBefore, addsText } from './yamlEdits.ts';

/** What is done to one file, or said where the file is built in another way. */
export interface Step {
  readonly path: string;
  /** Where else it may be done; the folder of the file by default. */
  readonly folder?: string;
  /** What is left to do there by hand. */
  readonly what: string;
  readonly edits: readonly Edit[];
}

/** Where the parts of a slice lie. */
export function placesOf({ many, one }: SliceWords) {
  const area = `apps/api/src/areas/${many.kebab}`;
  const folder = `packages/features/${slices[many.kebab]?.feature ?? many.kebab}`;
  return {
    area,
    contract: `openapi/areas/${many.kebab}.yaml`,
    tables: `${area}/tables.ts`,
    rules: `${area}/rules.ts`,
    queries: `${area}/queries.ts`,
    serverTest: `apps/api/test/${many.camel}.test.ts`,
    folder,
    form: `${folder}/src/edit/${one.pascal}Dialog.tsx`,
    columns: `${folder}/src/list/${one.camel}Columns.tsx`,
    fixture: `${folder}/src/fixtures/${one.camel}Server.fixture.ts`,
    screenTest: `${folder}/src/list/${one.pascal}ListScreen.test.tsx`,
    module: `docs/modules/${many.kebab}.md`,
  };
}

const importsOf = (path: string, names: readonly Import[]): readonly Edit[] =>
  names.map(([name, from]) => importsName(path, name, from));

/** The steps without which there is no field: the table's type and the contract. */
export function foundation(slice: SliceWords, tableType: string, fields: readonly Field[]): readonly Edit[] {
  const { contract, tables } = placesOf(slice);
  const schemas = ['components', 'schemas'];
  const { pascal } = slice.one;
  const types = fields.map((field) => [field, ...columnType(slice, field)] as const);
  return [
    addsMembers(
      tables,
      tableType,
      types.map(([{ column }, type]) => `${column}: ${type};`),
      'created_at',
    ),
    ...types.map(([, , name, from]) => importsName(tables, `type ${name}`, from)),
    ...(fields.some(({ choice }) => choice)
      ? [importsName(tables, 'type Schemas', '../../platform/http/Schemas.ts')]
      : []),
    ...fields.flatMap((field) => {
      const [answer, request] = properties(slice, field);
      return [
        ...(field.choice ? [addsPairBefore(contract, schemas, pascal, choiceSchema(slice, field, field.choice))] : []),
        addsPair(contract, [...schemas, pascal, 'properties'], answer),
        addsText(contract, [...schemas, pascal, 'required'], field.name),
        addsPair(contract, [...schemas, `${pascal}Input`, 'properties'], request),
      ];
    }),
    ...fields.flatMap((field) => namedChoice(slice, field)),
  ];
}

/** Numbered enumerations of the contract are held against the domain by a table of a test. */
function namedChoice(slice: SliceWords, field: Field): readonly Edit[] {
  const named = field.choice?.named;
  if (!named) return [];
  const test = 'packages/tooling/workspace/src/contractEnumerations.test.ts';
  return [
    importsName(test, named.constant, `@resonanz/domain/${named.entry}`),
    addsParts(test, 'PLACES', (source) => asObject(valueOf(source, 'PLACES')), [
      `${schemaOf(slice, field)}: ${named.constant}`,
    ]),
  ];
}

/** What the server stores and reads. */
export function serverSteps(slice: SliceWords, fields: readonly Field[]): readonly Step[] {
  const { area, rules, queries } = placesOf(slice);
  const { pascal, camel } = slice.one;
  const [check, named] = [`check${pascal}`, `named${pascal}`];
  const names = fields.map(({ name }) => name);
  const add = (place: string, find: Parameters<typeof addsParts>[2], added: readonly string[]) =>
    addsParts(rules, place, find, added);
  return [
    {
      path: rules,
      folder: area,
      what: `check and store ${names.join(', ')}, which stays as it is where it is left out, and name the change in the history`,
      edits: [
        add(check, (source) => parameterOf(source, check), names),
        add(
          `values of ${check}`,
          (source) => asObject(valueOf(functionOf(source, check), 'values')),
          fields.map(storedValue),
        ),
        add(named, (source) => parameterOf(source, named), fields.map(fromRow)),
        add(`result of ${named}`, (source) => asObject(resultOf(source, named)), names),
      ],
    },
    {
      path: queries,
      folder: area,
      what: `read the column of ${names.join(', ')}`,
      edits: [
        addsParts(
          queries,
          `${camel}Rows`,
          (source) =>
            firstBelow(
              functionOf(source, `${camel}Rows`),
              (node): node is ts.ArrayLiteralExpression => asList(node) !== undefined,
            ),
          fields.map(({ column, name }) => (column === name ? `'r.${column}'` : `'r.${column} as ${name}'`)),
          startsAs(`'r.updated_at`),
        ),
      ],
    },
  ];
}

/** The control in the form. */
export function formStep(slice: SliceWords, fields: readonly Field[]): Step {
  const { form } = placesOf(slice);
  const texts = fields.filter(({ kind }) => kind === 'text');
  const names = fields.map(({ name }) => name);
  return {
    path: form,
    what: `a control for ${names.join(', ')}`,
    edits: [
      ...fields.flatMap((field) => importsOf(form, controlImports(field))),
      ...(texts.length > 0
        ? [
            addsParts(
              form,
              'LIMITS',
              (source) => asObject(valueOf(source, 'LIMITS')),
              texts.map(({ name }) => `${name}: 200`),
            ),
          ]
        : []),
      addsParts(
        form,
        'FIELDS',
        (source) => asList(valueOf(source, 'FIELDS')),
        names.map((name) => `'${name}'`),
      ),
      addsParts(
        form,
        'draftOf',
        (source) => asObject(resultOf(source, 'draftOf')),
        fields.map((field) => `${field.name}: record?.${field.name} ?? ${emptyValue(field)}`),
      ),
      ...(fields.some(({ choice }) => choice)
        ? [addsBefore(form, 'save', 'label', '  const label = useMessages(labels);')]
        : []),
      addsChildren(
        form,
        'FormDialog',
        fields.map((field) => control(slice, field)),
      ),
    ],
  };
}

/** The column in the list. */
export function columnStep(slice: SliceWords, fields: readonly Field[]): Step {
  const { columns, folder } = placesOf(slice);
  const function_ = `${slice.one.camel}Columns`;
  const drawings = fields.flatMap((field) => drawingOf(slice, field) ?? []);
  return {
    path: columns,
    what: `a column of ${fields.map(({ name }) => name).join(', ')}`,
    edits: [
      ...fields.flatMap((field) => importsOf(columns, columnImports(field))),
      ...drawings.flatMap((drawing) => importsOf(columns, drawing.imports)),
      ...drawings.map(({ name, text }) => addsBefore(columns, function_, name, text)),
      addsParts(
        columns,
        function_,
        (source) => asList(resultOf(source, function_)),
        fields.map((field) => columnOf(slice, field)),
        startsAs(`'updatedAt'`),
      ),
      ...(fields.some(({ kind }) => kind === 'number')
        ? [depends(`${folder}/package.json`, '@resonanz/formatters')]
        : []),
    ],
  };
}

/** The words in both languages. */
export function wordSteps(slice: SliceWords, fields: readonly Field[], parts: readonly Shown[]): readonly Step[] {
  const { folder } = placesOf(slice);
  return (['de', 'en'] as const).flatMap((language, index) => {
    const path = `${folder}/messages/${language}.json`;
    const words = new Map(fields.flatMap((field) => [...wordsOfField(slice, field, parts, index === 0 ? 0 : 1)]));
    if (words.size === 0) return [];
    return {
      path,
      what: `the words ${[...words.keys()].join(', ')}`,
      edits: [{ path, change: (text: string) => addWords(text, words) }],
    };
  });
}

/** The field in the records of tests and stories. */
export function fixtureStep(slice: SliceWords, fields: readonly Field[]): Step {
  const { fixture } = placesOf(slice);
  const { pascal } = slice.one;
  return {
    path: fixture,
    folder: dirname(fixture),
    what: `${fields.map(({ name }) => name).join(', ')} of the records that tests and stories show`,
    edits: [
      addsParts(
        fixture,
        `build${pascal}`,
        (source) => asObject(resultOf(source, `build${pascal}`)),
        fields.map((field) => `${field.name}: ${sampleOf(field).value}`),
        isSpread,
      ),
      addsParts(
        fixture,
        `blank${pascal}`,
        (source) => asObject(valueOf(source, `blank${pascal}`)),
        fields.map((field) => `${field.name}: ${emptyValue(field)}`),
      ),
    ],
  };
}

/** The tests of the screen. */
export function testStep(slice: SliceWords, fields: readonly Field[]): Step {
  const { screenTest: path } = placesOf(slice);
  return {
    path,
    what: 'tests of the column and of the form',
    edits: [
      ...requires(path, ['open', 'act', 'lastBody', 'saveButton']),
      importsName(path, 'messages', '../messages.ts'),
      importsName(path, 'translator', '@resonanz/i18n/messages'),
      addsBefore(path, 'saveButton', 't', "const t = translator(messages, 'de');"),
      addsBefore(path, 'saveButton', 'cellBelow', cellBelow),
      addsStatements(path, fields.map((field) => screenTests(slice, field)).join('')),
    ],
  };
}

/** The tests of the server. */
export function serverTestStep(slice: SliceWords, fields: readonly Field[]): Step {
  const { serverTest: path } = placesOf(slice);
  return {
    path,
    what: 'tests that save and read it',
    edits: [
      ...requires(path, ['save', 'saved', 'read', 'lastChanges']),
      addsStatements(
        path,
        fields.map((field) => serverTests({ id: `${slice.one.camel}Id` }, field)).join(''),
        'describeOnEachDatabase',
      ),
    ],
  };
}
