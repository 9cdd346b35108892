import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Check } from './checks.ts';
import { findChromium } from './findChromium.ts';
import { fromOurStore } from './packageStore.ts';
import { root } from './root.ts';
import { nodeArgs, run } from './run.ts';

/**
 * A field of each kind, with choices of an enumeration of words and of one with numbers, and one with a word of every
 * screen.
 */
const FIELDS =
  'sentOn date pieces number isFragile boolean outcome choice:contentStatus verdict choice:approvalStatus carrier text region text';

/** One of each kind, as a developer would ask for it. */
const PARTS: readonly (readonly string[])[] = [
  ['component', 'GeneratedProbe'],
  ['widget', 'generated-box'],
  ['area', 'generated-areas', '--module', 'Campaign Service'],
  ['feature', 'generated-notes'],
  ['field', 'generated-notes', ...FIELDS.split(' ')],
];

/** Taken by a browser, from a built Storybook; the check looks at what was written, not at how it is drawn. */
const PICTURES = ['ui-content-generatedprobe--playground-forced'];

/** Tests of the house that know every package, call, screen and word, and those that were generated. */
const IN_NODE = [
  'packages/tooling/workspace/architecture.test.ts',
  'packages/tooling/workspace/src/contractEnumerations.test.ts',
  'packages/tooling/workspace/src/kitPages.test.ts',
  'packages/tooling/workspace/src/modulePages.test.ts',
  'packages/tooling/workspace/src/sizes.test.ts',
  'packages/tooling/workspace/src/words.test.ts',
  'packages/foundation/domain/src/paths.test.ts',
  'packages/client/session/test/roles.table.test.ts',
  'packages/client/api-client/src/contract.test.ts',
  'openapi/',
  'apps/api/test/matrix/agreement.test.ts',
  'apps/api/test/matrix/screens.test.ts',
  'apps/api/test/tables.test.ts',
  'apps/api/test/generated',
];
const IN_MATRIX = ['apps/api/test/matrix/matrix.test.ts', '-t', 'Generated|every served call'];
const IN_BROWSER = ['GeneratedProbe', 'generated-'];

/** The tracked and new files of the workspace. */
async function houseFiles(): Promise<readonly string[]> {
  const { code, text } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    output: 'collect',
  });
  if (code !== 0) throw new Error(`${text}\nGit could not list the files of the workspace.`);
  return text.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** The types that were checked last time need not be checked again. */
const TYPES_CACHE = 'node_modules/.cache/resonanz/types.tsbuildinfo';

async function copyHouse(into: string): Promise<void> {
  for (const path of [...(await houseFiles()), ...(existsSync(join(root, TYPES_CACHE)) ? [TYPES_CACHE] : [])]) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    copyFileSync(join(root, path), join(into, path));
  }
}

/** Runs the steps one after the other, in the copy; the text of the first that fails, empty when all pass. */
async function firstFailure(cwd: string, steps: readonly (readonly [string, readonly string[]])[]): Promise<string> {
  for (const [file, args] of steps) {
    const { code, text } = await run(file, args, { cwd, output: 'collect' });
    if (code !== 0) return `${text}\nIn a copy of the workspace with generated parts of each kind: ${args.join(' ')}\n`;
  }
  return '';
}

const command = (name: string, ...args: readonly string[]) =>
  [process.execPath, nodeArgs(`packages/tooling/workspace/commands/${name}.ts`, ...args)] as const;
const vitest = (...args: readonly string[]) =>
  [process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args]] as const;

/** What `npm run new` writes passes all rules of the house and its own tests, in a copy of the workspace. */
export const generators: Check = {
  name: 'generated parts',
  run: async () => {
    const copy = mkdtempSync(join(tmpdir(), 'resonanz-generators-'));
    try {
      await copyHouse(copy);
      for (const name of PICTURES) writeFileSync(join(copy, `packages/tooling/pictures/baselines/${name}.png`), '');
      const chromium = process.env['RESONANZ_CHROMIUM'] ?? (await findChromium());
      const text = await firstFailure(copy, [
        ['git', ['init', '--quiet']],
        ['pnpm', ['install', ...(await fromOurStore()), '--frozen-lockfile']],
        ...PARTS.map((part, index) => command('new', ...part, ...(index < PARTS.length - 1 ? ['--no-generate'] : []))),
        command('test', 'static'),
        vitest('--project', 'node', ...IN_NODE),
        vitest('--project', 'node', ...IN_MATRIX),
        ...(chromium ? [vitest('--project', 'browser', '--project', 'storybook', ...IN_BROWSER)] : []),
      ]);
      return { ok: text === '', text };
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
};
