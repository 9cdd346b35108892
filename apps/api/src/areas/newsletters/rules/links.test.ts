import { expect, test } from 'vitest';
import { linksIn, withLinks } from './links.ts';

const html =
  '<p><a href="https://a.example/?b=1&amp;c=2">a</a> <a class="x" href="http://b.example">b</a> <a href="mailto:c@d.example">c</a> <a href="http://b.example">b</a></p>';

test('the web addresses of links are found, each once and as they are read', () => {
  expect(linksIn(html)).toEqual(['https://a.example/?b=1&c=2', 'http://b.example']);
});

test('an address that is too long is left alone', () => {
  expect(linksIn(`<a href="https://a.example/${'x'.repeat(600)}">a</a>`)).toEqual([]);
});

test('links get the address that is given for them, escaped; others stay', () => {
  const given = new Map([['https://a.example/?b=1&c=2', 'https://r.example/1?x="&y']]);
  const changed = withLinks(html, (href) => given.get(href));
  expect(changed).toContain('<a href="https://r.example/1?x=&quot;&amp;y">a</a>');
  expect(changed).toContain('href="http://b.example"');
  expect(changed).toContain('href="mailto:c@d.example"');
});
