import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf, type Floor } from '../floors.ts';

/** The parts of a package.json that the rules look at. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly sideEffects?: boolean | readonly string[] | null;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly keywords?: readonly string[];
  readonly engines?: { readonly node?: string };
  readonly publishConfig?: { readonly access?: string };
}

/** One package of the house with everything the rules need, read once. */
export interface HousePackage {
  /** Folder from the root, for example `packages/interface/ui`. */
  readonly folder: string;
  readonly floor: Floor;
  readonly name: string;
  readonly manifest: Manifest;
  /** Files below the folder by relative path; text only of sources, contract and Markdown. */
  readonly files: ReadonlyMap<string, string>;
}

/** The whole house: its packages, what every package may use from the root manifest, and what stands around them. */
export interface House {
  readonly packages: readonly HousePackage[];
  readonly rootDevDependencies: ReadonlySet<string>;
  /** Files outside of packages by their path from the root: those of the root, of docs and of changesets. */
  readonly pages: ReadonlyMap<string, string>;
}

const SKIPPED = new Set(['node_modules', 'dist', 'storybook-static', '.data', 'test-results', 'playwright-report']);

function readFiles(folder: string, at = '', into = new Map<string, string>()): Map<string, string> {
  for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
    const path = at ? `${at}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) readFiles(folder, path, into);
    } else {
      into.set(
        path,
        /\.(tsx?|mts|mjs|mdx?|ya?ml|tsv)$/.test(entry.name) ? readFileSync(join(folder, path), 'utf8') : '',
      );
    }
  }
  return into;
}

/** The folders of all workspace packages, from the root. */
export function packageFolders(root: string): readonly string[] {
  const below = (parent: string) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [];
  return ['openapi', ...below('packages').flatMap(below), ...below('apps')]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort();
}

const AROUND = ['docs', '.changeset', '.storybook', '.github'];

function readPages(root: string): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const entry of readdirSync(root, { withFileTypes: true }))
    if (entry.isFile())
      pages.set(entry.name, entry.name.endsWith('.md') ? readFileSync(join(root, entry.name), 'utf8') : '');
  for (const folder of AROUND.filter((name) => existsSync(join(root, name))))
    for (const [path, text] of readFiles(join(root, folder))) pages.set(`${folder}/${path}`, text);
  return pages;
}

/** Reads every package of the workspace. */
export function readHouse(root: string): House {
  const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
  const packages = packageFolders(root).map((folder) => {
    const place = placeOf(folder);
    if (!place)
      throw new Error(
        `${folder} stands on no floor; packages live in packages/<floor>/<name>, apps/<name> or openapi.`,
      );
    return { folder, ...place, manifest: json(`${folder}/package.json`), files: readFiles(join(root, folder)) };
  });
  return {
    packages,
    rootDevDependencies: new Set(Object.keys(json('package.json').devDependencies ?? {})),
    pages: readPages(root),
  };
}
