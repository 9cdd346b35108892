import { dirname } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import type { Field } from './field.ts';
import { hasOwnWord, type Shown } from './fieldScreen.ts';
import { addsColumns, schemaOf, shortName } from './fieldServer.ts';
import {
  columnStep,
  fixtureStep,
  formStep,
  foundation,
  placesOf,
  serverSteps,
  serverTestStep,
  type Step,
  testStep,
  wordSteps,
} from './fieldSteps.ts';
import { moduleRow } from './fieldTests.ts';
import { allOf, edited, type Edit, PlaceMissing, type Plan, row } from './plan.ts';
import type { SliceWords } from './slice.ts';
import { firstBelow } from './syntax.ts';
import { wordsOf } from './words.ts';

/** The files of the workspace. */
export interface Workspace {
  /** The text of a file by its path from the root; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
  /** The sources in a folder whose text has a word, by their names there. */
  readonly naming: (folder: string, words: readonly string[]) => readonly string[];
}

/** A table as `tables.ts` declares it. */
interface Table {
  /** The name of its type. */
  readonly type: string;
  readonly columns: ReadonlySet<string>;
}

/** Finds the type of a table and its columns; undefined where the file has none. */
function findTable(path: string, text: string, table: string): Table | undefined {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const membersOf = (name: string) =>
    firstBelow(
      source,
      (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === name,
    )?.members ?? [];
  const member = membersOf('Schema').find((each) => each.name?.getText() === table);
  const type = member && ts.isPropertySignature(member) ? member.type?.getText() : undefined;
  return type === undefined
    ? undefined
    : { type, columns: new Set(membersOf(type).map((each) => each.name?.getText() ?? '')) };
}

const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

/** The schemas of a part of the contract. */
const schemasOf = (contract: string) => parse(contract, { maxAliasCount: -1 })?.components?.schemas;

/** The bundle of all parts of the contract. */
const BUNDLE = 'openapi/generated/openapi.json';

/** The names of the properties of a schema; none where it has none of its own. */
const propertiesOf = (contract: string, schema: string): readonly string[] =>
  keysOf(schemasOf(contract)?.[schema]?.properties);

/** A field that the record has already, which shows where the others go. */
interface Model {
  readonly name: string;
  readonly column: string;
}

/** The last field of the input that is a column of the table. */
function modelOf({ one }: SliceWords, contract: string, { columns }: Table): Model {
  const models = propertiesOf(contract, `${one.pascal}Input`)
    .map((name) => ({ name, column: wordsOf(name)?.kebab.replaceAll('-', '_') ?? name }))
    .filter(({ name, column }) => name !== 'updatedAt' && columns.has(column));
  return models.at(-1) ?? { name: 'name', column: 'name' };
}

/** What became of steps. */
interface StepResult {
  readonly edits: readonly Edit[];
  /** What is left by hand. */
  readonly byHand: readonly string[];
  readonly isWhole: boolean;
}

/** Describes a step that is left by hand, with the files that do the same for a field that is there. */
function describeByHand({ path, folder, what }: Step, { read, naming }: Workspace, model: Model): string {
  const elsewhere = folder ?? (read(path) === undefined ? dirname(path) : undefined);
  const files = elsewhere === undefined ? [] : naming(elsewhere, [model.name, model.column]);
  const models = files.filter((file) => file !== 'tables.ts' && !/\.(?:test|stories)\./.test(file));
  return models.length > 0 ? `${elsewhere}: ${what}, as ${model.name} in ${models.join(', ')}` : `${path}: ${what}`;
}

/** Leaves steps by hand that rest on others. */
const skipSteps = (steps: readonly Step[], workspace: Workspace, model: Model): StepResult => ({
  edits: [],
  byHand: steps.map((step) => describeByHand(step, workspace, model)),
  isWhole: false,
});

/** Finds the edits of the steps that have their places; of the others nothing is done. */
function trySteps(steps: readonly Step[], workspace: Workspace, model: Model): StepResult {
  const byHand: string[] = [];
  const edits: Edit[] = [];
  for (const step of steps) {
    try {
      edited(step.edits, (path) => {
        const text = workspace.read(path);
        if (text === undefined) throw new PlaceMissing(path, 'the file');
        return text;
      });
      edits.push(...step.edits);
    } catch (error) {
      if (!(error instanceof PlaceMissing)) throw error;
      byHand.push(describeByHand(step, workspace, model));
    }
  }
  return { edits, byHand, isWhole: byHand.length === 0 };
}

/**
 * A field from the database to a column of the list. Without the table's type and the contract there is none, so
 * `PlaceMissing` is thrown where they have no place for it; every other step that fits no place is said to be left.
 */
export function fields(slice: SliceWords, wanted: readonly Field[], workspace: Workspace): Plan | string {
  const { read } = workspace;
  const places = placesOf(slice);
  const name = slice.many.kebab.replaceAll('-', '_');
  const table = findTable(places.tables, read(places.tables) ?? '', name);
  const contract = read(places.contract);
  if (!table || contract === undefined)
    return `There is no slice "${slice.many.kebab}" with the table ${name} in ${places.tables} and with ${places.contract}.`;
  const { pascal } = slice.one;
  const schemas = [schemasOf(contract), JSON.parse(read(BUNDLE) ?? '{}')?.components?.schemas].flatMap(keysOf);
  const listed = [...propertiesOf(contract, pascal), ...propertiesOf(contract, `${pascal}Input`)];
  for (const field of wanted) {
    if (table.columns.has(field.column)) return `${places.tables} has a column ${field.column} already.`;
    if (listed.includes(field.name)) return `${places.contract} has a property ${field.name} already.`;
    const schema = schemaOf(slice, field);
    if (field.choice && schemas.includes(schema))
      return `The contract has a schema ${schema} already, which the values of ${field.name} would be called; give the field another name.`;
  }

  const model = modelOf(slice, contract, table);
  const server = trySteps(serverSteps(slice, wanted), workspace, model);
  const tests = [serverTestStep(slice, wanted)];
  const serverTest = server.isWhole ? trySteps(tests, workspace, model) : skipSteps(tests, workspace, model);
  const hasFeature = read(`${places.folder}/package.json`) !== undefined;
  const screen = hasFeature ? screenPlan(slice, wanted, workspace, model) : { edits: [], byHand: [] };
  return allOf(addsColumns(slice, name, wanted), {
    files: new Map([
      [
        `.changeset/${slice.many.kebab}-${shortName(wanted)}.md`,
        `---\n'@resonanz/contract': minor\n'@resonanz/api-client': minor\n---\n\n\`${pascal}\` has ${wanted.map(({ name }) => `\`${name}\``).join(', ')}; where the input leaves it out it stays as it is.\n`,
      ],
    ]),
    edits: [...foundation(slice, table.type, wanted), ...server.edits, ...serverTest.edits, ...screen.edits],
    byHand: [
      ...server.byHand,
      ...serverTest.byHand,
      ...screen.byHand,
      `docs/glossary.md: ${wanted.map(({ words }) => `"${words.sentence.toLowerCase()}"`).join(', ')}`,
      'where the list sorts or filters by it, or a file or demo data has it: docs/guides/add-a-field.md',
    ],
  });
}

/** The words go with the parts that say them; tests and the page of the module need all parts. */
function screenPlan(slice: SliceWords, wanted: readonly Field[], workspace: Workspace, model: Model) {
  const tryAll = (steps: readonly Step[]) => trySteps(steps, workspace, model);
  const leave = (steps: readonly Step[]) => skipSteps(steps, workspace, model);
  const places = placesOf(slice);
  const form = tryAll([formStep(slice, wanted)]);
  const column = tryAll([columnStep(slice, wanted)]);
  const fixture = tryAll([fixtureStep(slice, wanted)]);
  const said: readonly Shown[] = [
    ...(form.isWhole ? ['form' as const] : []),
    ...(column.isWhole ? ['column' as const] : []),
  ];
  const words = wordSteps(slice, wanted, said.length > 0 ? said : ['form', 'column']);
  const tests: readonly Step[] = [testStep(slice, wanted)];
  const rows: readonly Step[] = [
    {
      path: places.module,
      what: 'a row for each column, with its proof',
      edits: wanted.map((field) => row(places.module, '# ', moduleRow(places.screenTest, field))),
    },
  ];
  const isTestable = said.length === 2 && fixture.isWhole;
  const tested = isTestable ? tryAll(tests) : leave(tests);
  const proven = tested.isWhole ? tryAll(rows) : leave(rows);
  const all = [form, column, fixture, said.length > 0 ? tryAll(words) : leave(words), tested, proven];
  return {
    edits: all.flatMap(({ edits }) => edits),
    byHand: [
      ...all.flatMap(({ byHand }) => byHand),
      ...(said.length > 0 && wanted.some(hasOwnWord)
        ? [`${places.folder}/messages/de.json: what the fields are called in German`]
        : []),
    ],
  };
}
