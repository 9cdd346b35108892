import { describe, expect, test } from 'vitest';
import { email } from './email.ts';
import { codes } from './errors.fixture.ts';
import { object, optional } from './object.ts';
import { password } from './password.ts';
import { phone } from './phone.ts';

describe('schemas', () => {
  test('an object gives every error with its field', () => {
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
