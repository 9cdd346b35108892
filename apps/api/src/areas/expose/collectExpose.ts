import type { components } from '@resonanz/contract/types';
import { AGENCY } from '@resonanz/domain/agency';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { exposePrice } from '@resonanz/domain/kpi';
import { defaultService, type Platform } from '@resonanz/domain/platforms';
import { isManagement } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Database } from '../../platform/database/connect.ts';
import { logoFile } from '../../platform/documents/pdf/logoFile.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { followerGrowth, followerPoints, latestPosts, profileChannel, unknownFigure } from '../figures/door.ts';
import type { ExposeChannel, ExposeData, ExposePicture, ExposeService } from './ExposeData.ts';
import { findMedia, type OfferedChannel, validPrices } from './queries.ts';
import { serviceOf } from './serviceOf.ts';

type ProfileChannel = components['schemas']['ProfileChannel'];

/** Days of the follower chart, and of the growth beside it. */
const HISTORY_DAYS = 90;
const GROWTH_DAYS = 30;
const MAX_POSTS = 3;

/** A stored picture; addresses of other places are never followed. */
async function pictureOf(db: Database, address: string | null): Promise<ExposePicture | null> {
  const key = /^\/media\/([^/]+)$/.exec(address ?? '')?.[1];
  if (key === undefined) return null;
  const media = await findMedia(db, decodeURIComponent(key));
  if (media === undefined) return null;
  if (media.content_type === 'image/svg+xml')
    return { kind: 'vectors', svg: Buffer.from(media.bytes).toString('utf8') };
  return { kind: 'pixels', bytes: new Uint8Array(media.bytes) };
}

/**
 * What brands pay for the services of a channel (docs/domain/formulas.md#proposed-prices): the list price with the
 * agency's commission; percentages are not prices.
 */
async function servicesOf(db: Database, channel: ProfileChannel, today: string): Promise<ExposeService[]> {
  const rows = await validPrices(db, channel.channelId, today);
  const priced = rows.filter(({ service }) => serviceOf(channel.platform, service)?.priceUnit !== 'percent');
  if (priced.length === 0)
    return [
      { service: defaultService(channel.platform), price: exposePrice(channel.price), currency: channel.currencyCode },
    ];
  return priced.map(({ service, price, currency_code }) => ({
    service,
    price: exposePrice(Number(price)),
    currency: currency_code,
  }));
}

async function growthOf(db: Database, channelId: number, now: Date): Promise<ExposeChannel['growth']> {
  const { percent, to } = await followerGrowth(db, channelId, GROWTH_DAYS, now);
  if (percent === null || to === null) return unknownFigure;
  return { value: percent, source: to.source, measuredOn: to.day, isEstimated: to.isEstimated };
}

async function channelOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: CallUser,
  row: OfferedChannel,
): Promise<ExposeChannel | undefined> {
  const now = clock.now();
  const found = await profileChannel(db, user, row.id);
  if (found === undefined) return undefined;
  const { channel } = found;
  return {
    name: `${row.first_name} ${row.surname}`.trim() || channel.handle,
    platform: channel.platform as Platform,
    channelType: channel.type,
    handle: channel.title ?? channel.handle,
    url: channel.channelUrl,
    city: row.city,
    country: row.country,
    categories: row.categories,
    picture: await pictureOf(db, row.picture),
    followers: channel.followers,
    engagementRate: channel.engagementRate,
    averageViews: channel.averageViews,
    averageLikes: channel.averageLikes,
    audience: channel.audience,
    history: await followerPoints(db, row.id, HISTORY_DAYS, now),
    growth: await growthOf(db, row.id, now),
    posts: (await latestPosts(db, row.id)).slice(0, MAX_POSTS),
    services: isManagement(user.roleId) ? undefined : await servicesOf(db, channel, berlinDay(now)),
  };
}

/** Everything the expose of these channels shows. */
export async function collectExpose(
  services: Pick<Services, 'db' | 'clock'>,
  user: CallUser,
  { rows, customer }: { rows: readonly OfferedChannel[]; customer: string },
): Promise<ExposeData> {
  const channels: ExposeChannel[] = [];
  for (const row of rows) {
    const channel = await channelOf(services, user, row);
    if (channel !== undefined) channels.push(channel);
  }
  return {
    language: user.defaultLanguage === 'EN' ? 'en' : 'de',
    customer,
    madeAt: services.clock.now(),
    agency: AGENCY,
    logos: { logoOnDark: logoFile('logo-dark'), markOnLight: logoFile('mark-light') },
    channels,
  };
}
