import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { DEMO_PASSWORD } from '@resonanz/demo-data/accounts';
import { channelPrices } from '@resonanz/demo-data/channelPrices';
import { createDemoData, type DemoChannel, type DemoSize, type DemoUser } from '@resonanz/demo-data/demoData';
import { followerHistory, historyDays } from '@resonanz/demo-data/followerHistory';
import { personDetails } from '@resonanz/demo-data/personDetails';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { isBrand } from '@resonanz/domain/roles';
import { termsVersionOn } from '@resonanz/domain/terms';
import { hashPassword } from '../platform/access/passwords.ts';
import type { Database } from '../platform/database/connect.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Clock } from '../platform/runtime/Clock.ts';
import type { FileStorage } from '../platform/storage/FileStorage.ts';
import { continueIds, insertAll } from './insertRows.ts';
import { seedFiles } from './seedFiles.ts';
import { seedManyTesters } from './seedManyTesters.ts';
import { seedTesterworld } from './seedTesterworld.ts';

type Transaction = Kysely<Schema>;

/** Channels that get a follower history; the large data would otherwise have nine million rows of it. */
const CHANNELS_WITH_HISTORY = 20_000;

async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const answer = await sql<{ used: boolean }>`select
    exists (select 1 from users) or exists (select 1 from customers) or exists (select 1 from influencers)
    or exists (select 1 from campaigns) or exists (select 1 from tester_projects) as used`.execute(db);
  return answer.rows[0]?.used === false;
}

/** What a brand of the demo data has accepted: the terms that count, since it came or since they do. */
function termsOf(
  { roleId, createdAt }: Pick<DemoUser, 'roleId' | 'createdAt'>,
  now: Date,
): { termsVersion: string | null; termsAcceptedAt: string | null } {
  if (!isBrand(roleId)) return { termsVersion: null, termsAcceptedAt: null };
  const version = termsVersionOn(berlinDay(now));
  const since = `${version}T06:00:00.000Z`;
  return { termsVersion: version, termsAcceptedAt: createdAt > since ? createdAt : since };
}

async function insertUsers(tx: Transaction, users: readonly DemoUser[], now: Date): Promise<void> {
  const rows = await Promise.all(
    users.map(async ({ logsIn, ...user }) => ({
      isActive: true,
      archived: false,
      emailVerify: true,
      approved: APPROVAL_STATUS.approved,
      declineReason: null,
      defaultLanguage: 'DE',
      ...termsOf(user, now),
      ...user,
      passwordHash: logsIn ? await hashPassword(DEMO_PASSWORD) : null,
      updatedAt: user.createdAt,
    })),
  );
  await insertAll(tx, 'users', rows);
  await continueIds(tx, 'users');
}

async function insertPictures(tx: Transaction, pictures: readonly { key: string; svg: string }[]): Promise<void> {
  await sql`insert into media (key, content_type, bytes)
    select key, 'image/svg+xml', convert_to(svg, 'UTF8')
    from json_to_recordset(${JSON.stringify(pictures)}::json) as picture (key text, svg text)`.execute(tx);
}

async function insertHistory(tx: Transaction, channels: readonly DemoChannel[], now: Date): Promise<void> {
  const histories = channels.map(followerHistory).filter((history) => history !== undefined);
  if (histories.length === 0) return;
  await sql`insert into follower_history (channel_id, day, followers, source)
    select history."channelId", days.day, (history.followers ->> (days.position - 1)::int)::int, 'platform'
    from json_to_recordset(${JSON.stringify(histories)}::json) as history ("channelId" integer, followers json)
    cross join unnest(${historyDays(now)}::date[]) with ordinality as days (day, position)`.execute(tx);
}

async function insertInfluencers(
  tx: Transaction,
  data: ReturnType<typeof createDemoData>,
  { size, now }: { size: DemoSize; now: Date },
): Promise<void> {
  let withHistory = 0;
  for (const chunk of data.influencers()) {
    const people = chunk.map((influencer) => {
      const { channels: _channels, ...person } = influencer;
      return { ...person, ...personDetails(influencer), updatedAt: person.createdAt };
    });
    const channels = chunk.flatMap((person) => person.channels);
    await insertAll(tx, 'influencers', people);
    await insertAll(
      tx,
      'channels',
      channels.map((channel) => ({ ...channel, updatedAt: channel.createdAt })),
    );
    await insertAll(
      tx,
      'channel_prices',
      channels.flatMap((channel) => channelPrices(channel, size, now)),
    );
    if (withHistory < CHANNELS_WITH_HISTORY) await insertHistory(tx, channels, now);
    withHistory += channels.length;
  }
  await continueIds(tx, 'influencers');
  await continueIds(tx, 'channels');
}

async function insertCampaigns(tx: Transaction, data: ReturnType<typeof createDemoData>): Promise<void> {
  for (const { campaigns, entries } of data.campaigns()) {
    await insertAll(tx, 'campaigns', campaigns);
    await insertAll(tx, 'campaign_entries', entries);
  }
  await continueIds(tx, 'campaigns');
}

async function insertProfileDetails(tx: Transaction, data: ReturnType<typeof createDemoData>): Promise<void> {
  const { posts, measurements, comments, followers, ratings } = data.profileDetails();
  await insertAll(tx, 'channel_posts', posts);
  await insertAll(tx, 'channel_measurements', measurements);
  await insertAll(tx, 'comments', comments);
  await insertAll(
    tx,
    'follower_history',
    followers.map((day) => ({ ...day, isEstimated: false })),
  );
  await insertAll(tx, 'influencer_ratings', ratings);
}

/** What demo data is made of and where it goes. */
export interface SeedOptions {
  db: Database;
  storage: FileStorage;
  clock: Clock;
  size: DemoSize;
  /** Gives up before the next statement, and leaves the database empty. */
  signal?: AbortSignal;
}

/** Lets every statement begin only as long as nobody has asked to stop. */
const untilAborted = (signal: AbortSignal): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    signal.throwIfAborted();
    return node;
  },
  transformResult: async ({ result }) => result,
});

/**
 * Fills an empty database with demo data, all or nothing: the accounts, and everything their screens show, with its
 * files and with dates around the present. Answers false, and writes nothing, when the database is in use.
 */
export async function seed({ db, storage, clock, size, signal }: SeedOptions): Promise<boolean> {
  const now = clock.now();
  const isSeeded = await db.transaction().execute(async (transaction) => {
    const tx = signal === undefined ? transaction : transaction.withPlugin(untilAborted(signal));
    // Two servers that start at the same time must not both find an empty database.
    await sql`lock table users in exclusive mode`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    const data = createDemoData(size, now);
    await insertPictures(tx, data.pictures);
    // Customers and users refer to each other: the owners follow once there are users.
    await insertAll(
      tx,
      'customers',
      data.customers.map(({ ownerUserId: _owner, ...customer }) => ({ ...customer, updatedAt: customer.createdAt })),
    );
    await insertUsers(tx, data.users, now);
    for (const { id, ownerUserId } of data.customers) {
      await tx.updateTable('customers').set({ owner_user_id: ownerUserId }).where('id', '=', id).execute();
    }
    await insertAll(tx, 'customer_contacts', data.customerContacts);
    await insertAll(tx, 'brand_invitations', data.brandInvitations);
    await insertAll(tx, 'history', data.customerEvents);
    await insertInfluencers(tx, data, { size, now });
    await insertProfileDetails(tx, data);
    await insertCampaigns(tx, data);
    await insertAll(tx, 'campaign_requests', data.requests);
    await insertAll(tx, 'comments', data.requestComments);
    await insertAll(tx, 'notifications', data.notifications);
    await insertAll(tx, 'bookmarks', data.bookmarks());
    await insertAll(tx, 'saved_searches', data.savedSearches);
    await insertAll(tx, 'customer_leads', data.leads);
    await insertAll(tx, 'customer_lead_contacts', data.leadContacts);
    await insertAll(tx, 'customer_lead_log', data.leadLog);
    await insertAll(tx, 'history', data.leadEvents);
    await insertAll(
      tx,
      'todos',
      data.todos.map((todo) => ({ ...todo, updatedBy: todo.createdBy, updatedAt: todo.createdAt })),
    );
    // Leads and the to-dos of their follow-ups refer to each other.
    await sql`update customer_leads l set follow_up_todo_id = t.id
      from todos t where t.customer_lead_id = l.id`.execute(tx);
    await insertAll(tx, 'todo_check_items', data.todoCheckItems);
    await insertAll(tx, 'comments', data.todoComments);
    await seedTesterworld(tx, data);
    if (size === 'large') await seedManyTesters(tx, now);
    for (const table of ['customers', 'customer_leads', 'campaign_requests', 'todos'] as const)
      await continueIds(tx, table);
    await seedFiles({ db: tx, storage, clock }, data);
    return true;
  });
  // Without statistics the first lists would be planned as if the tables were empty, and without a vacuum what indexes
  // could answer alone would be looked up in large tables.
  if (isSeeded) await (size === 'large' ? sql`vacuum (analyze)` : sql`analyze`).execute(db);
  return isSeeded;
}
