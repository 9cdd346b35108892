import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressedFiles } from './compressedFiles.ts';

const entry = join(import.meta.dirname, 'compressedPage.js');
const words = Array.from({ length: 3000 }, (_, index) => `w${(index * 7919) % 1009}`).join(' ');
const page: Plugin = {
  name: 'page',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? `console.log('${words}')` : null),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'few.json', source: JSON.stringify(Array(40).fill('the same')) });
    this.emitFile({ type: 'asset', fileName: 'tiny.css', source: 'a{b:c}' });
    this.emitFile({ type: 'asset', fileName: 'font.woff2', source: words });
  },
};

let dist: string;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'compressed-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [page, compressedFiles()],
    build: { outDir: dist, minify: false, rolldownOptions: { input: entry, output: { entryFileNames: 'page.js' } } },
  });
});
afterAll(() => rmSync(dist, { recursive: true }));

const read = (name: string) => readFileSync(join(dist, name));

test('a file lies in the build as it is and compressed', () => {
  for (const name of ['page.js', 'few.json']) {
    expect(brotliDecompressSync(read(`${name}.br`)).equals(read(name))).toBe(true);
    expect(gunzipSync(read(`${name}.gz`)).equals(read(name))).toBe(true);
  }
});

test('what weighs something is smaller than a server makes it', () => {
  expect(read('page.js.gz').length).toBeLessThan(gzipSync(read('page.js'), { level: 9 }).length);
});

test('what compression would not make smaller, or is compressed already, lies there once', () => {
  for (const name of ['tiny.css', 'font.woff2'])
    expect([name, existsSync(join(dist, `${name}.gz`)), existsSync(join(dist, `${name}.br`))]).toEqual([
      name,
      false,
      false,
    ]);
});
