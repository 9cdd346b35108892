import { campaignForm } from '@resonanz/validators/campaignForm';
import { channelForm } from '@resonanz/validators/channelForm';
import { calendarDate, dateText, storedDate } from '@resonanz/validators/dateText';
import { declineReason } from '@resonanz/validators/declineReason';
import { digits } from '@resonanz/validators/digits';
import { email } from '@resonanz/validators/email';
import { feedback } from '@resonanz/validators/feedback';
import { freeText } from '@resonanz/validators/freeText';
import { iban } from '@resonanz/validators/iban';
import { amount, wholeNumber } from '@resonanz/validators/number';
import { password, passwordPair } from '@resonanz/validators/password';
import { phone } from '@resonanz/validators/phone';
import type { Validator } from '@resonanz/validators/schema';
import { signUp, signUpByToken } from '@resonanz/validators/signUp';
import { socialUrl } from '@resonanz/validators/socialUrl';
import { url } from '@resonanz/validators/url';

/** A validator call, with values it accepts and rejects. */
export interface RuleFamily {
  /** Source of the validator. */
  call: string;
  /** The validator itself. */
  schema: Validator<unknown, unknown>;
  /** Values to try; the first one stands in the field at the beginning. */
  samples: readonly unknown[];
}

const person = {
  contactPerson: 'Lena Hartwig',
  password: 'Resonanz!2026',
  confirmPassword: 'Resonanz!2026',
  phone: '',
  website: '',
  termsAccepted: true,
};
const company = { companyName: 'Lindenblatt Naturkosmetik', email: 'lena@lindenblatt.example' };
const campaign = {
  name: 'Herbstleuchten',
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  budget: '1500,50',
  type: 1,
  status: 2,
  region: 1,
};

/** Validators of one text. */
export const textFamilies = {
  password: {
    call: 'password',
    schema: password,
    samples: ['resonanz', 'Resonanz!2026', 'RESONANZ!2026', 'Resonanz2026', 'Äß€ 12345', ''],
  },
  email: {
    call: 'email',
    schema: email,
    samples: [
      'name@company',
      'name@company.com',
      'first.last+news@mail.company.co.uk',
      'ä@company.com',
      ' name@company.com',
      '',
    ],
  },
  phone: {
    call: 'phone()',
    schema: phone(),
    samples: ['040 / 12 34 56', '+49 (0)40 123456', '0049 40 123456', '01701234567', '+43 1 23456', '040--123', ''],
  },
  phoneAbroad: {
    call: "phone({ country: 'AT' })",
    schema: phone({ country: 'AT' }),
    samples: ['01 234567', '+43 1 234567', '+49 40 123456'],
  },
  url: {
    call: 'url',
    schema: url,
    samples: [
      'www.Müller.example/Über uns',
      'www.Müller.example/Über-uns',
      'http://company.com',
      'ftp://company.com',
      'company',
      'https://company.com/?q=1',
    ],
  },
  socialUrl: {
    call: 'socialUrl',
    schema: socialUrl,
    samples: [
      'instagram.com/lena.hartwig/?hl=de',
      'https://www.youtube.com/@lena',
      'https://youtu.be/dQw4w9WgXcQ',
      'https://instagram.com',
      'lena-kocht.example',
      'lena',
    ],
  },
  dateText: {
    call: 'dateText',
    schema: dateText,
    samples: ['31.02.2026', '12.10.', '12.10', '2026', '12.10.1929', '1.1.2026'],
  },
  storedDate: { call: 'storedDate', schema: storedDate, samples: ['31.02.2026', '28.02.2026', '29.02.2028', '2026'] },
  calendarDate: { call: 'calendarDate', schema: calendarDate, samples: ['2026-02-31', '2026-02-28', '28.02.2026'] },
  freeText: {
    call: 'freeText({ isRequired: true, maxLength: 40 })',
    schema: freeText({ isRequired: true, maxLength: 40 }),
    samples: [
      ' <b>1</b>&nbsp;',
      '3 < 5 und a<b',
      'R&D bei AT&T',
      '1234',
      '!?',
      '<img src=x',
      'Kaffee &copy 2026',
      'x'.repeat(41),
      '',
    ],
  },
  name: {
    call: 'freeText({ allowsNumbers: true })',
    schema: freeText({ allowsNumbers: true }),
    samples: ['1234', '', ' 4711'],
  },
  digits: {
    call: 'digits({ isRequired: true, maxLength: 5 })',
    schema: digits({ isRequired: true, maxLength: 5 }),
    samples: ['20 095', '20095', '200951', ''],
  },
  wholeNumber: {
    call: 'wholeNumber({ max: 1000 })',
    schema: wholeNumber({ max: 1000 }),
    samples: ['1.000', '1000', '1001', '-1', ''],
  },
  amount: { call: 'amount()', schema: amount(), samples: ['1.500,50', '1500,50', '1500.5', '0,005', ''] },
  iban: {
    call: 'iban',
    schema: iban,
    samples: ['DE89 3704 0044 0532 0130 01', 'DE89 3704 0044 0532 0130 00', 'at61 1904 3002 3457 3201', 'US00 1234'],
  },
} as const satisfies Readonly<Record<string, RuleFamily>>;

/** Validators of whole entries. */
export const entryFamilies = {
  passwordPair: {
    call: 'passwordPair',
    schema: passwordPair,
    samples: [
      { password: 'resonanz', confirmPassword: 'Resonanz' },
      { password: 'Resonanz!2026', confirmPassword: 'Resonanz!2026' },
    ],
  },
  feedback: {
    call: 'feedback',
    schema: feedback,
    samples: [
      { name: '', title: ' ', message: '', isAnonymous: false },
      { name: 'Lena', title: 'Liste', message: 'Sehr schnell.', isAnonymous: 'on' },
    ],
  },
  declineReason: {
    call: 'declineReason',
    schema: declineReason,
    samples: [{ brandDeclineReason: 5, declineText: ' ' }, { brandDeclineReason: '4' }, { brandDeclineReason: 6 }],
  },
  signUp: {
    call: 'signUp',
    schema: signUp,
    samples: [
      { companyName: '<b>', email: 'lena', ...person, confirmPassword: '', phone: '040', termsAccepted: false },
      { ...company, ...person, country: 'AT', phone: '01 234567', website: 'lindenblatt.example' },
    ],
  },
  signUpByToken: { call: 'signUpByToken', schema: signUpByToken, samples: [{ ...person, contactPerson: '' }, person] },
  channelForm: {
    call: 'channelForm',
    schema: channelForm,
    samples: [
      { platform: 'TikTok', url: 'instagram.com/lena', followers: '12.000', isActive: true },
      { platform: 'YouTube', url: 'youtube.com/@lena', title: 'Lena kocht', followers: '12000', isActive: 'on' },
    ],
  },
  campaignForm: {
    call: 'campaignForm',
    schema: campaignForm,
    samples: [{ ...campaign, name: '', endDate: '2026-09-30', budget: '0,005', region: 9 }, campaign],
  },
} as const satisfies Readonly<Record<string, RuleFamily>>;
