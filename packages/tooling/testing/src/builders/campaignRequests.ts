import { many, personAt } from './people.ts';
import type { Schema } from './schema.ts';

/** A channel that the agency proposes to a brand. */
export function buildProposedChannel(
  overrides: Partial<Schema<'ProposedChannel'>> = {},
  index = 0,
): Schema<'ProposedChannel'> {
  const { firstName, surname, handle, city, followers } = personAt(index);
  return {
    entryId: 500 + index,
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
    service: 'Post',
    externalBudget: 1_740,
    currencyCode: 'EUR',
    brandStatus: 1,
    brandDeclineReason: null,
    publishedAt: '2026-05-04T08:12:00Z',
    daysLeft: 5,
    comments: 0,
    audience: { germany: 78, austria: 9, switzerland: 6, genderMale: 31, genderFemale: 66, topAgeBand: 'age25To34' },
    ...overrides,
  };
}

/** All answers of a campaign request. */
export function buildCampaignRequestForm(
  overrides: Partial<Schema<'CampaignRequestForm'>> = {},
): Schema<'CampaignRequestForm'> {
  return {
    title: 'Frühjahrskollektion 2026',
    productName: 'Tagescreme Aloe',
    productDescription: 'Eine leichte Creme für jeden Tag, ohne Duftstoffe.',
    productCategory: 1,
    productLink: 'https://lindenblatt.example/aloe',
    goal: 'awareness',
    kpi: { reach: 1_500_000, clicks: null, views: null, sales: null },
    targetGroups: ['female'],
    ageBands: ['age25To34', 'age35To44'],
    countries: ['DE'],
    cities: ['Hamburg', 'Köln'],
    platforms: ['Instagram', 'TikTok'],
    channelCount: 8,
    followersFrom: 20_000,
    followersTo: 250_000,
    services: [
      { platform: 'Instagram', service: 'Reel' },
      { platform: 'TikTok', service: 'Video' },
    ],
    categories: [1],
    budget: 45_000,
    startDate: '2026-03-01',
    durationMonths: 6,
    durationOther: '',
    postingFrom: '2026-03-15',
    postingTo: '2026-08-15',
    briefingDo: 'Die Creme am Morgen zeigen, gern mit der ganzen Routine.',
    briefingDont: 'Keine Vergleiche mit anderen Marken.',
    hashtags: ['lindenblatt', 'hautgefühl'],
    buyOutMonths: 6,
    ndaRequired: false,
    ...overrides,
  };
}

/** A booked channel with its content and figures. */
export function buildBookedChannel(
  overrides: Partial<Schema<'BookedChannel'>> = {},
  index = 0,
): Schema<'BookedChannel'> {
  const { firstName, surname, handle, followers } = personAt(index);
  return {
    entryId: 700 + index,
    campaignRequestId: 5,
    requestTitle: 'Frühjahrskollektion 2026',
    platform: 'Instagram',
    channelUrl: `https://www.instagram.com/${handle}`,
    handle,
    name: `${firstName} ${surname}`,
    picture: null,
    service: 'Reel',
    externalBudget: 1_740,
    currencyCode: 'EUR',
    contentRelease: '2026-05-12',
    contentStatus: 'Eingereicht',
    finalContentStatus: 0,
    finalContentReason: null,
    mayDecide: true,
    savedContent: 'https://drive.lindenblatt.example/reel',
    contentLink: null,
    publishDate: null,
    files: [],
    comments: 0,
    results: {
      reach: followers,
      impressions: null,
      views: null,
      clicks: null,
      likes: null,
      comments: null,
      shares: null,
      orders: null,
      cpc: null,
      tkp: null,
      isTkpByFollowers: true,
    },
    ...overrides,
  };
}

/** A campaign request with its proposals. */
export function buildCampaignRequest(overrides: Partial<Schema<'CampaignRequest'>> = {}): Schema<'CampaignRequest'> {
  return {
    campaignRequestId: 5,
    number: 'CR-2026-0005',
    form: buildCampaignRequestForm(),
    step: 6,
    status: 2,
    isDraft: false,
    active: true,
    archived: false,
    withdrawnAt: null,
    sentAt: '2026-02-02T08:12:00Z',
    declineReason: null,
    ndaStatus: 0,
    ndaAcceptedBy: null,
    ndaDecidedAt: null,
    ndaVersion: null,
    currentNdaVersion: 1,
    mayEdit: false,
    mayWithdraw: false,
    currencyCode: 'EUR',
    campaignName: 'Frühjahrskollektion 2026',
    campaignStart: '2026-03-01',
    campaignEnd: '2026-08-31',
    contactName: 'Jonas Petersen',
    files: [],
    channels: many(3, (index) => buildProposedChannel({}, index)),
    booked: [],
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
    isDraft: false,
    archived: false,
    ndaRequired: false,
    ndaStatus: 0,
    channelsProposed: 6,
    channelsApproved: 2,
    decisionsOpen: 3,
    newComments: 0,
    mayEdit: false,
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
    contents: [],
    lastComments: [],
    ...overrides,
    decisions,
  };
}

/** Figures of one campaign of a brand. */
export function buildSelfServiceFigures(
  overrides: Partial<Schema<'SelfServiceFigures'>> = {},
): Schema<'SelfServiceFigures'> {
  return {
    campaignRequestId: 5,
    title: 'Frühjahrskollektion 2026',
    startDate: '2026-03-01',
    endDate: '2026-08-31',
    status: 3,
    platforms: ['Instagram', 'TikTok'],
    budget: 45_000,
    spent: 31_180,
    currencyCode: 'EUR',
    pending: 3,
    waiting: 2,
    approved: 12,
    declined: 4,
    booked: 12,
    reach: 1_402_000,
    impressions: 1_180_000,
    clicks: 31_876,
    orders: 412,
    cpc: 0.98,
    tkp: 26.42,
    targetTkp: 28,
    decisionsOpen: 3,
    updatedAt: '2026-05-04T08:12:00Z',
    ...overrides,
  };
}

/** A running campaign as its brand follows it. */
export function buildImaActivity(overrides: Partial<Schema<'ImaActivity'>> = {}): Schema<'ImaActivity'> {
  return {
    campaignRequestId: 5,
    title: 'Frühjahrskollektion 2026',
    startDate: '2026-03-01',
    endDate: '2026-08-31',
    status: 3,
    platforms: ['Instagram', 'TikTok'],
    decisionsOpen: 2,
    contentsOpen: 1,
    nextPosting: '2026-05-12',
    lastContent: '2026-05-02',
    comments: 4,
    channels: many(2, (index) => buildProposedChannel({}, index)),
    booked: [buildBookedChannel({}, 2)],
    documents: [],
    updatedAt: '2026-05-04T08:12:00Z',
    ...overrides,
  };
}
