import { allowedUse, connectedFolder, enclosed, libraries } from '../../floors.ts';
import { byName, eachImport, isDevelopment, packageOf, sourcesOf, type Rule } from '../rule.ts';

export const importsFollowFloors: Rule = {
  title: 'imports follow the table of floors',
  check(house) {
    const known = byName(house);
    const shells = new Set(house.packages.filter(({ floor }) => floor === 'shell').map(({ name }) => name));
    const broken: string[] = [];
    eachImport(house, (owner, path, { specifier, typeOnly }, where) => {
      const target = known.get(packageOf(specifier));
      if (!target || target === owner) return;
      if (target.floor === 'tooling' && isDevelopment(path)) return;
      const allowed = allowedUse(owner, target, path.startsWith(connectedFolder));
      if (allowed === 'no')
        broken.push(
          `${where} imports ${specifier}: ${owner.floor} (${owner.name}) may not use ${target.floor} (${target.name})`,
        );
      else if (allowed === 'types' && !typeOnly)
        broken.push(
          `${where} imports ${specifier}: ${owner.floor} may use only types of ${target.floor} (import type)`,
        );
      else if (
        owner.floor === 'shell' &&
        target.floor === 'features' &&
        shells.has(specifier.slice(target.manifest.name.length + 1)) &&
        !specifier.endsWith(`/${owner.name}`)
      )
        broken.push(`${where} imports ${specifier}, the route entry of another shell`);
    });
    return broken;
  },
};

export const librariesStayOnTheirFloor: Rule = {
  title: 'libraries stay on their floors',
  check(house) {
    const broken: string[] = [];
    eachImport(house, (owner, path, { specifier }, where) => {
      for (const { name, floors, why } of libraries) {
        if (!name.test(packageOf(specifier)) || floors.includes(owner.floor)) continue;
        if (isDevelopment(path) && !specifier.startsWith('react-aria')) continue;
        broken.push(`${where} imports ${specifier}: ${why}`);
      }
    });
    for (const { folder, floor, manifest } of house.packages)
      for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
        for (const { name, floors, optionalOn, why } of libraries) {
          if (!name.test(dependency)) continue;
          const isOptional = manifest.peerDependenciesMeta?.[dependency]?.optional;
          if (!floors.includes(floor) || (optionalOn === floor && !isOptional))
            broken.push(`${folder}/package.json needs ${dependency}: ${why}`);
        }
    return broken;
  },
};

export const privatePartsAreEnclosed: Rule = {
  title: 'private parts of libraries stay in one place',
  check: (house) =>
    house.packages.flatMap((owner) =>
      sourcesOf(owner).flatMap(([path, text]) => {
        const where = `${owner.folder}/${path}`;
        return enclosed
          .filter(({ what, place }) => !where.startsWith(place) && owner.name !== 'workspace' && what.test(text))
          .map(({ why }) => `${where}: ${why}`);
      }),
    ),
};

export const manifestsFollowFloors: Rule = {
  title: 'manifests follow the table of floors',
  check(house) {
    const known = byName(house);
    const broken: string[] = [];
    for (const owner of house.packages) {
      const { folder, manifest } = owner;
      const at = `${folder}/package.json`;
      const ships = { ...manifest.dependencies, ...manifest.peerDependencies };
      for (const name of Object.keys(ships)) {
        const target = known.get(name);
        if (!target) continue;
        if (target.floor === 'tooling' && owner.floor !== 'tooling')
          broken.push(`${at}: ${name} is tooling, so it may only be a devDependency`);
        else if (allowedUse(owner, target) === 'no') {
          const optional = name in (manifest.peerDependencies ?? {}) && manifest.peerDependenciesMeta?.[name]?.optional;
          if (allowedUse(owner, target, true) === 'no')
            broken.push(`${at}: ${owner.floor} (${owner.name}) may not depend on ${name}`);
          else if (!optional) broken.push(`${at}: ${name} must be an optional peer; only ${connectedFolder} uses it`);
        }
      }
      for (const name of Object.keys(manifest.devDependencies ?? {})) {
        const target = known.get(name);
        if (target && target.floor !== 'tooling' && allowedUse(owner, target, true) === 'no')
          broken.push(`${at}: ${owner.floor} (${owner.name}) may not depend on ${name}, not even for development`);
      }
      if (!['shell', 'api', 'e2e', 'tooling'].includes(owner.floor))
        for (const name of ['react', 'react-dom', 'react-router', '@tanstack/react-query'])
          if (name in (manifest.dependencies ?? {})) broken.push(`${at}: ${name} must be a peer, the app brings it`);
    }
    return broken;
  },
};
