import { expect, test } from 'vitest';
import { buildCampaign } from '@resonanz/testing/campaigns';
import {
  blankCampaign,
  CAMPAIGN_FIELDS,
  campaignRules,
  type CampaignValues,
  changedFields,
  fieldsOf,
  hashtagsOf,
  newCampaignOf,
  valuesOf,
} from './campaignForm.ts';

const blank = { ...blankCampaign(9, 1), name: 'Sommer' };
const validated = (values: Partial<CampaignValues>) =>
  campaignRules('de')['~standard'].validate({ ...blank, ...values });
const invalidFields = (values: Partial<CampaignValues>) => {
  const result = validated(values);
  return 'issues' in result ? result.issues?.map(({ path }) => path.join('.')) : [];
};

test('a name is enough; nothing typed is nothing on the wire', () => {
  expect(invalidFields({})).toEqual([]);
  expect(fieldsOf(blank)).toMatchObject({
    startDate: null,
    endDate: null,
    budget: 0,
    mediaBudget: 0,
    cpm: null,
    briefing: { hashtags: [] },
  });
  expect(fieldsOf(blank)).not.toHaveProperty('takesChannels');
});

test('every typed field has its rule', () => {
  expect(invalidFields({ name: '', startDate: '2026-06-01', endDate: '2026-05-31' })).toEqual(['name', 'endDate']);
  expect(invalidFields({ briefing: { ...blank.briefing, product: '<b>Kleid</b>', contact: 'x'.repeat(501) } })).toEqual(
    ['briefing.product', 'briefing.contact'],
  );
  expect(invalidFields({ briefing: { ...blank.briefing, hashtags: `#${'x'.repeat(61)}` } })).toEqual([
    'briefing.hashtags',
  ]);
  const many = Array.from({ length: 31 }, (_, index) => `tag${index}`).join(' ');
  expect(invalidFields({ briefing: { ...blank.briefing, hashtags: many } })).toEqual(['briefing.hashtags']);
});

test('hashtags are taken as people type them', () => {
  expect(hashtagsOf(' #Frühling, Leinen;#Frühling  ##Kleid ')).toEqual(['Frühling', 'Leinen', 'Kleid']);
});

test('only what differs is a change; goals and briefing go as a whole', () => {
  const read = valuesOf(buildCampaign());
  expect(changedFields(read, read)).toEqual({});
  expect(changedFields({ ...read, budget: 50_000, endDate: '' }, read)).toEqual({ budget: 50_000, endDate: null });
  const { kpi } = read;
  expect(changedFields({ ...read, kpi: { ...kpi, views: 5 } }, read)).toEqual({ kpi: { ...kpi, views: 5 } });
});

test('a campaign read and sent back is the same', () => {
  const campaign = buildCampaign();
  expect(campaign).toMatchObject(fieldsOf(valuesOf(campaign)));
});

test('a copy takes the channels along when it is asked to; a request goes along', () => {
  expect(newCampaignOf(blank, { kind: 'copy', copyOf: 20 })).toMatchObject({ copyOf: 20 });
  expect(newCampaignOf({ ...blank, takesChannels: false }, { kind: 'copy', copyOf: 20 })).not.toHaveProperty('copyOf');
  expect(newCampaignOf(blank, { kind: 'request', campaignRequestId: 5 })).toMatchObject({ campaignRequestId: 5 });
  expect(newCampaignOf(blank, { kind: 'blank' })).not.toHaveProperty('campaignRequestId');
});

test('every field of the wire has its place in the form', () => {
  const roots = new Set(CAMPAIGN_FIELDS.map((field) => field.split('.')[0]));
  expect([...roots].toSorted()).toEqual(Object.keys(fieldsOf(blank)).toSorted());
});
