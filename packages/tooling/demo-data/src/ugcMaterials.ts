import { DEMO_USER } from './accounts.ts';

/** What was noted about an accepted UGC video of the demo. */
export interface DemoUgcMaterial {
  /** The product of its request. */
  readonly productName: string;
  /** First, second … video of the request. */
  readonly position: number;
  readonly tags: readonly string[];
  /** Days until the agreed rights end, or since when they are over; null leaves what the order says. */
  readonly endsIn: number | null;
  readonly media: readonly string[];
  readonly countries: readonly string[];
  /** Who downloaded it, and how many days ago. */
  readonly downloads: readonly {
    readonly by: number | null;
    readonly via: 'agency' | 'brand' | 'link';
    readonly daysAgo: number;
  }[];
}

/** Videos whose rights are valid, end soon, and are over. */
export const DEMO_UGC_MATERIALS: readonly DemoUgcMaterial[] = [
  {
    productName: 'Handcreme Kamille',
    position: 1,
    tags: ['Unboxing', 'Herbst'],
    endsIn: 12,
    media: ['organic', 'ads', 'website'],
    countries: ['DE', 'AU', 'CH'],
    downloads: [
      { by: DEMO_USER.brand, via: 'brand', daysAgo: 90 },
      { by: null, via: 'link', daysAgo: 21 },
    ],
  },
  {
    productName: 'Handcreme Kamille',
    position: 2,
    tags: ['Unboxing'],
    endsIn: -9,
    media: ['organic', 'ads'],
    countries: ['DE'],
    downloads: [{ by: DEMO_USER.brand, via: 'brand', daysAgo: 88 }],
  },
  {
    productName: 'Trailschuh Grat 2',
    position: 1,
    tags: ['How-to', 'Outdoor'],
    endsIn: null,
    media: [],
    countries: [],
    downloads: [{ by: DEMO_USER.brandTwo, via: 'brand', daysAgo: 20 }],
  },
];
