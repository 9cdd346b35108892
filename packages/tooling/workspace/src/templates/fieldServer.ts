import type { Choice, Field } from './field.ts';
import { addsMigration } from './migration.ts';
import type { Plan } from './plan.ts';
import type { SliceWords } from './slice.ts';

/** The name of a choice's schema in the contract. */
export const schemaOf = ({ one }: SliceWords, { words }: Field): string => `${one.pascal}${words.pascal}`;

const SQL: Readonly<Record<Field['kind'], string>> = {
  text: `text not null default ''`,
  number: 'integer',
  date: 'date',
  boolean: 'boolean not null default false',
  choice: 'text',
};

/** The type of a column; that of a choice takes none but its values. */
function sqlOf({ kind, column, choice }: Field): string {
  if (!choice) return SQL[kind];
  const values = choice.values.map((value) => (typeof value === 'number' ? value : `'${value}'`));
  return `${choice.named ? 'smallint' : SQL.choice} check (${column} in (${values.join(', ')}))`;
}

/** What the files of several fields are named after: the first of them. */
export const shortName = ([first, ...others]: readonly Field[]): string =>
  [first?.words.kebab ?? '', ...(others.length > 0 ? [`and-${others.length}-more`] : [])].join('-');

/** The migration that adds the columns. */
export const addsColumns = ({ many }: SliceWords, table: string, fields: readonly Field[]): Plan =>
  addsMigration(
    `${many.kebab.replaceAll('-', '_')}_${shortName(fields).replaceAll('-', '_')}`,
    `import { type Kysely, sql } from 'kysely';

/** Adds ${fields.map(({ words }) => words.sentence.toLowerCase()).join(', ')} to ${many.sentence.toLowerCase()}. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      \`alter table ${table}
         ${fields.map((field) => `add column ${field.column} ${sqlOf(field)}`).join(',\n         ')}\`,
    )
    .execute(db);
}
`,
  );

/** The type of a column, and where it is imported from. */
export function columnType(slice: SliceWords, field: Field): readonly [type: string, name: string, from: string] {
  const [kysely, columns] = ['kysely', '../../platform/database/columns.ts'];
  if (field.kind === 'text') return ['Generated<string>', 'Generated', kysely];
  if (field.kind === 'boolean') return ['Generated<boolean>', 'Generated', kysely];
  if (field.kind === 'number') return ['NumberOrNull', 'NumberOrNull', columns];
  if (field.kind === 'date') return ['DateOrNull', 'DateOrNull', columns];
  return [`OrNull<Schemas['${schemaOf(slice, field)}']>`, 'OrNull', columns];
}

const UNCHANGED = 'description: Where it is left out it stays as it is.';

/** The property of the answer and that of the request. */
export function properties(slice: SliceWords, field: Field): readonly [answer: string, request: string] {
  const { name, kind } = field;
  const both = (type: string, limits = '') =>
    [`${name}: { ${type} }`, `${name}: { ${type}${limits}, ${UNCHANGED} }`] as const;
  if (kind === 'text') return both('type: string', ', maxLength: 200');
  if (kind === 'boolean') return both('type: boolean');
  if (kind === 'number') return both("type: [integer, 'null']", ', minimum: 0, maximum: 2147483647');
  if (kind === 'date') return both("type: [string, 'null'], format: date");
  return both(`anyOf: [{ $ref: '#/components/schemas/${schemaOf(slice, field)}' }, { type: 'null' }]`);
}

const quoted = (text: string): string =>
  /^[A-Za-z]\w*$/.test(text) && !/^(yes|no|on|off|true|false|null)$/i.test(text) ? text : `'${text}'`;

/** The schema of a choice. */
export function choiceSchema(slice: SliceWords, field: Field, { values, named }: Choice): string {
  const name = schemaOf(slice, field);
  return named
    ? `${name}: { type: integer, enum: [${values.join(', ')}], x-enum-varnames: [${named.names.map(quoted).join(', ')}] }`
    : `${name}: { type: string, enum: [${values.map((value) => quoted(String(value))).join(', ')}] }`;
}

/** What the rules store of the input; nothing where it is left out. */
export const storedValue = ({ name, column, kind }: Field): string => {
  const value = kind === 'text' ? `${name}.trim()` : name;
  return `...(${name} !== undefined && { ${column === value ? column : `${column}: ${value}`} })`;
};

/** How a function takes the column of a row. */
export const fromRow = ({ name, column }: Field): string => (column === name ? name : `${column}: ${name}`);
