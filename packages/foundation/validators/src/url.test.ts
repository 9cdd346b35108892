import { describe, expect, test } from 'vitest';
import { codes, findInvalid, without } from './errors.fixture.ts';
import { url, URL_MAX_LENGTH } from './url.ts';

describe('url', () => {
  test('optional scheme [R-VAL-012]', () => {
    expect(findInvalid(url, ['http://firma.de', 'https://firma.de', 'HTTPS://firma.de', 'firma.de'])).toEqual([]);
    expect(without('urlInvalid', url, ['ftp://firma.de', 'javascript:alert(1)', '//firma.de'])).toEqual([]);
  });

  test('optional www [R-VAL-013]', () => {
    expect(findInvalid(url, ['www.firma.de', 'https://www.firma.de', 'müller-söhne.de'])).toEqual([]);
  });

  test('a domain with a top-level part of at least 2 letters [R-VAL-014]', () => {
    expect(
      without('urlInvalid', url, [
        'firma',
        'firma.d',
        'firma.12',
        '.de',
        'fir ma.de',
        '-firma.de',
        'firma..de',
        'https://user@firma.de',
        '',
      ]),
    ).toEqual([]);
  });

  test('optional path [R-VAL-015]', () => {
    expect(findInvalid(url, ['firma.de/', 'firma.de/a/b?c=d#e', 'firma.de:8080/a', 'firma.de?x=1'])).toEqual([]);
    expect(without('urlInvalid', url, ['firma.de/a b'])).toEqual([]);
  });
});

describe('a stored web address', () => {
  const stored = (text: string) => url.validate(text);

  test('is on https, the host in lower case and punycode', () => {
    expect(stored('firma.de')).toEqual({ value: 'https://firma.de/' });
    expect(stored('HTTP://WWW.Firma.DE/Pfad?A=1#B')).toEqual({ value: 'https://www.firma.de/Pfad?A=1#B' });
    expect(stored('müller-söhne.de/ä')).toEqual({ value: 'https://xn--mller-shne-kcb9d.de/%C3%A4' });
    expect(stored('mu\u{308}ller.de')).toEqual({ value: 'https://xn--mller-kva.de/' });
    expect(stored('президент.рф')).toEqual({ value: 'https://xn--d1abbgf6aiiy.xn--p1ai/' });
  });

  test('keeps its port, but not the one of http', () => {
    expect(stored('http://firma.de:80/a')).toEqual({ value: 'https://firma.de/a' });
    expect(stored('firma.de:80')).toEqual({ value: 'https://firma.de/' });
    expect(stored('https://firma.de:80')).toEqual({ value: 'https://firma.de:80/' });
    expect(stored('https://firma.de:443')).toEqual({ value: 'https://firma.de/' });
    expect(stored('http://firma.de:8080')).toEqual({ value: 'https://firma.de:8080/' });
    expect(
      without('urlInvalid', url, [
        'firma.de:65536',
        'firma.de:0',
        'https://firma.de:00000/a',
        'firma.de:',
        'firma.de:a',
        'firma.de:123456',
        'firma.de:80:80',
      ]),
    ).toEqual([]);
  });

  test('has labels of 1 to 63 characters, 253 in all, without hyphens at the edges', () => {
    expect(
      findInvalid(url, [
        `${'a'.repeat(63)}.de`,
        'a.de',
        '1.de',
        'a-b.de',
        `firma.${'a'.repeat(63)}`,
        `${'a.'.repeat(125)}bcd`,
        'a--b.xn--p1ai',
        'a1.xn--90ais',
      ]),
    ).toEqual([]);
    expect(
      without('urlInvalid', url, [
        `${'a'.repeat(64)}.de`,
        'a-.de',
        '-a.de',
        `firma.${'a'.repeat(64)}`,
        `${'a.'.repeat(125)}bcde`,
        'firma.d1',
        'firma.a\u{308}',
        '\u{308}a.de',
        'fir_ma.de',
        'firma.xn--',
        'firma。de',
        'a b.de',
        ' firma.de',
        'firma.de ',
        'firma.de/\u{1}',
        'firma.de\\a',
        'http:/firma.de',
        'http://http://firma.de',
        'httpx://firma.de',
      ]),
    ).toEqual([]);
  });

  test('is rejected when its stored form is too long', () => {
    const max = URL_MAX_LENGTH;
    expect(codes(url, `firma.de/${'a'.repeat(max - 17)}`)).toEqual([]);
    expect(url.validate(`firma.de/${'a'.repeat(max - 16)}`).issues).toMatchObject([
      { code: 'textTooLong', params: { max } },
    ]);
    expect(codes(url, `https://firma.de/${'a'.repeat(max - 16)}`)).toEqual(['textTooLong']);
    expect(codes(url, `firma.de/${'ä'.repeat(400)}`)).toEqual(['textTooLong']);
  });
});
