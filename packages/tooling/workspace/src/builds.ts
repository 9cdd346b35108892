import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { bin, run } from './run.ts';

/** Something that is built from sources and served by the API server. */
export interface Build {
  readonly name: string;
  readonly output: string;
  /** Folders and files it is made from. */
  readonly sources: readonly string[];
  /** Which of their files matter. */
  readonly counts: (path: string) => boolean;
  readonly command: readonly [file: string, args: readonly string[], cwd: string];
}

const FLOORS = ['foundation', 'client', 'interface', 'patterns', 'widgets', 'features'].map(
  (floor) => `packages/${floor}`,
);
const SETTINGS = ['packages/tooling/build', 'openapi/generated', 'pnpm-lock.yaml'];
const shipped = (path: string) => !/\.(test|stories)\.tsx?$|\.mdx?$/.test(path);

const shell = (name: string): Build => ({
  name,
  output: `apps/${name}/dist`,
  sources: [`apps/${name}`, ...FLOORS, ...SETTINGS],
  counts: shipped,
  command: [bin('vite', `apps/${name}`), ['build', '--logLevel', 'warn'], `apps/${name}`],
});

/** The three shells, each a folder of static files. */
export const shells: readonly Build[] = ['staff', 'brand', 'testerworld'].map(shell);

/** The static Storybook. */
export const storybook: Build = {
  name: 'storybook',
  output: 'storybook-static',
  sources: ['.storybook', ...FLOORS, 'packages/tooling/testing', 'packages/tooling/stage', ...SETTINGS],
  counts: (path) => !/\.test\.tsx?$/.test(path),
  command: [bin('storybook'), ['build', '--quiet', '--output-dir', 'storybook-static'], '.'],
};

const SKIPPED = new Set(['node_modules', 'dist', '.cache']);

function filesBelow(path: string): readonly string[] {
  const at = join(root, path);
  const found = statSync(at, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(at)
    .filter((name) => !SKIPPED.has(name))
    .toSorted()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

function fingerprint({ sources, counts, command }: Build): string {
  const hash = createHash('sha256').update(JSON.stringify(command[1]));
  for (const file of sources.flatMap(filesBelow).filter(counts))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const stampOf = ({ name }: Build) => join(root, 'node_modules/.cache/resonanz', `${name}.build`);

/** Builds what changed since its last build, one after the other; returns what failed, with its output. */
export async function buildChanged(
  builds: readonly Build[],
  log: (sentence: string) => void,
): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const failed: { name: string; text: string }[] = [];
  for (const build of builds) {
    const print = fingerprint(build);
    const stamp = stampOf(build);
    const fresh = existsSync(join(root, build.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
    if (fresh) continue;
    log(`Building ${build.name} …`);
    const [file, args, cwd] = build.command;
    const { code, text } = await run(file, args, {
      cwd: join(root, cwd),
      env: { NODE_ENV: 'production' },
      output: 'collect',
    });
    if (code === 0) {
      mkdirSync(join(stamp, '..'), { recursive: true });
      writeFileSync(stamp, print);
    } else failed.push({ name: build.name, text });
  }
  return failed;
}
