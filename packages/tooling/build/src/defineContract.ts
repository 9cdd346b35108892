import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';

/** The tsup settings of the contract: its types as a declaration, an empty module beside it, and the bundled document. */
export function defineContract(folder: string = process.cwd()): Options {
  const generated = join(folder, 'generated');
  const dist = join(folder, 'dist');
  return {
    entry: { types: join(generated, 'types.gen.ts') },
    outDir: dist,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    clean: true,
    dts: false,
    silent: true,
    onSuccess: async () => {
      copyFileSync(join(generated, 'types.gen.ts'), join(dist, 'types.d.ts'));
      copyFileSync(join(generated, 'openapi.json'), join(dist, 'openapi.json'));
    },
  };
}
