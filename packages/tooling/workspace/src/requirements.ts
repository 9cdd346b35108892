import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the list of requirements. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

/** Reads `docs/requirements.tsv`. */
export function parseRequirements(tsv: string): readonly Requirement[] {
  return tsv
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [id = '', area = '', , text = ''] = line.split('\t');
      return { id, area, text };
    });
}

const titled = /\[((?:R-[A-Z]+-\d{3}[,;\s]*)+)\]/g;

/** The ids that the titles of a test file claim to prove. */
export function provenIds(text: string): readonly string[] {
  return [...text.matchAll(titled)].flatMap(([, ids = '']) => ids.match(/R-[A-Z]+-\d{3}/g) ?? []);
}

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.tools', '.data', 'storybook-static']);

function testFiles(root: string, at = ''): readonly string[] {
  return readdirSync(join(root, at), { withFileTypes: true }).flatMap((entry) => {
    const path = at ? `${at}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testFiles(root, path);
    return /\.(test\.tsx?|stories\.tsx|spec\.ts)$/.test(entry.name) ? [path] : [];
  });
}

/** Which test files prove which id. */
export function proofs(root: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of ['packages', 'apps', 'openapi'].flatMap((folder) => testFiles(root, folder))) {
    if (file.endsWith('workspace/src/requirements.test.ts')) continue;
    for (const id of new Set(provenIds(readFileSync(join(root, file), 'utf8'))))
      found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}
