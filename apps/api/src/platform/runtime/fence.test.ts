import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { processFlags } from '../documents/pdf/processFlags.ts';

/** Runs a line of code in the sandbox of the rendering process. */
function attempt(code: string): string {
  const fence = fileURLToPath(new URL('fence.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...processFlags, '--input-type=module', '--eval', `import ${JSON.stringify(fence)};\n${code}`],
    { encoding: 'utf8', env: {} },
  );
  return stdout + stderr;
}

test.each([
  [
    'reads nothing but code',
    "const { readFileSync } = await import('node:fs'); readFileSync('/etc/hostname');",
    /ERR_ACCESS_DENIED/,
  ],
  ['reads no data', "const { readdirSync } = await import('node:fs'); readdirSync('.data');", /ERR_ACCESS_DENIED/],
  [
    'writes nothing',
    "const { writeFileSync } = await import('node:fs'); writeFileSync('/tmp/resonanz-fence', 'x');",
    /ERR_ACCESS_DENIED/,
  ],
  [
    'starts no program',
    "process.getBuiltinModule('node:child_process').spawnSync('true');",
    /may not load|ERR_ACCESS_DENIED|not a function|undefined/,
  ],
  ['opens no connection', "await import('node:net');", /may not load node:net/],
  ['asks no name', "await import('dns/promises');", /may not load dns\/promises/],
  ['has no fetch', 'console.log(typeof fetch, typeof WebSocket);', /^undefined undefined/],
  [
    'reaches no module by another door',
    "console.log(typeof process.getBuiltinModule('node:https'));",
    /may not load|undefined/,
  ],
])('it %s', (_name, code, expected) => {
  expect(attempt(code)).toMatch(expected);
});
