import { describe, expect, test } from 'vitest';
import { findInvalid, without } from './errors.fixture.ts';
import { phone } from './phone.ts';

describe('phone', () => {
  test('German numbers with +49 [R-VAL-009]', () => {
    expect(
      findInvalid(phone(), [
        '+49 40 123456',
        '+4917012345678',
        '+49 (0) 170 1234567',
        '+49-170-1234567',
        '040/123456',
        '(040) 12 34 56',
        '01701234567',
      ]),
    ).toEqual([]);
  });

  test('German numbers with 0049 [R-VAL-010]', () => {
    expect(findInvalid(phone(), ['0049 40 123456', '0049 170 12 34 567'])).toEqual([]);
  });

  test('reads the code of the country also where it is typed as a group without + or 00', () => {
    const stored = (text: string, country = 'DE') => phone({ country }).validate(text);
    expect([stored('49 30 123456'), stored('49 (0) 30 123456'), stored('49-170-1234567')]).toEqual([
      { value: '+4930123456' },
      { value: '+4930123456' },
      { value: '+491701234567' },
    ]);
    // Lucerne has the area code 41, and a number in Norden begins with 49 once its 0 is left out.
    expect([stored('41 123 45 67', 'CH'), stored('41 41 123 45 67', 'CH'), stored('4931 123456')]).toEqual([
      { value: '+41411234567' },
      { value: '+41411234567' },
      { value: '+494931123456' },
    ]);
    // No area code begins with 00: the first group is a part of the number here.
    expect(stored('49/00000000')).toEqual({ value: '+494900000000' });
    expect(stored('+494900000000')).toEqual({ value: '+494900000000' });
  });

  test('anything else is germanPhoneNumber [R-VAL-011]', () => {
    expect(
      without('germanPhoneNumber', phone(), [
        '',
        '12345',
        '+43 1 234567',
        '0043 1 234567',
        '+49 40 1234567890123',
        '040 12a34 56',
        '040--123456',
        '((040) 123456',
        '+49',
        '1 2 3 4 5 6 7',
        '040 123456-',
      ]),
    ).toEqual([]);
  });

  test('is stored with country and digits alone, the national 0 dropped', () => {
    const stored = (text: string, country?: string) => phone(country === undefined ? {} : { country }).validate(text);
    for (const text of [
      '040 123456',
      '(040) 12 34 56',
      '+49 40 123456',
      '0049 (0)40/123456',
      '+49 (0) 40-123456',
      ' 40 123456 ',
      '+49 040 123456',
      '0 40 123456',
      '(0)40 123456',
    ])
      expect(stored(text)).toEqual({ value: '+4940123456' });
    expect(stored('0660 1234567', 'AT')).toEqual({ value: '+436601234567' });
    expect(stored('0041 44 668 18 00', 'CH')).toEqual({ value: '+41446681800' });
    expect(stored('040 123456', 'FR')).toEqual({ value: '+4940123456' });
  });

  test('has 6 to 13 digits behind the country or the 0, in one to five groups', () => {
    expect(
      findInvalid(phone(), [
        '0123456',
        '+49123456',
        '123456',
        '01234567890123',
        '+491234567890123',
        '12 34 56 78 90',
        '12 34 56 78 901',
      ]),
    ).toEqual([]);
    expect(
      without('germanPhoneNumber', phone(), [
        '012345',
        '+4912345',
        '012345678901234',
        '+4912345678901234',
        '12 34 56 78 90 1',
        '0 1 2 3 4 5 6',
      ]),
    ).toEqual([]);
  });

  test('signs between the groups stand alone, brackets come once and in pairs', () => {
    expect(
      findInvalid(phone(), [
        '040 - 123456',
        '040/123-456',
        '040 (123) 456',
        '0(40)123456',
        '0 (40) 123456',
        '040 123456\n',
      ]),
    ).toEqual([]);
    expect(
      without('germanPhoneNumber', phone(), [
        '040  123456',
        '040 //123456',
        '040 -/123456',
        '040-/123456',
        '(040 123456',
        '040) 123456',
        '(040) (123) 456',
        '() 40 123456',
        '(04 0) 123456',
        '040 (123456)',
        '+49+40 123456',
        '-40 123456',
        '00 40 123456',
        '+4900 40 123456',
        '040.123456',
        '+49 - 40 123456',
        '+49  40 123456',
      ]),
    ).toEqual([]);
  });

  test('Austrian and Swiss records have their own prefix', () => {
    expect(findInvalid(phone({ country: 'AU' }), ['+43 1 2345678', '0043 660 1234567', '0660 1234567'])).toEqual([]);
    expect(findInvalid(phone({ country: 'AT' }), ['+43 1 2345678'])).toEqual([]);
    expect(findInvalid(phone({ country: 'CH' }), ['+41 44 668 18 00'])).toEqual([]);
    expect(without('germanPhoneNumber', phone({ country: 'CH' }), ['+49 40 123456'])).toEqual([]);
  });
});
