import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { visibleRows } from '../../ownership/door.ts';

/** Influencers that the user sees. */
export const findInfluencers = (db: Db, user: CallUser, ids: readonly number[]) =>
  db
    .selectFrom('influencers as i')
    .select(['i.id', 'i.first_name', 'i.surname', 'i.email', 'i.status'])
    .where('i.id', 'in', ids)
    .where(visibleRows('influencers', user, 'i'))
    .execute();

/** Channels of influencers that the user sees. */
export const findChannels = (db: Db, user: CallUser, influencerIds: readonly number[]) =>
  db
    .selectFrom('channels as c')
    .select(['c.id', 'c.influencer_id', 'c.platform', 'c.handle'])
    .where('c.influencer_id', 'in', influencerIds)
    .where(visibleRows('channels', user, 'c'))
    .execute();

/** The entries of influencers in a campaign. */
export const findEntries = (db: Db, campaignId: number, influencerIds: readonly number[]) =>
  db
    .selectFrom('campaign_entries as e')
    .select(['e.influencer_id', 'e.channel_id', 'e.service', 'e.content_deadline', 'e.publish_date'])
    .where('e.campaign_id', '=', campaignId)
    .where('e.influencer_id', 'in', influencerIds)
    .orderBy('e.id')
    .execute();

/** Customers that the user sees. */
export const findCustomers = (db: Db, user: CallUser, ids: readonly number[]) =>
  db
    .selectFrom('customers as k')
    .select(['k.id', 'k.name'])
    .where('k.id', 'in', ids)
    .where(visibleRows('customers', user, 'k'))
    .execute();

/** Testers that the user sees, by their accounts. */
export const findTesters = (db: Db, user: CallUser, ids: readonly number[]) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.is_active'])
    .where('u.id', 'in', ids)
    .where(visibleRows('testers', user, 'u'))
    .execute();

/** Amazon users that the user sees. */
export const findAmazonUsers = (db: Db, user: CallUser, ids: readonly number[]) =>
  db
    .selectFrom('amazon_users as a')
    .select(['a.id', 'a.first_name', 'a.last_name', 'a.email'])
    .where('a.id', 'in', ids)
    .where(visibleRows('amazonUsers', user, 'a'))
    .execute();

/** The contacts of customers, the main ones first. */
export const findContacts = (db: Db, customerIds: readonly number[]) =>
  db
    .selectFrom('customer_contacts')
    .select(['id', 'customer_id', 'name', 'email'])
    .where('customer_id', 'in', customerIds)
    .orderBy('is_main', 'desc')
    .orderBy('id')
    .execute();

/** The name of a campaign and of its brand. */
export const findCampaign = (db: Db, campaignId: number) =>
  db
    .selectFrom('campaigns as c')
    .leftJoin('customers as k', 'k.id', 'c.customer_id')
    .select(['c.name', 'k.name as brand'])
    .where('c.id', '=', campaignId)
    .executeTakeFirst();
