import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../../../..', import.meta.url));

/** Code only: not the data folder, no configuration, no key. */
const readable = [
  'apps/api/src',
  'apps/api/package.json',
  'apps/api/node_modules',
  'node_modules/.pnpm',
  'packages/foundation',
  'package.json',
];

const memoryMegabytes = 256;

/** Node flags of the rendering process: it may read code, write nothing and spawn nothing, with limited memory. */
export const processFlags: readonly string[] = [
  '--permission',
  ...readable.map((each) => `--allow-fs-read=${path.join(repository, each)}`),
  `--max-old-space-size=${memoryMegabytes}`,
  '--conditions=@resonanz/source',
  '--disable-warning=ExperimentalWarning',
];
