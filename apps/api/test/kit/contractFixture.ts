import type { Schemas } from '../../src/platform/http/Schemas.ts';
import { type CampaignFixture, insertCampaignFixture } from './campaignFixture.ts';
import type { ApiClient, TestServer } from './startTestServer.ts';

/** Terms as the form begins with them. */
export const terms: Schemas['ContractTerms'] = {
  services: [],
  buyOut: { media: ['organic', 'ads'], countries: ['DE', 'AU'], months: 6 },
  exclusivity: '',
  labellingDuty: true,
  correctionRounds: 2,
  paymentDays: 30,
  cancellation: '',
  penalty: false,
};

/** What a partner enters and signs with. */
export const signature: Schemas['PublicContractSignature'] = {
  streetAndHouse: 'Lindenweg 4',
  cityAndZip: '50667 Köln',
  country: 'DE',
  taxId: '214/5812/1234',
  vatLiable: true,
  iban: 'de89 3704 0044 0532 0130 00',
  accountRecipient: 'Lena Hartwig',
  acceptsTerms: true,
  signerName: 'Lena Hartwig',
};

/** Booked channels of a campaign of brand `brand`, whose people have addresses. */
export async function bookedEntries(
  server: TestServer,
  count: number,
): Promise<CampaignFixture & { entries: number[] }> {
  const fixture = await insertCampaignFixture(server.db, count);
  await server.db
    .updateTable('campaigns')
    .set({ start_date: '2026-01-01', end_date: '2027-12-31' })
    .where('id', '=', fixture.campaignId)
    .execute();
  for (const { influencerId } of fixture.channels) {
    await server.db
      .updateTable('influencers')
      .set({ email: `lena${influencerId}@example.com` })
      .where('id', '=', influencerId)
      .execute();
  }
  const rows = await server.db
    .insertInto('campaign_entries')
    .values(
      fixture.channels.map(({ id, influencerId }, index) => ({
        campaign_id: fixture.campaignId,
        influencer_id: influencerId,
        channel_id: id,
        platform: 'Instagram',
        channel_handle: `lena${index}`,
        state: 3,
        brand_status: 3,
        final_budget: 1_500,
        service: 'Post',
        content_status: 'Offen',
      })),
    )
    .returning('id')
    .execute();
  return { ...fixture, entries: rows.map(({ id }) => id) };
}

/** The text for influencer contracts that the product comes with. */
export async function templateOf(server: TestServer, language: 'DE' | 'EN' = 'DE', type: 1 | 2 = 1): Promise<number> {
  const row = await server.db
    .selectFrom('templates')
    .select('id')
    .where('language', '=', language)
    .where('contract_type', '=', type)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Draft contracts for entries. */
export async function draftsFor(
  server: TestServer,
  client: ApiClient,
  entries: readonly number[],
): Promise<Schemas['ContractListItem'][]> {
  const { data } = await client.POST('/contract/createForEntries', {
    body: { compaignInfluencerId: [...entries], type: 1, language: 'DE', templateId: await templateOf(server), terms },
  });
  return data?.data.created ?? [];
}

/** Changes the status of a contract as it stands. */
export async function changeTo(
  client: ApiClient,
  contractId: number,
  change: Omit<Schemas['ContractStatusChange'], 'contractId' | 'updatedAt'>,
) {
  const read = await client.GET('/contract/getById/{id}', { params: { path: { id: contractId } } });
  return client.POST('/contract/changeStatus', {
    body: { contractId, updatedAt: read.data?.data.updatedAt ?? '', ...change },
  });
}

/** The token in the link of a mail. */
export const tokenIn = (mail: { link: string | undefined } | undefined): string =>
  new URL(mail?.link ?? 'http://nowhere').searchParams.get('token') ?? '';
