import { sql } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { visibleRows } from '../../ownership/door.ts';
import type { ChannelAudience } from '../tables.ts';
import { POSTS_OF_MEAN } from './posts.ts';

/** What the latest posts of a channel have on average. */
export interface PostMeans {
  posts: number;
  likes: number | null;
  comments: number | null;
  views: number | null;
  source: string;
  measured_on: string;
}

/** A channel with its latest measurements. */
export interface ChannelFacts {
  id: number;
  platform: Schemas['Platform'];
  channel_type: string;
  url: string;
  handle: string;
  title: string | null;
  active: boolean;
  bookmarked: boolean;
  followers: number | null;
  engagement_rate: number | null;
  audience: ChannelAudience | null;
  default_price: number | null;
  currency_code: string;
  updated_at: string;
  is_import: boolean;
  error: string | null;
  counted: { followers: number; day: string; source: string; is_estimated: boolean } | null;
  rated: { value: number; day: string; source: string; is_estimated: boolean } | null;
  surveyed: { shares: ChannelAudience; day: string; source: string; is_estimated: boolean } | null;
  means: PostMeans | null;
}

/** Which channels are wanted: those of one person, or one. */
export type ChannelsWanted = { influencerId: number } | { channelId: number };

/** Channels that the viewer sees, the largest first, each with its latest measurements and the mean of its posts. */
export async function channelFacts(db: Db, viewer: CallUser, wanted: ChannelsWanted): Promise<ChannelFacts[]> {
  const which = 'channelId' in wanted ? sql`c.id = ${wanted.channelId}` : sql`c.influencer_id = ${wanted.influencerId}`;
  const { rows } = await sql<ChannelFacts>`
    select c.id, c.platform, c.channel_type, c.url, c.handle, c.title, c.active, c.followers, c.engagement_rate,
      c.audience, c.default_price, c.currency_code, c.updated_at, i.is_import, run.error,
      exists (select 1 from bookmarks b where b.channel_id = c.id and b.user_id = ${viewer.id}) as bookmarked,
      (select to_jsonb(latest) from (select f.followers, f.day, f.source, f.is_estimated from follower_history f
        where f.channel_id = c.id order by f.day desc limit 1) latest) as counted,
      (select to_jsonb(latest) from (select m.value, m.day, m.source, m.is_estimated from channel_measurements m
        where m.channel_id = c.id and m.kind = 'engagementRate' order by m.day desc limit 1) latest) as rated,
      (select to_jsonb(latest) from (select m.shares, m.day, m.source, m.is_estimated from channel_measurements m
        where m.channel_id = c.id and m.kind = 'audience' order by m.day desc limit 1) latest) as surveyed,
      (select to_jsonb(mean) from (
        select count(*)::int as posts, round(avg(p.likes))::int as likes, round(avg(p.comments))::int as comments,
          round(avg(p.views))::int as views, min(p.source) as source, max(p.measured_on) as measured_on
        from (
          select * from channel_posts where channel_id = c.id
          order by posted_at desc limit ${POSTS_OF_MEAN}) p) mean) as means
    from channels c join influencers i on i.id = c.influencer_id left join connector_runs run on run.channel_id = c.id
    where ${which} and c.deleted_at is null and ${visibleRows('influencers', viewer, 'i')}
    order by c.followers desc nulls last, c.id`.execute(db);
  return rows;
}
