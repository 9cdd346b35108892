import { posix } from 'node:path';
import type { Manifest } from '../house.ts';
import {
  byName,
  eachImport,
  factsOf,
  isBuiltIn,
  isDevelopment,
  isRelative,
  packageOf,
  sourcesOf,
  type Rule,
} from '../rule.ts';

export const dependenciesAreDeclared: Rule = {
  title: 'every imported package stands in the manifest',
  check(house) {
    const broken = new Set<string>();
    eachImport(house, ({ folder, manifest, floor }, path, { specifier, typeOnly }, where) => {
      if (isRelative(specifier) || isBuiltIn(specifier)) return;
      const name = packageOf(specifier);
      if (name === manifest.name) return;
      const ships: Manifest['dependencies'] = { ...manifest.dependencies, ...manifest.peerDependencies };
      const relaxed = isDevelopment(path) || floor === 'tooling' || floor === 'shell' || floor === 'e2e';
      const development = { ...manifest.devDependencies };
      if (name in ships || (relaxed && (name in development || house.rootDevDependencies.has(name)))) return;
      if (name in development && (typeOnly || path.startsWith('scripts/') || floor === 'api')) return;
      if (folder === 'openapi' && (name in development || house.rootDevDependencies.has(name))) return;
      broken.add(`${where} imports ${specifier}, which ${folder}/package.json does not name`);
    });
    return [...broken];
  },
};

export const nothingReachesInside: Rule = {
  title: 'packages open only their front door',
  check(house) {
    const known = byName(house);
    const broken: string[] = [];
    for (const { folder, manifest, floor, files } of house.packages) {
      for (const [entry, target] of Object.entries(manifest.exports ?? {})) {
        const targets = typeof target === 'string' ? [target] : Object.values(target as Record<string, string>);
        for (const file of targets) {
          const open = floor === 'contract' ? /^\.\/(generated|dist)\// : /^\.\/(exports|dist)\/|^\.\/[a-z.-]+\.json$/;
          if (!open.test(file))
            broken.push(`${folder}/package.json opens ${file} as ${entry}; entries live in exports/`);
        }
      }
      for (const path of files.keys())
        if (path.startsWith('exports/') && path.split('/').length > 2)
          broken.push(`${folder}/${path}: entries stand directly in exports/`);
    }
    eachImport(house, (owner, path, { specifier }, where) => {
      if (isRelative(specifier)) {
        const to = posix.join(owner.folder, posix.dirname(path), specifier);
        if (!to.startsWith(`${owner.folder}/`) && !isDevelopment(path) && owner.floor !== 'tooling')
          broken.push(`${where} imports ${specifier} out of its own package`);
        return;
      }
      const target = known.get(packageOf(specifier));
      if (!target || target === owner || target.floor === 'contract' || target.floor === 'tooling') return;
      const entry = specifier.slice(target.manifest.name.length + 1);
      const exists =
        `./${entry}` in (target.manifest.exports ?? {}) ||
        ['ts', 'tsx'].some((ending) => target.files.has(`exports/${entry}.${ending}`));
      if (!exists) broken.push(`${where} imports ${specifier}, but ${target.folder}/exports has no such entry`);
    });
    return broken;
  },
};

function cyclesIn(edges: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const walk = (node: string, path: readonly string[]): void => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      found.push([...path.slice(path.indexOf(node)), node].join(' → '));
      return;
    }
    state.set(node, 'open');
    for (const next of edges.get(node) ?? []) walk(next, [...path, node]);
    state.set(node, 'done');
  };
  for (const node of edges.keys()) walk(node, []);
  return found;
}

export const noCycles: Rule = {
  title: 'neither packages nor modules import in a circle',
  check(house) {
    const names = new Set(house.packages.map(({ manifest }) => manifest.name));
    const packages = new Map(
      house.packages.map(({ manifest }) => [
        manifest.name,
        Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter((name) => names.has(name)),
      ]),
    );
    const modules = new Map<string, string[]>();
    for (const owner of house.packages)
      for (const [path] of sourcesOf(owner))
        modules.set(
          `${owner.folder}/${path}`,
          factsOf(owner, path)
            .imports.filter(({ specifier, typeOnly }) => isRelative(specifier) && !typeOnly)
            .map(({ specifier }) => posix.join(owner.folder, posix.dirname(path), specifier)),
        );
    return [...cyclesIn(packages), ...cyclesIn(modules)];
  },
};
