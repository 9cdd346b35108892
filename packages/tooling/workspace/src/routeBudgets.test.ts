import { expect, test } from 'vitest';
import { budgetLine, filesOf, type Manifest } from './routeBudgets.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', css: ['index.css'] },
  _frame: { name: 'frame', file: 'frame.js', imports: ['index.html'] },
  'src/List.tsx': { file: 'list.js', imports: ['_frame'], css: ['index.css', 'list.css'] },
};

test('a page weighs what its modules and chunks import, each file once', () => {
  expect([...filesOf(manifest, ['index.html', 'frame', 'src/List.tsx'])].toSorted()).toEqual(['frame.js', 'index.css', 'index.js', 'list.css', 'list.js']);
});

test('a module that the build does not have is an error', () => {
  expect(() => filesOf(manifest, ['src/Gone.tsx'])).toThrow('src/Gone.tsx');
});

test('a page that is too heavy is named with its ceiling and its aim', () => {
  const budget = { name: 'log-in', shell: 'staff', modules: [], ceilingKb: 120, aimKb: 110 } as const;
  expect(budgetLine(budget, 121)).toBe('staff, log-in: 121.0 kB of 120 kB (aim 110 kB) – too heavy: fetch later what it does not need at once');
  expect(budgetLine(budget, 119.5)).toBe('staff, log-in: 119.5 kB of 120 kB (aim 110 kB) – ok');
});
