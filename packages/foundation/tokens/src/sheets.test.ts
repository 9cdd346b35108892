import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const files = globSync('packages/*/*/src/**/*.css.ts', { cwd: root }).filter(
  (file) => !file.includes('foundation/tokens'),
);

// Below an app that loads `core` alone these variables would be empty.
test.each([
  [
    'headings',
    /typography\('(display|displaySmall|title|figure|bodyLarge)'\)|vars\.type\.(display|displaySmall|title|figure|bodyLarge)\b/,
  ],
  ['platforms', /vars\.platform\b/],
  ['charts', /vars\.chart\b/],
  ['status', /vars\.status(?!\.red\b|\.\w+\.dot\b)/],
])('what draws with the variables of %s imports their sheet', (sheet, variables) => {
  const drawing = files.filter((file) => variables.test(readFileSync(join(root, file), 'utf8')));
  expect(drawing.length).toBeGreaterThan(0);
  expect(
    drawing.filter((file) => !readFileSync(join(root, file), 'utf8').includes(`'@resonanz/tokens/${sheet}'`)),
  ).toEqual([]);
});
