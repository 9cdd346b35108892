import type { CallUser } from '../../access/CallUser.ts';
import type { Database } from '../../database/connect.ts';
import { invalidFields, notFound } from '../../http/ApiError.ts';
import { defineArea } from '../../http/area.ts';
import { publishAll } from '../notifications/notify.ts';
import { addOrEditEntries, moveEntries, publishEntries } from './entries.ts';
import {
  bookedFigures,
  campaignById,
  campaignOptions,
  campaignPage,
  entryPage,
  isVisible,
  stateCounts,
} from './queries.ts';
import { campaignStatistics } from './statistics.ts';

async function visibleCampaign(db: Database, user: CallUser, id: number) {
  const campaign = await campaignById(db, user, id);
  if (!campaign) throw notFound();
  return campaign;
}

export const campaigns = defineArea('campaigns', {
  findAllCampaigns: async ({ input: { query }, user, services: { db } }) => {
    const { pageNumber = 0, pageSize = 10, option = -1, search = '', sortBy = 'updatedAt', sort = 'DESC' } = query;
    if (pageNumber === -1 && pageSize === -1) return campaignOptions(db, user, search);
    if (pageNumber < 0 || pageSize < 1) throw invalidFields([{ field: 'pageSize', key: 'pagingInvalid' }]);
    return campaignPage(db, user, { pageNumber, pageSize, option, search, sortBy, sort });
  },
  getCampaign: async ({ input: { path }, user, services: { db } }) => visibleCampaign(db, user, path.id),
  getCampaignStatistics: async ({ input: { query }, user, services: { db } }) => {
    const campaign = await visibleCampaign(db, user, query.campaignId);
    return campaignStatistics(await bookedFigures(db, campaign.compaignDataId), campaign.mediaBudget);
  },
  getCampaignStateCounts: async ({ input: { query }, user, services: { db } }) => {
    if (!(await isVisible(db, user, query.campaignId))) throw notFound();
    return stateCounts(db, query.campaignId);
  },
  getCampaignInfluencers: async ({ input: { body }, user, services: { db } }) => {
    if (!(await isVisible(db, user, body.campaignId))) throw notFound();
    const { pageNumber = 0, pageSize = 50, sortBy = 'createdAt', sort = 'DESC', search = '', filters = {} } = body;
    return entryPage(db, {
      campaignId: body.campaignId,
      state: body.state,
      pageNumber,
      pageSize,
      sortBy,
      sort,
      search,
      platforms: filters.platforms ?? [],
      brandStatus: filters.brandStatus ?? [],
    });
  },
  addEditCampaignInfluencers: async ({ input: { body }, user, services: { db } }) => ({
    compaignInfluencerId: await addOrEditEntries(db, user, body),
  }),
  changeCampaignInfluencerState: async ({ input: { body }, user, services: { db } }) => ({
    compaignInfluencerId: await moveEntries(db, user, body.compaignInfluencerId, body.state),
  }),
  changePublishedStatus: async ({ input: { body }, user, services: { db, live } }) => {
    const { ids, messages } = await publishEntries(db, user, body.compaignInfluencerId, body.isPublished);
    publishAll(live, messages);
    return { compaignInfluencerId: ids };
  },
});
