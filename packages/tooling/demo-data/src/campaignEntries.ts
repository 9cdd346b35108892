import {
  BRAND_STATUS,
  CAMPAIGN_STATUS,
  CAMPAIGN_TYPE,
  ENTRY_TYPE,
  INTEREST_STATUS,
  NDA_SIGNED_STATUS,
  PIPELINE_STATE,
  PUBLISHED,
} from '@resonanz/domain/campaigns';
import { entryKpi, proposedExternalBudget } from '@resonanz/domain/kpi';
import { defaultService } from '@resonanz/domain/platforms';
import { nameOfUser } from './accounts.ts';
import type { DemoCampaign, DemoCampaignEntry } from './campaignRecords.ts';
import { dateIn, daysBefore, daysUntil } from './days.ts';
import { contentOf, figuresOf, NO_FIGURES, NOT_STARTED, type Content } from './entryContent.ts';
import type { Candidate, EntryPool, Wish } from './entryPool.ts';
import { quotedPrice } from './figures.ts';
import { createRandom, type Random } from './random.ts';
import { CAMPAIGNS, SHOWCASE_CAMPAIGN, type CampaignFacts } from './words/campaigns.ts';
import { CUSTOMERS } from './words/customers.ts';

/** Where a channel stands between the agency and the brand. */
type Standing =
  | { readonly state: 1 }
  | {
      readonly state: 2;
      readonly brand: 'unpublished' | 'pending' | 'waiting' | 'approved' | 'declined' | 'none';
      readonly reason?: string;
    }
  | { readonly state: 3; readonly brand: 'approved' | 'none' };

interface Place {
  readonly campaign: DemoCampaign;
  readonly now: Date;
  readonly random: Random;
}

const DECISION = {
  unpublished: null,
  none: null,
  pending: BRAND_STATUS.pending,
  waiting: BRAND_STATUS.waitingList,
  approved: BRAND_STATUS.approve,
  declined: BRAND_STATUS.declined,
} as const;

const ACQUISITION_NOTES = [null, null, 'Angefragt', 'Angefragt', 'Erinnert', 'Angebot erhalten'] as const;
const INTERESTED_NOTES = ['Angebot erhalten', 'In Verhandlung', 'In Verhandlung', 'Zugesagt'] as const;

const REMARKS = [
  'Möchte das Produkt vorab testen.',
  'Nur Reels, keine Stories.',
  'Erst ab Mitte des Monats verfügbar.',
  'Hat im Frühjahr schon für uns gearbeitet, sehr zuverlässig.',
  'Exklusivität für 30 Tage angefragt.',
  'Rechnung kommt über das Management.',
] as const;

function tagOf(random: Random, standing: Standing): string {
  if (standing.state === PIPELINE_STATE.campaign) return 'Kampagne';
  if (standing.state === PIPELINE_STATE.interestedPerson)
    return random.weighted([
      ['Interessent', 8],
      ['Top-Auswahl', 2],
      ['Ersatz', 1],
    ]);
  return random.weighted([
    ['Warteliste', 9],
    ['Keine Rückmeldung', 2],
    ['Preis zu hoch', 1],
    ['Absage', 1],
  ]);
}

function noteOf(random: Random, standing: Standing, content: Content): string | null {
  if (standing.state === PIPELINE_STATE.acquisition) return random.pick(ACQUISITION_NOTES);
  if (standing.state === PIPELINE_STATE.interestedPerson) return random.pick(INTERESTED_NOTES);
  if (content.status === 'Online') return 'Abgeschlossen';
  return content.status === 'Offen'
    ? random.pick(['Vertrag versendet', 'Produkt versendet', 'Produkt erhalten'] as const)
    : 'In Produktion';
}

function publishedDaysAgo(random: Random, standing: Standing, campaign: DemoCampaign, now: Date): number | null {
  if (standing.state === PIPELINE_STATE.acquisition || standing.brand === 'none') return null;
  if (standing.state === PIPELINE_STATE.interestedPerson && standing.brand === 'unpublished') return null;
  if (standing.state === PIPELINE_STATE.interestedPerson && campaign.status === CAMPAIGN_STATUS.running) {
    return standing.brand === 'pending' ? random.int(0, 8) + random.next() * 0.6 : random.int(2, 12) + random.next();
  }
  return Math.max(1, -daysUntil(now, campaign.startDate) + random.int(4, 24));
}

function toEntry(
  { campaign, now, random }: Place,
  { influencer, channel, price }: Candidate,
  standing: Standing,
): DemoCampaignEntry {
  const content =
    standing.state === PIPELINE_STATE.campaign
      ? contentOf(random, campaign, channel, standing.brand === 'approved', now)
      : NOT_STARTED;
  const knowsPrice = standing.state > PIPELINE_STATE.acquisition || random.chance(0.35);
  const preBudget = knowsPrice ? quotedPrice(price * (0.9 + random.next() * 0.16)) : 0;
  const finalBudget =
    standing.state === PIPELINE_STATE.campaign ? quotedPrice(preBudget * (0.97 + random.next() * 0.08)) : 0;
  const agencyCommission = standing.state === PIPELINE_STATE.acquisition ? null : random.pick([15, 18, 20, 20, 20, 22]);
  const externalBudget =
    agencyCommission === null
      ? null
      : proposedExternalBudget({ preBudget, finalBudget, cbCommission: agencyCommission });
  const figures = content.status === 'Online' ? figuresOf(random, channel) : NO_FIGURES;
  const kpi = entryKpi({
    preBudget,
    finalBudget,
    followers: channel.followers,
    impressions: figures.impressions,
    clicks: figures.clicks,
    views: figures.views,
    orderData: figures.orders,
  });
  const hasFigures = figures.impressions !== null;
  const published = publishedDaysAgo(random, standing, campaign, now);
  const addedDays =
    (published ?? 0) + random.int(2, 16) + random.next() + (standing.state === PIPELINE_STATE.campaign ? 6 : 0);
  const note = noteOf(random, standing, content);
  const { audience } = channel;
  const later = createRandom(`entry details ${campaign.id} ${channel.id}`);
  const isOnline = content.status === 'Online';
  const hasInvoice = content.invoiceStatus !== 'Offen';
  return {
    campaignId: campaign.id,
    influencerId: influencer.id,
    channelId: channel.id,
    platform: channel.platform,
    recommended: random.chance(0.12),
    channelHandle: channel.handle,
    originalUrl: channel.url,
    management: influencer.management,
    followers: channel.followers,
    preBudget: preBudget || null,
    finalBudget: finalBudget || null,
    externalBudget,
    agencyCommission,
    notes: random.chance(0.16) ? random.pick(REMARKS) : '',
    ...figures,
    averageEngagement: channel.averageInteractions,
    cpc: hasFigures ? kpi.cpc : null,
    cpv: hasFigures ? kpi.cpv : null,
    cpo: hasFigures ? kpi.cpo : null,
    tkp: standing.state === PIPELINE_STATE.campaign ? kpi.tkp : null,
    tag: tagOf(random, standing),
    statusNote: note,
    paidStatus: standing.state === PIPELINE_STATE.campaign ? content.invoiceStatus : 'Eingegangen',
    invoiceStatus: content.invoiceStatus,
    service: standing.state === PIPELINE_STATE.acquisition && !knowsPrice ? null : defaultService(channel.platform),
    contentRelease: content.release,
    contentDeadline: content.deadline,
    contentStatus: content.status,
    finalContentStatus: content.finalStatus,
    contentLink: content.link,
    publishDate: content.publishDate,
    trackingLink:
      standing.state === PIPELINE_STATE.campaign ? `https://trk.example.com/c${campaign.id}/${channel.id}` : null,
    directLink:
      standing.state === PIPELINE_STATE.campaign
        ? `https://shop.example.com/?utm_campaign=c${campaign.id}&utm_content=${channel.id}`
        : null,
    stickerClicks:
      isOnline && channel.platform === 'Instagram' && figures.clicks !== null
        ? Math.round(figures.clicks * (0.2 + later.next() * 0.3))
        : null,
    readers: isOnline && channel.platform === 'Blog' ? figures.views : null,
    interestStatus:
      standing.state === PIPELINE_STATE.acquisition ? later.pick([0, 0, 1] as const) : INTEREST_STATUS.interested,
    invoiceNumber: hasInvoice ? `${later.int(1, 99)}-${campaign.startDate.slice(0, 4)}` : null,
    invoiceAmount: hasInvoice ? finalBudget : null,
    invoicePaidOn: content.invoiceStatus === 'Bezahlt' && content.publishDate !== null ? content.publishDate : null,
    state: standing.state,
    type: ENTRY_TYPE.influencer,
    gender: influencer.gender,
    city: influencer.city,
    germany: audience?.germany ?? null,
    austria: audience?.austria ?? null,
    switzerland: audience?.switzerland ?? null,
    until18: audience?.until18 ?? null,
    age18To24: audience?.age18To24 ?? null,
    age25To34: audience?.age25To34 ?? null,
    age35To44: audience?.age35To44 ?? null,
    age45To54: audience?.age45To54 ?? null,
    age55To64: audience?.age55To64 ?? null,
    above64: audience?.above64 ?? null,
    genderMale: audience?.genderMale ?? null,
    genderFemale: audience?.genderFemale ?? null,
    contacted: note === null ? null : dateIn(now, -Math.floor(addedDays)),
    contactedBy: note === null ? null : nameOfUser(campaign.ownerUserId),
    brandStatus: standing.state === PIPELINE_STATE.acquisition ? null : DECISION[standing.brand],
    brandDeclineReason: standing.state === PIPELINE_STATE.interestedPerson ? (standing.reason ?? null) : null,
    ndaSignedStatus:
      standing.state === PIPELINE_STATE.campaign
        ? NDA_SIGNED_STATUS.signed
        : standing.state === PIPELINE_STATE.interestedPerson
          ? random.pick([0, 1, 2] as const)
          : NDA_SIGNED_STATUS.notSent,
    isPublished: standing.state === PIPELINE_STATE.acquisition || published !== null ? PUBLISHED.yes : PUBLISHED.no,
    publishedAt: published === null ? null : daysBefore(now, published),
    createdBy: campaign.ownerUserId,
    createdAt: daysBefore(now, addedDays),
    updatedAt: daysBefore(now, published ?? random.next() * addedDays),
  };
}

const DECLINE_REASONS = ['1', '2', '3', '4', 'Der Ton passt nicht zu unserer neuen Linie.'] as const;

function standings(random: Random, facts: CampaignFacts): Standing[] {
  const [acquisition, interested, booked] = facts.channels;
  const isBrands = facts.type === CAMPAIGN_TYPE.selfService;
  const decided = facts.status === CAMPAIGN_STATUS.completed;
  const second = (): Standing => {
    if (!isBrands) return { state: PIPELINE_STATE.interestedPerson, brand: 'none' };
    const brand = decided
      ? 'declined'
      : random.weighted([
          ['pending', 4],
          ['unpublished', 3],
          ['waiting', 1.5],
          ['approved', 1],
          ['declined', 1.5],
        ] as const);
    return brand === 'declined'
      ? { state: PIPELINE_STATE.interestedPerson, brand, reason: random.pick(DECLINE_REASONS) }
      : { state: PIPELINE_STATE.interestedPerson, brand };
  };
  return [
    ...Array.from({ length: booked }, (): Standing => ({
      state: PIPELINE_STATE.campaign,
      brand: isBrands ? 'approved' : 'none',
    })),
    ...Array.from({ length: interested }, second),
    ...Array.from({ length: acquisition }, (): Standing => ({ state: PIPELINE_STATE.acquisition })),
  ];
}

function priceWish(campaign: DemoCampaign, facts: CampaignFacts, taken: Set<number>): Wish {
  const count = Math.max(4, facts.channels[2]);
  const perChannel = (campaign.mediaBudget * 0.8) / count;
  const topics = CUSTOMERS[campaign.customerId - 1]?.topics ?? [3];
  return { topics, priceFrom: perChannel * 0.35, priceTo: perChannel * 1.7, taken };
}

/** The people of the design's pictures in the showcase campaign; the brand's bell and home show the same. */
function showcase(place: Place, pool: EntryPool): DemoCampaignEntry[] {
  const facts: readonly (readonly [Candidate, Standing])[] = [
    [pool.named('Hartwig', 'TikTok'), { state: PIPELINE_STATE.campaign, brand: 'approved' }],
    [pool.named('Okafor-Lindner', 'Instagram'), { state: PIPELINE_STATE.campaign, brand: 'approved' }],
    [pool.named('Demir', 'TikTok'), { state: PIPELINE_STATE.campaign, brand: 'approved' }],
    [pool.named('Yıldırım', 'Instagram'), { state: PIPELINE_STATE.campaign, brand: 'approved' }],
    [pool.named('Öztürk', 'TikTok'), { state: PIPELINE_STATE.campaign, brand: 'approved' }],
    [pool.named('Ndiaye', 'Instagram'), { state: PIPELINE_STATE.campaign, brand: 'approved' }],
    [pool.named('Brandstätter', 'Blog'), { state: PIPELINE_STATE.interestedPerson, brand: 'pending' }],
    [pool.named('von Aufseß-Rautenberg', 'Podcast'), { state: PIPELINE_STATE.interestedPerson, brand: 'pending' }],
    [pool.named('Oberhuber', 'Facebook'), { state: PIPELINE_STATE.interestedPerson, brand: 'pending' }],
    [pool.named('Zaugg', 'YouTube'), { state: PIPELINE_STATE.interestedPerson, brand: 'waiting' }],
    [pool.named('Petersen', 'Instagram'), { state: PIPELINE_STATE.interestedPerson, brand: 'declined', reason: '3' }],
  ];
  const drawn: readonly Standing[] = [
    ...Array.from({ length: 6 }, (): Standing => ({ state: PIPELINE_STATE.campaign, brand: 'approved' })),
    ...Array.from({ length: 3 }, (): Standing => ({ state: PIPELINE_STATE.interestedPerson, brand: 'pending' })),
    ...Array.from({ length: 3 }, (): Standing => ({ state: PIPELINE_STATE.interestedPerson, brand: 'unpublished' })),
    ...Array.from({ length: 24 }, (): Standing => ({ state: PIPELINE_STATE.acquisition })),
  ];
  const taken = new Set<number>();
  const wish: Wish = { topics: [1, 13, 3, 19], priceFrom: 700, priceTo: 2_900, taken };
  const candidates = pool.draw(place.random, drawn.length, wish);
  const others = candidates.flatMap((candidate, index): (readonly [Candidate, Standing])[] => {
    const standing = drawn[index];
    return standing === undefined ? [] : [[candidate, standing]];
  });
  return [...facts, ...others].map(([candidate, standing]) => toEntry(place, candidate, standing));
}

/** The channels of the campaigns invented by hand. */
export function demoCampaignEntries(
  campaigns: readonly DemoCampaign[],
  pool: EntryPool,
  now: Date,
): DemoCampaignEntry[] {
  return campaigns.flatMap((campaign, index) => {
    const facts = CAMPAIGNS[index];
    if (facts === undefined) return [];
    const place: Place = { campaign, now, random: createRandom(`entries ${campaign.id}`) };
    if (campaign.name === SHOWCASE_CAMPAIGN) return showcase(place, pool);
    const wanted = standings(place.random, facts);
    const candidates = pool.draw(place.random, wanted.length, priceWish(campaign, facts, new Set()));
    return candidates.flatMap((candidate, position) => {
      const standing = wanted[position];
      return standing === undefined ? [] : [toEntry(place, candidate, standing)];
    });
  });
}

/** Channels for a campaign of the large data. */
export function drawnEntries(campaign: DemoCampaign, pool: EntryPool, now: Date, count: number): DemoCampaignEntry[] {
  const place: Place = { campaign, now, random: createRandom(`few entries ${campaign.id}`) };
  const state = campaign.status >= CAMPAIGN_STATUS.running ? PIPELINE_STATE.campaign : PIPELINE_STATE.acquisition;
  const wish: Wish = {
    topics: CUSTOMERS[campaign.customerId - 1]?.topics ?? [3],
    priceFrom: 100,
    priceTo: 4_000,
    taken: new Set(),
  };
  return pool
    .draw(place.random, count, wish)
    .map((candidate) =>
      toEntry(place, candidate, state === PIPELINE_STATE.campaign ? { state, brand: 'none' } : { state }),
    );
}
