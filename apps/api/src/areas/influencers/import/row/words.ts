import { labels } from '@resonanz/domain/labels';
import { CATEGORY_IDS, COUNTRIES, parseCountry, type Country } from '@resonanz/domain/lookups';

type Gender = 'male' | 'female' | 'divers';

const GENDERS: ReadonlyMap<Gender, readonly string[]> = new Map([
  ['male', ['m', 'male', 'mannlich', 'maennlich', 'männlich', 'mann', 'man', 'herr', 'mr']],
  ['female', ['w', 'f', 'female', 'weiblich', 'frau', 'woman', 'mrs', 'ms']],
  ['divers', ['d', 'x', 'divers', 'diverse', 'nichtbinär', 'nicht-binär', 'nonbinary', 'non-binary']],
]);

const lower = (text: string): string => text.trim().toLowerCase();

function wordsFor(key: keyof typeof labels.de): string[] {
  return [labels.de[key], labels.en[key]].map(lower);
}

/** A gender in German or English. */
export function readGender(text: string): Gender | undefined {
  const word = lower(text);
  return [...GENDERS].find(([, words]) => words.includes(word))?.[0];
}

const COUNTRY_BY_NAME: ReadonlyMap<string, Country> = new Map([
  ...COUNTRIES.flatMap((country) => wordsFor(`country.${country}`).map((name): [string, Country] => [name, country])),
  ['oesterreich', 'AU'],
  ['d', 'DE'],
  ['a', 'AU'],
  ['brd', 'DE'],
]);

/** A country as a code or a name; AT and AU are both Austria. */
export function readCountry(text: string): Country | undefined {
  return parseCountry(text) ?? COUNTRY_BY_NAME.get(lower(text));
}

type CategoryKey = `category.${number}` & keyof typeof labels.de;

const CATEGORY_BY_NAME: ReadonlyMap<string, number> = new Map(
  CATEGORY_IDS.flatMap((id) => wordsFor(`category.${id}` as CategoryKey).map((name): [string, number] => [name, id])),
);

/** Categories in German or English, one or several; the words that are none. */
export function readCategories(text: string): { ids: number[]; unknown: string[] } {
  const whole = CATEGORY_BY_NAME.get(lower(text));
  if (whole !== undefined) return { ids: [whole], unknown: [] };
  const ids: number[] = [];
  const unknown: string[] = [];
  for (const word of text
    .split(/[,;|/]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const id = CATEGORY_BY_NAME.get(lower(word));
    if (id === undefined) unknown.push(word);
    else if (!ids.includes(id)) ids.push(id);
  }
  return { ids, unknown };
}
