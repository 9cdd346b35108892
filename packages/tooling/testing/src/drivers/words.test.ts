import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { words } from './words.ts';

const packages = new URL('../../../../', import.meta.url);

const folders = ['widgets', 'patterns'].flatMap((floor) =>
  readdirSync(new URL(`${floor}/`, packages)).map((name) => new URL(`${floor}/${name}/messages/`, packages)),
);

describe.each(['de', 'en'] as const)('the words that drivers look for, %s', (language) => {
  const catalogues = folders
    .map((folder) => new URL(`${language}.json`, folder))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>);
  const spoken: Readonly<Record<string, string>> = Object.assign({}, ...catalogues) as Record<string, string>;

  test.each(Object.entries(words))('%s is what its package says', (key, texts) => {
    expect(texts[language]).toBe(spoken[key]);
  });
});
