import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * What a page of a shell may weigh until it can be used: all code and styles it waits for, as the build has compressed
 * them.
 */
export interface RouteBudget {
  readonly name: string;
  readonly shell: 'staff' | 'brand' | 'testerworld';
  /** Modules, or chunks by name, that the page begins with; what they import counts too, what is fetched later does not. */
  readonly modules: readonly string[];
  /** Page of the build that is sent for it; `index.html` when left out. */
  readonly page?: string;
  /** Kilobytes that may not be exceeded. */
  readonly limitKb: number;
}

/** A module in Vite's manifest. */
interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The manifest of a build: chunks by the module they begin with. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The budgets of decision 0023. */
export const routeBudgets: readonly RouteBudget[] = [
  { name: 'log-in', shell: 'staff', modules: ['index.html', 'entrance'], limitKb: 110 },
  {
    name: 'influencer list',
    shell: 'staff',
    modules: ['index.html', 'app', 'frame', '../../packages/features/influencers/src/list/dashboard.ts'],
    limitKb: 170,
  },
  {
    name: 'customer list',
    shell: 'staff',
    modules: ['index.html', 'app', 'frame', '../../packages/features/customers/src/list/CustomerListScreen.tsx'],
    limitKb: 170,
  },
  { name: 'landing page', shell: 'brand', modules: ['index.html'], page: 'drawn/landing.de.html', limitKb: 30 },
  { name: 'log-in', shell: 'testerworld', modules: ['index.html', 'entrance'], limitKb: 110 },
  {
    name: 'home',
    shell: 'testerworld',
    modules: ['index.html', 'app', 'frame', '../../packages/features/tester-projects/src/home/TesterHomeScreen.tsx'],
    limitKb: 160,
  },
];

/** The files that modules and everything they import consist of, each once. */
export function filesOf(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`The build has no module ${key}; name the modules of the route anew.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

/** What a browser that knows gzip gets of a file: what the build has compressed, or the file where that saves nothing. */
const sentBytes = (file: string): number => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;

/**
 * Kilobytes (of 1000 bytes) that a page of a built shell waits for; the build is read from the shell's own folder
 * unless another is named.
 */
export function weightOf(
  { shell, modules, page: sent = 'index.html' }: Pick<RouteBudget, 'shell' | 'modules' | 'page'>,
  dist = join(root, 'apps', shell, 'dist'),
): number {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const page = readFileSync(join(dist, sent), 'utf8');
  const linked = [...page.matchAll(/"[^"]*(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
  const bytes = [...new Set([...linked, ...filesOf(manifest, modules)])].reduce(
    (sum, file) => sum + sentBytes(join(dist, file)),
    0,
  );
  return bytes / 1000;
}

/** A budget beside what was measured, in one line. */
export function budgetLine({ name, shell, limitKb }: RouteBudget, measuredKb: number): string {
  const verdict = measuredKb > limitKb ? 'too heavy: fetch later what it does not need at once' : 'ok';
  return `${shell}, ${name}: ${measuredKb.toFixed(1)} kB of ${limitKb} kB – ${verdict}`;
}
