import type { Schema } from './schema.ts';
import { many, personAt } from './people.ts';

const names = ['Frühjahrskollektion 2026', 'Sommer ohne Zucker', 'Haarpflege für jeden Tag', 'Wandern mit der ganzen Familie'] as const;
const customers = ['Grünwald Kosmetik GmbH', 'Bergquell Getränke AG', 'Nordlicht Outdoor', 'Haus & Hof Versand'] as const;

const nameAt = (index: number) => (index < names.length ? names[index] : `${names[index % names.length]} ${index + 1}`) ?? names[0];

/** A campaign as a list or the campaign dialog shows it. */
export function buildCampaignListItem(overrides: Partial<Schema<'CampaignListItem'>> = {}, index = 0): Schema<'CampaignListItem'> {
  return {
    compaignDataId: 20 + index,
    kampagnenname: nameAt(index),
    kundenname: customers[index % customers.length] ?? customers[0],
    type: 1,
    status: 3,
    channels: ['Instagram', 'YouTube'],
    channelCount: 8 + index,
    startdatum: '2026-03-01',
    enddatum: '2026-08-31',
    budget: 45_000,
    mediaBudget: 12_000,
    budgetUsed: 18_250,
    brandInvoice: 1,
    brandNdaStatus: 0,
    activeStatus: 1,
    archive: 0,
    ownerName: 'Katharina Bergmann',
    updatedAt: '2026-05-04T08:12:00Z',
    ...overrides,
  };
}

/** Campaigns of a list. */
export const buildCampaigns = (count: number): Schema<'CampaignListItem'>[] => many(count, (index) => buildCampaignListItem({}, index));

/** A campaign with all its facts. */
export function buildCampaign(overrides: Partial<Schema<'Campaign'>> = {}): Schema<'Campaign'> {
  return {
    compaignDataId: 20,
    kampagnenname: names[0],
    kundenname: customers[0],
    customerId: 1,
    type: 1,
    status: 3,
    budget: 45_000,
    mediaBudget: 12_000,
    startdatum: '2026-03-01',
    enddatum: '2026-08-31',
    region: 1,
    activeStatus: 1,
    archive: 0,
    brandInvoice: 1,
    brandNdaStatus: 0,
    channels: ['Instagram', 'YouTube'],
    ownerName: 'Katharina Bergmann',
    campaignRequestId: 5,
    brandName: customers[0],
    currencyCode: 'EUR',
    updatedAt: '2026-05-04T08:12:00Z',
    ...overrides,
  };
}

/** A creator row of a campaign. */
export function buildCampaignInfluencerRow(overrides: Partial<Schema<'CampaignInfluencerRow'>> = {}, index = 0): Schema<'CampaignInfluencerRow'> {
  const { firstName, surname, handle, city, followers } = personAt(index);
  return {
    compaignInfluencerId: 500 + index,
    influencerId: 100 + index,
    channelId: 1_000 + index,
    name: `${firstName} ${surname}`,
    picture: null,
    platform: 'Instagram',
    channelURL: handle,
    originalUrl: `https://www.instagram.com/${handle}`,
    city,
    reichweite: followers,
    tag: 'Warteliste',
    status: '',
    state: 1,
    leistung: 'Post',
    vorBudget: 0,
    finalesBudget: 0,
    budgetExtern: null,
    contentStatus: 'Offen',
    finalContentStatus: 0,
    invoiceStatus: 'Offen',
    paidStatus: 'Eingegangen',
    contentRelease: null,
    contentDeadline: null,
    cpc: null,
    cpv: null,
    cpo: null,
    tkp: null,
    clicks: null,
    views: null,
    isPublished: 0,
    publishedAt: null,
    brandStatus: null,
    brandDeclineReason: null,
    ndaSignedStatus: 0,
    notizen: '',
    empfehlung: false,
    createdAt: '2026-05-04T08:12:00Z',
    updatedAt: '2026-05-04T08:12:00Z',
    ...overrides,
  };
}

/** Creator rows of a campaign. */
export const buildCampaignInfluencerRows = (count: number): Schema<'CampaignInfluencerRow'>[] =>
  many(count, (index) => buildCampaignInfluencerRow({}, index));
