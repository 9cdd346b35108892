import { expect, test } from 'vitest';
import { safeAddress, typedAddress } from './safeAddress.ts';

test.each([
  ['https://example.com/{{campaign}}', 'https://example.com/{{campaign}}'],
  ['mailto:lena@example.com', 'mailto:lena@example.com'],
  ['tel:+4930123', 'tel:+4930123'],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['http:', undefined],
  ['/pfad', undefined],
])('%j is %j', (address, safe) => expect(safeAddress(address)).toBe(safe));

test.each([
  ['resonanz.example/kampagne?x=1', 'https://resonanz.example/kampagne?x=1'],
  ['müller.de:8080/a', 'https://müller.de:8080/a'],
  ['lena@example.com', 'mailto:lena@example.com'],
  ['+49 (151) 555-12 34', 'tel:+491515551234'],
  ['http://example.com', 'http://example.com'],
  ['javascript:alert(1)', undefined],
  ['localhost:3000', undefined],
  ['zwei Wörter', undefined],
  ['', undefined],
])('%j means %j', (typed, address) => expect(typedAddress(typed)).toBe(address));
