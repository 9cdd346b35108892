import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { SOURCE_CONDITION } from './conditions.ts';
import { identifiers } from './identifiers.ts';

/** Writes a minified sheet into `dist/` with every style that the entries reach; unminified, it would carry its source. */
export async function writeStyles(folder: string, name: string, entries: readonly string[]): Promise<void> {
  const { outputFiles } = await build({
    // Exported under names, or bundling would drop entries as unused and their sheets with them.
    stdin: {
      contents: entries.map((name, at) => `export * as entry${at} from './exports/${name}';`).join('\n'),
      resolveDir: folder,
    },
    absWorkingDir: folder,
    outdir: join(folder, 'dist'),
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'warning',
    plugins: [
      vanillaExtractPlugin({ outputCss: true, identifiers, esbuildOptions: { conditions: [SOURCE_CONDITION] } }),
    ],
  });
  const css = outputFiles.find(({ path }) => path.endsWith('.css'));
  if (css) writeFileSync(join(folder, `dist/${name}.css`), css.contents);
}
