import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';
import { compiledMessages } from './compiledMessages.ts';
import { SOURCE_CONDITION } from './conditions.ts';
import { writeDeclarations } from './declarations.ts';
import { identifiers } from './identifiers.ts';
import { writeStyles } from './styles.ts';
import { withoutParser } from './withoutParser.ts';

const endsWithSource = /\.tsx?$/;

export interface PackageParts {
  readonly folder?: string;
  /** Entries that get a style sheet of their own beside `styles.css`. */
  readonly sheets?: readonly string[];
  /** Dependencies whose code the package carries, instead of having them installed. */
  readonly carried?: readonly string[];
  /** Whether formatjs is carried without its parser, because all texts are compiled. */
  readonly hasParser?: boolean;
  /** Whether JSON modules are imported natively; Node requires the import attribute, every browser accepts it. */
  readonly importsJson?: boolean;
}

/**
 * The settings of a published package: one JS file per entry in `exports/`, declarations, one `styles.css`, and a sheet
 * for each entry in `sheets`. The only place, with `defineContract`, that knows which bundler reads them (decision
 * 0046).
 */
export function definePackage({
  folder = process.cwd(),
  sheets = [],
  carried = [],
  hasParser = true,
  importsJson = false,
}: PackageParts = {}): Options {
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
    skipNodeModulesBundle: carried.length === 0,
    noExternal: [...carried],
    // Entries never import CSS: server rendering and Node need no loader. `styles.css` carries it.
    esbuildPlugins: [
      compiledMessages(),
      vanillaExtractPlugin({ outputCss: false, identifiers, esbuildOptions: { conditions: [SOURCE_CONDITION] } }),
      ...(hasParser ? [] : [withoutParser()]),
    ],
    esbuildOptions: (options) => {
      if (importsJson) options.supported = { ...options.supported, 'import-attributes': true };
    },
    onSuccess: async () => {
      await writeStyles(folder, 'styles', files);
      await Promise.all(sheets.map((name) => writeStyles(folder, name, [`${name}.ts`])));
      await writeDeclarations(folder, files);
    },
  };
}
