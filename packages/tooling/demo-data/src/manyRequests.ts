import { faker } from '@faker-js/faker/locale/de';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { CAMPAIGN_MANAGERS } from './accounts.ts';
import type { DemoCampaign, DemoCampaignRequest } from './campaignRecords.ts';
import { dateIn, daysBefore } from './days.ts';
import type { AskingBrand } from './manyBrands.ts';
import { createRandom } from './random.ts';
import type { DemoUgcRequest } from './ugcRequests.ts';

/** Numbers of the large data begin here. */
const FIRST_NUMBER = 1_001;

interface Asking {
  readonly count: number;
  readonly brands: readonly AskingBrand[];
  readonly now: Date;
}

function brandOf(brands: readonly AskingBrand[], customerId: number): AskingBrand {
  const found = brands.find((each) => each.customerId === customerId);
  if (found === undefined) throw new Error(`Nobody asks for customer ${customerId}.`);
  return found;
}

const modelOf = <Model>(models: readonly Model[], at: number): Model => {
  const model = models[at % models.length];
  if (model === undefined) throw new Error('There is nothing to vary.');
  return model;
};

/**
 * Campaign requests of the large data, each like one of those written by hand; an approved one has a campaign of its
 * own.
 */
export function manyRequests(
  models: readonly DemoCampaignRequest[],
  campaigns: readonly DemoCampaign[],
  { count, brands, now }: Asking,
): DemoCampaignRequest[] {
  faker.seed(4_715);
  return Array.from({ length: count - models.length }, (_, at) => {
    const random = createRandom(`many requests ${at}`);
    const model = modelOf(models, at);
    const campaign = model.status === REQUEST_STATUS.approved ? campaigns[at] : undefined;
    const { brand, customerId } = campaign === undefined ? random.pick(brands) : brandOf(brands, campaign.customerId);
    const askedDaysAgo = model.status === REQUEST_STATUS.pending ? random.int(1, 40) : random.int(20, 700);
    const askedAt = daysBefore(now, askedDaysAgo);
    const productName = faker.commerce.productName();
    return {
      ...model,
      id: models.length + at + 1,
      number: `KA-${askedAt.slice(0, 4)}-${FIRST_NUMBER + at}`,
      customerId,
      createdByUserId: brand,
      assigneeUserId: model.isDraft ? null : random.pick(CAMPAIGN_MANAGERS),
      campaignId: campaign?.id ?? null,
      title: campaign?.name ?? `${productName} – Einführung`,
      productName,
      productLink: '',
      hashtags: [],
      budget: random.int(6, 160) * 500,
      startDate: dateIn(
        now,
        model.status === REQUEST_STATUS.pending ? random.int(10, 150) : random.int(30, 60) - askedDaysAgo,
      ),
      ndaDecidedAt: model.ndaDecidedAt === null ? null : askedAt,
      sentAt: model.isDraft ? null : askedAt,
      createdAt: askedAt,
      updatedAt: daysBefore(now, random.next() * askedDaysAgo),
    };
  });
}

/** UGC requests of the large data; the videos of those that were approved are in production. */
export function manyUgcRequests(
  models: readonly DemoUgcRequest[],
  { count, brands }: Omit<Asking, 'now'>,
): DemoUgcRequest[] {
  faker.seed(4_716);
  return Array.from({ length: count - models.length }, (_, at) => {
    const random = createRandom(`many UGC requests ${at}`);
    const state = random.weighted([
      ['approved', 55],
      ['pending', 20],
      ['declined', 15],
      ['draft', 10],
    ] as const);
    const sentDaysAgo = state === 'approved' || state === 'declined' ? random.int(10, 500) : random.int(0, 30);
    return {
      ...modelOf(models, at),
      ...random.pick(brands),
      productName: faker.commerce.productName(),
      videoCount: random.int(1, 4),
      length: random.pick(['15', '30', '60', '90'] as const),
      lengthText: '',
      state,
      declineReason: state === 'declined' ? 'Zum gewünschten Termin ist kein passender Creator frei.' : null,
      sentDaysAgo,
      deliveryIn: state === 'approved' || state === 'declined' ? random.int(20, 60) - sentDaysAgo : random.int(20, 90),
      offer: null,
      videos: [],
      talk: [],
      areCreatorsAgreed: true,
    };
  });
}
