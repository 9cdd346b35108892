import { createRandom, type Random } from './random.ts';
import type { DemoPicture, Gender } from './records.ts';
import type { Origin } from './words/names.ts';

type Hair =
  | 'long'
  | 'bob'
  | 'bun'
  | 'fringe'
  | 'afro'
  | 'ponytail'
  | 'scarf'
  | 'short'
  | 'side'
  | 'curls'
  | 'buzz'
  | 'bald'
  | 'cap';
type Clothes = 'plain' | 'collar' | 'rollneck' | 'stripes' | 'neckline' | 'jacket';
type Glasses = 'none' | 'round' | 'square';

/** Everything that makes one portrait. */
export interface Look {
  readonly background: string;
  readonly skin: number;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly beard: boolean;
  readonly glasses: Glasses;
  readonly clothes: Clothes;
  readonly clothesColour: string;
  readonly earrings: boolean;
}

const SKIN = [
  ['#f6dcca', '#e6c2a9'],
  ['#f3d2bd', '#e2b79c'],
  ['#e8b998', '#d49f7a'],
  ['#d9a27a', '#c48a61'],
  ['#c98d63', '#b37850'],
  ['#8d5a3b', '#784a2e'],
] as const;

const BEHIND: Partial<Record<Hair, (colour: string) => string>> = {
  long: (colour) => `<path fill="${colour}" d="M26 44c0-17 9-25 22-25s22 8 22 25c0 12 3 24 5 31H21c2-7 5-19 5-31z"/>`,
  bob: (colour) => `<path fill="${colour}" d="M25 46c0-18 10-27 23-27s23 9 23 27c0 7-1 13-3 17H28c-2-4-3-10-3-17z"/>`,
  fringe: (colour) =>
    `<path fill="${colour}" d="M25 45c0-17 10-26 23-26s23 9 23 26c0 10 1 18 2 24H23c1-6 2-14 2-24z"/>`,
  bun: (colour) => `<circle cx="48" cy="16" r="8" fill="${colour}"/>`,
  afro: (colour) => `<circle cx="48" cy="36" r="25" fill="${colour}"/>`,
  ponytail: (colour) => `<path fill="${colour}" d="M62 26c12 2 16 12 15 24-1 10-5 16-9 20 2-12-1-24-8-34z"/>`,
  scarf: (colour) => `<path fill="${colour}" d="M25 46c0-18 10-27 23-27s23 9 23 27c0 14-3 22-1 30H26c2-8-1-16-1-30z"/>`,
};

const FRONT: Record<Hair, (colour: string) => string> = {
  long: (colour) => `<path fill="${colour}" d="M31 45c0-14 7-19 17-19s17 5 17 19c-3-8-9-12-13-13-5 5-15 5-21 13z"/>`,
  bob: (colour) => `<path fill="${colour}" d="M31 46c0-12 6-19 16-19 11 0 18 7 18 19-4-4-6-9-7-13-6 5-20 5-27 13z"/>`,
  bun: (colour) =>
    `<path fill="${colour}" d="M30 46c-2-16 6-25 18-25s20 9 18 25c-1-7-5-13-9-15-6 1-12 1-18 0-4 2-8 8-9 15z"/>`,
  fringe: (colour) => `<path fill="${colour}" d="M31 41c0-10 7-16 17-16s17 6 17 16c-10-3-24-3-34 0z"/>`,
  afro: (colour) => `<path fill="${colour}" d="M31 44c-1-12 6-18 17-18s18 6 17 18c-4-7-9-10-17-10s-13 3-17 10z"/>`,
  ponytail: (colour) =>
    `<path fill="${colour}" d="M30 45c-2-16 7-24 19-24 11 0 19 8 17 23-3-6-7-10-12-12-8 6-18 5-24 13z"/>`,
  scarf: (colour) =>
    `<path fill="${colour}" fill-rule="evenodd" ` +
    `d="M27 46c0-16 8-26 21-26s21 10 21 26c0 16-8 28-21 28s-21-12-21-28zm6.500 2c0 11 6 17.500 14.500 17.500S62.500 59 62.500 48 56.500 32 48 32s-14.500 5-14.500 16z"/>` +
    `<path fill="${colour}" d="M31 62c6 9 28 9 34 0 4 8 5 17 2 23-10 7-28 7-38 0-3-6-2-15 2-23z"/>` +
    `<path fill="none" stroke="#000" stroke-opacity=".12" stroke-width="1.6" d="M35 70c8 7 18 7 26 0M31 80c10 6 24 6 34 0"/>`,
  short: (colour) =>
    `<path fill="${colour}" d="M30 43c-2-15 6-22 18-22s20 7 18 22c-1-5-3-8-5-10-8 2-18 2-26 0-2 2-4 5-5 10z"/>`,
  side: (colour) =>
    `<path fill="${colour}" d="M30 44c-3-16 5-24 19-24 12 0 19 8 17 23-1-4-2-7-4-9-9 1-20-1-25-6-3 4-6 9-7 16z"/>`,
  curls: (colour) =>
    `<path fill="${colour}" d="M30 43c-5-6-2-12 2-14 0-6 7-9 11-7 4-4 11-3 13 1 6-1 10 4 9 8 4 3 3 9 1 12-1-4-3-7-5-9-8 3-18 3-25 0-3 2-5 5-6 9z"/>`,
  buzz: (colour) =>
    `<path fill="${colour}" opacity=".8" d="M31 42c-1-12 6-18 17-18s18 6 17 18c-2-6-7-10-17-10s-15 4-17 10z"/>`,
  bald: () => '',
  cap: (colour) =>
    `<path fill="${colour}" d="M29 39c0-13 8-20 19-20s19 7 19 20z"/><path fill="#000" opacity=".14" d="M27 37h42v4H27z"/>`,
};

function neckwear(clothes: Clothes, colour: string, skinShade: string): string {
  switch (clothes) {
    case 'collar':
      return (
        `<path fill="#f4f1ec" d="M37 69l11 11 11-11 5 3-9 15-7-6-7 6-9-15z"/>` +
        `<path stroke="${colour}" stroke-width="1.4" d="M48 81v15"/>`
      );
    case 'rollneck':
      return (
        `<rect x="38" y="65" width="20" height="11" rx="4" fill="${colour}"/>` +
        `<path d="M40 71h16" stroke="#000" stroke-opacity=".14" stroke-width="1.4"/>`
      );
    case 'stripes':
      return '<path d="M16 84h64M13 90h70" stroke="#fff" stroke-opacity=".55" stroke-width="2.4"/>';
    case 'neckline':
      return `<path fill="${skinShade}" d="M38 69h20L48 86z"/>`;
    case 'jacket':
      return '<path fill="#f4f1ec" d="M41 72h14l-7 24h-1z"/><path fill="#000" opacity=".16" d="M37 69l10 27H34zM59 69L49 96h13z"/>';
    case 'plain':
      return '';
  }
}

const EYEWEAR: Record<Glasses, string> = {
  none: '',
  round:
    '<g fill="none" stroke="#222a2b" stroke-width="1.6">' +
    '<circle cx="40.5" cy="47" r="5"/><circle cx="55.5" cy="47" r="5"/><path d="M45.5 46.5q2.5-1.6 5 0"/></g>',
  square:
    '<g fill="none" stroke="#3a2b23" stroke-width="1.6">' +
    '<rect x="35" y="43" width="11" height="8" rx="2"/><rect x="50" y="43" width="11" height="8" rx="2"/><path d="M46 46q2-1.4 4 0"/></g>',
};

/** A portrait as SVG text. */
export function drawPortrait(look: Look): string {
  const [skin, shade] = SKIN[look.skin] ?? SKIN[1];
  const behind = BEHIND[look.hair]?.(look.hairColour) ?? '';
  const beard = look.beard
    ? `<path fill="${look.hairColour}" ` +
      'd="M31 49c1 15 8 21 17 21s16-6 17-21c-2 5-4 7-7 7-4 0-6-2-10-2s-6 2-10 2c-3 0-5-2-7-7z" opacity=".92"/>' +
      `<path d="M43 60q5 3 10 0" stroke="${skin}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`
    : '<path d="M42.5 57.5q5.5 4.5 11 0" stroke="#8c3b34" stroke-width="1.8" fill="none" stroke-linecap="round"/>';
  const earrings = look.earrings
    ? '<g fill="#d9a441"><circle cx="31" cy="55" r="1.6"/><circle cx="65" cy="55" r="1.6"/></g>'
    : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<rect width="96" height="96" fill="${look.background}"/>`,
    behind,
    `<path fill="${look.clothesColour}" d="M12 96c1-17 13-25 27-27h18c14 2 26 10 27 27z"/>`,
    `<path fill="${shade}" d="M40 58h16v12c0 5-4 8-8 8s-8-3-8-8z"/>`,
    neckwear(look.clothes, look.clothesColour, shade),
    `<path fill="${skin}" d="M31 44c0-13 7-19 17-19s17 6 17 19c0 14-8 23-17 23s-17-9-17-23z"/>`,
    '<g fill="#2a1f1b"><circle cx="41" cy="47" r="1.7"/><circle cx="55" cy="47" r="1.7"/></g>',
    `<path d="M48 48v5" stroke="${shade}" stroke-width="1.8" stroke-linecap="round"/>`,
    FRONT[look.hair](look.hairColour),
    beard,
    EYEWEAR[look.glasses],
    earrings,
    '</svg>',
  ].join('');
}

const BACKGROUNDS = [
  '#cfe0df',
  '#e6dcd0',
  '#e9e2c9',
  '#d0dbe0',
  '#ecd8cf',
  '#d5dde8',
  '#d8e3e1',
  '#d6e4ea',
  '#dcd6e0',
  '#d9e1df',
  '#f0d9df',
  '#dfe7d8',
  '#f1dfc8',
  '#e3dccf',
  '#e0e4d2',
  '#dde0ea',
];
const CLOTHES_COLOURS = [
  '#2f5d62',
  '#3f4a57',
  '#7a4a1a',
  '#47603a',
  '#a3341f',
  '#2b3a55',
  '#5b3a63',
  '#8a5a2b',
  '#1f4e5f',
  '#6b2d3c',
  '#36454f',
  '#b4611d',
  '#35634f',
  '#7d6a4f',
];
const LIGHT_HAIR = [
  '#6b3f25',
  '#e0bd7a',
  '#c48a3a',
  '#4a2c1c',
  '#3b2a22',
  '#d2b06a',
  '#8a5a2b',
  '#b5502a',
  '#a33d1d',
  '#9a9189',
  '#241a17',
];
const DARK_HAIR = ['#241a17', '#1d1a19', '#15120f', '#2e1f18', '#3b2a22'];
const SCARVES = ['#6d8a7c', '#b78a9a', '#3f5468', '#c9a26b', '#7a4a5a'];

/** Groups of skin and hair a portrait is chosen from. */
type Complexion = 'light' | 'warm' | 'dark';

const COMPLEXION: Readonly<Record<Origin, Complexion>> = {
  german: 'light',
  austrian: 'light',
  swiss: 'light',
  polish: 'light',
  turkish: 'warm',
  italian: 'warm',
  balkan: 'warm',
  arabic: 'warm',
  asian: 'warm',
  african: 'dark',
};

const SKIN_OF: Readonly<Record<Complexion, readonly (readonly [number, number])[]>> = {
  light: [
    [0, 4],
    [1, 5],
    [2, 1],
  ],
  warm: [
    [1, 2],
    [2, 5],
    [3, 3],
  ],
  dark: [
    [4, 3],
    [5, 4],
  ],
};

const HAIR_OF: Readonly<Record<'female' | 'male', Readonly<Record<Complexion, readonly (readonly [Hair, number])[]>>>> =
  {
    female: {
      light: [
        ['long', 5],
        ['bob', 4],
        ['bun', 4],
        ['fringe', 3],
        ['ponytail', 4],
        ['cap', 0.4],
      ],
      warm: [
        ['long', 6],
        ['bob', 3],
        ['bun', 4],
        ['fringe', 2],
        ['ponytail', 3],
        ['scarf', 3],
      ],
      dark: [
        ['afro', 5],
        ['bun', 3],
        ['long', 2],
        ['ponytail', 2],
        ['buzz', 1],
      ],
    },
    male: {
      light: [
        ['short', 5],
        ['side', 5],
        ['curls', 3],
        ['buzz', 2],
        ['bald', 1],
        ['cap', 2],
      ],
      warm: [
        ['short', 6],
        ['side', 3],
        ['curls', 4],
        ['buzz', 3],
        ['cap', 2],
      ],
      dark: [
        ['short', 4],
        ['curls', 3],
        ['buzz', 4],
        ['bald', 1],
        ['cap', 2],
      ],
    },
  };

function chooseLook(random: Random, gender: 'female' | 'male', complexion: Complexion): Look {
  const hair = random.weighted(HAIR_OF[gender][complexion]);
  const natural = random.pick(complexion === 'light' ? LIGHT_HAIR : DARK_HAIR);
  const hairColour = hair === 'scarf' ? random.pick(SCARVES) : hair === 'cap' ? random.pick(CLOTHES_COLOURS) : natural;
  return {
    background: random.pick(BACKGROUNDS),
    skin: random.weighted(SKIN_OF[complexion]),
    hair,
    hairColour,
    beard: gender === 'male' && hair !== 'cap' && hair !== 'bald' && random.chance(0.38),
    glasses: random.weighted([
      ['none', 7],
      ['round', 2],
      ['square', 1.4],
    ]),
    clothes: random.weighted([
      ['plain', 5],
      ['collar', 2],
      ['rollneck', 2],
      ['stripes', 1.5],
      ['neckline', gender === 'female' ? 2 : 0],
      ['jacket', 1.5],
    ]),
    clothesColour: random.pick(CLOTHES_COLOURS),
    earrings: gender === 'female' && hair !== 'scarf' && random.chance(0.3),
  };
}

const COUNTS: Readonly<Record<Complexion, number>> = { light: 120, warm: 56, dark: 24 };

interface Catalogue {
  readonly pictures: readonly DemoPicture[];
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

function drawCatalogue(): Catalogue {
  const random = createRandom('portraits');
  const pictures: DemoPicture[] = [];
  const keys: Record<string, string[]> = {};
  const known = new Set<string>();
  for (const gender of ['female', 'male'] as const) {
    for (const complexion of ['light', 'warm', 'dark'] as const) {
      const group: string[] = [];
      while (group.length < COUNTS[complexion]) {
        const svg = drawPortrait(chooseLook(random, gender, complexion));
        if (known.has(svg)) continue;
        known.add(svg);
        const key = `portrait-${gender}-${complexion}-${String(group.length + 1).padStart(3, '0')}.svg`;
        group.push(key);
        pictures.push({ key, svg });
      }
      keys[`${gender} ${complexion}`] = group;
    }
  }
  return { pictures, keys };
}

let catalogue: Catalogue | undefined;

/** The four hundred portraits that people are given. */
export function portraitPictures(): readonly DemoPicture[] {
  catalogue ??= drawCatalogue();
  return catalogue.pictures;
}

/** Key of a portrait that suits a person. */
export function portraitKeyFor(random: Random, gender: Gender | null, origin: Origin): string {
  catalogue ??= drawCatalogue();
  const drawn = gender === 'male' || gender === 'female' ? gender : random.pick(['female', 'male'] as const);
  return random.pick(catalogue.keys[`${drawn} ${COMPLEXION[origin]}`] ?? []);
}
