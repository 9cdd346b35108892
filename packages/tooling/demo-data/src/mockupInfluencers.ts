import { channelTypeOf, type Platform } from '@resonanz/domain/platforms';
import { drawAudience } from './audience.ts';
import { daysBefore, minutesBefore } from './days.ts';
import { channelOf } from './handles.ts';
import type { DemoChannel, DemoInfluencer } from './influencerRecords.ts';
import { drawPortrait, type Look } from './portraits.ts';
import { createRandom } from './random.ts';
import { pictureAddress, type Country, type DemoPicture, type Gender } from './records.ts';
import { TOPICS } from './words/topics.ts';

type ChannelFacts = readonly [
  platform: Platform,
  followers: number,
  engagement: number | null,
  price: number,
  handle: string,
  title?: string,
];

interface Facts {
  readonly key: string;
  readonly firstName: string;
  readonly surname: string;
  readonly gender: Gender;
  readonly country: Country;
  readonly city: string;
  readonly born: string;
  readonly categories: readonly [number, ...number[]];
  readonly management?: string;
  readonly isTrusted: boolean;
  readonly buyOut: boolean;
  readonly rating: readonly [average: number, count: number];
  readonly look: Look;
  readonly channels: readonly ChannelFacts[];
}

function look(
  background: string,
  skin: number,
  hair: Look['hair'],
  hairColour: string,
  clothesColour: string,
  extra: Partial<Look> = {},
): Look {
  return {
    background,
    skin,
    hair,
    hairColour,
    clothesColour,
    beard: false,
    glasses: 'none',
    clothes: 'plain',
    earrings: false,
    ...extra,
  };
}

/** The people of the design's pictures, newest first. */
const PEOPLE: readonly Facts[] = [
  {
    key: 'lena-hartwig',
    firstName: 'Lena',
    surname: 'Hartwig',
    gender: 'female',
    country: 'DE',
    city: 'Hamburg',
    born: '1996-04-18',
    categories: [1, 3],
    isTrusted: true,
    buyOut: true,
    rating: [4.6, 38],
    look: look('#cfe0df', 1, 'long', '#6b3f25', '#2f5d62'),
    channels: [
      ['Instagram', 128_412, 4.82, 1_850, 'lenahartwig'],
      ['TikTok', 86_130, 7.61, 1_250, 'lenahartwig'],
    ],
  },
  {
    key: 'mehmet-yildirim',
    firstName: 'Mehmet',
    surname: 'Yıldırım',
    gender: 'male',
    country: 'DE',
    city: 'Köln',
    born: '1989-11-02',
    categories: [5],
    management: 'Rheingold Creator House',
    isTrusted: true,
    buyOut: true,
    rating: [4.9, 61],
    look: look('#e6dcd0', 3, 'short', '#1d1a19', '#3f4a57', { beard: true }),
    channels: [
      ['YouTube', 412_040, 6.1, 4_200, 'mehmetkocht', 'Mehmet kocht'],
      ['Instagram', 97_316, 5.02, 1_500, 'mehmet.kocht'],
    ],
  },
  {
    key: 'sophie-brandstaetter',
    firstName: 'Sophie',
    surname: 'Brandstätter',
    gender: 'female',
    country: 'AU',
    city: 'Wien',
    born: '1994-07-29',
    categories: [2, 3],
    isTrusted: false,
    buyOut: false,
    rating: [4.2, 17],
    look: look('#f0d9df', 0, 'bob', '#c48a3a', '#6b2d3c'),
    channels: [
      ['Instagram', 54_930, 3.97, 890, 'sophie.brandstaetter'],
      ['Blog', 12_740, null, 450, 'sophie', 'Sophie schreibt Wien'],
      ['Pinterest', 31_205, 1.28, 380, 'sophiebrandstaetter'],
    ],
  },
  {
    key: 'jonas-kueppers',
    firstName: 'Jonas',
    surname: 'Küppers',
    gender: 'male',
    country: 'DE',
    city: 'München',
    born: '1991-01-12',
    categories: [22, 7],
    isTrusted: false,
    buyOut: true,
    rating: [4.4, 22],
    look: look('#d5dde8', 1, 'side', '#8a5a2b', '#2b3a55', { glasses: 'round' }),
    channels: [['YouTube', 238_615, 5.44, 2_700, 'kueppers.outdoor', 'Küppers Outdoor']],
  },
  {
    key: 'aylin-demir',
    firstName: 'Aylin',
    surname: 'Demir',
    gender: 'female',
    country: 'DE',
    city: 'Berlin',
    born: '1999-03-06',
    categories: [1, 2],
    management: 'Hafenlicht Artists GmbH',
    isTrusted: true,
    buyOut: false,
    rating: [4.8, 44],
    look: look('#e9e2c9', 2, 'long', '#241a17', '#7a4a1a', { earrings: true }),
    channels: [
      ['TikTok', 1_204_300, 9.31, 6_500, 'aylindemir'],
      ['Instagram', 340_820, 5.9, 4_100, 'aylindemir'],
      ['Snapchat', 48_040, 3.1, 700, 'aylindemir'],
    ],
  },
  {
    key: 'theresa-von-aufsess',
    firstName: 'Theresa',
    surname: 'von Aufseß-Rautenberg',
    gender: 'female',
    country: 'DE',
    city: 'Bamberg',
    born: '1987-09-21',
    categories: [20, 8],
    isTrusted: false,
    buyOut: false,
    rating: [3.9, 9],
    look: look('#dfe7d8', 0, 'bun', '#b5502a', '#47603a'),
    channels: [
      ['Instagram', 23_510, 7.28, 420, 'theresa.imgarten'],
      ['Podcast', 8_420, null, 420, 'im-garten', 'Im Garten mit Theresa'],
    ],
  },
  {
    key: 'nico-zaugg',
    firstName: 'Nico',
    surname: 'Zaugg',
    gender: 'male',
    country: 'CH',
    city: 'Zürich',
    born: '1998-12-15',
    categories: [10, 9],
    management: 'Limmat Talents AG',
    isTrusted: false,
    buyOut: false,
    rating: [4.1, 13],
    look: look('#dcd6e0', 1, 'short', '#d2b06a', '#5b3a63'),
    channels: [
      ['Twitch', 67_215, 4.05, 1_450, 'nicozaugg'],
      ['YouTube', 104_880, 4.4, 1_980, 'nicozaugg', 'Nico Zaugg'],
    ],
  },
  {
    key: 'marlene-oberhuber',
    firstName: 'Marlene',
    surname: 'Oberhuber',
    gender: 'female',
    country: 'AU',
    city: 'Innsbruck',
    born: '1992-05-30',
    categories: [7, 22],
    isTrusted: true,
    buyOut: true,
    rating: [4.5, 26],
    look: look('#d6e4ea', 0, 'fringe', '#3b2a22', '#1f4e5f', { glasses: 'round' }),
    channels: [
      ['Instagram', 75_020, 3.36, 1_120, 'marleneoberhuber'],
      ['Facebook', 18_340, 2.05, 520, 'marleneoberhuber'],
    ],
  },
  {
    key: 'amara-okafor-lindner',
    firstName: 'Amara',
    surname: 'Okafor-Lindner',
    gender: 'female',
    country: 'DE',
    city: 'Frankfurt am Main',
    born: '1995-02-24',
    categories: [1, 19],
    management: 'Studio Elbufer Management',
    isTrusted: true,
    buyOut: true,
    rating: [4.7, 33],
    look: look('#f1dfc8', 5, 'afro', '#17110f', '#a3341f'),
    channels: [
      ['TikTok', 298_740, 8.15, 3_100, 'amara.skin'],
      ['Instagram', 154_260, 4.96, 2_150, 'amara.skin'],
    ],
  },
  {
    key: 'ole-petersen',
    firstName: 'Ole',
    surname: 'Petersen',
    gender: 'male',
    country: 'DE',
    city: 'Kiel',
    born: '1990-08-08',
    categories: [22, 21],
    isTrusted: false,
    buyOut: false,
    rating: [3.6, 7],
    look: look('#d9e1df', 0, 'side', '#a33d1d', '#35634f', { beard: true }),
    channels: [
      ['Instagram', 41_620, 2.88, 560, 'olepetersen'],
      ['Twitter', 9_915, 1.2, 140, 'olepetersen'],
    ],
  },
  {
    key: 'can-oeztuerk',
    firstName: 'Can',
    surname: 'Öztürk',
    gender: 'male',
    country: 'DE',
    city: 'Stuttgart',
    born: '1997-06-11',
    categories: [6, 3],
    isTrusted: true,
    buyOut: true,
    rating: [4.3, 19],
    look: look('#d0dbe0', 3, 'curls', '#15120f', '#36454f'),
    channels: [['TikTok', 52_740, 7.02, 720, 'can.trainiert']],
  },
  {
    key: 'david-ndiaye',
    firstName: 'David',
    surname: 'Ndiaye',
    gender: 'male',
    country: 'DE',
    city: 'Leipzig',
    born: '1993-10-03',
    categories: [15, 18],
    isTrusted: false,
    buyOut: false,
    rating: [4.0, 11],
    look: look('#e3dccf', 4, 'short', '#1b1512', '#7a4a1a', { glasses: 'round' }),
    channels: [['Instagram', 33_130, 4.4, 510, 'david.ndiaye']],
  },
];

function pictureKey(facts: Facts): string {
  return `portrait-${facts.key}.svg`;
}

function mailOf(facts: Facts): string {
  return `${facts.key.replace('-', '.')}@kreativpost.example`;
}

/** Portraits of the people of the design's pictures. */
export function mockupPortraits(): readonly DemoPicture[] {
  return PEOPLE.map((facts) => ({ key: pictureKey(facts), svg: drawPortrait(facts.look) }));
}

/** The people of the design's pictures; ids count from 1 and are shifted behind everybody else. */
export function mockupInfluencers(now: Date): readonly DemoInfluencer[] {
  return PEOPLE.map((facts, rank) => {
    const random = createRandom(facts.key);
    const topic = TOPICS.find((entry) => entry.category === facts.categories[0]) ?? TOPICS[0];
    if (topic === undefined) throw new Error('There are no topics.');
    const joined = daysBefore(now, 1.1 + rank * 0.005);
    const channels = facts.channels.map(
      ([platform, followers, engagementRate, defaultPrice, handle, title], position): DemoChannel => ({
        id: 0,
        influencerId: 0,
        platform,
        channelType: channelTypeOf(platform),
        ...channelOf(platform, { handle, title: title ?? `${facts.firstName} ${facts.surname}` }, 0),
        followers,
        engagementRate,
        averageInteractions: engagementRate === null ? null : Math.round((followers * engagementRate) / 100),
        defaultPrice,
        currencyCode: 'EUR',
        audience: drawAudience(random, topic, facts.country, facts.gender),
        active: true,
        createdAt: position === 0 ? minutesBefore(now, 9 + rank * 17) : joined,
      }),
    );
    return {
      id: rank + 1,
      firstName: facts.firstName,
      surname: facts.surname,
      email: mailOf(facts),
      mobile: null,
      gender: facts.gender,
      dob: facts.born,
      country: facts.country,
      city: facts.city,
      categories: facts.categories,
      management: facts.management ?? null,
      isTrusted: facts.isTrusted,
      buyOut: facts.buyOut,
      averageRating: facts.rating[0],
      ratingCount: facts.rating[1],
      isImport: false,
      picture: pictureAddress(pictureKey(facts)),
      createdAt: joined,
      channels,
    };
  });
}
