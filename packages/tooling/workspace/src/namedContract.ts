import { isWireName, nameOf, WIRE_NAMES, type WireName } from '@resonanz/domain/wireNames';

type Node = Readonly<Record<string, unknown>>;

/** The bundled contract, as far as names are concerned. */
export interface ContractDocument extends Node {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Node>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Node>> };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Payloads that the specification prescribes are built letter for letter, and sent untranslated. */
const isVerbatim = (schema: Node): boolean => schema['x-names'] === 'wire';

const named = (value: unknown): unknown => (typeof value === 'string' ? nameOf(value) : value);

function withNamedProperties(properties: Node): Node {
  const both = Object.keys(properties).find((name) => isWireName(name) && nameOf(name) in properties);
  if (both !== undefined) throw new Error(`A schema has ${both} and ${nameOf(both)}.`);
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [nameOf(name), withNames(each)]));
}

function withNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNames);
  if (!isNode(value) || isVerbatim(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'properties' && isNode(inner)) return [key, withNamedProperties(inner)];
      if ((key === 'required' || key === 'enum') && Array.isArray(inner)) return [key, inner.map(named)];
      if (key === 'name' && value['in'] === 'query') return [key, named(inner)];
      return [key, withNames(inner)];
    }),
  );
}

/** The contract in the names that code uses; paths and their parameters stay. Types of the client are made of it. */
export const namedDocument = (document: ContractDocument): unknown => withNames(document);

function at(document: ContractDocument, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (isNode(node) ? node[key.replaceAll('~1', '/')] : undefined), document);
}

/** Every name below a part of the contract: of fields, of values to choose from, of parameters in the query. */
function namesBelow(document: ContractDocument, part: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const followed = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || isVerbatim(value)) return;
    const { $ref, properties, enum: choices, in: place, name } = value;
    if (typeof $ref === 'string' && !followed.has($ref)) {
      followed.add($ref);
      visit(at(document, $ref));
    }
    if (isNode(properties)) Object.keys(properties).forEach((each) => names.add(each));
    if (Array.isArray(choices)) choices.forEach((each) => typeof each === 'string' && names.add(each));
    if (place === 'query' && typeof name === 'string') names.add(name);
    Object.values(value).forEach(visit);
  };
  visit(part);
  return names;
}

/** Which names the requests of a path spell as the wire does. */
export type RequestNames = ReadonlyMap<string, readonly WireName[]>;

/**
 * The requests of each area, or of each subject of an area, whose names have to be translated. One name of the code for
 * two of the wire in one request would be ambiguous, and throws.
 */
export function requestNames(document: ContractDocument): ReadonlyMap<string, RequestNames> {
  const subjects = new Map<string, Map<string, readonly WireName[]>>();
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, { tags, 'x-subject': subject, parameters, requestBody }] of Object.entries(item)) {
      if (method === 'parameters') continue;
      const names = namesBelow(document, [item['parameters'], parameters, requestBody]);
      const spelled = [...names].filter(isWireName).toSorted();
      const ambiguous = spelled.filter((name) => names.has(WIRE_NAMES[name]));
      if (ambiguous.length > 0) throw new Error(`${path} takes ${ambiguous.join(', ')} in both spellings.`);
      if (spelled.length === 0) continue;
      const name = String(subject ?? (Array.isArray(tags) ? tags[0] : ''));
      const requests = subjects.get(name) ?? new Map<string, readonly WireName[]>();
      if (requests.has(path)) throw new Error(`${path} is translated for one method only.`);
      subjects.set(name, requests.set(path, spelled));
    }
  return subjects;
}

const camel = (subject: string): string => subject.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const INTRODUCTION = '// Made by `npm run generate` from the contract and the names of @resonanz/domain; never edited.';

/** The files of the client that say which requests are translated, by subject: path from the root → text. */
export function requestNamesFiles(document: ContractDocument): ReadonlyMap<string, string> {
  const subjects = [...requestNames(document)];
  const paths = subjects.flatMap(([, requests]) => [...requests.keys()]);
  const folder = 'packages/client/api-client/src/requestNames';
  return new Map([
    [
      `${folder}/paths.gen.ts`,
      [
        INTRODUCTION,
        '/** Paths whose requests the wire spells its own way. */',
        'export type TranslatedPath =',
        `${paths.map((path) => `  | '${path}'`).join('\n')};`,
        '',
      ].join('\n'),
    ] as const,
    ...subjects.map(
      ([subject, requests]) =>
        [
          `${folder}/${camel(subject)}.gen.ts`,
          [
            INTRODUCTION,
            "import type { RequestNames } from '../translated.ts';",
            '',
            `export const ${camel(subject)}Names = {`,
            ...[...requests].map(([path, names]) => `  '${path}': [${names.map((name) => `'${name}'`).join(', ')}],`),
            '} as const satisfies RequestNames;',
            '',
          ].join('\n'),
        ] as const,
    ),
  ]);
}
