import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// In the workspace `./*` runs every entry from source. What leaves it names its entries one by one and
// knows nothing of its sources, so no chunk or inner file can be imported.
function entriesOf(folder) {
  return readdirSync(join(folder, 'exports'))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => name.replace(/\.tsx?$/, ''))
    .sort();
}

function published(exports, folder) {
  const closed = {};
  for (const [entry, target] of Object.entries(exports ?? {})) {
    if (typeof target === 'string') {
      closed[entry] = target;
      continue;
    }
    const { '@resonanz/source': _source, ...conditions } = target;
    const names = entry === './*' ? entriesOf(folder) : [undefined];
    for (const name of names) {
      const filled = Object.entries(conditions).map(([key, file]) => [key, name ? file.replace('*', name) : file]);
      closed[name ? `./${name}` : entry] = Object.fromEntries(filled);
    }
  }
  return closed;
}

export const hooks = {
  beforePacking: (manifest, folder = process.cwd()) => ({ ...manifest, exports: published(manifest.exports, folder) }),
};
