import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const SHARED_MEMORY = '/dev/shm';
/** What `statfs` calls a file system in memory. */
const TMPFS = 0x01021994;
/** Bytes that a whole run has written at once at the most, with room to spare. */
const ROOM = 6e9;
/** Bytes that its programs need beside that. */
const PROGRAMS = 5e9;
const NAME = /^resonanz-run-(\d+)-/;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What our own runs that were killed have left would keep its memory until the machine restarts. */
function removeLeftovers(memory: string): void {
  for (const name of readdirSync(memory)) {
    const pid = Number(NAME.exec(name)?.[1]);
    const folder = join(memory, name);
    if (pid > 0 && !isAlive(pid) && statSync(folder).uid === process.getuid?.())
      rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A folder of this run in the machine's memory; undefined where there is none or too little. Tests copy databases of
 * thousands of small files hundreds of times, which a disk takes far longer for.
 */
export function memoryFolder(memory = SHARED_MEMORY, room = ROOM, programs = PROGRAMS): string | undefined {
  if (!existsSync(memory)) return undefined;
  const { type, bavail, bsize } = statfsSync(memory);
  if (type !== TMPFS) return undefined;
  removeLeftovers(memory);
  if (bavail * bsize < room || freemem() < room + programs) return undefined;
  const folder = mkdtempSync(join(memory, `resonanz-run-${process.pid}-`));
  // PostgreSQL runs under another account and has to pass through.
  chmodSync(folder, 0o755);
  return folder;
}
