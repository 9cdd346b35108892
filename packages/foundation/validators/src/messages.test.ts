import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyValidator, validForms } from '../test/everyValidator.ts';
import { ERROR_CODES } from './codes.ts';
import { email } from './email.ts';
import { file } from './file.ts';
import { inLanguage, issueText, messages } from './messages.ts';
import { object } from './object.ts';
import { password } from './password.ts';
import type { ErrorCode, StandardSchema, ValidationIssue } from './schema.ts';

const codes = Object.keys(messages.de) as ErrorCode[];
const argumentsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? '').sort();

describe('catalogues', () => {
  test('have the same codes and the same arguments in both languages, and words for each', () => {
    expect(Object.keys(messages.en)).toEqual(codes);
    expect(
      codes.filter((code) => argumentsOf(messages.de[code]).join() !== argumentsOf(messages.en[code]).join()),
    ).toEqual([]);
    expect(codes.filter((code) => messages.de[code].trim() === '' || messages.en[code].trim() === '')).toEqual([]);
    expect(codes.filter((code) => messages.de[code] === messages.en[code])).toEqual([]);
  });

  test('use nothing but {name} and {name, number}', () => {
    const plain = (text: string): string => text.replace(/\{\w+(, number)?\}/g, '');
    expect(
      codes.flatMap((code) => [messages.de[code], messages.en[code]]).filter((text) => /[{}'#|]/.test(plain(text))),
    ).toEqual([]);
  });
});

const forms = validForms;
/** A value for every validator that the table of codes names for a code. */
const samples: Readonly<Partial<Record<ErrorCode, Readonly<Record<string, unknown>>>>> = {
  required: {
    email: '',
    wholeNumber: '',
    amount: '',
    choice: '',
    socialUrl: '',
    feedback: {},
    file: { name: '', size: 0 },
  },
  textTooLong: {
    feedback: { ...forms.feedback, message: 'a'.repeat(100_001) },
    declineReason: { brandDeclineReason: 1, declineText: 'a'.repeat(1001) },
    file: { name: 'a'.repeat(256), size: 1 },
  },
  emailInvalid: { email: 'x' },
  passwordMinLength: { password: 'x' },
  passwordMaxLength: { password: 'x'.repeat(129) },
  passwordUppercase: { password: 'x' },
  passwordLowercase: { password: 'X' },
  passwordSpecial: { password: 'x' },
  passwordMismatch: {
    passwordPair: { ...forms.passwordPair, confirmPassword: '' },
    signUp: { ...forms.signUp, confirmPassword: '' },
    signUpByToken: { ...forms.signUp, confirmPassword: '' },
  },
  germanPhoneNumber: { phone: 'x' },
  urlInvalid: { url: 'x' },
  wrongDateFormate: { dateText: 'x', storedDate: 'x', calendarDate: 'x' },
  startsWithOrEndsWithSpace: { freeText: ' a' },
  numberValue: { freeText: '1' },
  specialCharacterValue: { freeText: '!' },
  containsHtml: { freeText: '<b>' },
  htmlCharacterEntityValue: { freeText: '&lt' },
  digitsOnly: { digits: 'x', wholeNumber: 'x' },
  amountInvalid: { amount: 'x' },
  numberTooLarge: { wholeNumber: 1e15, amount: 1e15 },
  choiceInvalid: { choice: 3 },
  channelUrlInvalid: { socialUrl: 'x' },
  channelUrlIsVideo: { socialUrl: 'youtube.com/watch' },
  channelUrlOtherNetwork: { socialUrl: 'threads.net/@lena' },
  channelUrlWithoutHandle: { socialUrl: 'tiktok.com' },
  channelPlatformMismatch: { channelForm: { ...forms.channelForm, platform: 'TikTok' } },
  endBeforeStart: {
    campaignForm: { ...forms.campaignForm, endDate: '2025-01-01' },
    campaignRequestDraft: { ...forms.campaignRequestDraft, postingTo: '2026-01-01' },
    campaignRequestForm: { ...forms.campaignRequestForm, postingTo: '2026-01-01' },
  },
  dateInPast: { campaignRequestSentOn: { ...forms.campaignRequestSentOn, startDate: '2026-08-31' } },
  rangeReversed: {
    campaignRequestDraft: { ...forms.campaignRequestDraft, followersTo: 1 },
    campaignRequestForm: { ...forms.campaignRequestForm, followersTo: 1 },
  },
  termsRequired: {
    signUp: { ...forms.signUp, termsAccepted: false },
    signUpByToken: { ...forms.signUp, termsAccepted: false },
  },
  fileAttachmentType: { file: { name: 'a.svg', size: 1 } },
  fileExecutable: { file: { name: 'a.exe', size: 1 } },
  fileEmpty: { file: { name: 'a.png', size: 0 } },
  fileTooLarge: { file: { name: 'a.png', size: 1e9 } },
  fileContentMismatch: { file: { name: 'a.png', size: 1, head: new Uint8Array([65]) } },
  declineReasonRequired: { declineReason: {} },
  declineTextRequired: { declineReason: { brandDeclineReason: 5 } },
  ibanInvalid: { iban: 'x' },
};

const kinds = {
  fileImageType: 'image',
  fileMediaType: 'imageOrVideo',
  fileVideoType: 'video',
  fileAudioType: 'audio',
  fileDocumentType: 'document',
  fileProductDescriptionType: 'productDescription',
  fileSpreadsheetType: 'spreadsheet',
  fileProductMediaType: 'productMedia',
  fileLearningType: 'learningMaterial',
  fileTestType: 'testMedia',
} as const;

const everyOf: Readonly<Record<string, StandardSchema<unknown, unknown>>> = everyValidator;
const issuesOf = (schema: StandardSchema<unknown, unknown> | undefined, value: unknown): readonly ValidationIssue[] =>
  schema?.['~standard'].validate(value).issues ?? [];

describe('the table of codes', () => {
  const named = codes
    .flatMap((code) => ERROR_CODES[code].map((name) => [code, name] as const))
    .filter(([code, name]) => name !== 'all' && !(code in kinds));

  test('names every code', () => {
    expect(Object.keys(ERROR_CODES)).toEqual(codes);
    expect(codes.filter((code) => ERROR_CODES[code].length === 0)).toEqual([]);
  });

  test.each(named)('%s is raised by %s, with the values its words need', (code, name) => {
    const options = { freeText: '', digits: '' };
    const value = samples[code]?.[name] ?? (code === 'textTooLong' ? '9'.repeat(100_000) : undefined);
    if (code === 'required' && name in options) return;
    const issue = issuesOf(everyOf[name], value).find((each) => each.code === code);
    expect(issue).toBeDefined();
    expect(Object.keys(issue?.params ?? {}).sort()).toEqual(argumentsOf(messages.de[code]));
  });

  test.each(Object.entries(kinds))('%s is raised by file(%j)', (code, kind) => {
    expect(issuesOf(file(kind), { name: 'a.svg', size: 1 }).map((issue) => issue.code)).toEqual([code]);
  });

  test('invalidType is raised by every validator that is asked for a text, a number or a file', () => {
    for (const name of [
      'email',
      'password',
      'phone',
      'url',
      'dateText',
      'storedDate',
      'calendarDate',
      'freeText',
      'digits',
      'iban',
      'socialUrl',
      'wholeNumber',
      'amount',
      'flag',
      'file',
    ])
      expect(issuesOf(everyOf[name], {}).map(({ code }) => code)).toEqual(['invalidType']);
  });

  test('no validator of one value raises a code that does not name it', () => {
    const composed = [
      'optional',
      'passwordPair',
      'channelForm',
      'campaignForm',
      'campaignRequestDraft',
      'campaignRequestForm',
      'campaignRequestSentOn',
      'signUp',
      'signUpByToken',
    ];
    const values = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.constantFrom(...Object.values(samples).flatMap((sample) => Object.values(sample))),
    );
    fc.assert(
      fc.property(values, (value) => {
        for (const [name, schema] of Object.entries(everyOf).filter(([each]) => !composed.includes(each)))
          for (const { code } of issuesOf(schema, value))
            expect([...ERROR_CODES[code], ...(code === 'invalidType' ? [name] : [])]).toContain(name);
      }),
      { numRuns: 500 },
    );
  });
});

describe('sentences', () => {
  test('are made of code and values, numbers as the language writes them', () => {
    const issue = { code: 'textTooLong', params: { max: 10_000 } } as const;
    expect([issueText(issue, 'de'), issueText(issue, 'en')]).toEqual([
      'Bitte geben Sie höchstens 10.000 Zeichen ein.',
      'Please enter at most 10,000 characters.',
    ]);
    expect(issueText({ code: 'fileContentMismatch', params: { extension: 'pdf' } }, 'de')).toBe(
      'Der Inhalt der Datei passt nicht zur Endung .pdf.',
    );
    expect(issueText({ code: 'textTooLong', params: {} }, 'en')).toBe('Please enter at most  characters.');
  });

  test('stand in the message of a schema that speaks a language; everything else stays', () => {
    const login = object({ username: email, password });
    const [bare, german, english] = [login, inLanguage(login, 'de'), inLanguage(login, 'en')].map((schema) =>
      schema['~standard'].validate({ username: 'x', password: 'Aa!4567' }),
    );
    expect(bare?.issues?.map(({ message }) => message)).toEqual(['emailInvalid', 'passwordMinLength']);
    expect(german?.issues).toEqual(bare?.issues?.map((issue) => ({ ...issue, message: issueText(issue, 'de') })));
    expect(english?.issues?.map(({ message }) => message)).toEqual([
      'Please enter a valid e-mail address, for example name@company.com.',
      'At least 8 characters',
    ]);
    expect(inLanguage(login, 'de').validate({ username: 'a@firma.de', password: 'Resonanz!2026' })).toEqual({
      value: { username: 'a@firma.de', password: 'Resonanz!2026' },
    });
  });

  test('survive being put into an object', () => {
    expect(object({ username: inLanguage(email, 'de') }).validate({ username: '' }).issues).toEqual([
      { code: 'required', message: 'Bitte füllen Sie dieses Feld aus.', params: {}, path: ['username'] },
    ]);
  });
});
