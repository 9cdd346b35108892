import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { chromiumFlags } from './chromium.ts';

const fromPlaywright = createRequire(createRequire(import.meta.url).resolve('playwright'));

test('whatever Playwright switches off stays off', () => {
  const source = readFileSync(fromPlaywright.resolve('playwright-core/lib/coreBundle'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1]?.replaceAll(/\/\/.*/g, '') ?? '';
  const names = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const own = chromiumFlags
    .find((flag) => flag.startsWith('--disable-features='))
    ?.replace('--disable-features=', '')
    .split(',');
  expect(own).toEqual(expect.arrayContaining(names));
});
