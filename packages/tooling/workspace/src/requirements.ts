import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTests, type TitledTest } from './testTitles.ts';

/** How a requirement may be proved, as the list names it. */
export type Verification = 'unit' | 'contract' | 'component' | 'visual' | 'server' | 'e2e';

/** A row of the list of requirements. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
  /** All of them are needed. */
  readonly verification: readonly string[];
}

/** Reads `docs/requirements.tsv`. */
export function parseRequirements(tsv: string): readonly Requirement[] {
  return tsv
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [id = '', area = '', , text = '', verification = ''] = line.split('\t');
      return { id, area, text, verification: verification.split(',').map((kind) => kind.trim()) };
    });
}

/** What a test file of this path proves; a test on a higher level shows the lower ones, too. */
export function proves(file: string): readonly Verification[] {
  if (file.startsWith('apps/e2e/')) return ['unit', 'contract', 'component', 'visual', 'e2e'];
  if (file.startsWith('apps/api/test/')) return ['unit', 'contract', 'server'];
  if (file.endsWith('.test.tsx') || file.endsWith('.stories.tsx')) return ['unit', 'component', 'visual'];
  if (file.startsWith('openapi/') || file.startsWith('packages/client/')) return ['unit', 'contract'];
  return ['unit'];
}

/** What the tests say about one requirement. */
export interface Standing extends Requirement {
  readonly state: 'proved' | 'open';
  /** The kinds of test that it still lacks. */
  readonly missing: readonly string[];
  readonly files: readonly string[];
}

/** A claim that proves nothing, with the reason. */
export interface HollowClaim {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly reason: string;
}

/** Holds the claims of the tests against the list. */
export function judge(
  rows: readonly Requirement[],
  claims: readonly TitledTest[],
): { readonly standings: readonly Standing[]; readonly hollow: readonly HollowClaim[] } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = new Map<string, { readonly kinds: Set<string>; readonly files: Set<string> }>();
  const hollow: HollowClaim[] = [];
  // Of a kind that is not asked for: nothing is wrong with them while another test proves the requirement.
  const weak: HollowClaim[] = [];
  for (const { file, title, ids, flaw } of claims) {
    for (const id of ids) {
      const row = byId.get(id);
      if (flaw || !row) {
        hollow.push({ id, file, title, reason: flaw ?? 'names no requirement' });
        continue;
      }
      const kinds = proves(file).filter((kind) => row.verification.includes(kind));
      if (kinds.length === 0) {
        weak.push({ id, file, title, reason: `is of another kind than ${row.verification.join(' and ')}` });
        continue;
      }
      const known = shown.get(id) ?? { kinds: new Set(), files: new Set() };
      for (const kind of kinds) known.kinds.add(kind);
      known.files.add(file);
      shown.set(id, known);
    }
  }
  hollow.push(...weak.filter(({ id }) => !shown.has(id)));
  const standings = rows.map((row): Standing => {
    const missing = row.verification.filter((kind) => !shown.get(row.id)?.kinds.has(kind));
    return {
      ...row,
      state: missing.length > 0 ? 'open' : 'proved',
      missing,
      files: [...(shown.get(row.id)?.files ?? [])],
    };
  });
  return { standings, hollow };
}

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.tools', '.data', 'storybook-static']);

function filesBelow(root: string, at: string): readonly string[] {
  return readdirSync(join(root, at), { withFileTypes: true }).flatMap((entry) => {
    const path = `${at}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(root, path);
    return /\.(test\.tsx?|stories\.tsx|spec\.ts)$/.test(entry.name) ? [path] : [];
  });
}

// The workspace's own tests hold examples of claims, no claims.
const EXAMPLES = /^packages\/tooling\/workspace\//;

// An id, or tables that may hold some.
const MAY_CLAIM = /R-[A-Z]+-\d{3}|from '(?:@resonanz\/cases\/|\.[^']*\.fixture\.ts')/;

/** All claims of the repository's tests. */
export function claimsOf(root: string): readonly TitledTest[] {
  return ['packages', 'apps', 'openapi']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => !EXAMPLES.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return MAY_CLAIM.test(text) ? readTests(join(root, file), text, file).claims : [];
    });
}
