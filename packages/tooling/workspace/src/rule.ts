import type { House, HousePackage } from './house.ts';
import { sourceFacts, type SourceFacts } from './sourceFacts.ts';

/** A rule of the house: it names what breaks it, one sentence each, with the place. */
export interface Rule {
  readonly title: string;
  readonly check: (house: House) => readonly string[];
}

export const isSource = (path: string) => /\.(tsx?|mts)$/.test(path) && !path.endsWith('.d.ts');
export const isGenerated = (path: string) => path.includes('.gen.') || path.startsWith('generated/');
/** Files that never ship: tests, stories and a package's own settings. */
export const isDevelopment = (path: string) =>
  /\.(test|stories|spec|setup|fixture|bench)\.tsx?$/.test(path) ||
  path.startsWith('test/') ||
  /(^|\/)\w+\.config\.ts$/.test(path) ||
  path.startsWith('.');
export const published = ({ manifest }: HousePackage) => !manifest.private;
export const sourcesOf = (house: HousePackage) => [...house.files].filter(([path]) => isSource(path));

const cache = new Map<string, { readonly text: string; readonly facts: SourceFacts }>();
export function factsOf(owner: HousePackage, path: string): SourceFacts {
  const key = `${owner.folder}/${path}`;
  const text = owner.files.get(path) ?? '';
  const known = cache.get(key);
  if (known?.text === text) return known.facts;
  const facts = sourceFacts(path, text);
  cache.set(key, { text, facts });
  return facts;
}

/** The package part of a specifier: `@resonanz/ui` of `@resonanz/ui/Button`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

export const isRelative = (specifier: string) => specifier.startsWith('.');
export const isBuiltIn = (specifier: string) => specifier.startsWith('node:') || specifier.startsWith('virtual:');

export function eachImport(
  house: House,
  see: (owner: HousePackage, path: string, fact: SourceFacts['imports'][number], where: string) => void,
): void {
  for (const owner of house.packages)
    for (const [path] of sourcesOf(owner))
      for (const fact of factsOf(owner, path).imports) see(owner, path, fact, `${owner.folder}/${path}:${fact.line}`);
}

export const byName = (house: House) => new Map(house.packages.map((one) => [one.manifest.name, one]));
