import type { CompiledQuery } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import type { TestUserName } from './kit/testUsers.ts';

type Read = (client: ApiClient, fixture: CampaignFixture) => Promise<{ response: Response }>;

const body = { pageNumber: 0, pageSize: 10 };
const staff = ['superAdmin', 'admin'] as const;

/** Who of two reads which list, and whether both share its rows or only their number. */
const lists: readonly (readonly [string, readonly [TestUserName, TestUserName], 'rowsAndTotal' | 'total', Read])[] = [
  [
    'campaigns',
    staff,
    'rowsAndTotal',
    (client) => client.GET('/campaign/v1/findAllCompaignData', { params: { query: body } }),
  ],
  [
    'creators of a campaign',
    staff,
    'rowsAndTotal',
    (client, { campaignId }) =>
      client.POST('/campaign/v1/getCampaignInfluencersWithPagination', { body: { campaignId, state: 3, ...body } }),
  ],
  [
    'campaign requests',
    staff,
    'rowsAndTotal',
    (client) => client.POST('/campaignRequest/agency/getWithPagination', { body }),
  ],
  [
    'self-service campaigns',
    staff,
    'rowsAndTotal',
    (client) => client.POST('/campaign/selfService/getWithPagination', { body }),
  ],
  [
    'requests of a brand',
    ['brand', 'brandManager'],
    'total',
    (client) => client.POST('/campaignRequest/getWithPagination', { body }),
  ],
  ['UGC requests', staff, 'rowsAndTotal', (client) => client.POST('/ugcCampaignRequest/getWithPagination', { body })],
  ['UGC material', staff, 'rowsAndTotal', (client) => client.POST('/ugcMaterial/getWithPagination', { body })],
  ['customers', staff, 'rowsAndTotal', (client) => client.POST('/customer/getWithPagination', { body })],
  ['customer leads', staff, 'rowsAndTotal', (client) => client.POST('/customerLead/getWithPagination', { body })],
  ['contracts', staff, 'rowsAndTotal', (client) => client.POST('/contract/getWithPagination', { body })],
  [
    'mails',
    staff,
    'rowsAndTotal',
    (client) => client.POST('/influencerMail/findAllMail', { body: { page: 0, pageSize: 10 } }),
  ],
  ['to-dos', ['manager', 'manager'], 'rowsAndTotal', (client) => client.POST('/todo/getList', { body })],
  ['models', staff, 'rowsAndTotal', (client) => client.POST('/model/getWithPagination', { body })],
  ['creators', staff, 'rowsAndTotal', (client) => client.POST('/creator/getWithPagination', { body })],
  [
    'the network of brands',
    ['brand', 'brandTwo'],
    'rowsAndTotal',
    (client) => client.POST('/network/getWithPagination', { body: { ...body, kind: 'channel' } }),
  ],
  ['users', ['admin', 'admin'], 'total', (client) => client.POST('/getUsersWithPagination', { body })],
  ['accounts of brands', staff, 'total', (client) => client.POST('/getBrandUserWithPagination', { body })],
  ['learning videos', staff, 'total', (client) => client.POST('/learningVideo/getWithPagination', { body })],
];

const isCount = ({ sql: text }: CompiledQuery): boolean => /count\(\*\) as "?total"?/.test(text);
const isPage = ({ sql: text }: CompiledQuery): boolean => /limit \$\d+ offset \$\d+$/.test(text);

describeOnEachDatabase('lists that many read at once', (database) => {
  let server: TestServer;
  let fixture: CampaignFixture;
  beforeAll(async () => {
    server = await startTestServer({ database });
    fixture = await insertCampaignFixture(server.db);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => server.stop());

  test.each(lists)('%s', async (_, readers, shares, read) => {
    const [one, other] = [await server.as(readers[0]), await server.as(readers[1])];
    const send = vi.spyOn(server.db, 'executeQuery');
    const sent = () => send.mock.calls.map(([statement]) => statement as CompiledQuery);
    for (const client of [one, one, other]) expect((await read(client, fixture)).response.status).toBe(200);
    expect(sent().filter(isCount)).toHaveLength(1);
    expect(sent().filter(isPage)).toHaveLength(shares === 'total' ? 3 : 1);
  });
});
