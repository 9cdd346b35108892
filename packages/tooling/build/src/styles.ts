import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { SOURCE_CONDITION } from './conditions.ts';

/** Builds every `*.css.ts` of a package into one minified `dist/styles.css`; unminified, it would carry its source. */
export async function writeStyles(folder: string): Promise<void> {
  const source = join(folder, 'src');
  if (!existsSync(source)) return;
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css.ts'));
  if (files.length === 0) return;
  const { outputFiles } = await build({
    stdin: { contents: files.toSorted().map((name) => `import './src/${name}';`).join('\n'), resolveDir: folder, loader: 'ts' },
    absWorkingDir: folder,
    outdir: join(folder, 'dist'),
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    logLevel: 'warning',
    plugins: [vanillaExtractPlugin({ outputCss: true, identifiers: 'short', esbuildOptions: { conditions: [SOURCE_CONDITION] } })],
  });
  const css = outputFiles.find(({ path }) => path.endsWith('.css'));
  if (css) writeFileSync(join(folder, 'dist/styles.css'), css.contents);
}
