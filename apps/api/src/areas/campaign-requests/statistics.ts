import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { CAMPAIGN_STATUS, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { entryKpi } from '@resonanz/domain/kpi';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { fullNameOf } from '../../platform/database/fullName.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { waitsForBrand } from '../campaigns/door.ts';
import type { FileServices } from '../files/door.ts';
import { visibleRows } from '../ownership/door.ts';
import { contentsToRelease } from './bookedChannels.ts';
import { channelsOf, type ProposalServices, shownChannels } from './proposedChannels.ts';
import { listedRequests, toListItem } from './requestList.ts';
import { ownRequests } from './requestRows.ts';
import { shownStatus } from './shownStatus.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

const DAY = 86_400_000;

/** What was last written about the requests and channels that the caller's brand sees. */
async function lastComments(db: Db, user: CallUser): Promise<Schemas['LastComment'][]> {
  const rows = await db
    .selectFrom('comments as o')
    .leftJoin('campaign_entries as e', (join) =>
      join.onRef('e.id', '=', 'o.subject_id').on('o.subject_kind', '=', 'campaignEntry'),
    )
    .innerJoin('campaign_requests as r', (join) =>
      join.on(
        sql<boolean>`(o.subject_kind = 'campaignRequest' and r.id = o.subject_id) or (e.id is not null and r.campaign_id = e.campaign_id and ${visibleRows('proposedChannels', user, 'e')})`,
      ),
    )
    .leftJoin('users as u', 'u.id', 'o.author_user_id')
    .where('o.subject_kind', 'in', ['campaignRequest', 'campaignEntry'])
    .where('o.deleted_at', 'is', null)
    .where('o.audience', '=', 'shared')
    .where(visibleRows('campaignRequests', user, 'r'))
    .where('r.archived', '=', false)
    .select([
      'o.id',
      'o.text',
      'o.author_side',
      'o.created_at',
      'r.id as request_id',
      'r.title',
      'e.channel_handle',
      fullNameOf('u').as('author'),
    ])
    .orderBy('o.id', 'desc')
    .limit(4)
    .execute();
  return rows.map((row) => ({
    commentId: row.id,
    campaignRequestId: row.request_id,
    requestTitle: row.title,
    channel: row.channel_handle,
    author: row.author,
    side: row.author_side,
    text: row.text,
    createdAt: row.created_at,
  }));
}

/** Figures, open decisions, contents to release, last requests and comments for the brand's home. */
export async function requestStatistics(
  services: FileServices & ProposalServices,
  user: CallUser,
): Promise<Schemas['CampaignRequestStatistics']> {
  const { db, clock } = services;
  const now = clock.now();
  const current = () => ownRequests(db, user).where('r.archived', '=', false);
  const [campaigns, booked, open, decisions, requests, budget, contents, comments] = await Promise.all([
    current()
      .innerJoin('campaigns as c', 'c.id', 'r.campaign_id')
      .where(shownStatus, '=', CAMPAIGN_STATUS.running)
      .where('c.active', '=', true)
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<string | null>('c.end_date').as('next_end')])
      .executeTakeFirstOrThrow(),
    shownChannels(db, user)
      .where('e.state', '=', 3)
      .select(({ fn }) => [
        fn.countAll<number>().as('channels'),
        fn.coalesce(fn.sum<number>('e.followers'), sql<number>`0`).as('reach'),
        fn.coalesce(fn.sum<number>('e.clicks'), sql<number>`0`).as('clicks'),
        fn.coalesce(fn.sum<number>('e.external_budget'), sql<number>`0`).as('spent'),
      ])
      .executeTakeFirstOrThrow(),
    shownChannels(db, user)
      .where(waitsForBrand)
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<string | null>('e.published_at').as('oldest')])
      .executeTakeFirstOrThrow(),
    channelsOf(services, user, { limit: 8 }),
    listedRequests(db, user)
      .where('r.archived', '=', false)
      .orderBy('r.updated_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(4)
      .execute(),
    current()
      .where('r.status', '=', REQUEST_STATUS.approved)
      .select(({ fn }) => fn.coalesce(fn.sum<number>('r.budget'), sql<number>`0`).as('sum'))
      .executeTakeFirstOrThrow(),
    contentsToRelease(services, user),
    lastComments(db, user),
  ]);
  const oldest = open.oldest === null ? null : new Date(open.oldest).getTime();
  const [clicks, spent] = [Number(booked.clicks), Number(booked.spent)];
  return {
    runningCampaigns: campaigns.count,
    nextCampaignEnd: campaigns.next_end,
    openDecisions: open.count,
    oldestDecisionDays: oldest === null ? null : Math.max(0, Math.floor((now.getTime() - oldest) / DAY)),
    reach: Number(booked.reach),
    channels: booked.channels,
    clicks,
    cpc: entryKpi({ budgetExtern: spent, clicks }, 'brand').cpc,
    spent,
    budget: Number(budget.sum),
    currencyCode: 'EUR',
    decisions,
    requests: requests.map((row) => toListItem(row, user)),
    contents,
    lastComments: comments,
  };
}
