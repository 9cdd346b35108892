import { expect, expectTypeOf, test } from 'vitest';
import { createMockServer } from '@resonanz/testing/mockServer';
import { answerOf } from './answer.ts';
import { createApiClient } from './createApiClient.ts';
import { campaignsNames } from './requestNames/campaigns.gen.ts';
import { translated } from './translated.ts';

const wire: string[] = [];
const server = createMockServer();
const client = createApiClient({
  baseUrl: server.baseUrl,
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const answer = await server.fetch(request.clone());
    wire.push(`${new URL(request.url).search}${await request.text()}`, await answer.clone().text());
    return answer;
  },
});
const http = translated(client, campaignsNames);

test('a campaign is sent and answered in the spelling of the wire, and no one sees it', async () => {
  const { channels, ...campaign } = { name: 'Herbst', startDate: '2026-10-01', endDate: '2026-10-31', channels: [] };
  const body = { ...campaign, type: 1, customerId: 2, region: 1, ownerId: 9 } as never;
  const saved = await answerOf(http.POST('/campaign/v1/addCompaignData', { body }));
  expect(channels).toEqual([]);
  const [sent, answered] = wire.splice(0);
  expect(JSON.parse(String(sent))).toMatchObject({ kampagnenname: 'Herbst', startdatum: '2026-10-01' });
  expect(JSON.parse(String(answered))).toHaveProperty('data.compaignDataId');
  expect(saved).toHaveProperty('campaignId');
  expect(saved).not.toHaveProperty('compaignDataId');
  expect(server.received('addCampaign')[0]?.body).toMatchObject({ name: 'Herbst', startDate: '2026-10-01' });
});

test('a sort in the query is the name of a column', async () => {
  const query = { pageNumber: 0, pageSize: 10, sortBy: 'name', sort: 'ASC' } as const;
  await answerOf(http.GET('/campaign/v1/findAllCompaignData', { params: { query } }));
  const [sent] = wire.splice(0);
  expect(new URLSearchParams(sent).get('sortBy')).toBe('kampagnenname');
  expect(server.received('findAllCampaigns')[0]?.query).toMatchObject({ sortBy: 'name' });
  server.verify();
});

test('a request with names of the wire is no call of the client or of another area, for the compiler', () => {
  const written = () => [
    client.http.GET('/region/getAll'),
    // @ts-expect-error -- without its table it would be sent in the names of code.
    client.http.POST('/campaign/v1/addCompaignData', {} as never),
    // @ts-expect-error -- the table of campaigns does not know it.
    http.POST('/contract/save', {} as never),
  ];
  expectTypeOf(written).toBeFunction();
});
