import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { memoryFolder } from './memoryFolder.ts';

const SHARED_MEMORY = '/dev/shm';
const hasMemory = existsSync(SHARED_MEMORY) && statfsSync(SHARED_MEMORY).type === 0x01021994;

function folderIn(parent: string): string {
  const folder = mkdtempSync(join(parent, 'resonanz-memory-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('there is none on a machine without shared memory', () => {
  expect(memoryFolder(join(tmpdir(), 'resonanz-no-such-folder'))).toBeUndefined();
});

describe.skipIf(!hasMemory)('on a machine with shared memory', () => {
  test('there is one in it', () => {
    const memory = folderIn(SHARED_MEMORY);
    const folder = memoryFolder(memory, 1, 0);
    expect(folder).toMatch(new RegExp(`^${memory}/resonanz-run-${process.pid}-`));
    expect(existsSync(folder ?? '')).toBe(true);
  });

  test('there is none when a run has no room in it', () => {
    expect(memoryFolder(folderIn(SHARED_MEMORY), Number.MAX_SAFE_INTEGER)).toBeUndefined();
  });

  test('what a killed run has left is removed, what a living one uses stays', () => {
    const memory = folderIn(SHARED_MEMORY);
    const { pid } = spawnSync(process.execPath, ['--version']);
    const left = join(memory, `resonanz-run-${pid}-a`);
    const used = join(memory, `resonanz-run-${process.ppid}-b`);
    for (const folder of [left, used]) mkdirSync(folder);
    writeFileSync(join(left, 'data'), 'x');
    memoryFolder(memory, 1, 0);
    expect([existsSync(left), existsSync(used)]).toEqual([false, true]);
  });
});
