import type { Floor } from '../../floors.ts';
import { factsOf, isDevelopment, isGenerated, sourcesOf, type Rule } from '../rule.ts';

// Packages pass on what is public in `exports/`, areas of the server in their door.
const isDoor = (path: string) => path.startsWith('exports/') || /^src\/areas\/[^/]+\/door\.ts$/.test(path);

export const noBarrels: Rule = {
  title: 'there are no barrel files',
  check(house) {
    const broken: string[] = [];
    for (const owner of house.packages)
      for (const [path] of sourcesOf(owner)) {
        if (isGenerated(path)) continue;
        const facts = factsOf(owner, path);
        const at = `${owner.folder}/${path}`;
        if (/(^|\/)index\.tsx?$/.test(path)) broken.push(`${at}: name the file after its subject, not index`);
        for (const line of facts.exportAllLines)
          broken.push(`${at}:${line} passes everything on (export *); name what is public`);
        if (facts.onlyReexports && !isDoor(path))
          broken.push(`${at} only passes on what others export; import from the source`);
      }
    return broken;
  },
};

export const noDumpingGrounds: Rule = {
  title: 'there are no dumping grounds',
  check: (house) =>
    house.packages.flatMap(({ folder, files }) =>
      [...files.keys()]
        .filter((path) => /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.\w+$)|Wrapper\.\w+$/i.test(path))
        .map((path) => `${folder}/${path}: a name that says nothing (utils, helpers, common, misc, shared, Wrapper)`),
    ),
};

export const filesStaySmall: Rule = {
  title: 'a file has one subject and at most 400 lines',
  check: (house) =>
    house.packages.flatMap((owner) =>
      sourcesOf(owner)
        .filter(([path]) => !isGenerated(path))
        .map(([path, text]) => ({ path, lines: text.split('\n').length }))
        .filter(({ lines }) => lines > 400)
        .map(({ path, lines }) => `${owner.folder}/${path} has ${lines} lines`),
    ),
};

const MAX_COLUMNS = 120;
// Their long lines are still to be broken.
const STILL_WIDE: readonly Floor[] = ['tooling', 'api', 'e2e'];

/** A line as it counts: strings and addresses, which may stand alone in a line, are short. */
function counted(line: string): string {
  // The formatter writes a docstring into one line when its words fit behind a star.
  const unfolded = line.replace(/^(\s*)\/\*\* (.*) \*\/$/, '$1 * $2');
  const isComment = /^\s*(\/\/|\/\*|\*|\{\/\*)/.test(unfolded);
  // An apostrophe in a comment begins no string.
  const code = isComment ? unfolded : unfolded.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''");
  return code.replaceAll(/https?:\/\/[^\s'"`)<>]+/g, '…');
}

export const linesStayShort: Rule = {
  title: 'no line is longer than 120 columns unless a string or an address makes it so',
  check: (house) =>
    house.packages
      .filter(({ floor }) => !STILL_WIDE.includes(floor))
      .flatMap((owner) =>
        sourcesOf(owner)
          .filter(([path]) => !isGenerated(path))
          .flatMap(([path, text]) =>
            text.split('\n').flatMap((line, index) => {
              const columns = counted(line).length;
              return columns > MAX_COLUMNS ? [`${owner.folder}/${path}:${index + 1} has ${columns} columns`] : [];
            }),
          ),
      ),
};

// The server asks the platforms for figures, never itself.
const MAY_FETCH: readonly Floor[] = ['tooling', 'e2e', 'api'];
export const onlyTheClientFetches: Rule = {
  title: 'only api-client calls fetch',
  check: (house) =>
    house.packages
      .filter(({ floor, name }) => !MAY_FETCH.includes(floor) && name !== 'api-client')
      .flatMap((owner) =>
        sourcesOf(owner)
          .filter(([path]) => !isDevelopment(path))
          .flatMap(([path]) =>
            factsOf(owner, path).fetchLines.map(
              (line) => `${owner.folder}/${path}:${line} calls fetch; requests go through @resonanz/api-client`,
            ),
          ),
      ),
};
