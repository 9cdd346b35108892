import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTests, type WrittenTest } from './testTitles.ts';

/** What people find in a module. */
const KINDS = ['Column', 'Filter', 'Action', 'State', 'Mail'];

/** A row of a page in `docs/modules`. */
export interface ModuleRow {
  readonly kind: string;
  readonly name: string;
  /** The whole title of a test, without ids; undefined while no test proves the row. */
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

/** A title without the ids of requirements at its end. */
const withoutIds = (title: string): string => title.replace(/(?: ?\[R-[^\]]*\])+$/, '');

/** Why a title proves nothing among the tests of its file; undefined when one of them is called so, runs and asserts. */
export function proofFlaw(title: string, tests: readonly WrittenTest[]): string | undefined {
  const named = tests.filter((each) => withoutIds(each.title) === title);
  if (named.some(({ flaw }) => flaw === undefined)) return undefined;
  return named[0]?.flaw ?? 'is the title of no test';
}

/** Every page of `docs/modules`, with the proofs that lead to no test. */
export function modulePages(root: string): ReadonlyMap<string, ModulePage> {
  const read = new Map<string, readonly WrittenTest[]>();
  const testsOf = (file: string): readonly WrittenTest[] => {
    const path = join(root, file);
    const known = read.get(file) ?? (existsSync(path) ? readTests(path, readFileSync(path, 'utf8')).tests : []);
    read.set(file, known);
    return known;
  };
  return new Map(
    readdirSync(join(root, 'docs/modules'))
      .filter((name) => name !== 'README.md')
      .toSorted()
      .map((name) => {
        const page = readModulePage(readFileSync(join(root, 'docs/modules', name), 'utf8'));
        const lost = page.rows.flatMap(({ kind, name: row, proof }) => {
          const flaw = proof && proofFlaw(proof.title, testsOf(proof.file));
          return flaw ? [`the proof of ${kind} ${row} ${flaw}: ${proof.file}, ${proof.title}`] : [];
        });
        return [name.replace(/\.md$/, ''), { rows: page.rows, errors: [...page.errors, ...lost] }];
      }),
  );
}
