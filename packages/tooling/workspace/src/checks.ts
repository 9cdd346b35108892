import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './generated.ts';
import { root } from './root.ts';
import { bin, ONE_CHECKER, run, tsc } from './run.ts';

/** One check that is not a test file of its own: it passes or says why not. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<{ readonly ok: boolean; readonly text: string }>;
}

function program(
  name: string,
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Check {
  return {
    name,
    run: async () => {
      const { code, text } = await run(file, args, { env, output: 'collect' });
      return { ok: code === 0, text };
    },
  };
}

/** The whole workspace type-checks; what has not changed since the last time is not checked again. */
export const types = program('types', process.execPath, [
  tsc,
  '-p',
  'tsconfig.json',
  ...ONE_CHECKER,
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/resonanz/types.tsbuildinfo',
]);

/** The foundation type-checks where there is no document: in a worker. */
export const foundationTypes = program('types of the foundation without DOM', process.execPath, [
  tsc,
  '-p',
  'packages/tooling/build/tsconfig.foundation.json',
]);

/** oxlint finds nothing. */
const lint = program('lint', bin('oxlint'), ['--deny-warnings']);

/** knip finds no file, dependency or export that nothing uses, and no dependency that is used without being declared. */
const unused = program('unused code and dependencies', bin('knip'), ['--no-progress']);

/** Everything is formatted as oxfmt formats it. */
const format = program('format', bin('oxfmt'), ['--check']);

/** Redocly finds nothing in the contract. */
const contractLint = program(
  'contract',
  bin('redocly', 'openapi'),
  ['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml'],
  { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
);

/** Every generated file is what the generators write today. */
const generatedIsFresh: Check = {
  name: 'generated files',
  run: async () => {
    const stale: string[] = [];
    for (const [path, text] of await generatedFiles()) {
      const at = join(root, path);
      if (!existsSync(at) || readFileSync(at, 'utf8') !== text) stale.push(path);
    }
    return { ok: stale.length === 0, text: stale.map((path) => `${path} is stale; run npm run generate\n`).join('') };
  },
};

/** What can be said of the sources without running them, quick checks and slow ones. */
export const staticChecks: readonly Check[] = [
  types,
  foundationTypes,
  format,
  lint,
  unused,
  contractLint,
  generatedIsFresh,
];
