import { notFound } from '../../http/ApiError.ts';
import { defineArea } from '../../http/area.ts';
import { tellCampaigns } from '../campaigns/campaignEvents.ts';
import { publishAll } from '../notifications/notify.ts';
import { decide } from './decision.ts';
import { channelById, requestById, requestPage, requestStatistics } from './queries.ts';

export const campaignRequests = defineArea('campaign-requests', {
  getCampaignRequests: ({ input: { body }, user, services: { db } }) =>
    requestPage(db, {
      user,
      pageNumber: body.pageNumber ?? 0,
      pageSize: body.pageSize ?? 10,
      sortBy: body.sortBy ?? 'updatedAt',
      sort: body.sort ?? 'DESC',
      search: body.search ?? '',
      status: body.filters?.status ?? [],
    }),
  getCampaignRequest: async ({ input: { path }, user, services: { db, clock } }) => {
    const request = await requestById(db, user, path.id, clock.now());
    if (!request) throw notFound();
    return request;
  },
  getCampaignRequestStatistics: ({ user, services: { db, clock } }) =>
    requestStatistics(db, user, clock.now()),
  decideOnChannel: async ({ input: { body }, user, services: { db, clock, live } }) => {
    const { entryId, campaignId, messages } = await decide(db, user, body);
    publishAll(live, messages);
    tellCampaigns(live, user, clock.now(), [{ campaignId, kind: 'entries', ids: [entryId] }]);
    const channel = await channelById(db, user, entryId, clock.now());
    if (!channel) throw notFound();
    return channel;
  },
});
