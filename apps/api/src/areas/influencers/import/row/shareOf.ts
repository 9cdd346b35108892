import type { AudienceShare } from '@resonanz/domain/lookups';

/** Words that mark a column as shares; countries and genders need one unless they are written out. */
const SHARE_WORDS =
  /%|\b(?:anteile?|prozent|zielgruppe|publikum|follower(?:schaft)?|abonnenten|share|percent(?:age)?|audience|followers|subscribers|demogra(?:fie|phics?))\b/;

/** Countries and genders as columns name them: the long words alone, the short ones beside a word for shares. */
const NAMED: readonly (readonly [share: AudienceShare, long: RegExp, short: RegExp])[] = [
  ['germany', /\b(?:deutschland|germany)\b/, /\b(?:deu?|ger)\b/],
  ['austria', /(?<!\p{L})(?:österreich|oesterreich|austria)\b/u, /\b(?:at|au|aut)\b/],
  ['switzerland', /\b(?:schweiz|switzerland)\b/, /\b(?:ch|che)\b/],
  ['genderFemale', /\b(?:weiblich|frauen|female|women)\b/, /\b(?:w|f)\b/],
  ['genderMale', /(?<!\p{L})(?:männlich|maennlich|männer|maenner|male|men)\b/u, /\bm\b/],
];

const BAND_BY_YEARS: Readonly<Record<string, AudienceShare>> = {
  '13 17': 'until18',
  '18 24': 'age18To24',
  '25 34': 'age25To34',
  '35 44': 'age35To44',
  '45 54': 'age45To54',
  '55 64': 'age55To64',
};

function bandOf(name: string): AudienceShare | undefined {
  const [, from, to] = /(?<!\d)(\d{2})\s*(?:-|–|—|bis|to)\s*(\d{2})(?!\d)/.exec(name) ?? [];
  if (from !== undefined) return BAND_BY_YEARS[`${from} ${to}`];
  if (/(?:unter|bis|under|below|up to|<)\s*1[78](?!\d)/.test(name)) return 'until18';
  return /(?:ab|from|≥|>=)\s*65(?!\d)|(?:über|ueber|over|above|>)\s*64(?!\d)|(?<!\d)6[45]\s*\+/.test(name)
    ? 'above64'
    : undefined;
}

/** The share of an audience that a head line speaks of, for example `18–24`, `Frauen %` or `Audience DE`. */
export function shareOf(head: string): AudienceShare | undefined {
  const name = head.toLowerCase();
  const band = bandOf(name);
  if (band !== undefined) return band;
  const saysShare = SHARE_WORDS.test(name);
  return NAMED.find(([, long, short]) => long.test(name) || (saysShare && short.test(name)))?.[0];
}
