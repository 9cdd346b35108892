import type { components } from '@resonanz/contract/types';
import { buildCampaignEntry, channelFromBookmark } from '@resonanz/domain/campaignEntry';
import type { Database } from '../../src/platform/database/connect.ts';
import type { ApiClient, TestServer } from './startTestServer.ts';
import { testUsers } from './testUsers.ts';

type Entry = components['schemas']['CampaignInfluencerEntry'];
type Row = components['schemas']['CampaignInfluencerRow'];

/** A campaign of brand `brand` with its approved request, a campaign without one, and channels to add. */
export interface CampaignFixture {
  campaignId: number;
  requestId: number;
  plainCampaignId: number;
  channels: readonly { id: number; influencerId: number }[];
  /** The entry that adds a channel, exactly as the dialog sends it. */
  entryOf(position: number, campaignId?: number): Entry;
}

/** Writes the rows of a {@link CampaignFixture}. */
export async function insertCampaignFixture(db: Database, channelCount = 3): Promise<CampaignFixture> {
  const campaign = (name: string, customerId: number) =>
    db
      .insertInto('campaigns')
      .values({
        name,
        customer_id: customerId,
        status: 3,
        budget: 48_000,
        media_budget: 12_500,
        owner_user_id: testUsers.manager.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const { id: campaignId } = await campaign('Herbstleuchten', 1);
  const { id: plainCampaignId } = await campaign('Ohne Anfrage', 2);
  const { id: requestId } = await db
    .insertInto('campaign_requests')
    .values({
      number: `A-${campaignId}`,
      customer_id: 1,
      campaign_id: campaignId,
      title: 'Herbstleuchten',
      status: 2,
      goal: 'awareness',
      assignee_user_id: testUsers.admin.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const channels: { id: number; influencerId: number }[] = [];
  for (let index = 0; index < channelCount; index += 1) {
    const { id: influencerId } = await db
      .insertInto('influencers')
      .values({ first_name: 'Lena', surname: `Hartwig ${index}`, city: 'Köln', country: 'DE' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('channels')
      .values({
        influencer_id: influencerId,
        platform: 'Instagram',
        channel_type: 'instagram',
        url: `https://www.instagram.com/lena${index}`,
        handle: `lena${index}`,
        followers: 128_400 + index,
        audience: JSON.stringify({ germany: 81.5, age25To34: 48, age18To24: 30 }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    channels.push({ id, influencerId });
  }
  return {
    campaignId,
    requestId,
    plainCampaignId,
    channels,
    entryOf(position, intoCampaign = campaignId) {
      const channel = channels[position];
      if (!channel) throw new Error(`The fixture has no channel ${position}.`);
      const reference = channelFromBookmark({
        type: 'instagram',
        channelUrl: `https://www.instagram.com/lena${position}/`,
        title: null,
        followers: 128_400 + position,
        management: null,
        channelId: channel.id,
        influencerId: channel.influencerId,
      });
      if (!reference) throw new Error('The channel has no platform.');
      return buildCampaignEntry(reference, intoCampaign) as Entry;
    },
  };
}

/** Empties what campaigns consist of and begins again: a {@link CampaignFixture} with three entries in its campaign. */
export async function insertCampaignEntries(
  { db }: TestServer,
  staff: ApiClient,
): Promise<{ fixture: CampaignFixture; ids: number[] }> {
  for (const table of ['influencers', 'campaign_requests', 'campaigns', 'notifications'] as const)
    await db.deleteFrom(table).execute();
  const fixture = await insertCampaignFixture(db);
  const { data } = await staff.POST('/campaign/v1/addEditCompaignInfluencer', {
    body: [0, 1, 2].map((position) => fixture.entryOf(position)),
  });
  return { fixture, ids: data?.data.compaignInfluencerId ?? [] };
}

/** The row of an entry as the grid has it. */
export async function campaignRow(staff: ApiClient, campaignId: number, id: number): Promise<Row> {
  const { data } = await staff.GET('/campaign/v1/WithoutPagination', { params: { query: { campaignId } } });
  const row = data?.data.find((each) => each.compaignInfluencerId === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
}
