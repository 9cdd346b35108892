import { describe, expect, test } from 'vitest';
import { labels } from './labels.ts';
import { lookupLabels } from './lookupLabels.ts';
import { notificationTexts } from './notificationTexts.ts';
import { MODULES, RIGHTS } from './permissions/modules.ts';
import { TAB_IDS } from './permissions/tabIds.ts';

const argumentsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)(?=[},])/g)].map((match) => String(match[1])).sort();

describe.each([
  ['labels', labels],
  ['lookup labels', lookupLabels],
  ['notification texts', notificationTexts],
])('%s', (_name, { de, en }: Record<'de' | 'en', Readonly<Record<string, unknown>>>) => {
  test('have the same keys in both languages, in the same order', () => {
    expect(Object.keys(en)).toEqual(Object.keys(de));
  });

  test('have the same placeholders in both languages and no empty text', () => {
    expect(
      Object.keys(de).filter((key) => argumentsOf(String(de[key])).join() !== argumentsOf(String(en[key])).join()),
    ).toEqual([]);
    expect([...Object.values(de), ...Object.values(en)].filter((text) => String(text).trim() === '')).toEqual([]);
  });
});

test('every module, right and tab has a label', () => {
  const keys = Object.keys(labels.de);
  const wanted = [
    ...MODULES.map((name) => `module.${name}`),
    ...RIGHTS.map((right) => `right.${right}`),
    ...TAB_IDS.map((id) => `tab.${id}`),
  ];
  expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
});

test('the two catalogues share no key', () => {
  const short = new Set(Object.keys(labels.de));
  expect(Object.keys(lookupLabels.de).filter((key) => short.has(key))).toEqual([]);
});
