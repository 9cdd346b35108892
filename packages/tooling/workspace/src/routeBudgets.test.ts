import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.ts';
import { budgetLine, filesOf, type Manifest, routeBudgets, weightOf } from './routeBudgets.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', css: ['index.css'] },
  _frame: { name: 'frame', file: 'frame.js', imports: ['index.html'] },
  'src/List.tsx': { file: 'list.js', imports: ['_frame'], css: ['index.css', 'list.css'] },
};

test('a page weighs what its modules and chunks import, each file once', () => {
  expect([...filesOf(manifest, ['index.html', 'frame', 'src/List.tsx'])].toSorted()).toEqual([
    'frame.js',
    'index.css',
    'index.js',
    'list.css',
    'list.js',
  ]);
});

test('a module that the build does not have is an error', () => {
  expect(() => filesOf(manifest, ['src/Gone.tsx'])).toThrow('src/Gone.tsx');
});

test('a page that is too heavy is named with its limit', () => {
  const budget = { name: 'log-in', shell: 'staff', modules: [], limitKb: 120 } as const;
  expect(budgetLine(budget, 121)).toBe(
    'staff, log-in: 121.0 kB of 120 kB – too heavy: fetch later what it does not need at once',
  );
  expect(budgetLine(budget, 119.5)).toBe('staff, log-in: 119.5 kB of 120 kB – ok');
});

/** A folder with a built shell: a page that links two files, and a manifest. */
function builtShell(files: Readonly<Record<string, string>>, built: Manifest): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const folder of ['.vite', 'assets']) mkdirSync(join(dist, folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(built));
  return dist;
}

test('a page weighs what is sent of what the document links and its modules import, each file once and nothing else', () => {
  const files = {
    'index.html':
      '<script src="/assets/start.js"></script><link href="/assets/core.css"><link rel="icon" href="/assets/icon.svg">',
    'assets/start.js': 'a'.repeat(9000),
    'assets/start.js.gz': 'z'.repeat(40),
    'assets/core.css': 'too small to be compressed',
    'assets/list.js': 'l'.repeat(700),
    'assets/list.js.gz': 'z'.repeat(300),
    'assets/list.js.br': 'z'.repeat(200),
    'assets/profile.js': 'not wanted',
  };
  const built: Manifest = {
    'index.html': { file: 'assets/start.js', css: ['assets/core.css'] },
    'src/List.tsx': { file: 'assets/list.js', imports: ['index.html'] },
    'src/Profile.tsx': { file: 'assets/profile.js' },
  };
  expect(weightOf({ shell: 'staff', modules: ['src/List.tsx'] }, builtShell(files, built))).toBe(
    (40 + files['assets/core.css'].length + 300) / 1000,
  );
});

test('a build without the module of a page cannot be weighed', () => {
  const dist = builtShell({ 'index.html': '' }, { 'index.html': { file: 'assets/start.js' } });
  expect(() => weightOf({ shell: 'staff', modules: ['frame'] }, dist)).toThrow('frame');
});

test('every budget is of a page whose modules are there', () => {
  for (const { shell, modules } of routeBudgets) {
    const files = modules.filter((module) => /\.(?:html|tsx?)$/.test(module));
    expect(files.filter((file) => !existsSync(join(root, 'apps', shell, file)))).toEqual([]);
  }
});
