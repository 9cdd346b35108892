import type { Database } from '../../src/platform/database/connect.ts';
import { testUsers } from './testUsers.ts';

/** Ids of the people that tests of influencers and bookmarks use. */
export interface InfluencerFixture {
  lena: { id: number; instagram: number; tiktok: number };
  mehmet: { id: number; youtube: number };
  sophie: { id: number; blog: number };
  nico: { id: number; twitch: number };
}

interface Person {
  first_name: string;
  surname: string;
  email: string;
  country: 'DE' | 'AU' | 'CH';
  city: string;
  categories: number[];
  management?: string;
  is_trusted?: boolean;
  buy_out?: boolean;
  average_rating?: number;
  rating_count?: number;
  picture?: string;
}

interface Channel {
  platform: string;
  url: string;
  handle: string;
  title?: string;
  followers?: number;
  engagement_rate?: number;
  default_price?: number;
  active?: boolean;
}

async function insert(db: Database, person: Person, channels: readonly Channel[], daysAgo: number): Promise<number[]> {
  const created_at = new Date(Date.now() - daysAgo * 86_400_000);
  const { id } = await db
    .insertInto('influencers')
    .values({ ...person, created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = [id];
  for (const channel of channels) {
    const values = { ...channel, influencer_id: id, channel_type: channel.platform.toLowerCase(), created_at };
    ids.push((await db.insertInto('channels').values(values).returning('id').executeTakeFirstOrThrow()).id);
  }
  return ids;
}

/** Four people with five channels in three countries; Lena is the newest, Mehmet belongs to the kit's management. */
export async function insertInfluencers(db: Database): Promise<InfluencerFixture> {
  const [nico = 0, twitch = 0] = await insert(
    db,
    {
      first_name: 'Nico',
      surname: 'Zaugg',
      email: 'nico.zaugg@example.com',
      country: 'CH',
      city: 'Zürich',
      categories: [10],
      average_rating: 4.1,
      rating_count: 13,
    },
    [
      {
        platform: 'Twitch',
        url: 'https://www.twitch.tv/nicozaugg',
        handle: 'nicozaugg',
        followers: 67_215,
        engagement_rate: 4.05,
        default_price: 1_450,
      },
    ],
    4,
  );
  const [sophie = 0, blog = 0] = await insert(
    db,
    {
      first_name: 'Sophie',
      surname: 'Brandstätter',
      email: 'sophie@example.com',
      country: 'AU',
      city: 'Wien',
      categories: [2, 3],
    },
    [
      {
        platform: 'Blog',
        url: 'https://www.sophie-schreibt.example',
        handle: 'www.sophie-schreibt.example',
        title: 'Sophie schreibt',
      },
    ],
    3,
  );
  const [mehmet = 0, youtube = 0] = await insert(
    db,
    {
      first_name: 'Mehmet',
      surname: 'Yıldırım',
      email: 'mehmet@example.com',
      country: 'DE',
      city: 'Köln',
      categories: [5],
      management: testUsers.management.company_name,
      is_trusted: true,
      buy_out: true,
      average_rating: 4.9,
      rating_count: 61,
    },
    [
      {
        platform: 'YouTube',
        url: 'https://www.youtube.com/@mehmetkocht',
        handle: 'Mehmet kocht',
        title: 'Mehmet kocht',
        followers: 412_040,
        engagement_rate: 6.1,
        default_price: 4_200,
        active: false,
      },
    ],
    2,
  );
  const [lena = 0, instagram = 0, tiktok = 0] = await insert(
    db,
    {
      first_name: 'Lena',
      surname: 'Hartwig',
      email: 'lena@example.com',
      country: 'DE',
      city: 'Hamburg',
      categories: [1, 3],
      is_trusted: true,
      average_rating: 4.6,
      rating_count: 38,
      picture: '/media/lena.svg',
    },
    [
      {
        platform: 'Instagram',
        url: 'https://www.instagram.com/lenahartwig',
        handle: 'lenahartwig',
        followers: 128_412,
        engagement_rate: 4.82,
        default_price: 1_850,
      },
      {
        platform: 'TikTok',
        url: 'https://www.tiktok.com/@lenahartwig',
        handle: '@lenahartwig',
        followers: 86_130,
        engagement_rate: 7.61,
        default_price: 1_250,
      },
    ],
    1,
  );
  return {
    lena: { id: lena, instagram, tiktok },
    mehmet: { id: mehmet, youtube },
    sophie: { id: sophie, blog },
    nico: { id: nico, twitch },
  };
}
