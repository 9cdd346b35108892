import { shared, storyWords } from '@resonanz/stories/words';
import type { AudienceShares } from './Audience.tsx';
import type { CardChannel } from './ChannelCard.tsx';
import type { ChannelFigure } from './channelFigure.ts';
import type { NetworkPerson } from './NetworkCard.tsx';

const words = storyWords({
  vienna: ['Wien', 'Vienna'],
});

/** A channel of the agency's database. */
export const channel: CardChannel = {
  platform: 'Instagram',
  handle: 'lenahartwig',
  firstName: 'Lena',
  surname: 'Hartwig',
  picture: null,
  followers: 128_412,
  engagementRate: 4.82,
  city: 'Hamburg',
  categories: [1, 13],
  price: 1850,
  currencyCode: 'EUR',
  isTrusted: true,
  active: true,
};

/** Nothing is known but the name. */
export const unknown: CardChannel = {
  ...channel,
  followers: null,
  engagementRate: null,
  city: null,
  categories: [],
  price: null,
  isTrusted: false,
};

/** Figures of every kind of unit, with what they rest on. */
export const figures: readonly ChannelFigure[] = [
  { kind: 'growth', value: 5.34, source: 'platform', measuredAt: '2026-10-12' },
  { kind: 'averageLikes', value: 5240, source: 'platform', measuredAt: '2026-10-12' },
  { kind: 'tkp', value: 9.84, basis: 'followers', source: 'estimate' },
  { kind: 'cpc', value: null },
];

const people = [
  ['Lena', 'Hartwig', 'Hamburg', 'Instagram', 128_412],
  ['Mehmet', 'Yıldırım', shared.cologne, 'YouTube', 412_000],
  ['Sophie', 'Brandstätter', words.vienna, 'Blog', 12_700],
  ['Theresa', 'von Aufseß-Rautenberg', 'Bamberg', 'Podcast', 8_400],
  ['Aylin', 'Demir', 'Berlin', 'TikTok', 1_240_000],
  ['Ole', 'Petersen', 'Kiel', 'Instagram', 41_600],
] as const;

/** A grid's worth of channels, each with an id of its own. */
export const manyChannels = (count: number): (CardChannel & { readonly channelId: number })[] =>
  Array.from({ length: count }, (_, at) => {
    const [firstName, surname, city, platform, followers] = people[at % people.length] ?? people[0];
    return {
      ...channel,
      channelId: 1000 + at,
      firstName,
      surname,
      city,
      platform,
      followers,
      handle: `kanal${at + 1}`,
      price: at % 4 === 3 ? null : 450 + at,
    };
  });

/** A person of the network as the server shows it to everybody. */
export const person: NetworkPerson = {
  name: 'Lena H.',
  picture: null,
  ageBand: 'age25To34',
  city: 'Hamburg',
  categories: [1, 3, 13],
  channels: [
    { platform: 'Instagram', followers: { from: 100_000, to: 250_000 } },
    { platform: 'TikTok', followers: { from: 50_000, to: 100_000 } },
  ],
};

/** An audience of which nothing is known. */
export const unknownShares: AudienceShares = {
  germany: null,
  austria: null,
  switzerland: null,
  until18: null,
  age18To24: null,
  age25To34: null,
  age35To44: null,
  age45To54: null,
  age55To64: null,
  above64: null,
  genderMale: null,
  genderFemale: null,
};

/** An audience of which nearly all is known. */
export const shares: AudienceShares = {
  ...unknownShares,
  germany: 72.4,
  austria: 11.2,
  switzerland: 6.1,
  until18: 4.2,
  age18To24: 22.5,
  age25To34: 41.3,
  age35To44: 20.1,
  age45To54: 8.4,
  genderFemale: 78,
  genderMale: 20,
};
