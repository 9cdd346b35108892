import { fileURLToPath } from 'node:url';
import { build, type Plugin, type UserConfig } from 'vite';
import { type BundledChunk, chunkNames } from './chunkNames.ts';
import { firstChunks } from './firstChunks.ts';
import { iconSprite } from './iconSprite.ts';
import { viteShell, type ShellBuildOptions } from './viteShell.ts';

/** The parts that are fetched one after the other, by the modules below the shell's folder that they begin with. */
const PARTS = { entrance: 'src/Entrance.tsx', app: 'src/app.ts' };

/**
 * Sheets are named by their content alone: the app carries the names of all of them, so that a page is fetched together
 * with its sheets, and a word more in each is weighed before the first page.
 */
const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]';

/** Where the parts of a shell begin. */
interface ShellParts extends ShellBuildOptions {
  /** Module of the frame around its pages. */
  readonly layout: string;
  /** Module of the page behind the log-in. */
  readonly home?: string;
}

/** The chunks of a bundle that is not written, those of styles alone among them, which Vite takes out of the result. */
async function draftOf(config: UserConfig): Promise<readonly BundledChunk[]> {
  let chunks: readonly BundledChunk[] = [];
  const noted: Plugin = {
    name: 'resonanz:noted-chunks',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const drafted = Object.values(bundle).filter((file) => file.type === 'chunk');
        chunks = drafted.map(({ fileName, facadeModuleId, moduleIds, imports }) => ({
          fileName,
          facadeModuleId,
          moduleIds: [...moduleIds],
          imports: [...imports],
        }));
      },
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), noted],
    build: { ...config.build, write: false, minify: false },
  });
  return chunks;
}

/**
 * Vite settings to build a shell with few chunks: it is bundled once to learn which modules each part needs when
 * everything unused has fallen away, and then with the chunks and the sheet of icons that follow from it (decision
 * 0023).
 */
export async function viteShellBuild({ layout, home, ...options }: ShellParts): Promise<UserConfig> {
  const pathOf = (module: string) => fileURLToPath(new URL(module, options.root));
  const parts = Object.entries({ ...PARTS, frame: layout }).map(([name, module]) => [name, pathOf(module)] as const);
  const draft = await draftOf(viteShell(options));
  const names = chunkNames(draft, { start: pathOf('index.html'), parts, home: home && pathOf(home) });
  const first = new Set(names.values());
  const config = viteShell(options);
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ name: (id: string) => names.get(id) ?? null, debugName: 'parts of the shell' }],
  };
  const plugins = [
    ...(config.plugins ?? []),
    await iconSprite(draft.flatMap(({ moduleIds }) => moduleIds)),
    ...firstChunks(first),
  ];
  return {
    ...config,
    plugins,
    build: {
      ...config.build,
      rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting, assetFileNames } },
    },
  };
}
