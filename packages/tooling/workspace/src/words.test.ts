import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesAgree } from '@resonanz/i18n/agreement';
import { describe, expect, test } from 'vitest';
import { packageFolders } from './house.ts';
import { root } from './root.ts';

type Catalogue = Readonly<Record<string, string>>;

const catalogues = packageFolders(root)
  .filter((folder) => existsSync(join(root, folder, 'messages')))
  .map((folder) => {
    const read = (language: string) => JSON.parse(readFileSync(join(root, folder, 'messages', `${language}.json`), 'utf8')) as Catalogue;
    return { folder, de: read('de'), en: read('en') };
  });

const informal = /\b(du|dir|dich|dein|deine|deinen|deinem|deiner)\b/;

describe.each(catalogues)('the words of $folder', ({ de, en }) => {
  test('say the same in German and English', () => {
    expect(messagesAgree({ de, en })).toEqual([]);
  });
  test('address people formally', () => {
    expect(Object.entries(de).filter(([, text]) => informal.test(text))).toEqual([]);
  });
});

test('no key belongs to two packages', () => {
  const owners = new Map<string, string[]>();
  for (const { folder, de } of catalogues) for (const key of Object.keys(de)) owners.set(key, [...(owners.get(key) ?? []), folder]);
  expect([...owners].filter(([, folders]) => folders.length > 1)).toEqual([]);
});
