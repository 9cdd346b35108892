import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

/** Texts of files by their paths from the root. */
export type Texts = ReadonlyMap<string, string>;

/** Writes files by their paths from the root. */
export function writeFiles(files: Texts): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
