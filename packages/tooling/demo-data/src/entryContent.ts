import { CAMPAIGN_STATUS, APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import type { ContentStatus, InvoiceStatus } from '@resonanz/domain/enumerations';
import type { Platform } from '@resonanz/domain/platforms';
import type { DemoCampaign, DemoCampaignEntry } from './campaignRecords.ts';
import { dateIn, daysUntil } from './days.ts';
import type { DemoChannel } from './influencerRecords.ts';
import type { Random } from './random.ts';

/** Production state of a booked channel. */
export interface Content {
  readonly status: ContentStatus | null;
  readonly finalStatus: 0 | 1 | 2;
  readonly release: string | null;
  readonly deadline: string | null;
  readonly publishDate: string | null;
  readonly link: string | null;
  readonly invoiceStatus: InvoiceStatus;
}

/** The content of a channel that is not booked. */
export const NOT_STARTED: Content = {
  status: null,
  finalStatus: APPROVAL_STATUS.pending,
  release: null,
  deadline: null,
  publishDate: null,
  link: null,
  invoiceStatus: 'Offen',
};

const POST_PATH: Readonly<Partial<Record<Platform, string>>> = {
  Instagram: 'https://www.instagram.com/p/',
  YouTube: 'https://www.youtube.com/watch?v=',
};

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

function linkOf(random: Random, channel: DemoChannel): string {
  const code = Array.from({ length: 11 }, () => random.pick([...LETTERS])).join('');
  const path = POST_PATH[channel.platform];
  return path === undefined ? `${channel.url}/${code.toLowerCase()}` : `${path}${code}`;
}

/** What a booked channel has delivered by now; every step keeps to the transitions of content and invoice. */
export function contentOf(
  random: Random,
  campaign: DemoCampaign,
  channel: DemoChannel,
  hasBrand: boolean,
  now: Date,
): Content {
  const startsIn = daysUntil(now, campaign.startDate);
  const endsIn = daysUntil(now, campaign.endDate);
  const releaseIn = Math.round(startsIn + (endsIn - startsIn) * (0.18 + random.next() * 0.74));
  const deadlineIn = Math.max(startsIn + 1, releaseIn - random.int(5, 9));
  const plan = { release: dateIn(now, releaseIn), deadline: dateIn(now, deadlineIn) };
  if (campaign.status === CAMPAIGN_STATUS.completed || (releaseIn < 0 && random.chance(0.9))) {
    const late = campaign.status === CAMPAIGN_STATUS.completed ? 0.85 : Math.min(0.7, -releaseIn / 40);
    return {
      ...plan,
      status: 'Online',
      finalStatus: hasBrand ? APPROVAL_STATUS.approved : APPROVAL_STATUS.pending,
      publishDate: plan.release,
      link: linkOf(random, channel),
      invoiceStatus: random.chance(late) ? 'Bezahlt' : random.chance(0.8) ? 'Eingegangen' : 'Offen',
    };
  }
  const open = { ...plan, publishDate: null, link: null, invoiceStatus: 'Offen' as const };
  if (deadlineIn > 6) return { ...open, status: 'Offen', finalStatus: APPROVAL_STATUS.pending };
  const status =
    deadlineIn > 0
      ? random.pick(['Offen', 'Offen', 'Eingereicht'] as const)
      : random.pick(['Eingereicht', 'Korrektur', 'Freigegeben', 'Freigegeben'] as const);
  if (status === 'Freigegeben')
    return { ...open, status, finalStatus: hasBrand ? APPROVAL_STATUS.approved : APPROVAL_STATUS.pending };
  return {
    ...open,
    status,
    finalStatus: status === 'Korrektur' && hasBrand ? APPROVAL_STATUS.declined : APPROVAL_STATUS.pending,
  };
}

type Figures = Pick<DemoCampaignEntry, 'clicks' | 'views' | 'likes' | 'shares' | 'orders' | 'comments' | 'impressions'>;

/** The figures of a channel that has published nothing yet. */
export const NO_FIGURES: Figures = {
  clicks: null,
  views: null,
  likes: null,
  shares: null,
  orders: null,
  comments: null,
  impressions: null,
};

/** What a published content has reached. */
export function figuresOf(random: Random, channel: DemoChannel): Figures {
  const followers = channel.followers ?? 0;
  const impressions = Math.round(followers * (0.55 + random.next() * 0.9));
  const interactions = Math.round((impressions * (channel.engagementRate ?? 2)) / 100);
  const clicks = Math.round(impressions * (0.004 + random.next() * 0.02));
  return {
    impressions,
    views: Math.round(impressions * (0.55 + random.next() * 0.3)),
    likes: Math.round(interactions * 0.86),
    comments: Math.round(interactions * 0.05),
    shares: Math.round(interactions * 0.09),
    clicks,
    orders: Math.round(clicks * (0.008 + random.next() * 0.03)),
  };
}
