import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StorageSettings } from '../../src/platform/storage/FileStorage.ts';

/** A storage of its own; its folder appears with the first file. */
export function testStorageSettings(folder = path.join(tmpdir(), `resonanz-files-${randomUUID()}`)): StorageSettings {
  return { folder, places: {} };
}
