import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';

/** The tsup settings of the contract: its types as declarations, an empty module beside each, and the bundled document. */
export function defineContract(folder: string = process.cwd()): Options {
  const generated = join(folder, 'generated');
  const dist = join(folder, 'dist');
  return {
    entry: { types: join(generated, 'types.gen.ts'), named: join(generated, 'named.gen.ts') },
    outDir: dist,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    clean: true,
    dts: false,
    silent: true,
    onSuccess: async () => {
      for (const name of ['types', 'named'])
        copyFileSync(join(generated, `${name}.gen.ts`), join(dist, `${name}.d.ts`));
      copyFileSync(join(generated, 'openapi.json'), join(dist, 'openapi.json'));
    },
  };
}
