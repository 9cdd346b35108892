import { expect, test } from 'vitest';
import { linkParts } from './linkParts.ts';

const linksOf = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

test('a text without an address is one piece, an empty one none', () => {
  expect([linkParts('Passt.\nDanke!'), linkParts('')]).toEqual([[{ at: 0, text: 'Passt.\nDanke!' }], []]);
});

test('nothing of the text gets lost around its addresses', () => {
  const text =
    'Siehe https://resonanz.example/briefing.pdf, und danach (https://resonanz.example/a_(1)).\nOder: https://x.example/?q=1&r=2!';
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(linksOf(text)).toEqual([
    'https://resonanz.example/briefing.pdf',
    'https://resonanz.example/a_(1)',
    'https://x.example/?q=1&r=2',
  ]);
});

test.each([
  'http://resonanz.example',
  'javascript:alert(1)',
  'https://',
  'https://user:word@resonanz.example',
  'https://a\\b.example',
  'www.resonanz.example',
  '//resonanz.example',
])('%s stays text', (text) =>
  expect(
    linkParts(`Vorher ${text} nachher`)
      .map((part) => part.text)
      .join(''),
  ).toBe(`Vorher ${text} nachher`),
);

test.each([
  'http://resonanz.example',
  'javascript:alert(1)',
  'https://user:word@resonanz.example',
  'data:text/html,https',
])('%s is no link', (text) => expect(linksOf(text)).toEqual([]));

test('markup ends an address and stays text', () => {
  expect(linkParts('<a href="https://resonanz.example">x</a>')).toEqual([
    { at: 0, text: '<a href="' },
    { at: 9, text: 'https://resonanz.example', href: 'https://resonanz.example' },
    { at: 33, text: '">x</a>' },
  ]);
});
