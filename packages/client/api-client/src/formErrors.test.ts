import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { formErrors } from './formErrors.ts';

const rejected = new ApiError({
  kind: 'validation',
  status: 422,
  fieldErrors: [
    { field: 'email', key: 'required' },
    { field: 'email', key: 'emailInvalid' },
    { field: 'user.address.city', key: 'tooLong' },
    { field: 'entries.0.url', key: 'urlInvalid' },
    { field: 'captchaText', key: 'invalidCaptcha' },
  ],
});
const say = (key: string, field: string) => `${field}: ${key}`;

test('the first error of each field is said at its field, others are left for the form', () => {
  const { fields, rest } = formErrors(rejected, ['email', 'user.address', 'entries.0.url'], say);
  expect(fields).toEqual({
    email: 'email: required',
    'user.address': 'user.address: tooLong',
    'entries.0.url': 'entries.0.url: urlInvalid',
  });
  expect(rest).toEqual([{ field: 'captchaText', key: 'invalidCaptcha' }]);
});

test('fields of a form may have other names than those of the body', () => {
  expect(formErrors(rejected, { 'user.address.city': 'city' }, say).fields).toEqual({ city: 'city: tooLong' });
});

test('a field is not taken for another whose name it begins with', () => {
  const error = new ApiError({
    kind: 'validation',
    status: 422,
    fieldErrors: [{ field: 'emailVerify', key: 'unknownField' }],
  });
  expect(formErrors(error, ['email'], say)).toEqual({
    fields: {},
    rest: [{ field: 'emailVerify', key: 'unknownField' }],
  });
});

test('any other error says nothing about fields', () => {
  const conflict = new ApiError({ kind: 'conflict', status: 409, fieldErrors: rejected.fieldErrors });
  for (const error of [conflict, new TypeError('x'), null])
    expect(formErrors(error, ['email'], say)).toEqual({ fields: {}, rest: [] });
});
