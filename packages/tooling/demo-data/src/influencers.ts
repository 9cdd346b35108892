import { channelTypeOf, type Platform } from '@resonanz/domain/platforms';
import { drawAudience } from './audience.ts';
import { daysBefore } from './days.ts';
import { drawEngagement, drawFollowers, drawPrice } from './figures.ts';
import { channelOf, drawAlias, plainLetters, type Alias } from './handles.ts';
import type { DemoChannel, DemoInfluencer } from './influencerRecords.ts';
import { mockupInfluencers } from './mockupInfluencers.ts';
import { portraitKeyFor } from './portraits.ts';
import { clamp, createRandom, rounded, type Random } from './random.ts';
import { pictureAddress, type Country, type Gender } from './records.ts';
import { MANAGEMENTS } from './words/managements.ts';
import { COMMON_GERMAN, namesOf, type Origin } from './words/names.ts';
import { CITIES } from './words/places.ts';
import { TOPICS, type Topic } from './words/topics.ts';

const ORIGINS: Readonly<Record<Country, readonly (readonly [Origin, number])[]>> = {
  DE: [
    ['german', 75],
    ['turkish', 8],
    ['polish', 5],
    ['balkan', 3],
    ['italian', 2],
    ['arabic', 3],
    ['african', 2],
    ['asian', 2],
  ],
  AU: [
    ['austrian', 72],
    ['german', 8],
    ['balkan', 9],
    ['turkish', 5],
    ['polish', 2],
    ['italian', 2],
    ['african', 1],
    ['asian', 1],
  ],
  CH: [
    ['swiss', 70],
    ['german', 8],
    ['italian', 8],
    ['balkan', 8],
    ['turkish', 3],
    ['african', 1.5],
    ['asian', 1.5],
  ],
};

const MAIN_PLATFORM: readonly (readonly [Platform, number])[] = [
  ['Instagram', 43],
  ['TikTok', 18],
  ['YouTube', 14],
  ['Blog', 6],
  ['Podcast', 5],
  ['Twitch', 4],
  ['Facebook', 4],
  ['Pinterest', 2.5],
  ['Snapchat', 1.5],
  ['Twitter', 2],
];

const SECOND_PLATFORM: readonly (readonly [Platform, number])[] = [
  ['Instagram', 40],
  ['TikTok', 26],
  ['YouTube', 18],
  ['Facebook', 10],
  ['Pinterest', 7],
  ['Blog', 7],
  ['Podcast', 5],
  ['Snapchat', 5],
  ['Twitter', 6],
  ['Twitch', 4],
];

const CHANNEL_COUNT = {
  small: [
    [1, 50],
    [2, 32],
    [3, 14],
    [4, 4],
  ],
  large: [
    [1, 8],
    [2, 22],
    [3, 38],
    [4, 26],
    [5, 6],
  ],
} as const;

interface Person {
  readonly firstName: string;
  readonly surname: string;
  readonly gender: Gender;
  readonly origin: Origin;
}

function drawName(random: Random, origin: Origin, names: readonly string[], common: number): string {
  return origin === 'german' && random.chance(0.62) ? random.pick(names.slice(0, common)) : random.pick(names);
}

function drawPerson(random: Random, country: Country, topic: Topic): Person {
  const origin = random.weighted(ORIGINS[country]);
  const gender: Gender = random.chance(0.012) ? 'divers' : random.chance(topic.women) ? 'female' : 'male';
  const names = namesOf(origin);
  const list = gender === 'divers' ? random.pick(['female', 'male'] as const) : gender;
  const surname = drawName(random, origin, names.surnames, COMMON_GERMAN.surnames);
  const second =
    gender === 'female' && random.chance(0.04)
      ? `-${drawName(random, 'german', namesOf('german').surnames, COMMON_GERMAN.surnames)}`
      : '';
  return {
    firstName: drawName(random, origin, names[list], COMMON_GERMAN[list]),
    surname: surname.includes('-') || surname.includes(' ') ? surname : `${surname}${second}`,
    gender,
    origin,
  };
}

function drawPlatforms(random: Random, count: number): Platform[] {
  const chosen: Platform[] = [random.weighted(MAIN_PLATFORM)];
  while (chosen.length < count) {
    const platform = random.weighted(SECOND_PLATFORM);
    if (!chosen.includes(platform)) chosen.push(platform);
  }
  return chosen;
}

function mailOf(random: Random, person: Person, alias: Alias, taken: Set<string>): string {
  const name = `${plainLetters(person.firstName)}.${plainLetters(person.surname)}`;
  const domain = random.weighted([
    ['mailhaus.example', 5],
    ['postfach.example', 3],
    ['kreativpost.example', 2],
    [`${alias.handle.replace(/[._]/g, '-')}.example`, 2],
  ]);
  for (let attempt = 1; ; attempt += 1) {
    const local = domain.startsWith(alias.handle.replace(/[._]/g, '-')) ? 'hallo' : name;
    const mail = `${local}${attempt === 1 ? '' : attempt}@${domain}`;
    if (!taken.has(mail)) {
      taken.add(mail);
      return mail;
    }
  }
}

// Numbers in their stored form that the Federal Network Agency keeps free for films and books.
function fictionalMobile(random: Random, country: Country): string | null {
  return country === 'DE' ? `+4917139200${String(random.int(0, 99)).padStart(2, '0')}` : null;
}

/** Where the generator stands: ids and names given so far. */
interface Progress {
  channelId: number;
  readonly addresses: Set<string>;
  readonly mails: Set<string>;
}

function drawChannel(
  random: Random,
  progress: Progress,
  platform: Platform,
  alias: Alias,
  influencer: Pick<DemoInfluencer, 'id' | 'createdAt' | 'gender'>,
  topic: Topic,
  home: Country,
  scale: number,
): DemoChannel {
  let attempt = 0;
  let place = channelOf(platform, alias, attempt);
  while (progress.addresses.has(place.url)) {
    attempt += 1;
    place = channelOf(platform, alias, attempt);
  }
  progress.addresses.add(place.url);
  const drawn = Math.max(650, Math.round(drawFollowers(random, platform) * scale));
  const followers = random.chance(0.015) ? null : drawn;
  const engagementRate = followers === null ? null : drawEngagement(random, platform, drawn);
  progress.channelId += 1;
  return {
    id: progress.channelId,
    influencerId: influencer.id,
    platform,
    channelType: channelTypeOf(platform),
    ...place,
    followers,
    engagementRate,
    averageInteractions: engagementRate === null ? null : Math.round((drawn * engagementRate) / 100),
    defaultPrice: random.chance(0.06) ? null : drawPrice(random, platform, drawn),
    currencyCode: 'EUR',
    audience: random.chance(0.1) ? null : drawAudience(random, topic, home, influencer.gender),
    active: !random.chance(0.02),
    createdAt: influencer.createdAt,
  };
}

function drawInfluencer(
  index: number,
  total: number,
  now: Date,
  size: 'small' | 'large',
  progress: Progress,
): DemoInfluencer {
  const random = createRandom(`influencer ${index}`);
  const country = random.weighted<Country>([
    ['DE', 74],
    ['AU', 14],
    ['CH', 12],
  ]);
  const topic = random.weighted(TOPICS.map((entry) => [entry, entry.weight] as const));
  const person = drawPerson(random, country, topic);
  const alias = drawAlias(random, topic, person.firstName, person.surname);
  const ageInDays = 1.2 + 1_250 * (1 - index / total) ** 1.4 + random.next() * 0.2;
  const id = index + 1;
  const createdAt = daysBefore(now, ageInDays);
  const platforms = drawPlatforms(random, random.weighted<number>(CHANNEL_COUNT[size]));
  const ratingCount = random.chance(0.34) ? 0 : Math.max(1, Math.round(Math.exp(random.normal(1.9, 0.9))));
  const averageRating = ratingCount === 0 ? null : rounded(clamp(random.normal(4.25, 0.42), 2.2, 5), 1);
  const others = TOPICS.filter((entry) => entry !== topic);
  const base = { id, createdAt, gender: random.chance(0.03) ? null : person.gender };
  return {
    ...base,
    firstName: person.firstName,
    surname: person.surname,
    email: random.chance(0.08) ? null : mailOf(random, person, alias, progress.mails),
    mobile: random.chance(0.6) ? fictionalMobile(random, country) : null,
    dob: random.chance(0.35)
      ? null
      : daysBefore(now, 365.25 * clamp(random.normal(topic.age + 3, 5), 18, 66)).slice(0, 10),
    country,
    city: random.chance(0.04) ? null : random.weighted(CITIES[country]),
    categories: [
      topic.category,
      ...random
        .sample(
          others,
          random.weighted([
            [0, 4],
            [1, 4],
            [2, 2],
          ]),
        )
        .map((entry) => entry.category),
    ],
    management: random.chance(0.17) ? random.weighted(MANAGEMENTS) : null,
    isTrusted: averageRating !== null && averageRating >= 4 && ratingCount > 3 && random.chance(0.62),
    buyOut: random.chance(0.26),
    averageRating,
    ratingCount,
    isImport: random.chance(0.12),
    picture: pictureAddress(portraitKeyFor(random, person.gender, person.origin)),
    channels: platforms.map((platform, rank) =>
      drawChannel(random, progress, platform, alias, base, topic, country, rank === 0 ? 1 : 0.55),
    ),
  };
}

/** How many influencers a size has. */
export const INFLUENCER_COUNT = { small: 3_500, large: 100_000 } as const;

/** Influencers in chunks, oldest first; the people of the design's pictures come last and are the newest. */
export function* influencerChunks(size: 'small' | 'large', now: Date, chunkSize = 500): Generator<DemoInfluencer[]> {
  const progress: Progress = { channelId: 0, addresses: new Set(), mails: new Set() };
  const named = mockupInfluencers(now);
  for (const channel of named.flatMap((influencer) => influencer.channels)) progress.addresses.add(channel.url);
  const count = INFLUENCER_COUNT[size] - named.length;
  let chunk: DemoInfluencer[] = [];
  for (let index = 0; index < count; index += 1) {
    chunk.push(drawInfluencer(index, count, now, size, progress));
    if (chunk.length === chunkSize) {
      yield chunk;
      chunk = [];
    }
  }
  for (const influencer of named) {
    const id = influencer.id + count;
    const channels = influencer.channels.map((channel) => {
      progress.channelId += 1;
      return { ...channel, id: progress.channelId, influencerId: id };
    });
    chunk.push({ ...influencer, id, channels });
  }
  yield chunk;
}
