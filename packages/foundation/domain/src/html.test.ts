import { expect, test } from 'vitest';
import { escapeHtml, safeLink } from './html.ts';

test.each([
  'https://example.com',
  'https://example.com/a?b=1&c=2#d',
  'HTTPS://example.com/a',
  'https://example.com/{{campaign}}',
  'https://müller.example/straße',
  '/notifications',
  '/email-management?threadId=a%26b',
  '/',
])('a link may lead to %j', (address) => {
  expect(safeLink(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/x',
  'file:///etc/passwd',
  'http://example.com',
  'mailto:a@example.com',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\u00ad/evil.example',
  '///evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://user:secret@evil.example',
  'https://resonanz.example@evil.example',
  'https://resonanz.example\\@evil.example',
  'https://evil.example/\u202egpj.exe',
  'https://evil .example',
  'https://',
  'evil.example',
  'a/b',
  '../a',
  '?a=1',
  '#a',
  '',
])('a link may not lead to %j', (address) => {
  expect(safeLink(address)).toBeUndefined();
});

test('space around an address does not count', () => {
  expect(safeLink(' https://example.com\n')).toBe('https://example.com');
});

test('escaped text has no markup', () => {
  expect(escapeHtml(`<a href="x" id='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;');
});
