import { afterEach, expect, test, vi } from 'vitest';
import { readCookie } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['other=1; uiLanguage=en%20GB', 'en GB'],
  ['uiLanguages=en', null],
  ['', null],
  ['uiLanguage=%', null],
  ['uiLanguage=%E4', null],
])('from cookies %j the choice is %j', (cookie, choice) => {
  vi.stubGlobal('document', { cookie });
  expect(readCookie('uiLanguage')).toBe(choice);
});
