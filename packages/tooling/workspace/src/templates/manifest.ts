import type { Edit } from './plan.ts';

/** Adds a dependency to a manifest that lacks it, before the first name that comes after it. */
export const depends = (path: string, name: string): Edit => ({
  path,
  change: (text) => {
    const manifest = JSON.parse(text) as { readonly dependencies: Readonly<Record<string, string>> };
    if (Object.hasOwn(manifest.dependencies, name)) return text;
    const all = Object.entries(manifest.dependencies);
    const at = all.findIndex(([each]) => each > name);
    const dependencies = Object.fromEntries(all.toSpliced(at < 0 ? all.length : at, 0, [name, 'workspace:*']));
    return `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`;
  },
});
