import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../runtime/StartupError.ts';

/** A lock on a data folder that the kernel releases even when the process is killed. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks a data folder for this process. The embedded database itself takes no lock, and two processes would lose
 * writes.
 */
export function lockFolder(folder: string): FolderLock {
  const file = new DatabaseSync(path.join(folder, 'in-use.lock'));
  try {
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive');
  } catch {
    file.close();
    throw new StartupError(
      `The data folder ${folder} is in use by another Resonanz server; stop that one or set RESONANZ_DATA_DIR to another folder.`,
    );
  }
  return { release: () => file.close() };
}
