import { many, personAt } from './people.ts';
import type { Schema } from './schema.ts';

const names = [
  'Frühjahrskollektion 2026',
  'Sommer ohne Zucker',
  'Haarpflege für jeden Tag',
  'Wandern mit der ganzen Familie',
] as const;
const customers = [
  'Grünwald Kosmetik GmbH',
  'Bergquell Getränke AG',
  'Nordlicht Outdoor',
  'Haus & Hof Versand',
] as const;

const nameAt = (index: number) =>
  (index < names.length ? names[index] : `${names[index % names.length]} ${index + 1}`) ?? names[0];

/** A campaign as a list or the campaign dialog shows it. */
export function buildCampaignListItem(
  overrides: Partial<Schema<'CampaignListItem'>> = {},
  index = 0,
): Schema<'CampaignListItem'> {
  return {
    campaignId: 20 + index,
    name: nameAt(index),
    customerName: customers[index % customers.length] ?? customers[0],
    type: 1,
    status: 3,
    channels: ['Instagram', 'YouTube'],
    channelCount: 8 + index,
    startDate: '2026-03-01',
    endDate: '2026-08-31',
    budget: 45_000,
    mediaBudget: 12_000,
    budgetUsed: 18_250,
    brandInvoice: 1,
    brandNdaStatus: 0,
    region: 1,
    activeStatus: 1,
    archive: 0,
    ownerName: 'Katharina Bergmann',
    updatedAt: '2026-05-04T08:12:00Z',
    ...overrides,
  };
}

/** Campaigns of a list. */
export const buildCampaigns = (count: number): Schema<'CampaignListItem'>[] =>
  many(count, (index) => buildCampaignListItem({}, index));

/** A campaign with all its facts. */
export function buildCampaign(overrides: Partial<Schema<'Campaign'>> = {}): Schema<'Campaign'> {
  return {
    campaignId: 20,
    name: names[0],
    customerName: customers[0],
    customerId: 1,
    type: 1,
    status: 3,
    budget: 45_000,
    mediaBudget: 12_000,
    startDate: '2026-03-01',
    endDate: '2026-08-31',
    region: 1,
    activeStatus: 1,
    archive: 0,
    brandInvoice: 1,
    brandInvoiceNumber: null,
    brandInvoiceDate: null,
    brandInvoicePaidOn: null,
    brandNdaStatus: 0,
    ndaRequired: false,
    channels: ['Instagram', 'YouTube'],
    plannedChannels: ['Instagram', 'YouTube'],
    categories: [1],
    kpi: { reach: 1_500_000, clicks: 30_000, views: null, sales: null },
    cpm: 12,
    briefing: {
      description: 'Drei Looks aus der neuen Kollektion, natürlich und nah am Alltag.',
      product: 'Leinenkleid „Marlene“',
      shipping: 'Versand durch die Marke, Rücksendung entfällt.',
      exclusivity: '30 Tage keine andere Modemarke.',
      hashtags: ['Frühjahrskollektion'],
      labels: ['Werbung'],
      contact: 'Katharina Bergmann',
    },
    ownerId: 9,
    ownerName: 'Katharina Bergmann',
    campaignRequestId: 5,
    requestNumber: 'A-2026-005',
    brandName: customers[0],
    currencyCode: 'EUR',
    mayDelete: false,
    createdAt: '2026-02-10T09:00:00Z',
    updatedAt: '2026-05-04T08:12:00Z',
    ...overrides,
  };
}

/** A creator row of a campaign. */
export function buildCampaignInfluencerRow(
  overrides: Partial<Schema<'CampaignInfluencerRow'>> = {},
  index = 0,
): Schema<'CampaignInfluencerRow'> {
  const { firstName, surname, handle, city, followers } = personAt(index);
  return {
    entryId: 500 + index,
    influencerId: 100 + index,
    channelId: 1_000 + index,
    name: `${firstName} ${surname}`,
    picture: null,
    platform: 'Instagram',
    channelURL: handle,
    originalUrl: `https://www.instagram.com/${handle}`,
    management: '',
    city,
    gender: 'female',
    followers,
    germany: 78.4,
    austria: 9.2,
    switzerland: 6.1,
    until18: 6,
    age18To24: 31,
    age25To34: 44,
    age35To44: 13,
    age45To54: 4,
    age55To64: 1.5,
    above64: 0.5,
    genderMale: 24,
    genderFemale: 74,
    avg: 2_140,
    tag: 'Warteliste',
    status: '',
    state: 1,
    type: 1,
    service: 'Post',
    contacted: null,
    contactedBy: '',
    preBudget: 0,
    finalBudget: 0,
    externalBudget: null,
    cbCommission: null,
    contentStatus: 'Offen',
    finalContentStatus: 0,
    finalContentReason: null,
    invoiceStatus: 'Offen',
    invoiceAmount: null,
    invoicePaidOn: null,
    paidStatus: 'Eingegangen',
    contentRelease: null,
    contentDeadline: null,
    contentLink: '',
    publishDate: null,
    savedContent: '',
    trackingLink: '',
    directLink: '',
    clicks: null,
    views: null,
    likes: null,
    shares: null,
    comments: null,
    impressions: null,
    stickerClicks: null,
    readers: null,
    orderData: null,
    cpc: null,
    cpv: null,
    cpo: null,
    tkp: null,
    tkpBasis: null,
    isPublished: 0,
    publishedAt: null,
    daysLeft: null,
    brandStatus: null,
    brandDeclineReason: null,
    interestStatus: 0,
    ndaSignedStatus: 0,
    brandCommentCount: 0,
    cbCommentCount: 0,
    fileCount: 0,
    notes: '',
    recommendation: false,
    createdAt: '2026-05-04T08:12:00Z',
    updatedAt: '2026-05-04T08:12:00Z',
    ...overrides,
  };
}

/** Creator rows of a campaign. */
export const buildCampaignInfluencerRows = (count: number): Schema<'CampaignInfluencerRow'>[] =>
  many(count, (index) => buildCampaignInfluencerRow({}, index));

/** Figures of a campaign over its booked channels. */
export function buildCampaignStatistics(
  overrides: Partial<Schema<'CampaignStatistics'>> = {},
): Schema<'CampaignStatistics'> {
  return {
    channels: 6,
    reach: 1_402_000,
    views: 982_310,
    clicks: 31_876,
    orders: 579,
    impressions: 1_100_000,
    likes: 48_210,
    shares: 2_930,
    comments: 4_120,
    cost: 10_830,
    finalBudget: 10_830,
    planned: 14_600,
    externalBudget: 14_200,
    margin: 3_370,
    cpc: 0.34,
    cpv: 0.01,
    cpo: 18.72,
    tkp: 9.84,
    tkpBasis: 'impressions',
    interested: 4,
    waitingList: 2,
    budgetUse: 68,
    ...overrides,
  };
}
