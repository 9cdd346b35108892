import type { Schema } from './schema.ts';

const publicIdOf = (index: number): string => `0f3c1a52-6b1d-4c7e-9a20-${String(index + 1).padStart(12, '0')}`;

/** A person of the network as a brand sees them in a list. */
export function buildNetworkCard(overrides: Partial<Schema<'NetworkCard'>> = {}, index = 0): Schema<'NetworkCard'> {
  return {
    publicId: publicIdOf(index),
    kind: 'creator',
    name: 'Lena H.',
    gender: 'female',
    ageBand: 'age25To34',
    city: 'Hamburg',
    country: 'DE',
    platforms: [
      { platform: 'Instagram', followers: 130_000 },
      { platform: 'TikTok', followers: 54_000 },
    ],
    categories: [1, 13],
    languages: ['de', 'en'],
    picture: null,
    hasShowreel: true,
    ...overrides,
  };
}

/** The same person with pictures, showreel and audience. */
export function buildNetworkPerson(
  overrides: Partial<Schema<'NetworkPerson'>> = {},
  index = 0,
): Schema<'NetworkPerson'> {
  return {
    ...buildNetworkCard({}, index),
    pictures: [],
    showreel: null,
    audience: null,
    hasChildren: false,
    pets: ['dog'],
    sports: ['yoga', 'running'],
    height: null,
    hairColour: null,
    eyeColour: null,
    equipment: ['camera', 'light', 'microphone'],
    turnaroundDays: 7,
    ...overrides,
  };
}

/** A few people of each kind as everybody may see them. */
export function buildNetworkSample(overrides: Partial<Schema<'NetworkSample'>> = {}): Schema<'NetworkSample'> {
  return {
    models: [{ name: 'Amara D.', platforms: [], categories: [3, 13] }],
    creators: [
      {
        name: 'Lena H.',
        platforms: [{ platform: 'Instagram', followers: { from: 100_000, to: 250_000 } }],
        categories: [1, 13],
      },
    ],
    channels: [
      {
        name: 'Mehmet Y.',
        platforms: [{ platform: 'YouTube', followers: { from: 250_000, to: null } }],
        categories: [4],
      },
    ],
    ...overrides,
  };
}

/** A request of the brand that a person can be added to; a sent campaign request by default. */
export function buildNetworkRequest(
  overrides: Partial<Schema<'NetworkRequest'>> = {},
  index = 0,
): Schema<'NetworkRequest'> {
  return {
    kind: 'campaign',
    requestId: index + 5,
    number: `CR-2026-000${index + 5}`,
    title: 'Frühjahrskollektion 2026',
    isDraft: false,
    status: 1,
    isAdded: false,
    ...overrides,
  };
}

/** A person on the wish list of a request, as the brand sees it. */
export function buildNetworkWish(overrides: Partial<Schema<'NetworkWish'>> = {}, index = 0): Schema<'NetworkWish'> {
  return {
    publicId: publicIdOf(index),
    kind: 'creator',
    name: 'Lena H.',
    picture: null,
    note: '',
    createdAt: '2026-05-04T08:12:00.000Z',
    createdBy: 'Marion Albrecht',
    staffRecord: null,
    ...overrides,
  };
}
