import { placeOf } from '../floors.ts';
import { rules } from './architecture.ts';
import type { House, HousePackage, Manifest } from './house.ts';

/** A package as a test drafts it. */
export type Draft = Partial<Manifest> & { readonly files?: Record<string, string> };

function house(drafts: Record<string, Draft>): House {
  const packages = Object.entries(drafts).map(([folder, { files = {}, ...manifest }]): HousePackage => {
    const place = placeOf(folder);
    if (!place) throw new Error(folder);
    return {
      folder,
      ...place,
      manifest: {
        name: `@resonanz/${place.name}`,
        keywords: ['example'],
        engines: { node: '>=20' },
        sideEffects: false,
        publishConfig: { access: 'public' },
        exports: { './*': { '@resonanz/source': './exports/*.ts', default: './dist/*.js' } },
        ...manifest,
      },
      files: new Map(Object.entries({ 'README.md': '', 'exports/thing.ts': '', ...files })),
    };
  });
  return { packages, rootDevDependencies: new Set(['vitest']), pages: new Map() };
}

/** What one rule says of a house that is drafted for a test. */
export function check(title: RegExp, drafts: Record<string, Draft>): readonly string[] {
  const rule = rules.find((one) => title.test(one.title));
  if (!rule) throw new Error(`no rule ${String(title)}`);
  return rule.check(house(drafts));
}
