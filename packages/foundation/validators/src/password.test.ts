import { describe, expect, test } from 'vitest';
import { codes, findInvalid } from './errors.fixture.ts';
import { password, passwordPair, passwordRules } from './password.ts';

describe('password', () => {
  test('at least 8 characters, as typed, up to 128 [R-VAL-001]', () => {
    expect(codes(password, 'Aa!4567')).toEqual(['passwordMinLength']);
    expect(findInvalid(password, ['Aa!45678', ' Aa!4567 ', `Aa!${'x'.repeat(125)}`])).toEqual([]);
    expect(codes(password, `Aa!${'x'.repeat(126)}`)).toEqual(['passwordMaxLength']);
  });

  test('one uppercase letter [R-VAL-002]', () => {
    expect(codes(password, 'aaaaaaa!')).toEqual(['passwordUppercase']);
    expect(findInvalid(password, ['äöüßaaa!Ö'])).toEqual([]);
  });

  test('one lowercase letter [R-VAL-003]', () => {
    expect(codes(password, 'AAAAAAA!')).toEqual(['passwordLowercase']);
  });

  test('one special character: neither letter, digit nor space [R-VAL-004]', () => {
    expect(codes(password, 'Abcdefg1')).toEqual(['passwordSpecial']);
    expect(codes(password, 'Abcdefg 1')).toEqual(['passwordSpecial']);
    expect(findInvalid(password, ['Abcdefg§', 'Abcdefg€', 'Resonanz!2026'])).toEqual([]);
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
