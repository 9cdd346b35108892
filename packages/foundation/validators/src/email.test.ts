import { describe, expect, test } from 'vitest';
import { email } from './email.ts';
import { codes, findInvalid, without } from './errors.fixture.ts';

describe('email', () => {
  test('the local part has letters, digits and ._+- [R-VAL-006]', () => {
    expect(findInvalid(email, ['anna.b_c+d-1@firma.de', 'A@firma.DE'])).toEqual([]);
    expect(
      without('emailInvalid', email, [
        'an na@firma.de',
        'änna@firma.de',
        'a"b@firma.de',
        '@firma.de',
        "o'neil@firma.de",
      ]),
    ).toEqual([]);
  });

  test('an @ and a domain of at least 2 characters [R-VAL-007]', () => {
    expect(
      without('emailInvalid', email, ['anna', 'anna@a.de', 'anna@@firma.de', 'anna@fir ma.de', 'anna@müller.de']),
    ).toEqual([]);
    expect(findInvalid(email, ['anna@ab.de', 'anna@xn--mller-kva.de'])).toEqual([]);
  });

  test('a top-level part of at least 2 letters, optionally two [R-VAL-008]', () => {
    expect(findInvalid(email, ['anna@firma.co.uk', 'anna@mail.firma.museum'])).toEqual([]);
    expect(
      without('emailInvalid', email, [
        'anna@firma',
        'anna@firma.d',
        'anna@firma.d3',
        'anna@firma.de.',
        ' anna@firma.de',
      ]),
    ).toEqual([]);
    expect(codes(email, `${'a'.repeat(245)}@firma.de`)).toEqual([]);
    expect(email.validate(`${'a'.repeat(246)}@firma.de`).issues).toMatchObject([
      { code: 'textTooLong', params: { max: 254 } },
    ]);
    expect(codes(email, '')).toEqual(['required']);
    expect(codes(email, 7)).toEqual(['invalidType']);
  });
});
