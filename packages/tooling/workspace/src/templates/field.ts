import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EnumerationName, ENUMERATIONS, valuesOf } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { root } from '../root.ts';
import type { SliceWords } from './slice.ts';
import { wordsOf, type Words } from './words.ts';

/** The kinds of fields; a choice is written `choice:contentStatus`, after an enumeration of the domain. */
const FIELD_KINDS = ['text', 'number', 'date', 'boolean', 'choice'] as const;

/** What a field holds. */
export type FieldKind = (typeof FIELD_KINDS)[number];

/** An enumeration that a field holds a value of. */
export interface Choice {
  readonly name: EnumerationName;
  readonly values: readonly (string | number)[];
  /** The words of the first value in German and English. */
  readonly firstWords: Readonly<Record<'de' | 'en', string>>;
  /** The values by their names in code, and the entry of the domain that has them; numbered enumerations only. */
  readonly named?: { readonly constant: string; readonly entry: string; readonly names: readonly string[] };
}

/** A field of a record. */
export interface Field {
  /** Its name on the wire and in code: `shippedOn`. */
  readonly name: string;
  /** Its words: `Shipped on`. */
  readonly words: Words;
  /** Its column in the database: `shipped_on`. */
  readonly column: string;
  readonly kind: FieldKind;
  readonly choice?: Choice;
}

/** Words that cannot name a column, or a variable of what is generated. */
const RESERVED = new Set(
  [
    // Keywords of SQL that cannot name a column without quotes, or that few would read as one.
    `all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate
    collation column concurrently constraint create cross current current_catalog current_date current_role current_schema
    current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for
    foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral leading
    left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing
    primary references returning right select session session_user similar some symmetric system_user table tablesample then to
    trailing true union unique user using variadic verbose when where window with`,
    // System columns of PostgreSQL.
    'cmax cmin ctid tableoid xmax xmin',
    // Words of TypeScript that no variable may be called.
    `arguments await break catch class const continue debugger delete enum eval export extends finally function if
    implements import instanceof interface let new package private protected public return static super switch this
    throw try typeof undefined var void while yield`,
    // Names that the generated code uses beside those of the fields.
    'change invalidFields t values',
  ].flatMap((words) => words.split(/\s+/)),
);

const DOMAIN = 'packages/foundation/domain';

/** The constant of a numbered enumeration, such as `TODO_STATUS`, and the entry that has it. */
function namedValues(name: string): Choice['named'] {
  const read = (folder: string) =>
    readdirSync(join(root, DOMAIN, folder))
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => [file.replace(/\.ts$/, ''), readFileSync(join(root, DOMAIN, folder, file), 'utf8')] as const);
  for (const [, text] of read('src/enumerations')) {
    const declared = new RegExp(
      String.raw`export const (\w+) = \{([^}]*)\} as const satisfies NamedValues<'${name}'>`,
    ).exec(text);
    const [, constant, body = ''] = declared ?? [];
    if (constant === undefined) continue;
    const [entry] =
      read('exports').find(([, exported]) => new RegExp(String.raw`\b${constant}\b`).test(exported)) ?? [];
    const pairs = [...body.matchAll(/(\w+): (\d+)/g)].map(([, key = '', value]) => [key, Number(value)] as const);
    const names = pairs.toSorted(([, one], [, other]) => one - other).map(([key]) => key);
    return entry === undefined ? undefined : { constant, entry, names };
  }
  return undefined;
}

const isEnumeration = (name: string): name is EnumerationName => Object.hasOwn(ENUMERATIONS, name);

function choiceOf(name: string): Choice | string {
  if (!isEnumeration(name))
    return `There is no enumeration "${name}"; ENUMERATIONS of @resonanz/domain/enumerations has: ${Object.keys(ENUMERATIONS).join(', ')}.`;
  const values = valuesOf(name);
  const [first] = values;
  const wordIn = (language: 'de' | 'en') =>
    new Map<string, string>(Object.entries(labels[language])).get(`${name}.${String(first)}`);
  const [de, en] = [wordIn('de'), wordIn('en')];
  if (de === undefined || en === undefined) return `The values of "${name}" have no words on screen.`;
  const named = namedValues(name);
  if (typeof first === 'number' && named === undefined) return `The numbers of "${name}" have no names in code.`;
  return { name, values, firstWords: { de, en }, ...(named && { named }) };
}

/** A field by its name and kind; a sentence when it can't be one. */
function fieldOf({ one }: SliceWords, name: string, written: string): Field | string {
  const words = wordsOf(name);
  if (!words) return `"${name}" is no name.`;
  const column = words.kebab.replaceAll('-', '_');
  const known = ['id', `${one.camel}Id`, 'createdAt', 'updatedAt', 'updatedBy'];
  if (known.includes(words.camel)) return `Every record has "${words.camel}" already.`;
  if (RESERVED.has(words.camel) || RESERVED.has(column))
    return `"${words.camel}" is a word of SQL, of TypeScript or of the code around it; say what it is of, for example ${one.camel}${words.pascal}.`;
  const [, kindName, enumeration] = /^(\w+)(?::(\w+))?$/.exec(written) ?? [];
  const kind = FIELD_KINDS.find((each) => each === kindName);
  if (kind === undefined || (kind === 'choice') !== (enumeration !== undefined))
    return `There is no kind of field "${written}"; kinds: text, number, date, boolean, and choice:contentStatus after an enumeration of the domain.`;
  const field = { name: words.camel, words, column, kind };
  if (enumeration === undefined) return field;
  const choice = choiceOf(enumeration);
  return typeof choice === 'string' ? choice : { ...field, choice };
}

/** The fields of pairs of names and kinds; a sentence when one of them makes no sense. */
export function fieldsOf(slice: SliceWords, pairs: readonly string[]): readonly Field[] | string {
  if (pairs.length === 0 || pairs.length % 2 > 0)
    return 'Each field is a name and a kind, for example: gift-boxes shippedOn date weight number.';
  const fields: Field[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    const field = fieldOf(slice, pairs[at] ?? '', pairs[at + 1] ?? '');
    if (typeof field === 'string') return field;
    if (fields.some(({ name }) => name === field.name)) return `"${field.name}" is there twice.`;
    fields.push(field);
  }
  return fields;
}
