import type { Schema } from './schema.ts';
import { many, personAt } from './people.ts';

/** A channel that the agency proposes to a brand. */
export function buildProposedChannel(overrides: Partial<Schema<'ProposedChannel'>> = {}, index = 0): Schema<'ProposedChannel'> {
  const { firstName, surname, handle, city, followers } = personAt(index);
  return {
    compaignInfluencerId: 500 + index,
    campaignRequestId: 5,
    requestTitle: 'Frühjahrskollektion 2026',
    channelId: 1_000 + index,
    platform: 'Instagram',
    channelUrl: `https://www.instagram.com/${handle}`,
    handle,
    name: `${firstName} ${surname}`,
    picture: null,
    city,
    country: 'DE',
    followers,
    engagementRate: 3.4,
    leistung: 'Post',
    budgetExtern: 1_740,
    currencyCode: 'EUR',
    brandStatus: 1,
    brandDeclineReason: null,
    publishedAt: '2026-05-04T08:12:00Z',
    daysLeft: 5,
    audience: { germany: 78, austria: 9, switzerland: 6, genderMale: 31, genderFemale: 66, topAgeBand: 'age25To34' },
    ...overrides,
  };
}

/** A campaign request with its proposals. */
export function buildCampaignRequest(overrides: Partial<Schema<'CampaignRequest'>> = {}): Schema<'CampaignRequest'> {
  return {
    campaignRequestId: 5,
    number: 'CR-2026-0005',
    title: 'Frühjahrskollektion 2026',
    productName: 'Tagescreme Aloe',
    productDescription: 'Eine leichte Creme für jeden Tag, ohne Duftstoffe.',
    platforms: ['Instagram', 'TikTok'],
    targetGroups: ['female'],
    countries: ['DE'],
    goal: 'awareness',
    budget: 45_000,
    currencyCode: 'EUR',
    startDate: '2026-03-01',
    durationMonths: 6,
    status: 2,
    declineReason: null,
    ndaRequired: false,
    ndaStatus: 0,
    campaignName: 'Frühjahrskollektion 2026',
    campaignStart: '2026-03-01',
    campaignEnd: '2026-08-31',
    channels: many(3, (index) => buildProposedChannel({}, index)),
    createdAt: '2026-02-02T08:12:00Z',
    updatedAt: '2026-05-04T08:12:00Z',
    ...overrides,
  };
}

/** A campaign request as the brand's list shows it. */
export function buildCampaignRequestListItem(
  overrides: Partial<Schema<'CampaignRequestListItem'>> = {},
  index = 0,
): Schema<'CampaignRequestListItem'> {
  return {
    campaignRequestId: 5 + index,
    number: `CR-2026-${String(5 + index).padStart(4, '0')}`,
    title: 'Frühjahrskollektion 2026',
    productName: 'Tagescreme Aloe',
    platforms: ['Instagram', 'TikTok'],
    budget: 45_000,
    currencyCode: 'EUR',
    startDate: '2026-03-01',
    durationMonths: 6,
    status: 2,
    ndaRequired: false,
    ndaStatus: 0,
    channelsProposed: 6,
    channelsApproved: 2,
    decisionsOpen: 3,
    updatedAt: '2026-05-04T08:12:00Z',
    ...overrides,
  };
}

/** Figures of a brand's home; its open decisions are the channels it is given. */
export function buildCampaignRequestStatistics(
  overrides: Partial<Schema<'CampaignRequestStatistics'>> = {},
): Schema<'CampaignRequestStatistics'> {
  const { decisions = many(3, (index) => buildProposedChannel({}, index)) } = overrides;
  return {
    runningCampaigns: 2,
    nextCampaignEnd: '2026-08-31',
    openDecisions: decisions.filter(({ brandStatus }) => brandStatus === 1).length,
    oldestDecisionDays: 2,
    reach: 1_402_000,
    channels: 12,
    clicks: 31_876,
    cpc: 0.34,
    spent: 31_180,
    budget: 48_000,
    currencyCode: 'EUR',
    requests: many(2, (index) => buildCampaignRequestListItem({}, index)),
    ...overrides,
    decisions,
  };
}
