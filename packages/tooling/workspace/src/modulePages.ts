import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTests } from './testTitles.ts';

/** What people find in a module. */
const KINDS = ['Column', 'Filter', 'Action', 'State', 'Mail'];

/** A row of a page in `docs/modules`. */
export interface ModuleRow {
  readonly kind: string;
  readonly name: string;
  /** Undefined while no test proves it. */
  readonly proof?: { readonly file: string; readonly title: string };
}

/** What a page says, and what is wrong with how it says it. */
export interface ModulePage {
  readonly rows: readonly ModuleRow[];
  readonly errors: readonly string[];
}

/** Reads the tables `| Kind | Name | Proof |` of a page. */
export function readModulePage(markdown: string): ModulePage {
  const rows: ModuleRow[] = [];
  const errors: string[] = [];
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|') || /^\|\s*(Kind\s*\||:?-+)/.test(line)) continue;
    const [kind = '', name = '', proof = '', ...more] = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [, file, title] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
    if (!KINDS.includes(kind) || name === '' || more.length > 0) errors.push(`is no row of a module: ${line}`);
    else if (proof === 'open') rows.push({ kind, name });
    else if (file && title) rows.push({ kind, name, proof: { file, title } });
    else errors.push(`${kind} ${name} names neither a test nor "open": ${proof}`);
  }
  if (rows.length === 0) errors.push('has no table');
  return { rows, errors };
}

/** Every page of `docs/modules`, with the proofs that lead to no test. */
export function modulePages(root: string): ReadonlyMap<string, ModulePage> {
  const titles = new Map<string, readonly string[]>();
  const titlesOf = (file: string): readonly string[] => {
    const path = join(root, file);
    const known = titles.get(file) ?? (existsSync(path) ? readTests(path, readFileSync(path, 'utf8')).titles : []);
    titles.set(file, known);
    return known;
  };
  return new Map(
    readdirSync(join(root, 'docs/modules'))
      .filter((name) => name !== 'README.md')
      .toSorted()
      .map((name) => {
        const page = readModulePage(readFileSync(join(root, 'docs/modules', name), 'utf8'));
        const lost = page.rows.flatMap(({ kind, name: row, proof }) =>
          !proof || titlesOf(proof.file).some((title) => title.includes(proof.title))
            ? []
            : [`${kind} ${row} is proved by no test of ${proof.file} called: ${proof.title}`],
        );
        return [name.replace(/\.md$/, ''), { rows: page.rows, errors: [...page.errors, ...lost] }];
      }),
  );
}
