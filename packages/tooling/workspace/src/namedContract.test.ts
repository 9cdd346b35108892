import { expect, test } from 'vitest';
import { type ContractDocument, namedDocument, requestNames, requestNamesFiles } from './namedContract.ts';

const document = (body: object, tags = ['campaigns']): ContractDocument => ({
  paths: {
    '/campaign/{compaignDataId}': {
      post: {
        tags,
        parameters: [{ name: 'leser', in: 'query', schema: { type: 'integer' } }],
        requestBody: { content: { 'application/json': { schema: body } } },
      },
    },
  },
  components: {
    schemas: {
      Campaign: {
        type: 'object',
        required: ['kampagnenname'],
        properties: {
          kampagnenname: { type: 'string' },
          sortBy: { enum: ['startdatum', 'budget'] },
          parent: { $ref: '#/components/schemas/Campaign' },
        },
      },
      Payload: { 'x-names': 'wire', properties: { leistung: { type: 'string' } } },
    },
  },
});
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('fields, required fields, choices and parameters of the query get the names of code; paths stay', () => {
  const named = namedDocument(document(reference('Campaign'))) as ContractDocument;
  expect(named.components.schemas['Campaign']).toEqual({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      sortBy: { enum: ['startDate', 'budget'] },
      parent: reference('Campaign'),
    },
  });
  expect(Object.keys(named.paths)).toEqual(['/campaign/{compaignDataId}']);
  expect(JSON.stringify(named.paths)).toContain('"name":"readers"');
});

test('a payload that is prescribed letter for letter stays, and its request is not translated', () => {
  const payload = document(reference('Payload'));
  expect((namedDocument(payload) as ContractDocument).components.schemas['Payload']).toEqual(
    payload.components.schemas['Payload'],
  );
  expect(requestNames(payload).get('campaigns')?.get('/campaign/{compaignDataId}')).toEqual(['leser']);
});

test('a request names what it spells as the wire does, once, by area', () => {
  const files = requestNamesFiles(document(reference('Campaign'), ['brand-campaigns']));
  const folder = 'packages/client/api-client/src/requestNames';
  expect([...files.keys()]).toEqual([`${folder}/paths.gen.ts`, `${folder}/brandCampaigns.gen.ts`]);
  expect(files.get(`${folder}/paths.gen.ts`)).toContain("\n  | '/campaign/{compaignDataId}';");
  const text = files.get(`${folder}/brandCampaigns.gen.ts`);
  expect(text).toContain("  '/campaign/{compaignDataId}': ['kampagnenname', 'leser', 'startdatum'],");
  expect(text).toContain('export const brandCampaignsNames = {');
});

test('a schema with one name in both spellings is rejected', () => {
  expect(() => namedDocument(document({ properties: { startdatum: {}, startDate: {} } }))).toThrow(
    'A schema has startdatum and startDate',
  );
});

test('a request with one name in both spellings is rejected', () => {
  const body = { properties: { startdatum: {}, startDate: {} } };
  expect(() => requestNames(document(body))).toThrow('takes startdatum in both spellings');
});
