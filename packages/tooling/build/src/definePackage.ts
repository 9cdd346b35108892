import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';
import { compiledMessages } from './compiledMessages.ts';
import { SOURCE_CONDITION } from './conditions.ts';
import { writeDeclarations } from './declarations.ts';
import { identifiers } from './identifiers.ts';
import { writeStyles } from './styles.ts';

const endsWithSource = /\.tsx?$/;

/**
 * The tsup settings of a published package: one JS file per entry in `exports/`, declarations, one `styles.css`, and a
 * sheet for each entry in `sheets`.
 */
export function definePackage({
  folder = process.cwd(),
  sheets = [],
}: { folder?: string; sheets?: readonly string[] } = {}): Options {
  const files = readdirSync(join(folder, 'exports')).filter((name) => endsWithSource.test(name));
  return {
    entry: Object.fromEntries(files.map((name) => [name.replace(endsWithSource, ''), join(folder, 'exports', name)])),
    outDir: join(folder, 'dist'),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    clean: true,
    splitting: true,
    treeshake: false,
    dts: false,
    silent: true,
    skipNodeModulesBundle: true,
    // Entries never import CSS: server rendering and Node need no loader. `styles.css` carries it.
    esbuildPlugins: [
      compiledMessages(),
      vanillaExtractPlugin({ outputCss: false, identifiers, esbuildOptions: { conditions: [SOURCE_CONDITION] } }),
    ],
    onSuccess: async () => {
      await writeStyles(folder, 'styles', files);
      await Promise.all(sheets.map((name) => writeStyles(folder, name, [`${name}.ts`])));
      await writeDeclarations(folder, files);
    },
  };
}
