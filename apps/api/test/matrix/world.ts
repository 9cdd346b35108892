import type { components } from '@resonanz/contract/types';
import { buildCampaignEntry, channelFromBookmark } from '@resonanz/domain/campaignEntry';
import type { TestServer } from '../kit/startTestServer.ts';
import { testUsers } from '../kit/testUsers.ts';

/** Words that only the records of one owner carry, so that an answer shows whose records it holds. */
export const MARKS = {
  brandOne: 'Alpenmarke',
  brandTwo: 'Nordseemarke',
  management: 'Nordlichtgesicht',
  others: 'Fremdgesicht',
} as const;

type Entry = components['schemas']['CampaignInfluencerEntry'];

/** Records of two brands and two managements, and makers of fresh ones for calls that change something. */
export interface World {
  server: TestServer;
  /** Campaign with an approved request, by customer. */
  campaignOf: Readonly<Record<1 | 2, number>>;
  requestOf: Readonly<Record<1 | 2, number>>;
  /** A channel of the kit's management and one of nobody's. */
  channels: { management: Channel; others: Channel };
  /** A channel of the pipeline that nobody has decided on yet, in the campaign of a customer. */
  createEntry(customer: 1 | 2, values?: { state?: 1 | 2 | 3; is_published?: 0 | 1 }): Promise<number>;
  /** What the dialog sends to add a channel that is in no campaign yet. */
  createNewEntry(customer: 1 | 2): Promise<Entry>;
  createNotification(userId: number, panel: 'agency' | 'brand' | 'tester'): Promise<number>;
  createFeedback(place: 'active' | 'archived'): Promise<number>;
}

interface Channel {
  id: number;
  influencerId: number;
}

let made = 0;

async function createChannel({ db }: TestServer, mark: string, management: string | null): Promise<Channel> {
  made += 1;
  const { id: influencerId } = await db
    .insertInto('influencers')
    .values({
      first_name: mark,
      surname: `Muster ${made}`,
      email: `${mark}${made}@example.com`,
      country: 'DE',
      city: 'Köln',
      management,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const handle = `${mark.toLowerCase()}${made}`;
  const { id } = await db
    .insertInto('channels')
    .values({
      influencer_id: influencerId,
      platform: 'Instagram',
      channel_type: 'instagram',
      url: `https://www.instagram.com/${handle}`,
      handle,
      followers: 1000 + made,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, influencerId };
}

async function createCampaign({ db }: TestServer, customer: 1 | 2): Promise<{ campaignId: number; requestId: number }> {
  const name = customer === 1 ? MARKS.brandOne : MARKS.brandTwo;
  const { id: campaignId } = await db
    .insertInto('campaigns')
    .values({ name, customer_id: customer, status: 3, budget: 48_000, owner_user_id: testUsers.manager.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: requestId } = await db
    .insertInto('campaign_requests')
    .values({
      number: `${name}-1`,
      customer_id: customer,
      campaign_id: campaignId,
      title: name,
      product_name: name,
      status: 2,
      goal: 'awareness',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { campaignId, requestId };
}

/** Fills the database of a server. */
export async function createWorld(server: TestServer): Promise<World> {
  const { db } = server;
  const [one, two] = [await createCampaign(server, 1), await createCampaign(server, 2)];
  const campaignOf = { 1: one.campaignId, 2: two.campaignId };
  const channels = {
    management: await createChannel(server, MARKS.management, testUsers.management.company_name),
    others: await createChannel(server, MARKS.others, null),
  };
  const createEntry: World['createEntry'] = async (customer, { state = 2, is_published = 1 } = {}) => {
    const mark = customer === 1 ? MARKS.brandOne : MARKS.brandTwo;
    const { id: channel_id, influencerId: influencer_id } = await createChannel(server, mark, null);
    const { id } = await db
      .insertInto('campaign_entries')
      .values({
        campaign_id: campaignOf[customer],
        channel_id,
        influencer_id,
        platform: 'Instagram',
        channel_handle: mark,
        pre_budget: 800,
        external_budget: 1000,
        service: 'Instagram Video',
        notes: 'intern',
        state,
        is_published,
        brand_status: is_published === 1 ? 1 : null,
        published_at: is_published === 1 ? new Date() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  await createEntry(1);
  await createEntry(2);
  const brand = await db
    .insertInto('tester_brands')
    .values({ name: 'Lindenblatt' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('tester_projects')
    .values({
      brand_id: brand.id,
      title_de: 'Serum',
      title_en: 'Serum',
      status: 2,
      places: 10,
      application_until: '2099-01-01',
      starts_on: '2026-01-01',
      ends_on: '2099-02-01',
    })
    .execute();
  return {
    server,
    campaignOf,
    requestOf: { 1: one.requestId, 2: two.requestId },
    channels,
    createEntry,
    async createNewEntry(customer) {
      const { id, influencerId } = await createChannel(server, MARKS.others, null);
      const reference = channelFromBookmark({
        type: 'instagram',
        channelUrl: `https://www.instagram.com/neu${id}`,
        title: null,
        followers: 1000,
        management: null,
        channelId: id,
        influencerId,
      });
      if (reference === undefined) throw new Error('The channel has no platform.');
      return buildCampaignEntry(reference, campaignOf[customer]) as Entry;
    },
    async createFeedback(place) {
      const { id } = await db
        .insertInto('feedback')
        .values({
          source: 'brand',
          name: '',
          title: 'Export',
          message: 'Die Spalten fehlen.',
          is_anonymous: true,
          created_on: '2026-05-04',
          place,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async createNotification(userId, panel) {
      const { id } = await db
        .insertInto('notifications')
        .values({
          user_id: userId,
          panel,
          type: 13,
          message: 'notificationText.agency.13',
          notification_text: JSON.stringify({ campaign: 'Kampagne' }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
