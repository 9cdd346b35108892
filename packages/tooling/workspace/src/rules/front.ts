import { posix } from 'node:path';
import type { Floor } from '../../floors.ts';
import type { HousePackage } from '../house.ts';
import { factsOf, isRelative, published, sourcesOf, type Rule } from '../rule.ts';
import type { Documentation } from '../sourceFacts.ts';

const STYLED: readonly Floor[] = ['foundation', 'interface', 'patterns', 'widgets', 'features'];
export const manifestsAreComplete: Rule = {
  title: 'manifests say what bundlers and users need',
  check(house) {
    const broken: string[] = [];
    for (const owner of house.packages) {
      const { folder, manifest, files, floor } = owner;
      const at = `${folder}/package.json`;
      if (!manifest.name?.startsWith('@resonanz/')) broken.push(`${at}: the name must be in the scope @resonanz`);
      if (published(owner)) {
        if (manifest.publishConfig?.access !== 'public') broken.push(`${at}: publishConfig.access must be public`);
        if (!files.has('README.md')) broken.push(`${folder} has no README.md`);
        if (manifest.sideEffects === undefined || manifest.sideEffects === null)
          broken.push(`${at}: sideEffects must be exact`);
        if (!manifest.keywords?.length) broken.push(`${at}: keywords must say what it is found by`);
        if (!manifest.engines?.node) broken.push(`${at}: engines.node must say where it runs`);
        for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }))
          if (range.startsWith('workspace:') && range !== 'workspace:^')
            broken.push(`${at}: ${name} must be workspace:^, or a repaired version comes beside the old one`);
      } else if (!files.has('README.md')) broken.push(`${folder} has no README.md`);
      const styled = [...files.keys()].some((path) => path.endsWith('.css.ts'));
      const effects = Array.isArray(manifest.sideEffects) ? (manifest.sideEffects as readonly string[]) : [];
      if (styled && STYLED.includes(floor) && !effects.includes('**/*.css.ts'))
        broken.push(`${at}: sideEffects must name **/*.css.ts, or styles fall out of bundles`);
      if (published(owner) && styled !== './styles.css' in (manifest.exports ?? {}))
        broken.push(`${at}: ./styles.css is exported exactly when there are *.css.ts`);
      if (published(owner) && floor !== 'contract' && ![...files.keys()].some((path) => path.startsWith('exports/')))
        broken.push(`${folder} has no entry in exports/`);
    }
    return broken;
  },
};

function findDeclaration(
  owner: HousePackage,
  path: string,
  name: string,
  depth = 0,
): ({ path: string } & Documentation) | undefined {
  const facts = factsOf(owner, path);
  const found = facts.declared.get(name);
  if (found) return { path, ...found };
  const source = facts.reexports.get(name);
  if (!source || !isRelative(source.specifier) || depth > 4) return undefined;
  return findDeclaration(owner, posix.join(posix.dirname(path), source.specifier), source.name, depth + 1);
}

/** Every name a package opens, with the place and the docstring of its declaration. */
function publicDeclarations(
  owner: HousePackage,
): readonly ({ readonly name: string; readonly path: string } & Documentation)[] {
  return sourcesOf(owner)
    .filter(([path]) => path.startsWith('exports/'))
    .flatMap(([entry]) => {
      const { reexports, declared } = factsOf(owner, entry);
      return [...reexports.keys(), ...declared.keys()].flatMap((name) => {
        const found = findDeclaration(owner, entry, name);
        return found ? [{ name, ...found }] : [];
      });
    });
}

export const exportsAreDocumented: Rule = {
  title: 'every public export and prop has a sentence',
  check(house) {
    const broken = new Set<string>();
    for (const owner of house.packages.filter(published))
      for (const { name, path, documented } of publicDeclarations(owner)) {
        if (!documented) broken.add(`${owner.folder}/${path}: ${name} is public and has no docstring`);
        if (name.endsWith('Props'))
          for (const prop of factsOf(owner, path).bareProps)
            if (prop.startsWith(`${name}.`))
              broken.add(`${owner.folder}/${path}: ${prop} is public and has no docstring`);
      }
    return [...broken];
  },
};

const nameOf = (entry: string) => entry.slice('exports/'.length).replace(/\.tsx?$/, '');

export const entriesAreDescribed: Rule = {
  title: 'every entry of a published package stands in its README',
  check: (house) =>
    house.packages.filter(published).flatMap(({ folder, files }) =>
      [...files.keys()]
        .filter((path) => path.startsWith('exports/'))
        .map(nameOf)
        .filter((name) => !new RegExp(`[\`/]${name}[\`'(;]`).test(files.get('README.md') ?? ''))
        .map((name) => `${folder}/README.md does not name ${name}`),
    ),
};

const SOURCED: readonly string[] = ['domain', 'validators', 'formatters', 'i18n'];

/** These packages write the rules down: who reads an export must find the sentence it comes from. */
export const exportsNameTheirSource: Rule = {
  title: 'every public export of the vocabulary, the rules and the formats names its source',
  check: (house) => [
    ...new Set(
      house.packages
        .filter(({ floor, name }) => floor === 'foundation' && SOURCED.includes(name))
        .flatMap((owner) =>
          publicDeclarations(owner)
            .filter(({ sourced }) => !sourced)
            .map(({ name, path }) => `${owner.folder}/${path}: ${name} is public and its docstring has no @source`),
        ),
    ),
  ],
};
