import { describe, expect, test } from 'vitest';
import { isObject, paths, resolved } from './contractDocument.ts';

/** Whether a schema of the entry takes a value; it uses no other words of JSON Schema than these. */
function takes(schema: unknown, value: unknown): boolean {
  const { type, anyOf, const: only, enum: choices, minimum, maximum, maxLength, properties } = resolved(schema);
  if (Array.isArray(anyOf)) return anyOf.some((each) => takes(each, value));
  if (only !== undefined && value !== only) return false;
  if (Array.isArray(choices) && !choices.includes(value)) return false;
  if (typeof minimum === 'number' && typeof value === 'number' && value < minimum) return false;
  if (typeof maximum === 'number' && typeof value === 'number' && value > maximum) return false;
  if (typeof maxLength === 'number' && typeof value === 'string' && value.length > maxLength) return false;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type !== 'object') return typeof value === type;
  return (
    isObject(value) &&
    isObject(properties) &&
    Object.entries(value).every(([name, part]) => takes(properties[name], part))
  );
}

const body = resolved(
  resolved(resolved(paths['/campaign/v1/addEditCompaignInfluencer']?.['post']?.requestBody)['content'])[
    'application/json'
  ],
)['schema'];
const list = resolved(body);
const entry = resolved(list['items']);
const fields = entry['properties'] as Readonly<Record<string, unknown>>;

describe('the entry that adds a channel to a campaign', () => {
  test('comes in a list [R-PAY-001]', () => {
    expect(list['type']).toBe('array');
    expect(entry['type']).toBe('object');
  });

  const sent: readonly (readonly [id: string, fields: Readonly<Record<string, unknown>>])[] = [
    ['[R-PAY-002]', { compaignInfluencerId: '' }],
    ['[R-PAY-003]', { empfehlung: false }],
    ['[R-PAY-004]', { channelURL: 'lenahartwig' }],
    ['[R-PAY-005]', { management: 'Studio Elbufer' }],
    ['[R-PAY-006]', { channel: 'Instagram' }],
    ['[R-PAY-007]', { reichweite: 128_412 }],
    ['[R-PAY-008]', { vorBudget: 0 }],
    ['[R-PAY-009]', { finalesBudget: 0 }],
    [
      '[R-PAY-010]',
      { notizen: '', clicks: '', leser: '', views: '', likes: '', shares: '', orderData: '', kommentare: '' },
    ],
    ['[R-PAY-011]', { tag: 'Warteliste' }],
    ['[R-PAY-012]', { status: '' }],
    ['[R-PAY-013]', { channelId: 77 }],
    ['[R-PAY-014]', { paidStatus: 'Eingegangen' }],
    ['[R-PAY-015]', { leistung: '' }],
    ['[R-PAY-016]', { cpc: '', cpv: '', cpo: '' }],
    ['[R-PAY-017]', { influencerId: 12 }],
    ['[R-PAY-018]', { tkp: '' }],
    ['[R-PAY-019]', { originalUrl: 'https://www.instagram.com/lenahartwig/' }],
    [
      '[R-PAY-020]',
      {
        activeId: '',
        trackingLink: '',
        directLink: '',
        budgetExtern: '',
        savedContent: '',
        contentRelease: '',
        contentDeadline: '',
        contentStatus: '',
      },
    ],
    ['[R-PAY-021]', { state: 1 }],
    ['[R-PAY-022]', { gender: '' }],
    ['[R-PAY-023]', { germany: '', austria: '', switzerland: '' }],
    [
      '[R-PAY-024]',
      { until18: '', age18To24: '', age25To34: '', age35To44: '', age45To54: '', age55To64: '', above64: '' },
    ],
    ['[R-PAY-025]', { genderMale: '', genderFemale: '' }],
    ['[R-PAY-026]', { avg: '' }],
    ['[R-PAY-027]', { type: 1 }],
    ['[R-PAY-028]', { contacted: '', contactedBy: '', city: '' }],
    ['[R-PAY-029]', { impressionen: '', stickerClicks: '', cbCommission: '' }],
    ['[R-PAY-030]', { brandStatus: '', brandDeclineReason: '', brandCommentCount: '', cbCommentCount: '' }],
    ['[R-PAY-031]', { contentLink: '', publishDate: '' }],
    ['[R-PAY-032]', { isPublished: 1 }],
    ['[R-PAY-033]', { compaignDataId: { compaignDataId: 501 } }],
  ];

  test.each(sent)('%s has, and has to have, %j', (_id, values) => {
    for (const [name, value] of Object.entries(values)) {
      expect(entry['required']).toContain(name);
      expect([name, takes(fields[name], value)]).toEqual([name, true]);
      expect([name, takes(fields[name], ['of no kind'])]).toEqual([name, false]);
    }
  });

  test('has no other fields, and each that is sent without a value takes empty text [R-PAY-034]', () => {
    const all = sent.flatMap(([, values]) => Object.entries(values));
    expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(fields).toSorted());
    expect(entry['additionalProperties']).toBe(false);
    for (const [name, value] of all) if (value === '') expect([name, takes(fields[name], '')]).toEqual([name, true]);
  });
});
