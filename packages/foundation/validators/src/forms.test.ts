import { describe, expect, test } from 'vitest';
import { validForms } from '../test/everyValidator.ts';
import { campaignForm } from './campaignForm.ts';
import { channelForm } from './channelForm.ts';
import { choice, flag } from './choice.ts';
import { declineReason } from './declineReason.ts';
import { feedback } from './feedback.ts';
import { file } from './file.ts';
import { fromFormData } from './formData.ts';
import { amount, wholeNumber } from './number.ts';
import { object, optional } from './object.ts';
import type { StandardSchema } from './schema.ts';
import { signUp, signUpByToken } from './signUp.ts';

const codes = (schema: StandardSchema<unknown, unknown>, value: unknown): readonly string[] =>
  (schema['~standard'].validate(value).issues ?? []).map((issue) => [...issue.path, issue.code].join('.'));
const formData = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

describe('numbers, choices and checkboxes take values and what forms send', () => {
  test('whole numbers [R-VAL-039]', () => {
    expect([0, 7, '0', '007', 2_147_483_647].map((value) => wholeNumber().validate(value))).toEqual(
      [0, 7, 0, 7, 2_147_483_647].map((value) => ({ value })),
    );
    expect(wholeNumber().validate('2147483648').issues).toMatchObject([
      { code: 'numberTooLarge', params: { max: 2_147_483_647 } },
    ]);
    expect(
      ['-1', '1.0', 1.5, Number.NaN, Infinity, '1e3', ' 1', '٣', -1].map((value) => codes(wholeNumber(), value)),
    ).toEqual(Array.from({ length: 9 }, () => ['digitsOnly']));
    expect([
      codes(wholeNumber(), ''),
      codes(wholeNumber(), null),
      codes(wholeNumber(), 7n),
      codes(wholeNumber({ max: 9 }), 10),
    ]).toEqual([['required'], ['invalidType'], ['invalidType'], ['numberTooLarge']]);
    expect([codes(wholeNumber(), '9'.repeat(10_000)), codes(wholeNumber(), '9'.repeat(10_001))]).toEqual([
      ['numberTooLarge'],
      ['textTooLong'],
    ]);
  });

  test('amounts with at most two decimals', () => {
    expect([0, -0, 12.5, '12,5', '12.50', '9999999999.99'].map((value) => amount().validate(value))).toEqual(
      [0, 0, 12.5, 12.5, 12.5, 9_999_999_999.99].map((value) => ({ value })),
    );
    expect(
      ['-1', -0.01, '1.234', '1.234,50', 0.125, 1e21, '12,', ',5', '1 000', '€5'].flatMap((value) =>
        codes(amount(), value),
      ),
    ).toEqual(Array.from({ length: 10 }, () => 'amountInvalid'));
    expect(amount({ max: 10 }).validate('10,01').issues).toMatchObject([
      { code: 'numberTooLarge', params: { max: 10 } },
    ]);
    expect(codes(amount(), 10_000_000_000)).toEqual(['numberTooLarge']);
  });

  test('one of several values', () => {
    const size = choice([1, 2, 'x']);
    expect([1, '2', 'x'].map((value) => size.validate(value))).toEqual([{ value: 1 }, { value: 2 }, { value: 'x' }]);
    expect(['', null, undefined, 3, '1.0', true, [1], {}].flatMap((value) => codes(size, value))).toEqual([
      'required',
      'required',
      'required',
      'choiceInvalid',
      'choiceInvalid',
      'choiceInvalid',
      'choiceInvalid',
      'choiceInvalid',
    ]);
  });

  test('checkboxes', () => {
    expect([true, 'on', 'true', false, undefined, null, '', 'false'].map((value) => flag.validate(value))).toEqual(
      [true, true, true, false, false, false, false, false].map((value) => ({ value })),
    );
    expect(['off', 1, 0, 'yes', {}].flatMap((value) => codes(flag, value))).toEqual(
      Array.from({ length: 5 }, () => 'invalidType'),
    );
  });
});

describe('objects', () => {
  const pair = object(
    { first: optional(wholeNumber()), inner: object({ second: wholeNumber() }) },
    ({ first }, given) => [
      first === 1 && { code: 'choiceInvalid', path: ['first'] },
      given['more'] === 1 && { code: 'required' },
    ],
  );

  test('name the whole way to an error, in the order of the fields; rules between fields stand where their field stands', () => {
    expect(codes(pair, { first: 1, inner: { second: 'x' } })).toEqual([
      'first.choiceInvalid',
      'inner.second.digitsOnly',
    ]);
    expect(codes(pair, { inner: { second: 1 }, more: 1 })).toEqual(['required']);
    expect(codes(pair, { first: 2 })).toEqual(['inner.second.invalidType']);
    expect(pair.validate({ first: '', inner: { second: '3' } })).toEqual({
      value: { first: undefined, inner: { second: 3 } },
    });
  });

  test('read own fields alone', () => {
    expect(codes(object({ toString: wholeNumber() }), {})).toEqual(['toString.invalidType']);
    expect(codes(object({ second: wholeNumber() }), Object.create({ second: 1 }))).toEqual(['second.invalidType']);
  });
});

describe('channel form', () => {
  const channel = validForms.channelForm;

  test('gives the URL normalised and, for YouTube, the title as handle [R-VAL-035, R-VAL-036, R-VAL-050]', () => {
    expect(channelForm.validate(channel)).toEqual({
      value: {
        platform: 'YouTube',
        url: 'https://youtube.com/c/lena',
        handle: 'Lenas Kanal',
        followers: 1200,
        title: 'Lenas Kanal',
        isActive: true,
      },
    });
  });

  test('takes the handle from the path without a title [R-VAL-048, R-VAL-051]', () => {
    for (const title of ['', undefined, null])
      expect(channelForm.validate({ ...channel, title })).toMatchObject({
        value: { handle: 'lena', title: undefined },
      });
    expect(channelForm.validate({ ...channel, url: 'youtube.com/user/lena', title: '' })).toMatchObject({
      value: { handle: 'lena' },
    });
  });

  test('drops the trailing slash of Instagram, Facebook and Pinterest handles [R-VAL-049]', () => {
    for (const [platform, host] of [
      ['Instagram', 'instagram.com'],
      ['Facebook', 'facebook.com'],
      ['Pinterest', 'pinterest.de'],
    ])
      expect(channelForm.validate({ platform, url: `${String(host)}/lena/` })).toMatchObject({
        value: { handle: 'lena', isActive: false, followers: undefined },
      });
    expect(channelForm.validate({ platform: 'TikTok', url: 'tiktok.com/@lena/' })).toMatchObject({
      value: { handle: '@lena/' },
    });
  });

  test('the URL must be of the chosen platform; a blog may live anywhere, a podcast on its own domain [R-VAL-037, R-VAL-038]', () => {
    expect(channelForm.validate({ ...channel, platform: 'Instagram' }).issues).toEqual([
      {
        code: 'channelPlatformMismatch',
        message: 'channelPlatformMismatch',
        params: { platform: 'YouTube' },
        path: ['url'],
      },
    ]);
    const of = (platform: string, url: string) => codes(channelForm, { platform, url });
    expect([
      of('Blog', 'lena.de'),
      of('Blog', 'instagram.com/lena'),
      of('Podcast', 'lena.de'),
      of('Podcast', 'open.spotify.com/show/1'),
    ]).toEqual([[], [], [], []]);
    expect([of('Instagram', 'lena.de'), of('Podcast', 'instagram.com/lena')]).toEqual([
      ['url.channelPlatformMismatch'],
      ['url.channelPlatformMismatch'],
    ]);
  });

  test('names every error at its field', () => {
    expect(
      codes(channelForm, {
        platform: 'MySpace',
        url: 'youtube.com/watch?v=1',
        followers: '-1',
        title: '<b>x</b>',
        isActive: 7,
      }),
    ).toEqual([
      'platform.choiceInvalid',
      'url.channelUrlIsVideo',
      'followers.digitsOnly',
      'title.containsHtml',
      'isActive.invalidType',
    ]);
    expect(codes(channelForm, {})).toEqual(['platform.required', 'url.invalidType']);
    expect(codes(channelForm, { ...channel, url: ' ' })).toEqual(['url.required']);
    expect(codes(channelForm, { ...channel, url: `youtube.com/c/${'a'.repeat(2048)}` })).toEqual(['url.textTooLong']);
    expect([
      codes(channelForm, { ...channel, title: 'a'.repeat(200) }),
      codes(channelForm, { ...channel, title: 'a'.repeat(201) }),
    ]).toEqual([[], ['title.textTooLong']]);
  });
});

describe('campaign form', () => {
  const campaign = validForms.campaignForm;

  test('gives numbers and calendar dates, whatever the fields sent', () => {
    expect(campaignForm.validate({ ...campaign, customerId: '', mediaBudget: '0' })).toEqual({
      value: {
        name: '4711',
        customerName: 'Firma',
        customerId: undefined,
        startDate: '2026-01-01',
        endDate: '2026-01-01',
        budget: 1500.5,
        mediaBudget: 0,
        type: 1,
        status: 2,
        region: 1,
      },
    });
  });

  test('an end before the start is an error of the end, beside every other error', () => {
    expect(codes(campaignForm, { ...campaign, endDate: '2025-12-31' })).toEqual(['endDate.endBeforeStart']);
    expect(
      codes(campaignForm, {
        ...campaign,
        name: '',
        endDate: '2025-12-31',
        budget: '1.234',
        mediaBudget: -1,
        type: 4,
        status: '6',
        region: '',
      }),
    ).toEqual([
      'name.required',
      'endDate.endBeforeStart',
      'budget.amountInvalid',
      'mediaBudget.amountInvalid',
      'type.choiceInvalid',
      'status.choiceInvalid',
      'region.required',
    ]);
    expect([
      codes(campaignForm, { ...campaign, startDate: '' }),
      codes(campaignForm, { ...campaign, endDate: undefined }),
      codes(campaignForm, { ...campaign, startDate: '2026-02-30' }),
    ]).toEqual([[], [], ['startDate.wrongDateFormate']]);
  });

  test('names have at most 200 characters', () => {
    for (const name of ['name', 'customerName'])
      expect([
        codes(campaignForm, { ...campaign, [name]: 'a'.repeat(200) }),
        codes(campaignForm, { ...campaign, [name]: 'a'.repeat(201) }),
      ]).toEqual([[], [`${name}.textTooLong`]]);
    expect(codes(campaignForm, { ...campaign, customerName: '1234', customerId: 'x' })).toEqual([
      'customerId.digitsOnly',
    ]);
  });
});

describe('sign-up', () => {
  const brand = validForms.signUp;

  test('gives the canonical phone number and website; the rules are those of the staff side [R-VAL-052]', () => {
    expect(signUp.validate(brand)).toEqual({
      value: { ...brand, phone: '+436601234567', website: 'https://firma.de/' },
    });
    expect(codes(signUp, { ...brand, phone: '', website: null, country: undefined })).toEqual([]);
    expect(codes(signUp, { ...brand, country: 'DE' })).toEqual([]);
    expect(codes(signUp, { ...brand, country: 'DE', phone: '+43 660 1234567' })).toEqual(['phone.germanPhoneNumber']);
  });

  test('names every error at once, in the order of the fields [R-VAL-005, R-VAL-052]', () => {
    expect(
      codes(signUp, {
        companyName: '',
        email: 'x',
        contactPerson: '1234',
        password: 'short',
        confirmPassword: 'other',
        country: 'FR',
        phone: '1',
        website: 'x',
        termsAccepted: '',
      }),
    ).toEqual([
      'companyName.required',
      'email.emailInvalid',
      'contactPerson.numberValue',
      'password.passwordMinLength',
      'password.passwordUppercase',
      'password.passwordSpecial',
      'confirmPassword.passwordMismatch',
      'country.choiceInvalid',
      'phone.germanPhoneNumber',
      'website.urlInvalid',
      'termsAccepted.termsRequired',
    ]);
  });

  test('the terms must be ticked', () => {
    expect([true, 'on', 'true'].flatMap((termsAccepted) => codes(signUp, { ...brand, termsAccepted }))).toEqual([]);
    for (const termsAccepted of [false, undefined, 'false', 1])
      expect(codes(signUp, { ...brand, termsAccepted })).toEqual(['termsAccepted.termsRequired']);
  });

  test('names have at most 200 characters', () => {
    for (const name of ['companyName', 'contactPerson'])
      expect([
        codes(signUp, { ...brand, [name]: 'a'.repeat(200) }),
        codes(signUp, { ...brand, [name]: 'a'.repeat(201) }),
      ]).toEqual([[], [`${name}.textTooLong`]]);
    expect(codes(signUp, { ...brand, contactPerson: '' })).toEqual(['contactPerson.required']);
  });

  test('with an invitation, company and e-mail are not asked', () => {
    expect(signUpByToken.validate({ ...brand, confirmPassword: 'x' }).issues).toMatchObject([
      { code: 'passwordMismatch', path: ['confirmPassword'] },
    ]);
    const { companyName: _company, email: _email, ...person } = brand;
    expect(signUpByToken.validate(brand)).toEqual({
      value: { ...person, phone: '+436601234567', website: 'https://firma.de/' },
    });
  });
});

describe('what a form sends', () => {
  test('is read by the form validators as it is', () => {
    const sent = formData({ name: 'Anna', title: 'Titel', message: 'Text', isAnonymous: 'on' });
    expect(feedback.validate(Object.fromEntries(sent))).toEqual({
      value: { name: '', title: 'Titel', message: 'Text', isAnonymous: true },
    });
    expect(feedback.validate(fromFormData(formData({ name: 'Anna', title: 'Titel', message: 'Text' })))).toEqual({
      value: { name: 'Anna', title: 'Titel', message: 'Text', isAnonymous: false },
    });
    expect(
      declineReason.validate(fromFormData(formData({ brandDeclineReason: '5', declineText: ' zu spät ' }))),
    ).toEqual({ value: { brandDeclineReason: 5, declineText: 'zu spät' } });
    const {
      customerId: _id,
      mediaBudget: _budget,
      status: _status,
      region: _region,
      ...texts
    } = validForms.campaignForm;
    expect(
      codes(
        campaignForm,
        fromFormData(formData({ ...texts, customerId: '', mediaBudget: '', status: '2', region: '1' })),
      ),
    ).toEqual([]);
  });

  test('gives all values of a name, and nothing for an empty file field', () => {
    const data = formData({ title: '' });
    data.append('tag', 'a');
    data.append('tag', 'b');
    data.append('empty', new File([], ''));
    data.append('picture', new File(['x'], 'a.png'));
    data.append('unnamed', new File(['x'], ''));
    data.append('blank', new File([], 'a.png'));
    const read = fromFormData(data);
    expect({ ...read, picture: undefined, unnamed: undefined, blank: undefined }).toEqual({
      title: '',
      tag: ['a', 'b'],
    });
    expect(Object.keys(read)).toEqual(['title', 'tag', 'picture', 'unnamed', 'blank']);
    expect(file('image').validate(read['picture'])).toEqual({ value: { name: 'a.png', size: 1 } });
  });
});
