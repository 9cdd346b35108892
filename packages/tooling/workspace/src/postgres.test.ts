import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { portIsTaken } from './ports.ts';
import { postgresBinaries, startPostgres } from './postgres.ts';

test.skipIf(!postgresBinaries())('a throw-away PostgreSQL answers, and nothing of it stays', async () => {
  const server = await startPostgres();
  if (!server) throw new Error('no server');
  const port = Number(new URL(server.url).port);
  expect(await portIsTaken(port)).toBe(true);
  await server.stop();
  expect(await portIsTaken(port)).toBe(false);
});

test.each([
  ['its folder cannot be made', 'echo no room; exit 1', 'exit 0', 'no room'],
  ['it ends at once', 'exit 0', 'echo no memory; exit 1', 'no memory'],
])('nothing stays of a PostgreSQL that does not start: %s', async (_why, initdb, postgres, reason) => {
  const folder = mkdtempSync(join(tmpdir(), 'resonanz-postgres-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [binaries, temporary] = ['bin', 'tmp'].map((name) => join(folder, name)) as [string, string];
  for (const each of [binaries, temporary]) mkdirSync(each);
  for (const [name, script] of Object.entries({ initdb, postgres }))
    writeFileSync(join(binaries, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  // The account that PostgreSQL runs under has to pass through.
  chmodSync(folder, 0o755);
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(startPostgres({}, binaries)).rejects.toThrow(`PostgreSQL did not start: ${reason}`);
  expect(readdirSync(temporary)).toEqual([]);
});
