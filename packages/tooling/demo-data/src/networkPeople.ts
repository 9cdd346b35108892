import type { Platform } from '@resonanz/domain/platforms';
import { portraitKeyFor, portraitPictures } from './portraits.ts';
import { createRandom } from './random.ts';
import type { Country, Gender } from './records.ts';
import type { Origin } from './words/names.ts';

type Kind = 'model' | 'creator';
type State = 'new' | 'checked' | 'visible' | 'blocked';
type Facts = readonly [
  firstName: string,
  surname: string,
  gender: Gender,
  origin: Origin,
  born: string,
  country: Country,
  city: string,
  categories: readonly number[],
  more?: More,
];

interface More {
  readonly state?: State;
  readonly children?: readonly number[];
  readonly pets?: readonly string[];
  readonly sports?: readonly string[];
  readonly languages?: readonly string[];
  readonly channels?: readonly { readonly platform: Platform; readonly followers: number }[];
  readonly hasShowreel?: boolean;
}

/** A model or creator of the demo data. */
export interface DemoNetworkPerson {
  readonly kind: Kind;
  readonly state: State;
  readonly firstName: string;
  readonly surname: string;
  readonly gender: Gender;
  readonly dob: string;
  readonly country: Country;
  readonly city: string;
  readonly categories: readonly number[];
  readonly languages: readonly string[];
  readonly childrenAges: readonly number[];
  readonly pets: readonly string[];
  readonly sports: readonly string[];
  readonly channels: readonly { readonly platform: Platform; readonly followers: number }[];
  /** Centimetres; models. */
  readonly height: number | null;
  /** Per day for models, per fifteen seconds for creators. */
  readonly price: number;
  readonly hasShowreel: boolean;
  /** Drawings of the person, the example first. */
  readonly pictures: readonly string[];
  /** Days since the sheet was written. */
  readonly age: number;
}

/** Influencers, by surname, whose channels may be offered without asking first. */
export const DEMO_CHANNELS_OFFERED: readonly string[] = [
  'Hartwig',
  'Yıldırım',
  'Küppers',
  'Oberhuber',
  'Zaugg',
  'Okafor-Lindner',
  'Petersen',
];

const MODELS: readonly Facts[] = [
  [
    'Elena',
    'Brenner',
    'female',
    'german',
    '1994-03-18',
    'DE',
    'Hamburg',
    [1, 2],
    { sports: ['yoga', 'running'], languages: ['de', 'en'] },
  ],
  [
    'Jonas',
    'Wegener',
    'male',
    'german',
    '1989-11-02',
    'DE',
    'Berlin',
    [1, 4],
    { children: [4], pets: ['dog'], sports: ['gym', 'cycling'] },
  ],
  [
    'Mira',
    'Novak',
    'female',
    'balkan',
    '2001-07-24',
    'AU',
    'Wien',
    [2],
    { languages: ['de', 'de-AT', 'en'], sports: ['dancing'] },
  ],
  [
    'Samuel',
    'Adeyemi',
    'male',
    'african',
    '1996-01-30',
    'DE',
    'Köln',
    [1, 4],
    { sports: ['basketball', 'gym'], languages: ['de', 'en', 'fr'] },
  ],
  [
    'Hannelore',
    'Freiberg',
    'female',
    'german',
    '1955-05-11',
    'DE',
    'Leipzig',
    [3, 5],
    { children: [31, 28], pets: ['cat'], sports: ['hiking'] },
  ],
  [
    'Luca',
    'Bernasconi',
    'male',
    'italian',
    '1999-09-09',
    'CH',
    'Lugano',
    [1],
    { languages: ['it', 'de', 'gsw'], sports: ['tennis', 'skiing'] },
  ],
  [
    'Aylin',
    'Kaya',
    'female',
    'turkish',
    '1992-12-20',
    'DE',
    'Stuttgart',
    [2, 3],
    { children: [2, 5], languages: ['de', 'tr'] },
  ],
  [
    'Kim',
    'Tran',
    'divers',
    'asian',
    '1998-04-04',
    'DE',
    'München',
    [1, 2],
    { pets: ['cat'], languages: ['de', 'en'], sports: ['climbing'] },
  ],
  [
    'Theresa',
    'Hinteregger',
    'female',
    'austrian',
    '1987-08-15',
    'AU',
    'Salzburg',
    [4, 5],
    { children: [8, 10, 13], sports: ['hiking', 'skiing'], pets: ['horse', 'dog'] },
  ],
  [
    'Rafael',
    'Odermatt',
    'male',
    'swiss',
    '1978-02-27',
    'CH',
    'Zürich',
    [4],
    { languages: ['gsw', 'de', 'en'], sports: ['sailing', 'cycling'] },
  ],
  ['Nele', 'Vogelsang', 'female', 'german', '2004-10-06', 'DE', 'Bremen', [2], { state: 'checked' }],
  [
    'Piotr',
    'Zielinski',
    'male',
    'polish',
    '1993-06-19',
    'DE',
    'Dortmund',
    [1],
    { state: 'new', languages: ['de', 'pl'] },
  ],
];

const CREATORS: readonly Facts[] = [
  [
    'Carla',
    'Lindemann',
    'female',
    'german',
    '1997-05-02',
    'DE',
    'Berlin',
    [2, 3],
    {
      hasShowreel: true,
      pets: ['dog'],
      languages: ['de', 'en'],
      channels: [
        { platform: 'TikTok', followers: 48_600 },
        { platform: 'Instagram', followers: 12_300 },
      ],
    },
  ],
  [
    'Mats',
    'Reinhold',
    'male',
    'german',
    '1991-09-14',
    'DE',
    'Hamburg',
    [4, 6],
    { hasShowreel: true, children: [1], channels: [{ platform: 'YouTube', followers: 23_800 }] },
  ],
  [
    'Defne',
    'Aksoy',
    'female',
    'turkish',
    '2000-02-08',
    'DE',
    'Köln',
    [2],
    { languages: ['de', 'tr', 'en'], channels: [{ platform: 'Instagram', followers: 31_450 }] },
  ],
  [
    'Gregor',
    'Alpiger',
    'male',
    'swiss',
    '1985-12-01',
    'CH',
    'Bern',
    [5, 6],
    { children: [6, 9], pets: ['cat', 'fish'], languages: ['gsw', 'de', 'fr'], hasShowreel: true },
  ],
  [
    'Valerie',
    'Stadlober',
    'female',
    'austrian',
    '1994-07-17',
    'AU',
    'Graz',
    [3, 4],
    { languages: ['de-AT', 'de'], sports: ['yoga', 'hiking'], channels: [{ platform: 'TikTok', followers: 104_900 }] },
  ],
  [
    'Noah',
    'Okonkwo',
    'male',
    'african',
    '1999-11-23',
    'DE',
    'Frankfurt am Main',
    [1, 6],
    {
      hasShowreel: true,
      languages: ['de', 'en'],
      channels: [
        { platform: 'Instagram', followers: 8_750 },
        { platform: 'YouTube', followers: 5_120 },
      ],
    },
  ],
  [
    'Friederike',
    'Schellenberg-Hohenstein',
    'female',
    'german',
    '1982-01-05',
    'DE',
    'Freiburg im Breisgau',
    [3, 5],
    { children: [3, 6, 11], pets: ['dog', 'smallAnimal'], channels: [{ platform: 'Pinterest', followers: 17_200 }] },
  ],
  [
    'Giulia',
    'Ferraro',
    'female',
    'italian',
    '1996-06-28',
    'CH',
    'Zürich',
    [2, 4],
    { languages: ['it', 'de', 'en'], channels: [{ platform: 'TikTok', followers: 66_300 }] },
  ],
  [
    'Emil',
    'Jankowski',
    'male',
    'polish',
    '2003-03-03',
    'DE',
    'Leipzig',
    [6],
    { languages: ['de', 'pl'], channels: [{ platform: 'Twitch', followers: 14_080 }], hasShowreel: true },
  ],
  [
    'Samira',
    'Haddad',
    'female',
    'arabic',
    '1990-10-10',
    'DE',
    'Düsseldorf',
    [3],
    { children: [2], languages: ['de', 'ar', 'fr'] },
  ],
  [
    'Leonie',
    'Petry',
    'female',
    'german',
    '1998-08-30',
    'DE',
    'Mainz',
    [2],
    { state: 'checked', channels: [{ platform: 'Instagram', followers: 2_940 }] },
  ],
  ['Bruno', 'Maric', 'male', 'balkan', '1995-04-21', 'AU', 'Linz', [4], { state: 'blocked' }],
];

/** Drawings for one person: they differ, as pictures of one day do. */
function picturesOf(firstName: string, gender: Gender, origin: Origin, count: number): readonly string[] {
  const random = createRandom(`network ${firstName}`);
  const drawings = new Map(portraitPictures().map(({ key, svg }) => [key, svg]));
  return Array.from({ length: count }, () => drawings.get(portraitKeyFor(random, gender, origin)) ?? '').filter(
    (svg) => svg !== '',
  );
}

function personOf(
  kind: Kind,
  [firstName, surname, gender, origin, dob, country, city, categories, more = {}]: Facts,
  place: number,
): DemoNetworkPerson {
  const {
    state = 'visible',
    children = [],
    pets = [],
    sports = [],
    languages = ['de'],
    channels = [],
    hasShowreel = false,
  } = more;
  return {
    kind,
    state,
    firstName,
    surname,
    gender,
    dob,
    country,
    city,
    categories,
    languages,
    childrenAges: children,
    pets,
    sports,
    channels,
    height: kind === 'model' ? 166 + ((place * 7) % 23) : null,
    price: kind === 'model' ? 650 + place * 50 : 90 + place * 10,
    hasShowreel,
    pictures: picturesOf(firstName, gender, origin, place % 3 === 0 ? 3 : 2),
    age: 4 + place * 9,
  };
}

/** A dozen models and a dozen creators; a few of each are not shown to brands. */
export const DEMO_NETWORK_PEOPLE: readonly DemoNetworkPerson[] = [
  ...MODELS.map((facts, place) => personOf('model', facts, place)),
  ...CREATORS.map((facts, place) => personOf('creator', facts, place)),
];
