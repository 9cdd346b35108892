import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type PluginOption, type UserConfig } from 'vite';
import { viteShell } from '@resonanz/build/viteShell';

/** A built page: what the browser gets. */
export interface Bundle {
  readonly js: string;
  readonly css: string;
  /** Contents of the other text files by address: the texts of a shell. */
  readonly files?: Readonly<Record<string, string>>;
}

const folder = new URL('..', import.meta.url);
const kept = new URL('../dist/kit/', import.meta.url).pathname;

async function spectrum(): Promise<UserConfig> {
  const { default: macros } = await import('unplugin-parcel-macros');
  const plugin = (macros as unknown as { vite: () => PluginOption }).vite();
  return { plugins: [plugin], build: { target: 'es2022', cssMinify: 'lightningcss' } };
}

/** As a user of each would build: Vite's defaults, Spectrum with its macros, ours as the shells do, from source. */
async function settingsOf(contestant: string): Promise<UserConfig> {
  if (contestant === 'resonanz') return viteShell({ root: folder.href, base: '/', port: 0 });
  return contestant === 'spectrum' ? spectrum() : { build: { target: 'es2022' } };
}

async function bundle(contestant: string, entry: string): Promise<Bundle> {
  const settings = await settingsOf(contestant);
  const result = await build({
    ...settings,
    configFile: false,
    logLevel: 'error',
    root: folder.pathname,
    resolve: { ...settings.resolve, dedupe: ['react', 'react-dom'] },
    build: {
      ...settings.build,
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false }, onLog: () => {} },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const js = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []));
  const assets = (ending: string) =>
    outputs.flatMap((output) =>
      output.type === 'asset' && output.fileName.endsWith(ending)
        ? [[`/${output.fileName}`, String(output.source)] as const]
        : [],
    );
  // The order of the layers comes before everything, as in the head of a shell.
  const sheets = assets('.css').map(([, sheet]) => sheet);
  return {
    js: js.join('\n'),
    css: sheets.sort((a, b) => a.length - b.length).join('\n'),
    files: Object.fromEntries(assets('.json').filter(([address]) => address.startsWith('/assets/i18n/'))),
  };
}

/**
 * Builds the page of a contestant; `BENCH_REUSE` takes what an earlier run built of the others, for work on one of
 * them.
 */
export async function builtPage(scenario: string, contestant: string): Promise<Bundle> {
  const file = join(kept, `${scenario}-${contestant}.json`);
  const reuses = process.env['BENCH_REUSE']?.split(',') ?? [];
  if (reuses.length > 0 && !reuses.includes(contestant) && existsSync(file))
    return JSON.parse(readFileSync(file, 'utf8')) as Bundle;
  const made = await bundle(contestant, new URL(`${scenario}/${contestant}.tsx`, import.meta.url).pathname);
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, JSON.stringify(made));
  return made;
}

/** Kilobytes after gzip. */
export const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length / 1000;
