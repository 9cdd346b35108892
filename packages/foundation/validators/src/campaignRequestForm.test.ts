import { describe, expect, test } from 'vitest';
import { validForms } from '../test/everyValidator.ts';
import { campaignRequestDraft, campaignRequestForm, campaignRequestSentOn } from './campaignRequestForm.ts';

const request = validForms.campaignRequestForm;

const errors = (schema: typeof campaignRequestForm | typeof campaignRequestDraft, changes: object) =>
  (schema.validate({ ...request, ...changes }).issues ?? []).map(({ path, code }) => `${path.join('.')}.${code}`);

const nothing = {
  title: '',
  productName: '',
  productDescription: '',
  productCategory: null,
  productLink: '',
  goal: null,
  targetGroups: [],
  countries: [],
  platforms: [],
  channelCount: null,
  followersFrom: null,
  followersTo: null,
  services: [],
  budget: null,
  startDate: null,
  durationMonths: null,
  postingFrom: null,
  postingTo: null,
};

describe('a campaign request', () => {
  test('may be empty as a draft; sent, it needs its answers', () => {
    expect(errors(campaignRequestDraft, nothing)).toEqual([]);
    expect(errors(campaignRequestForm, nothing)).toEqual([
      'title.required',
      'productName.required',
      'productDescription.required',
      'productCategory.required',
      'goal.required',
      'targetGroups.required',
      'countries.required',
      'platforms.required',
      'budget.required',
      'startDate.required',
      'durationMonths.required',
    ]);
    expect(errors(campaignRequestForm, { budget: 0 })).toEqual(['budget.required']);
  });

  test('lasts so many months or as long as its own words say', () => {
    expect(errors(campaignRequestForm, { durationMonths: null, durationOther: 'bis zum Abverkauf' })).toEqual([]);
    expect(errors(campaignRequestForm, { durationMonths: 13 })).toEqual(['durationMonths.numberTooLarge']);
  });

  test.each([campaignRequestForm, campaignRequestDraft])('is right in what it says, draft or not', (schema) => {
    const wrong = {
      productLink: 'firma',
      title: '<b>x</b>',
      followersTo: 10,
      postingTo: '2026-09-01',
      services: [{ platform: 'Instagram', service: 'Thread' }],
    };
    expect(errors(schema, wrong)).toEqual([
      'title.containsHtml',
      'productLink.urlInvalid',
      'followersTo.rangeReversed',
      'services.choiceInvalid',
      'postingTo.endBeforeStart',
    ]);
    expect(errors(schema, { services: [{ platform: 'TikTok', service: 'Video' }] })).toEqual([
      'services.choiceInvalid',
    ]);
    expect(errors(schema, { services: [{ platform: 'Instagram', service: 'BuyOut6' }] })).toEqual([]);
    expect(errors(schema, { countries: 'DE', services: [{ platform: 'Instagram' }] })).toEqual([
      'countries.invalidType',
      'services.invalidType',
    ]);
    expect(errors(schema, { services: null })).toEqual(['services.invalidType']);
  });

  test('begins on the day it is sent or later; a draft may hold any day', () => {
    const sent = campaignRequestSentOn('2026-09-01');
    expect(errors(sent, { startDate: '2026-09-01' })).toEqual([]);
    expect(errors(sent, { startDate: '2026-08-31' })).toEqual(['startDate.dateInPast']);
    expect(errors(sent, { startDate: '' })).toEqual(['startDate.required']);
    expect(errors(sent, { startDate: '31.08.2026' })).toEqual(['startDate.wrongDateFormate']);
    expect(errors(campaignRequestDraft, { startDate: '2020-02-01' })).toEqual([]);
  });

  test('keeps the address of the product on https', () => {
    expect(campaignRequestForm.validate(request)).toMatchObject({ value: { productLink: 'https://firma.de/' } });
  });
});
