import { slices, type Slice } from '../../slices.ts';
import type { House } from '../house.ts';
import { sourcesOf, type Rule } from '../rule.ts';

const DEFINED = /\bdefineArea\('([\w-]+)'/g;
const camelCase = (word: string): string => word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Areas that the server defines, with the folders that define them. */
function definedAreas(house: House): ReadonlyMap<string, ReadonlySet<string>> {
  const areas = new Map<string, Set<string>>();
  for (const server of house.packages.filter(({ floor }) => floor === 'api'))
    for (const [path, text] of sourcesOf(server)) {
      const [, folder] = /^src\/areas\/([^/]+)\//.exec(path) ?? [];
      if (folder === undefined) continue;
      for (const [, word = ''] of text.matchAll(DEFINED)) areas.set(word, (areas.get(word) ?? new Set()).add(folder));
    }
  return areas;
}

/** What a slice is called in one place: its own word unless the table says something else. */
function misplaced(word: string, place: string, listed: string | null | undefined, has: (name: string) => boolean) {
  const own = has(word);
  if (listed === undefined) return own ? [] : [`${word} has no ${place} of its name: name it so, or list it`];
  if (own) return [`${word} has a ${place} of its name, and slices.ts lists another`];
  return listed === null || has(listed) ? [] : [`slices.ts: ${word} lists the ${place} ${listed}, which is not there`];
}

/** Words that a table lists although they keep their name everywhere. */
export const needlessEntries = (table: Readonly<Record<string, Slice>>): readonly string[] =>
  Object.entries(table)
    .filter(([, { contract, server, client, feature }]) =>
      [contract, server, client, feature].every((place) => place === undefined),
    )
    .map(([word]) => `slices.ts: ${word} keeps its word everywhere, and needs no entry`);

export const slicesKeepTheirWord: Rule = {
  title: 'a slice keeps its word from contract to feature, or is listed',
  check(house) {
    const areas = definedAreas(house);
    const files = (name: string) => house.packages.find(({ manifest }) => manifest.name === name)?.files;
    const contract = files('@resonanz/contract');
    const client = files('@resonanz/api-client');
    const features = new Set(
      house.packages.filter(({ floor }) => floor === 'features').map(({ folder }) => folder.split('/').at(-1)),
    );
    return [
      ...needlessEntries(slices),
      ...Object.keys(slices)
        .filter((word) => areas.size > 0 && !areas.has(word))
        .map((word) => `slices.ts: no area is called ${word}`),
      ...[...areas].flatMap(([word, folders]) => {
        const slice = slices[word];
        return [
          ...misplaced(word, 'server area', slice?.server, (name) => folders.has(name)),
          ...misplaced(word, 'contract area', slice?.contract, (name) => contract?.has(`areas/${name}.yaml`) ?? false),
          ...misplaced(word, 'module of the client', slice?.client, (name) =>
            [name, camelCase(name)].some((module) => client?.has(`src/${module}.ts`)),
          ),
          ...misplaced(word, 'feature', slice?.feature, (name) => features.has(name)),
        ];
      }),
    ];
  },
};
