import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check } from './checks.ts';
import { root } from './root.ts';
import { bin, run } from './run.ts';

/** One entry of `.size-limit.json`, as far as this reads it. */
export interface SizeLimit {
  readonly name: string;
  readonly path: string | readonly string[];
  readonly limit: string;
  readonly import?: string | Readonly<Record<string, string>>;
}

/** What size-limit says of one entry; without `passed` it found no file. */
export interface MeasuredSize {
  readonly name: string;
  readonly passed?: boolean;
  readonly size?: number;
  readonly sizeLimit?: number;
}

/** The limits of all entries. */
export const sizeLimits = (): readonly SizeLimit[] =>
  JSON.parse(readFileSync(join(root, '.size-limit.json'), 'utf8')) as readonly SizeLimit[];

// size-limit bundles all entries of its list at once, at about 45 MB each: 270 of them need 12 GB.
const AT_ONCE = 24;

const fromRoot = (path: string) => join(root, path);

/** The same entry with whole paths, for a list that lies elsewhere. */
function anywhere(limit: SizeLimit): SizeLimit {
  const path = typeof limit.path === 'string' ? fromRoot(limit.path) : limit.path.map(fromRoot);
  if (typeof limit.import !== 'object') return { ...limit, path };
  return {
    ...limit,
    path,
    import: Object.fromEntries(Object.entries(limit.import).map(([file, names]) => [fromRoot(file), names])),
  };
}

/** What is wrong with the sizes of some entries, one line each; an entry nothing is said of is wrong too. */
export function sizeProblems(limits: readonly SizeLimit[], measured: readonly MeasuredSize[]): readonly string[] {
  const found = new Map(measured.map((one) => [one.name, one]));
  return limits.flatMap(({ name, limit }) => {
    const one = found.get(name);
    if (!one) return [`${name} was not measured`];
    if (one.passed === undefined || one.size === undefined) return [`${name} has no file`];
    return one.passed ? [] : [`${name} takes ${one.size} B, ${one.size - (one.sizeLimit ?? 0)} B more than ${limit}`];
  });
}

function answerOf(text: string): readonly MeasuredSize[] | null {
  try {
    const answer: unknown = JSON.parse(text);
    return Array.isArray(answer) ? (answer as readonly MeasuredSize[]) : null;
  } catch {
    return null;
  }
}

async function problemsOf(limits: readonly SizeLimit[], folder: string): Promise<readonly string[]> {
  const list = join(folder, '.size-limit.json');
  writeFileSync(list, JSON.stringify(limits.map(anywhere)));
  const { text } = await run(bin('size-limit'), ['--config', list, '--json'], { output: 'collect' });
  const measured = answerOf(text);
  return measured ? sizeProblems(limits, measured) : [`${limits.map(({ name }) => name).join(', ')}: ${text}`];
}

/** Entries of built packages stay below their size limits (`.size-limit.json`). */
export const sizes: Check = {
  name: 'sizes',
  run: async () => {
    const limits = sizeLimits();
    const folder = mkdtempSync(join(tmpdir(), 'resonanz-sizes-'));
    try {
      const problems: string[] = [];
      for (let at = 0; at < limits.length; at += AT_ONCE)
        problems.push(...(await problemsOf(limits.slice(at, at + AT_ONCE), folder)));
      return { ok: problems.length === 0, text: problems.map((line) => `${line}\n`).join('') };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
