import { buildProposedChannel } from './campaignRequests.ts';
import { many } from './people.ts';
import type { Schema } from './schema.ts';

/** What a brand orders: three videos of thirty seconds with subtitles and music. */
export function buildUgcOrder(overrides: Partial<Schema<'UgcOrder'>> = {}): Schema<'UgcOrder'> {
  return {
    productName: 'Herbstleuchten Nachtserum 30 ml',
    productLink: 'https://lindenblatt.example/nachtserum',
    productDescription: 'Ein Serum für die Nacht, ohne Duftstoffe.',
    videoCount: 3,
    length: 30,
    lengthText: '',
    startVariants: 2,
    subtitles: true,
    music: true,
    professionalPhotos: false,
    languages: ['de'],
    format: '9:16',
    style: 'testimonial',
    targetGroups: ['female'],
    creatorWishes: 'Ab 25 Jahren, gern mit Haustier.',
    briefing: 'Zeigen, wie das Serum am Abend aufgetragen wird.',
    script: '',
    shipsProduct: true,
    deliveryDate: '2026-12-18',
    duration: 6,
    ...overrides,
  };
}

/** The prices the product starts with. */
export const buildUgcPrices = (): Schema<'UgcPrices'> => ({
  length: { 15: 90, 30: 120, 60: 150, 90: 270, 120: 420, 150: 600, 180: 810, 210: 1050, 240: 1320 },
  subtitles: 10,
  music: 15,
  professionalPhotos: 10,
});

/** A price of 435 euro net for a brand in Germany. */
export const buildUgcMoney = (overrides: Partial<Schema<'UgcMoney'>> = {}): Schema<'UgcMoney'> => ({
  onRequest: false,
  perVideo: 145,
  total: 435,
  vatTreatment: 'standard',
  vatPercent: 19,
  vat: 82.65,
  gross: 517.65,
  currencyCode: 'EUR',
  ...overrides,
});

/** One of the videos of a request; nothing has been uploaded unless it says otherwise. */
export function buildUgcVideo(overrides: Partial<Schema<'UgcVideo'>> = {}, index = 0): Schema<'UgcVideo'> {
  return {
    ugcVideoId: 70 + index,
    ugcCampaignRequestId: 7,
    position: 1 + index,
    entryId: null,
    creatorName: null,
    contentStatus: 'Offen',
    finalContentStatus: 0,
    declineReason: null,
    corrections: 0,
    correctionsIncluded: 2,
    carrier: '',
    trackingNumber: '',
    shippedOn: null,
    creatorAddress: null,
    script: '',
    hooks: [],
    versions: [],
    decidedAt: null,
    ...overrides,
  };
}

/** A version of a video, shown to the brand. */
export const buildUgcVersion = (overrides: Partial<Schema<'UgcVersion'>> = {}): Schema<'UgcVersion'> => ({
  version: 1,
  name: 'serum.mp4',
  contentType: 'video/mp4',
  size: 18_400_000,
  note: '',
  createdAt: '2026-11-20T09:30:00Z',
  submittedAt: '2026-11-20T10:00:00Z',
  previewState: 'ready',
  isPreview: true,
  url: 'data:video/mp4;base64,',
  posterUrl: null,
  ...overrides,
});

/** A row of the list of UGC requests: approved, with one of three videos accepted. */
export function buildUgcRequestListItem(
  overrides: Partial<Schema<'UgcRequestListItem'>> = {},
  index = 0,
): Schema<'UgcRequestListItem'> {
  const { productName, videoCount, length, lengthText, languages, deliveryDate } = buildUgcOrder();
  return {
    ugcCampaignRequestId: 7 + index,
    number: `UGC-2026-${String(7 + index).padStart(4, '0')}`,
    brandName: 'Lindenblatt GmbH',
    productName,
    videoCount,
    length,
    lengthText,
    languages,
    deliveryDate,
    money: buildUgcMoney(),
    creatorsProposed: 3,
    creatorsApproved: 2,
    decisionsOpen: 1,
    videosReady: 1,
    videosAccepted: 1,
    comments: 4,
    status: 2,
    isDraft: false,
    active: true,
    archived: false,
    assigneeName: 'Katharina Bergmann',
    createdAt: '2026-11-02T08:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    ...overrides,
  };
}

/** An approved UGC request: one creator to decide on, one video to be decided, one in production, one accepted. */
export function buildUgcRequest({
  order,
  ...overrides
}: Partial<Omit<Schema<'UgcRequest'>, 'order'>> & { order?: Partial<Schema<'UgcOrder'>> } = {}): Schema<'UgcRequest'> {
  return {
    ugcCampaignRequestId: 7,
    number: 'UGC-2026-0007',
    customerId: 1,
    brandName: 'Lindenblatt GmbH',
    status: 2,
    isDraft: false,
    mayChange: false,
    declineReason: null,
    active: true,
    archived: false,
    assignUserId: 9,
    assigneeName: 'Katharina Bergmann',
    campaignId: 20,
    campaignName: 'Herbstleuchten Nachtserum 30 ml',
    order: buildUgcOrder(order),
    prices: buildUgcPrices(),
    money: buildUgcMoney(),
    offers: [],
    media: [],
    creators: many(2, (index) =>
      buildProposedChannel(
        {
          campaignRequestId: 7,
          requestTitle: 'Herbstleuchten Nachtserum 30 ml',
          externalBudget: 145,
          daysLeft: null,
          brandStatus: index === 0 ? 1 : 3,
        },
        index,
      ),
    ),
    videos: [
      buildUgcVideo(
        {
          contentStatus: 'Eingereicht',
          entryId: 501,
          creatorName: 'Mara Vogt',
          versions: [buildUgcVersion({ version: 2 }), buildUgcVersion()],
          corrections: 1,
        },
        0,
      ),
      buildUgcVideo({}, 1),
      buildUgcVideo(
        {
          contentStatus: 'Freigegeben',
          finalContentStatus: 1,
          decidedAt: '2026-11-19T12:00:00Z',
          versions: [buildUgcVersion({ isPreview: false })],
        },
        2,
      ),
    ],
    createdByName: 'Lea Grünwald',
    createdAt: '2026-11-02T08:00:00Z',
    sentAt: '2026-11-02T09:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    ...overrides,
  };
}

/** Figures of one request: three videos, one of them accepted and one to be decided. */
export function buildUgcFigures(overrides: Partial<Schema<'UgcFigures'>> = {}, index = 0): Schema<'UgcFigures'> {
  return {
    ugcCampaignRequestId: 7 + index,
    number: `UGC-2026-${String(7 + index).padStart(4, '0')}`,
    productName: ['Herbstleuchten Nachtserum 30 ml', 'Bambus-Zahnbürste', 'Wanderrucksack Alpin 28'][index % 3] ?? '',
    status: 2,
    sentAt: '2026-11-02T09:00:00Z',
    deliveryDate: '2026-12-18',
    videosOrdered: 3,
    videosReady: 1,
    videosAccepted: 1,
    decisionsOpen: 1,
    cost: 435,
    updatedAt: '2026-11-20T10:00:00Z',
    ...overrides,
  };
}

/** Figures of a brand's UGC requests over the last twelve months. */
export function buildUgcStatistics(overrides: Partial<Schema<'UgcStatistics'>> = {}): Schema<'UgcStatistics'> {
  return {
    requestsOpen: 1,
    videosOrdered: 9,
    videosInProduction: 3,
    videosReady: 2,
    videosAccepted: 4,
    creatorsOpen: 1,
    spent: 1_305,
    currencyCode: 'EUR',
    months: many(12, (index) => ({
      month: new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 7),
      ordered: index % 4,
      accepted: index % 3,
      cost: (index % 4) * 145,
    })),
    ready: many(2, (index) => ({
      ugcVideoId: 70 + index,
      ugcCampaignRequestId: 7,
      productName: 'Herbstleuchten Nachtserum 30 ml',
      position: 1 + index,
      version: 2,
      submittedAt: '2026-11-20T10:00:00Z',
      seconds: 30,
      posterUrl: null,
    })),
    requests: many(3, (index) => buildUgcFigures({}, index)),
    choices: many(3, (index) => {
      const { ugcCampaignRequestId, number, productName } = buildUgcFigures({}, index);
      return { ugcCampaignRequestId, number, productName };
    }),
    ...overrides,
  };
}
