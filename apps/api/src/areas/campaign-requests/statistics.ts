import { entryKpi } from '@resonanz/domain/kpi';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { FileServices } from '../files/door.ts';
import { contentsToRelease } from './queries/bookedChannels.ts';
import { channelsOf, countOpenDecisions, type ProposalServices, sumsOfBooked } from './queries/channels.ts';
import { lastComments } from './queries/lastComments.ts';
import { latestRequests } from './queries/requestList.ts';
import { approvedBudget, countRunningCampaigns } from './queries/requests.ts';

const DAY = 86_400_000;

/** Figures, open decisions, contents to release, last requests and comments for the brand's home. */
export async function requestStatistics(
  services: FileServices & ProposalServices,
  user: CallUser,
): Promise<Schemas['CampaignRequestStatistics']> {
  const { db, clock } = services;
  const now = clock.now();
  const [campaigns, booked, open, decisions, requests, budget, contents, comments] = await Promise.all([
    countRunningCampaigns(db, user),
    sumsOfBooked(db, user),
    countOpenDecisions(db, user),
    channelsOf(services, user, { limit: 8 }),
    latestRequests(db, user),
    approvedBudget(db, user),
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
    cpc: entryKpi({ externalBudget: spent, clicks }, 'brand').cpc,
    spent,
    budget: Number(budget.sum),
    currencyCode: 'EUR',
    decisions,
    requests,
    contents,
    lastComments: comments,
  };
}
