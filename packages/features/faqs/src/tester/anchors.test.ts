import { expect, test } from 'vitest';
import { anchorOf, faqOfHash } from './anchors.ts';

test('an address names the FAQ it was made for', () => {
  expect(faqOfHash(`#${anchorOf(12)}`)).toBe(12);
});

test.each(['', '#', '#faq-', '#faq-x', '#faq-1x', '#faq-group-1', '#faq-12345678901'])('%j names none', (hash) => {
  expect(faqOfHash(hash)).toBeUndefined();
});
