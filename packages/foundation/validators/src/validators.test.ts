import { describe, expect, test } from 'vitest';
import { calendarDate, dateText, storedDate } from './dateText.ts';
import { declineReason } from './declineReason.ts';
import { digits } from './digits.ts';
import { email } from './email.ts';
import { feedback } from './feedback.ts';
import { freeText } from './freeText.ts';
import { iban } from './iban.ts';
import { object, optional } from './object.ts';
import { password, passwordPair, passwordRules } from './password.ts';
import { phone } from './phone.ts';
import type { StandardSchema } from './schema.ts';
import { socialUrl } from './socialUrl.ts';
import { url, URL_MAX_LENGTH } from './url.ts';

const codes = (schema: StandardSchema<unknown, unknown>, value: unknown): readonly string[] =>
  (schema['~standard'].validate(value).issues ?? []).map((issue) => [...issue.path, issue.code].join('.'));
/** The values that have a fault, with their faults. */
const faulty = (schema: StandardSchema<unknown, unknown>, values: readonly unknown[]): readonly unknown[] =>
  values.map((value) => [value, ...codes(schema, value)]).filter((found) => found.length > 1);
/** The values that lack the fault. */
const without = (
  code: string,
  schema: StandardSchema<unknown, unknown>,
  values: readonly unknown[],
): readonly unknown[] => values.filter((value) => !codes(schema, value).includes(code));

describe('password', () => {
  test('at least 8 characters, as typed, up to 128 [R-VAL-001]', () => {
    expect(codes(password, 'Aa!4567')).toEqual(['passwordMinLength']);
    expect(faulty(password, ['Aa!45678', ' Aa!4567 ', `Aa!${'x'.repeat(125)}`])).toEqual([]);
    expect(codes(password, `Aa!${'x'.repeat(126)}`)).toEqual(['passwordMaxLength']);
  });

  test('one uppercase letter [R-VAL-002]', () => {
    expect(codes(password, 'aaaaaaa!')).toEqual(['passwordUppercase']);
    expect(faulty(password, ['äöüßaaa!Ö'])).toEqual([]);
  });

  test('one lowercase letter [R-VAL-003]', () => {
    expect(codes(password, 'AAAAAAA!')).toEqual(['passwordLowercase']);
  });

  test('one special character: neither letter, digit nor space [R-VAL-004]', () => {
    expect(codes(password, 'Abcdefg1')).toEqual(['passwordSpecial']);
    expect(codes(password, 'Abcdefg 1')).toEqual(['passwordSpecial']);
    expect(faulty(password, ['Abcdefg§', 'Abcdefg€', 'Resonanz!2026'])).toEqual([]);
  });

  test('the confirmation must match [R-VAL-005]', () => {
    expect(codes(passwordPair, { password: 'Resonanz!2026', confirmPassword: 'Resonanz!2027' })).toEqual([
      'confirmPassword.passwordMismatch',
    ]);
    expect(codes(passwordPair, { password: 'short', confirmPassword: 'other' })).toEqual([
      'password.passwordMinLength',
      'password.passwordUppercase',
      'password.passwordSpecial',
      'confirmPassword.passwordMismatch',
    ]);
    expect(passwordPair.validate({ password: 'Resonanz!2026', confirmPassword: 'Resonanz!2026', more: 1 })).toEqual({
      value: { password: 'Resonanz!2026', confirmPassword: 'Resonanz!2026' },
    });
    expect(codes(passwordPair, null)).toEqual(['password.invalidType', 'confirmPassword.invalidType']);
  });

  test('the same rules serve the brand area and a list while typing [R-VAL-052]', () => {
    expect(passwordRules('aB').map(({ code, isMet }) => [code, isMet])).toEqual([
      ['passwordMinLength', false],
      ['passwordUppercase', true],
      ['passwordLowercase', true],
      ['passwordSpecial', false],
    ]);
  });
});

describe('email', () => {
  test('the local part has letters, digits and ._+- [R-VAL-006]', () => {
    expect(faulty(email, ['anna.b_c+d-1@firma.de', 'A@firma.DE'])).toEqual([]);
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
    expect(faulty(email, ['anna@ab.de', 'anna@xn--mller-kva.de'])).toEqual([]);
  });

  test('a top-level part of at least 2 letters, optionally two [R-VAL-008]', () => {
    expect(faulty(email, ['anna@firma.co.uk', 'anna@mail.firma.museum'])).toEqual([]);
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

describe('phone', () => {
  test('German numbers with +49 [R-VAL-009]', () => {
    expect(
      faulty(phone(), [
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
    expect(faulty(phone(), ['0049 40 123456', '0049 170 12 34 567'])).toEqual([]);
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
      faulty(phone(), [
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
      faulty(phone(), ['040 - 123456', '040/123-456', '040 (123) 456', '0(40)123456', '0 (40) 123456', '040 123456\n']),
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
    expect(faulty(phone({ country: 'AU' }), ['+43 1 2345678', '0043 660 1234567', '0660 1234567'])).toEqual([]);
    expect(faulty(phone({ country: 'AT' }), ['+43 1 2345678'])).toEqual([]);
    expect(faulty(phone({ country: 'CH' }), ['+41 44 668 18 00'])).toEqual([]);
    expect(without('germanPhoneNumber', phone({ country: 'CH' }), ['+49 40 123456'])).toEqual([]);
  });
});

describe('url', () => {
  test('optional scheme [R-VAL-012]', () => {
    expect(faulty(url, ['http://firma.de', 'https://firma.de', 'HTTPS://firma.de', 'firma.de'])).toEqual([]);
    expect(without('urlInvalid', url, ['ftp://firma.de', 'javascript:alert(1)', '//firma.de'])).toEqual([]);
  });

  test('optional www [R-VAL-013]', () => {
    expect(faulty(url, ['www.firma.de', 'https://www.firma.de', 'müller-söhne.de'])).toEqual([]);
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
    expect(faulty(url, ['firma.de/', 'firma.de/a/b?c=d#e', 'firma.de:8080/a', 'firma.de?x=1'])).toEqual([]);
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
      faulty(url, [
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

  test('is refused when its stored form is too long', () => {
    const max = URL_MAX_LENGTH;
    expect(codes(url, `firma.de/${'a'.repeat(max - 17)}`)).toEqual([]);
    expect(url.validate(`firma.de/${'a'.repeat(max - 16)}`).issues).toMatchObject([
      { code: 'textTooLong', params: { max } },
    ]);
    expect(codes(url, `https://firma.de/${'a'.repeat(max - 16)}`)).toEqual(['textTooLong']);
    expect(codes(url, `firma.de/${'ä'.repeat(400)}`)).toEqual(['textTooLong']);
  });
});

describe('date text', () => {
  test('dd.mm.yyyy from 1930 on [R-VAL-016]', () => {
    expect(faulty(dateText, ['01.01.1930', '31.12.2026', '31.02.2024'])).toEqual([]);
  });

  test('a four-digit year alone [R-VAL-017]', () => {
    expect(faulty(dateText, ['2024', '1899'])).toEqual([]);
  });

  test('dd.mm alone [R-VAL-018]', () => {
    expect(faulty(dateText, ['24.12', '01.01'])).toEqual([]);
  });

  test('everything else is wrongDateFormate [R-VAL-019]', () => {
    expect(
      without('wrongDateFormate', dateText, [
        '',
        '1.1.2024',
        '2024-01-01',
        '24.12.',
        '24/12/2024',
        '24.12.24',
        'gestern',
        '12',
        ' 2024',
      ]),
    ).toEqual([]);
  });

  test('days, months and years out of range [R-VAL-020]', () => {
    expect(
      without('wrongDateFormate', dateText, [
        '00.01.2024',
        '32.01.2024',
        '01.00.2024',
        '01.13.2024',
        '01.01.1929',
        '32.01',
      ]),
    ).toEqual([]);
  });

  test('a stored date must exist', () => {
    expect(storedDate.validate('29.02.2024')).toEqual({ value: '2024-02-29' });
    expect(storedDate.validate('2024-02-29')).toEqual({ value: '2024-02-29' });
    expect(calendarDate.validate('2024-12-31')).toEqual({ value: '2024-12-31' });
    expect(
      without('wrongDateFormate', calendarDate, [
        '29.02.2024',
        '2024-02-30',
        '2023-02-29',
        '1929-12-31',
        '2024-1-1',
        '2024-00-10',
        '2024-10-00',
        '2024-04-31',
        '',
      ]),
    ).toEqual([]);
    expect(
      without('wrongDateFormate', storedDate, ['31.02.2024', '29.02.2023', '24.12', '2024', '00.00.2024']),
    ).toEqual([]);
  });
});

describe('free text', () => {
  test('no space at the edges [R-VAL-021]', () => {
    expect(without('startsWithOrEndsWithSpace', freeText(), [' Anna', 'Anna ', '\tAnna'])).toEqual([]);
  });

  test('not only digits [R-VAL-022]', () => {
    expect(codes(freeText(), '1234')).toEqual(['numberValue']);
    expect(faulty(freeText({ allowsNumbers: true }), ['1234'])).toEqual([]);
    expect(faulty(freeText(), ['4711 Köln'])).toEqual([]);
  });

  test('a letter or a digit [R-VAL-023]', () => {
    expect(codes(freeText(), '!?–')).toEqual(['specialCharacterValue']);
    expect(faulty(freeText(), ['ß', 'Ünal', '日本'])).toEqual([]);
  });

  test('no html tags, closed or not [R-VAL-024]', () => {
    expect(
      without('containsHtml', freeText(), [
        '<b>fett</b>',
        'a <img src=x',
        '</p',
        '<!-- x',
        'x<script>alert(1)</script>',
        '<?php x',
      ]),
    ).toEqual([]);
    expect(faulty(freeText(), ['3 < 5', 'a<b', 'ich <3 dich', 'x > y', 'a </'])).toEqual([]);
  });

  test('no html entities [R-VAL-025]', () => {
    expect(
      without('htmlCharacterEntityValue', freeText(), [
        'a &amp; b',
        'a &amp b',
        '&#60;b',
        '&#x3C; b',
        '&lt;b',
        '&auml',
      ]),
    ).toEqual([]);
    expect(faulty(freeText(), ['R&D', 'AT&T', 'https://a.de?a=1&b=2', 'Peek & Cloppenburg', 'H&M'])).toEqual([]);
  });

  test('it must be a text [R-VAL-026]', () => {
    for (const value of [7, null, undefined, {}, []]) expect(codes(freeText(), value)).toEqual(['invalidType']);
  });

  test('reports everything in order; empty is fine unless required', () => {
    expect(codes(freeText(), ' !<b> &lt; ')).toEqual([
      'startsWithOrEndsWithSpace',
      'containsHtml',
      'htmlCharacterEntityValue',
    ]);
    expect(codes(freeText({ maxLength: 3 }), 'Köln')).toEqual(['textTooLong']);
    expect(faulty(freeText(), [''])).toEqual([]);
    expect(codes(freeText({ isRequired: true }), '')).toEqual(['required']);
  });
});

describe('social url', () => {
  test('gives the channel back on https without query string [R-VAL-035, R-VAL-036, R-VAL-037]', () => {
    expect(socialUrl.validate('http://www.instagram.com/lena/?hl=de')).toEqual({
      value: { url: 'https://www.instagram.com/lena/', platform: 'Instagram', handle: 'lena' },
    });
  });

  test('says what is wrong', () => {
    expect([
      codes(socialUrl, ''),
      codes(socialUrl, 'lena'),
      codes(socialUrl, 'https://youtu.be/x'),
      codes(socialUrl, 'https://tiktok.com'),
      codes(socialUrl, 'https://www.threads.net/@lena'),
    ]).toEqual([
      ['required'],
      ['channelUrlInvalid'],
      ['channelUrlIsVideo'],
      ['channelUrlWithoutHandle'],
      ['channelUrlOtherNetwork'],
    ]);
  });
});

test('digits alone', () => {
  expect(faulty(digits(), ['', '0123'])).toEqual([]);
  expect(without('digitsOnly', digits(), ['1.2', '-1', '1 2', '١'])).toEqual([]);
  expect(codes(digits({ isRequired: true, maxLength: 2 }), '123')).toEqual(['textTooLong']);
});

describe('feedback', () => {
  const entry = { name: 'Anna', title: 'Titel', message: 'Text', isAnonymous: false };

  test('title and message are needed, blanks do not count [R-VAL-040, R-VAL-041]', () => {
    expect(codes(feedback, { ...entry, title: '  ', message: '\n' })).toEqual(['title.required', 'message.required']);
  });

  test('a name is needed unless anonymous [R-VAL-042]', () => {
    expect(codes(feedback, { ...entry, name: ' ' })).toEqual(['name.required']);
    expect(faulty(feedback, [{ ...entry, name: '', isAnonymous: true }])).toEqual([]);
    expect(codes(feedback, undefined)).toEqual(['name.required', 'title.required', 'message.required']);
  });

  test('no length that anybody writes is refused [R-VAL-046]', () => {
    const long = 'a'.repeat(100_000);
    expect(feedback.validate({ name: long, title: long, message: long, isAnonymous: false })).toEqual({
      value: { name: long, title: long, message: long, isAnonymous: false },
    });
    const tooLong = `${long}a`;
    expect(codes(feedback, { name: tooLong, title: tooLong, message: tooLong, isAnonymous: false })).toEqual([
      'name.textTooLong',
      'title.textTooLong',
      'message.textTooLong',
    ]);
    expect(codes(feedback, { ...entry, message: '\u{1F600}'.repeat(100_000) })).toEqual([]);
  });

  test('the checkbox of a form counts, and what is neither yes nor no is refused', () => {
    expect(feedback.validate({ title: ' a ', message: 'b', isAnonymous: 'on' })).toEqual({
      value: { name: '', title: ' a ', message: 'b', isAnonymous: true },
    });
    expect(codes(feedback, { name: '', title: 1, message: 'b', isAnonymous: 1 })).toEqual([
      'name.required',
      'title.required',
      'isAnonymous.invalidType',
    ]);
  });

  test('an anonymous entry loses its name [R-VAL-047]', () => {
    expect(feedback.validate({ ...entry, isAnonymous: true })).toEqual({
      value: { ...entry, name: '', isAnonymous: true },
    });
  });
});

test('a decline needs a reason, "other" needs words', () => {
  expect(declineReason.validate({ brandDeclineReason: 2, declineText: ' ' })).toEqual({
    value: { brandDeclineReason: 2 },
  });
  expect(declineReason.validate({ brandDeclineReason: 5, declineText: ' zu spät ' })).toEqual({
    value: { brandDeclineReason: 5, declineText: 'zu spät' },
  });
  expect(codes(declineReason, { brandDeclineReason: 5 })).toEqual(['declineText.declineTextRequired']);
  expect(codes(declineReason, { brandDeclineReason: 6 })).toEqual(['brandDeclineReason.declineReasonRequired']);
  expect(codes(declineReason, {})).toEqual(['brandDeclineReason.declineReasonRequired']);
  expect(codes(declineReason, { brandDeclineReason: 5, declineText: ' ' })).toEqual([
    'declineText.declineTextRequired',
  ]);
  expect(declineReason.validate({ brandDeclineReason: '3', declineText: null })).toEqual({
    value: { brandDeclineReason: 3 },
  });
  expect(codes(declineReason, { declineText: 7 })).toEqual([
    'brandDeclineReason.declineReasonRequired',
    'declineText.invalidType',
  ]);
  expect(codes(declineReason, { brandDeclineReason: 1, declineText: ` ${'\u{1F600}'.repeat(1000)} ` })).toEqual([]);
  expect(codes(declineReason, { brandDeclineReason: 1, declineText: 'x'.repeat(1001) })).toEqual([
    'declineText.textTooLong',
  ]);
});

describe('schemas', () => {
  test('an object gives every fault with its field', () => {
    const login = object({ username: email, password, phone: optional(phone()) });
    expect(codes(login, { username: 'x', password: 'Aa!', phone: '' })).toEqual([
      'username.emailInvalid',
      'password.passwordMinLength',
    ]);
    expect(login.validate({ username: 'a@firma.de', password: 'Resonanz!2026', phone: null, extra: 1 })).toEqual({
      value: { username: 'a@firma.de', password: 'Resonanz!2026', phone: undefined },
    });
    expect(codes(login, 'text')).toEqual(['username.invalidType', 'password.invalidType']);
  });

  test('follow Standard Schema v1', () => {
    expect(email['~standard']).toMatchObject({ version: 1, vendor: 'resonanz' });
    expect(email['~standard'].validate('x')).toEqual({
      issues: [{ message: 'emailInvalid', code: 'emailInvalid', params: {}, path: [] }],
    });
  });
});

test('the faults of digits say what and how much', () => {
  const issuesOf = (value: string) =>
    (digits({ isRequired: true, maxLength: 2 }).validate(value).issues ?? []).map(({ code, params }) => [code, params]);
  expect(issuesOf('')).toEqual([['required', {}]]);
  expect(issuesOf('12')).toEqual([]);
  expect(issuesOf('1a')).toEqual([['digitsOnly', {}]]);
  expect(issuesOf('12a')).toEqual([
    ['digitsOnly', {}],
    ['textTooLong', { max: 2 }],
  ]);
});

test('nothing stands before or behind a date or an account number', () => {
  expect(
    without('wrongDateFormate', dateText, [
      '12024',
      '20245',
      'x2024',
      '2024x',
      'x24.12',
      '24.12x',
      'x24.12.2024',
      '24.12.2024x',
    ]),
  ).toEqual([]);
  expect(
    without('wrongDateFormate', calendarDate, ['x2024-12-24', '2024-12-24x', '12024-12-24', '2024-12-245']),
  ).toEqual([]);
  expect(without('wrongDateFormate', storedDate, ['x24.12.2024', '24.12.2024x', '24.12.20245'])).toEqual([]);
  expect(
    without('ibanInvalid', iban, [
      'xDE89370400440532013000',
      '-DE89370400440532013000',
      'DE89370400440532013000-',
      'DE89370400440532013000.',
    ]),
  ).toEqual([]);
});
