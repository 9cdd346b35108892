import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isBroken, vitestCount } from './reports.ts';
import { bin, run } from './run.ts';
import { UNHANDLED_FILE } from './unhandledReporter.ts';

test('a process that ends by itself breaks its run, and the report names its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'resonanz-ended-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'killed.test.js'), "test('ends', () => process.kill(process.pid, 'SIGKILL'));");
  const report = join(folder, 'report.json');
  const errors = join(folder, 'errors.json');
  const reporters = ['--reporter=json', `--outputFile=${report}`];
  const unhandled = `--reporter=${join(import.meta.dirname, 'unhandledReporter.ts')}`;
  const { code } = await run(bin('vitest'), ['run', '--globals', '--root', folder, ...reporters, unhandled], {
    env: { [UNHANDLED_FILE]: errors },
  });
  const count = vitestCount(report, code, errors);
  expect(count.failures.map(({ text }) => text).join()).toMatch(/exited unexpectedly .*killed\.test\.js/);
  expect(isBroken(count)).toBe(true);
});
