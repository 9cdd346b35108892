import { at } from './contract.ts';
import { isObject, type Schema } from './schema.ts';

// An interpreter of the keywords that the contract uses: a compiling validator needs `eval`, which the content policy of many pages
// forbids, and would come along with every story. A test compares its verdicts with Ajv's.

interface Verdict {
  readonly problems: readonly string[];
  /** Properties that some part of the schema has judged, for `unevaluatedProperties`. */
  readonly judged: ReadonlySet<string>;
}

type Check = (schema: Schema, value: unknown, place: string) => Verdict;

const NONE: ReadonlySet<string> = new Set();
const said = (...problems: readonly string[]): Verdict => ({ problems, judged: NONE });
const all = (verdicts: readonly Verdict[]): Verdict => ({
  problems: verdicts.flatMap(({ problems }) => problems),
  judged: new Set(verdicts.flatMap(({ judged }) => [...judged])),
});
const fails = (isWrong: boolean, place: string, sentence: string): Verdict => (isWrong ? said(`${place} ${sentence}`) : said());
const listOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? (value as readonly Schema[]) : []);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'undefined';

const IS_TYPE: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isObject,
};

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
const IS_FORMAT: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDay,
  'date-time': (text) => isDay(text.slice(0, 10)) && /^.{10}[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/i.test(text),
  uuid: (text) => /^(urn:uuid:)?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
};

const texts = (test: (text: string, limit: unknown) => string | false) => (schema: Schema, keyword: string, value: unknown, place: string) => {
  const sentence = typeof value === 'string' && test(value, schema[keyword]);
  return sentence ? said(`${place} ${sentence}`) : said();
};
const numbers = (isWrong: (value: number, limit: number) => boolean, words: string) => (schema: Schema, keyword: string, value: unknown, place: string) =>
  fails(typeof value === 'number' && isWrong(value, Number(schema[keyword])), place, `must be ${words} ${String(schema[keyword])}`);
const lists = (isWrong: (value: readonly unknown[], limit: unknown) => boolean, words: string) => (schema: Schema, keyword: string, value: unknown, place: string) =>
  fails(Array.isArray(value) && isWrong(value, schema[keyword]), place, `${words} ${String(schema[keyword])}`);

type Keyword = (schema: Schema, keyword: string, value: unknown, place: string) => Verdict;

function judgeProperties(schema: Schema, _keyword: string, value: unknown, place: string): Verdict {
  if (!isObject(value)) return said();
  const known = Object.entries(schema['properties'] as Readonly<Record<string, Schema>>).filter(([name]) => name in value);
  const inside = all(known.map(([name, each]) => check(each, value[name], `${place}.${name}`)));
  return { problems: inside.problems, judged: new Set(known.map(([name]) => name)) };
}

function judgeAdditional(schema: Schema, _keyword: string, value: unknown, place: string): Verdict {
  if (!isObject(value)) return said();
  const more = Object.keys(value).filter((name) => !(name in ((schema['properties'] as object | undefined) ?? {})));
  return { problems: rest(schema['additionalProperties'], value, more, place), judged: new Set(more) };
}

/** What a schema for all other properties says: `false` refuses them by name. */
function rest(schema: unknown, value: Schema, names: readonly string[], place: string): readonly string[] {
  if (schema === false) return names.map((name) => `${place}.${name} is not in the contract`);
  return isObject(schema) ? names.flatMap((name) => check(schema, value[name], `${place}.${name}`).problems) : [];
}

function judgeAny(schema: Schema, keyword: string, value: unknown, place: string): Verdict {
  const verdicts = listOf(schema[keyword]).map((each) => check(each, value, place));
  const good = verdicts.filter(({ problems }) => problems.length === 0);
  const wanted = keyword === 'oneOf' ? good.length === 1 : good.length > 0;
  return wanted ? all(good) : said(`${place} fits none of its forms: ${verdicts.map(({ problems }) => problems[0] ?? 'fits too').join('; ')}`);
}

function judgeIf(schema: Schema, _keyword: string, value: unknown, place: string): Verdict {
  const condition = check(schema['if'] as Schema, value, place);
  const isMet = condition.problems.length === 0;
  const branch = schema[isMet ? 'then' : 'else'];
  return all([...(isMet ? [condition] : []), ...(isObject(branch) ? [check(branch, value, place)] : [])]);
}

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $ref: (schema, keyword, value, place) => check(at(String(schema[keyword])), value, place),
  type: (schema, keyword, value, place) => {
    const types = [schema[keyword]].flat().map(String);
    return fails(!types.some((type) => IS_TYPE[type]?.(value)), place, `must be ${types.join(' or ')}, not ${shown(value)}`);
  },
  const: (schema, keyword, value, place) => fails(!same(schema[keyword], value), place, `must be ${shown(schema[keyword])}`),
  enum: (schema, keyword, value, place) => fails(!listOf(schema[keyword]).some((each) => same(each, value)), place, `must be one of ${shown(schema[keyword])}`),
  minLength: texts((text, limit) => [...text].length < Number(limit) && `needs at least ${String(limit)} characters`),
  maxLength: texts((text, limit) => [...text].length > Number(limit) && `has more than ${String(limit)} characters`),
  pattern: texts((text, pattern) => !new RegExp(String(pattern), 'u').test(text) && `does not match ${String(pattern)}`),
  format: texts((text, format) => IS_FORMAT[String(format)]?.(text) === false && `is no ${String(format)}`),
  minimum: numbers((value, limit) => value < limit, 'at least'),
  maximum: numbers((value, limit) => value > limit, 'at most'),
  minItems: lists((value, limit) => value.length < Number(limit), 'has fewer items than'),
  maxItems: lists((value, limit) => value.length > Number(limit), 'has more items than'),
  uniqueItems: lists((value, isOn) => isOn === true && new Set(value.map((each) => JSON.stringify(each))).size < value.length, 'has equal items:'),
  items: (schema, keyword, value, place) =>
    said(...(Array.isArray(value) ? value.flatMap((each, index) => check(schema[keyword] as Schema, each, `${place}[${index}]`).problems) : [])),
  required: (schema, keyword, value, place) =>
    said(...(isObject(value) ? (schema[keyword] as readonly string[]).filter((name) => value[name] === undefined).map((name) => `${place}.${name} is missing`) : [])),
  minProperties: (schema, keyword, value, place) => fails(isObject(value) && Object.keys(value).length < Number(schema[keyword]), place, 'has too few properties'),
  properties: judgeProperties,
  additionalProperties: judgeAdditional,
  allOf: (schema, keyword, value, place) => all(listOf(schema[keyword]).map((each) => check(each, value, place))),
  anyOf: judgeAny,
  oneOf: judgeAny,
  not: (schema, keyword, value, place) => fails(check(schema[keyword] as Schema, value, place).problems.length === 0, place, 'is what the contract rules out'),
  if: judgeIf,
};

const check: Check = (schema, value, place) => {
  const verdict = all(Object.keys(schema).map((keyword) => KEYWORDS[keyword]?.(schema, keyword, value, place) ?? said()));
  if (!('unevaluatedProperties' in schema) || !isObject(value)) return verdict;
  const more = Object.keys(value).filter((name) => !verdict.judged.has(name));
  return all([verdict, said(...rest(schema['unevaluatedProperties'], value, more, place))]);
};

/** What is wrong with a value by a schema of the contract, one sentence each; an empty list when nothing is. */
export function schemaProblems(schema: Schema, value: unknown, place = 'value'): readonly string[] {
  return check(schema, value, place).problems;
}
