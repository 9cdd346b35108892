import { fileURLToPath } from 'node:url';
import { build, type Rollup, type UserConfig } from 'vite';
import { chunkNames } from './chunkNames.ts';
import { viteShell, type ShellBuildOptions } from './viteShell.ts';

/** The parts that are fetched one after the other, by the modules below the shell's folder that they begin with. */
const PARTS = { entrance: 'src/Entrance.tsx', app: 'src/app.ts' };

/** Where the parts of a shell begin. */
interface ShellParts extends ShellBuildOptions {
  /** Module of the frame around its pages. */
  readonly layout: string;
  /** What everything begins with: `index.html` for a shell whose first page needs little of the rest. */
  readonly start?: string;
}

/** A bundle that is not written, for what it tells about its chunks. */
async function draftOf(config: UserConfig): Promise<readonly Rollup.OutputChunk[]> {
  const drafted = await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, write: false, minify: false } });
  if (Array.isArray(drafted) || !('output' in drafted)) throw new Error('The draft of a shell is one bundle.');
  return drafted.output.filter((file) => file.type === 'chunk');
}

/**
 * Vite settings to build a shell with few chunks: it is bundled once to learn which modules each part needs when everything unused has
 * fallen away, and then with the chunks that follow from it (decision 0023).
 */
export async function viteShellBuild({ layout, start = 'src/main.tsx', ...options }: ShellParts): Promise<UserConfig> {
  const pathOf = (module: string) => fileURLToPath(new URL(module, options.root));
  const parts = Object.entries({ ...PARTS, frame: layout }).map(([name, module]) => [name, pathOf(module)] as const);
  const names = chunkNames(await draftOf(viteShell(options)), pathOf(start), parts);
  const config = viteShell(options);
  const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name: (id: string) => names.get(id) ?? null, debugName: 'parts of the shell' }] };
  return { ...config, build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting } } } };
}
