import { describe, expect, test } from 'vitest';
import { campaignEntryCases } from '@resonanz/cases/campaignEntry';
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

  test.each(campaignEntryCases)('%s has, and has to have, %j', (_id, values) => {
    for (const [name, value] of Object.entries(values)) {
      expect(entry['required']).toContain(name);
      expect([name, takes(fields[name], value)]).toEqual([name, true]);
      expect([name, takes(fields[name], ['of no kind'])]).toEqual([name, false]);
    }
  });

  test('has no other fields, and each that is sent without a value takes empty text [R-PAY-034]', () => {
    const all = campaignEntryCases.flatMap(([, values]) => Object.entries<unknown>(values));
    expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(fields).toSorted());
    expect(entry['additionalProperties']).toBe(false);
    for (const [name, value] of all) if (value === '') expect([name, takes(fields[name], '')]).toEqual([name, true]);
  });
});
