import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { allOf, before, imports, type Plan } from './plan.ts';

const MIGRATIONS = 'apps/api/src/platform/database/migrations';

/** Adds a migration: its file, and its name in the list. */
export function addsMigration(name: string, text: string): Plan {
  const last =
    readdirSync(join(root, MIGRATIONS))
      .filter((file) => /^\d{4}_/.test(file))
      .toSorted()
      .at(-1) ?? '0';
  const id = `${String(Number.parseInt(last, 10) + 1).padStart(4, '0')}_${name}`;
  const variable = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const list = `${MIGRATIONS}/migrations.ts`;
  return allOf({
    files: new Map([[`${MIGRATIONS}/${id}.ts`, text]]),
    edits: [
      imports(list, `import * as ${variable} from './${id}.ts';`),
      before(list, '\n};', `\n  '${id}': ${variable},`),
    ],
  });
}
