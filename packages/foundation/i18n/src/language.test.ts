import { describe, expect, test } from 'vitest';
import { chooseLanguage, DEFAULT_LANGUAGE, LANGUAGES, localeOf, parseLanguage, wireLanguage } from './language.ts';

describe('language to start in', () => {
  test('German with code DE is the default [R-LANG-002] [R-LANG-004]', () => {
    expect(DEFAULT_LANGUAGE).toBe('de');
    expect(wireLanguage(chooseLanguage(null, []))).toBe('DE');
    expect(localeOf(chooseLanguage('', []))).toBe('de-DE');
  });

  test.each([
    ['de', '[R-LANG-005]'],
    ['de-AT', '[R-LANG-006]'],
    ['de-li', '[R-LANG-007]'],
    ['DE-CH', '[R-LANG-008]'],
    ['de-DE', '[R-LANG-009]'],
  ])('a browser reporting %s starts in German %s', (code) => {
    expect(chooseLanguage(undefined, [code, 'en'])).toBe('de');
  });

  test.each(['en', 'en-GB', 'fr', 'den', 'nl-BE'])('a browser reporting %s starts in English [R-LANG-009]', (code) => {
    expect(chooseLanguage(undefined, [code, 'de'])).toBe('en');
  });

  test('a stored choice wins over the browser, in either case', () => {
    expect(chooseLanguage('EN', ['de'])).toBe('en');
    expect(chooseLanguage('de', ['en-US'])).toBe('de');
    expect(chooseLanguage('fr', ['de'])).toBe('de');
  });

  test('two languages and no third, under their own names [R-LANG-001] [R-LANG-003]', () => {
    expect(LANGUAGES).toEqual([
      { language: 'de', wire: 'DE', name: 'Deutsch' },
      { language: 'en', wire: 'EN', name: 'English' },
    ]);
    expect(parseLanguage('fr')).toBeUndefined();
  });
});
