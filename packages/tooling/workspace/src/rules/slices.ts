import { slices, type Slice } from '../../slices.ts';
import type { House, HousePackage } from '../house.ts';
import { sourcesOf, type Rule } from '../rule.ts';

const DEFINED = /\bdefineArea\('([\w-]+)'/g;
/** The tags of an operation, in brackets or one to a line; a schema may have a property of that name. */
const TAGS = /^ +tags:(?:\s*\[([^\]]*)\]|((?:\s*\n *- .+)+))/gm;
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

/** Whether the feature that shows an area is what the table says; its own word when it says nothing. */
function misplacedFeature(word: string, listed: string | null | undefined, has: (name: string) => boolean) {
  const own = has(word);
  if (listed === undefined) return own ? [] : [`${word} has no feature of its name: name it so, or list it`];
  if (own) return [`${word} has a feature of its name, and slices.ts lists another`];
  return listed === null || has(listed) ? [] : [`slices.ts: ${word} lists the feature ${listed}, which is not there`];
}

/** Words that a table lists although they keep their name everywhere. */
export const needlessEntries = (table: Readonly<Record<string, Slice>>): readonly string[] =>
  Object.entries(table)
    .filter(([word, { feature }]) => feature === word)
    .map(([word]) => `slices.ts: ${word} keeps its word everywhere, and needs no entry`);

/** Operations of the contract whose tag is not the area in whose file, or in whose folder, they are. */
const strayTags = ({ folder, files }: HousePackage): readonly string[] =>
  [...files].flatMap(([path, text]) => {
    const [, area] = /^areas\/([^/]+?)(?:\/[^/]+)?\.yaml$/.exec(path) ?? [];
    if (area === undefined) return [];
    const tags = [...text.matchAll(TAGS)].flatMap(
      ([, inBrackets, inLines]) => (inBrackets ?? inLines ?? '').match(/\w[\w-]*/g) ?? [],
    );
    return [...new Set(tags)]
      .filter((tag) => tag !== area)
      .map((tag) => `${folder}/${path} has the tag ${tag} instead of ${area}`);
  });

/** Modules and entries of the client that are not in camelCase. */
const misspelledModules = ({ folder, files }: HousePackage): readonly string[] =>
  [...files.keys()]
    .filter((path) => /^(src|exports)\/.*-[^/]*\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}: modules and entries are camelCase`);

export const slicesKeepTheirWord: Rule = {
  title: 'a slice keeps its word from contract to feature, or is listed',
  check(house) {
    const areas = definedAreas(house);
    const owner = (name: string) => house.packages.find(({ manifest }) => manifest.name === name);
    const contract = owner('@resonanz/contract');
    const client = owner('@resonanz/api-client');
    const features = new Set(
      house.packages.filter(({ floor }) => floor === 'features').map(({ folder }) => folder.split('/').at(-1)),
    );
    return [
      ...needlessEntries(slices),
      ...Object.keys(slices)
        .filter((word) => areas.size > 0 && !areas.has(word))
        .map((word) => `slices.ts: no area is called ${word}`),
      ...[...areas].flatMap(([word, folders]) => [
        ...[...folders].filter((folder) => folder !== word).map((folder) => `${word} is defined in the area ${folder}`),
        ...(contract?.files.has(`areas/${word}.yaml`) ? [] : [`${word} has no contract area of its name: name it so`]),
        ...['src', 'exports']
          .filter((folder) => !client?.files.has(`${folder}/${camelCase(word)}.ts`))
          .map((folder) => `${word} has no module of its name in ${folder} of the client: name it so`),
        ...misplacedFeature(word, slices[word]?.feature, (name) => features.has(name)),
      ]),
      ...(contract ? strayTags(contract) : []),
      ...(client ? misspelledModules(client) : []),
    ];
  },
};
