import { posix } from 'node:path';
import { serverCore, serverEntries, serverPlatform, serverProcesses } from '../../floors.ts';
import type { HousePackage } from '../house.ts';
import { factsOf, isRelative, sourcesOf, type Rule } from '../rule.ts';

/** A place in the server: a room of the platform, an area, or the root that assembles both. */
type Place =
  | { readonly kind: 'platform' | 'area'; readonly name: string; readonly rest: string }
  | { readonly kind: 'root' };

const DOOR = 'door.ts';

function placeOf(path: string): Place {
  const [, kind, name, rest] = /^src\/(platform|areas)\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (name === undefined || rest === undefined) return { kind: 'root' };
  return { kind: kind === 'platform' ? 'platform' : 'area', name, rest };
}

const isTest = (path: string): boolean => path.endsWith('.test.ts') || path.startsWith('test/');
const rank = (floor: readonly string[], name: string): number => floor.indexOf(name);
const isCore = (name: string): boolean => rank(serverCore, name) >= 0;

/** Why one area may not use another; undefined when the table allows it. */
function areaObjection(from: string, to: string): string | undefined {
  if (isCore(to)) {
    if (isCore(from) && rank(serverCore, to) > rank(serverCore, from)) return `the core area ${to} is above ${from}`;
    return undefined;
  }
  if (isCore(from)) return `${from} is a core area, ${to} stands above it`;
  return serverProcesses[from]?.includes(to) ? undefined : `the table does not let ${from} use ${to}`;
}

/** Why a file may not import another one; undefined when it may. */
function objection(from: Place, to: Place): string | undefined {
  if (from.kind === 'root') {
    if (to.kind !== 'area' || to.rest === DOOR || serverEntries.test(to.rest)) return undefined;
    return `the root uses areas by their routes, jobs, mails, documents and ${DOOR}`;
  }
  if (to.kind === 'root') return `${from.kind === 'area' ? 'an area' : 'the platform'} does not know the root`;
  if (from.kind === 'platform') {
    if (to.kind === 'area') return 'the platform knows no area';
    return rank(serverPlatform, to.name) > rank(serverPlatform, from.name)
      ? `${to.name} is above ${from.name}`
      : undefined;
  }
  if (to.kind === 'platform' || to.name === from.name) return undefined;
  return areaObjection(from.name, to.name) ?? (to.rest === DOOR ? undefined : `areas are entered by their ${DOOR}`);
}

/** What is wrong with the table itself: a place that is listed twice, a use of something that is no process area. */
function tableErrors(): readonly string[] {
  const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
  const areas = [...serverCore, ...Object.keys(serverProcesses)];
  return [
    ...[...twice(areas), ...twice(serverPlatform)].map((name) => `${name} is listed twice`),
    ...Object.entries(serverProcesses).flatMap(([name, uses]) =>
      uses.filter((use) => !(use in serverProcesses)).map((use) => `${name} uses ${use}, which is no process area`),
    ),
  ];
}

/** Areas that reach themselves over the uses that the table lists. */
function rings(): readonly string[] {
  const reaches = (from: string, to: string, seen: ReadonlySet<string> = new Set()): boolean =>
    (serverProcesses[from] ?? []).some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, new Set([...seen, next]))),
    );
  return Object.keys(serverProcesses).filter((name) => reaches(name, name));
}

function unlisted(server: HousePackage): readonly string[] {
  const known = {
    platform: new Set<string>(serverPlatform),
    area: new Set([...serverCore, ...Object.keys(serverProcesses)]),
  };
  const found = new Set<string>();
  for (const path of server.files.keys()) {
    const place = placeOf(path);
    if (place.kind !== 'root' && !known[place.kind].has(place.name)) found.add(`${place.kind} ${place.name}`);
  }
  return [...found];
}

export const serverFollowsFloors: Rule = {
  title: 'the server follows its floors',
  check(house) {
    const server = house.packages.find(({ floor }) => floor === 'api');
    if (!server) return [];
    const broken = [
      ...tableErrors().map((error) => `floors.ts: ${error}`),
      ...rings().map((name) => `floors.ts: the area ${name} reaches itself`),
      ...unlisted(server).map((place) => `apps/api/src: the ${place} is missing in floors.ts`),
    ];
    for (const [path] of sourcesOf(server)) {
      if (isTest(path)) continue;
      for (const { specifier, line } of factsOf(server, path).imports) {
        if (!isRelative(specifier)) continue;
        const target = posix.join(posix.dirname(path), specifier);
        const why = objection(placeOf(path), placeOf(target));
        if (why !== undefined) broken.push(`${server.folder}/${path}:${line} imports ${specifier}: ${why}`);
      }
    }
    return broken;
  },
};

// The query builder of the server: its template tag, and the calls that begin a statement.
const SQL = /\bsql(\.\w+\(|<|`)|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
const isQueries = (path: string): boolean => /(^|\/)queries(\/|\w*\.ts$)/.test(path);

export const sqlIsInQueries: Rule = {
  title: 'the SQL of an area is in its queries',
  check: (house) =>
    house.packages
      .filter(({ floor }) => floor === 'api')
      .flatMap((server) =>
        sourcesOf(server)
          .filter(([path]) => path.startsWith('src/areas/') && !isQueries(path) && !isTest(path))
          .flatMap(([path, text]) =>
            text
              .split('\n')
              .flatMap((line, index) => (SQL.test(line) ? [`${server.folder}/${path}:${index + 1} holds SQL`] : [])),
          ),
      ),
};

// What a pure rule may use while it runs, besides packages of the foundation: other rules, and the words of an error.
const RULES = /(^|\/)rules(\.ts|\/.*)$/;
const PURE =
  /^src\/platform\/(http\/ApiError|access\/CallUser|mail\/plainText)\.ts$|^@resonanz\/(domain|validators|formatters|i18n)\//;

export const rulesArePure: Rule = {
  title: 'the rules of an area are pure',
  check: (house) =>
    house.packages
      .filter(({ floor }) => floor === 'api')
      .flatMap((server) =>
        sourcesOf(server)
          .filter(([path]) => path.startsWith('src/areas/') && RULES.test(path) && !isTest(path))
          .flatMap(([path, text]) => [
            ...factsOf(server, path)
              .imports.filter(({ typeOnly }) => !typeOnly)
              .map(({ specifier, line }) => ({
                line,
                target: isRelative(specifier) ? posix.join(posix.dirname(path), specifier) : specifier,
              }))
              .filter(({ target }) => !PURE.test(target) && !RULES.test(target))
              .map(({ target, line }) => `${server.folder}/${path}:${line} runs ${target}, which is no rule`),
            ...(/\b(async|await)\b/.test(text) ? [`${server.folder}/${path} waits for something`] : []),
          ]),
      ),
};

// A table that a statement of the query builder names, and the tables that a file declares.
const NAMED_TABLE =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|(?:inner|left|right|full)Join)\(\s*'(\w+)/g;
const DECLARED = /\binterface Schema \{([^}]*)\}/g;

const declaredTables = (text: string): readonly string[] =>
  [...text.matchAll(DECLARED)].flatMap(([, body = '']) =>
    [...body.matchAll(/^\s*(\w+):/gm)].map(([, name = '']) => name),
  );

export const platformKnowsItsTables: Rule = {
  title: 'the platform of the server names its own tables',
  check: (house) =>
    house.packages
      .filter(({ floor }) => floor === 'api')
      .flatMap((server) => {
        const files = sourcesOf(server).filter(([path]) => path.startsWith('src/platform/') && !isTest(path));
        const own = new Set(files.flatMap(([, text]) => declaredTables(text)));
        return files
          .filter(([path]) => !path.includes('/migrations/'))
          .flatMap(([path, text]) =>
            [...text.matchAll(NAMED_TABLE)]
              .map(([, table = '']) => table)
              .filter((table) => !own.has(table))
              .map(
                (table) => `${server.folder}/${path} names the table ${table}, which no room of the platform declares`,
              ),
          );
      }),
};

/** Maximum number of files that lie side by side in a folder of an area, its own folders left aside. */
const MAX_FILES = 15;

export const areasHaveSubjects: Rule = {
  title: 'an area with many files has folders for its subjects',
  check: (house) =>
    house.packages
      .filter(({ floor }) => floor === 'api')
      .flatMap((server) => {
        const counts = new Map<string, number>();
        for (const [path] of sourcesOf(server)) {
          const [, folder] = /^(src\/areas\/.+)\/[^/]+$/.exec(path) ?? [];
          if (folder !== undefined && !isTest(path)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
        }
        return [...counts]
          .filter(([, count]) => count > MAX_FILES)
          .map(([folder, count]) => `${server.folder}/${folder} has ${count} files side by side`);
      }),
};
