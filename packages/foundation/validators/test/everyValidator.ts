import { campaignForm } from '../src/campaignForm.ts';
import { campaignRequestDraft, campaignRequestForm, campaignRequestSentOn } from '../src/campaignRequestForm.ts';
import { channelForm } from '../src/channelForm.ts';
import { choice, flag } from '../src/choice.ts';
import { calendarDate, dateText, storedDate } from '../src/dateText.ts';
import { declineReason } from '../src/declineReason.ts';
import { digits } from '../src/digits.ts';
import { email } from '../src/email.ts';
import { feedback } from '../src/feedback.ts';
import { file } from '../src/file.ts';
import { freeText } from '../src/freeText.ts';
import { iban } from '../src/iban.ts';
import { amount, wholeNumber } from '../src/number.ts';
import { optional } from '../src/object.ts';
import { password, passwordPair } from '../src/password.ts';
import { phone } from '../src/phone.ts';
import { signUp, signUpByToken } from '../src/signUp.ts';
import { socialUrl } from '../src/socialUrl.ts';
import { url } from '../src/url.ts';

/** Every validator that reads a text, by its public name. */
export const textValidators = {
  email,
  password,
  phone: phone(),
  url,
  dateText,
  storedDate,
  calendarDate,
  freeText: freeText(),
  digits: digits(),
  iban,
  socialUrl,
};

/** Every validator, by its public name. */
export const everyValidator = {
  ...textValidators,
  wholeNumber: wholeNumber(),
  amount: amount(),
  choice: choice([1, 2, 'x']),
  flag,
  optional: optional(email),
  file: file('attachment'),
  passwordPair,
  feedback,
  declineReason,
  channelForm,
  campaignForm,
  campaignRequestDraft,
  campaignRequestForm,
  campaignRequestSentOn: campaignRequestSentOn('2026-09-01'),
  signUp,
  signUpByToken,
};

const person = {
  contactPerson: 'Anna Schmidt',
  password: 'Resonanz!2026',
  confirmPassword: 'Resonanz!2026',
  country: 'AT',
  phone: '0660 1234567',
  website: 'firma.de',
  termsAccepted: true,
};

const request = {
  title: 'Herbstleuchten',
  productName: 'Serum',
  productDescription: 'Mit Sanddorn.',
  productCategory: 1,
  productLink: 'firma.de',
  goal: 'sales',
  targetGroups: ['female'],
  ageBands: [],
  countries: ['DE'],
  cities: [],
  platforms: ['Instagram'],
  channelCount: 5,
  followersFrom: 1000,
  followersTo: 50000,
  services: [{ platform: 'Instagram', service: 'Reel' }],
  budget: 12000,
  startDate: '2026-09-01',
  durationMonths: 3,
  durationOther: '',
  postingFrom: '2026-09-10',
  postingTo: '2026-09-20',
  briefingDo: '',
  briefingDont: '',
} as const;

/** A value that each form accepts. */
export const validForms = {
  passwordPair: { password: 'Resonanz!2026', confirmPassword: 'Resonanz!2026' },
  feedback: { name: 'Anna', title: 'Titel', message: 'Text', isAnonymous: false },
  declineReason: { brandDeclineReason: 5, declineText: 'zu spät' },
  channelForm: {
    platform: 'YouTube',
    url: 'http://youtube.com/c/lena?x=1',
    followers: '1200',
    title: 'Lenas Kanal',
    isActive: 'on',
  },
  campaignForm: {
    name: '4711',
    customerName: 'Firma',
    customerId: 3,
    startDate: '2026-01-01',
    endDate: '2026-01-01',
    budget: '1500,50',
    mediaBudget: 0,
    type: '1',
    status: 2,
    region: 1,
  },
  campaignRequestDraft: { ...request, title: '', goal: null, budget: null },
  campaignRequestForm: request,
  campaignRequestSentOn: request,
  signUp: { companyName: '1234', email: 'anna@firma.de', ...person },
  signUpByToken: person,
} as const;
