import { labels } from '@resonanz/domain/labels';
import { CATEGORY_IDS } from '@resonanz/domain/lookups';

type CategoryKey = `category.${number}` & keyof typeof labels.de;

/** Words of category names from this length on: "&" names nothing. */
const SHORTEST_WORD = 3;

const { compare } = new Intl.Collator('de', { sensitivity: 'base' });

const CATEGORY_WORDS = CATEGORY_IDS.map((id) => {
  const key = `category.${id}` as CategoryKey;
  const words = `${labels.de[key]} ${labels.en[key]}`.split(' ').filter((word) => word.length >= SHORTEST_WORD);
  return { id, words };
});

/** The categories in whose German or English name a word occurs, whole and however it is written. */
export function categoriesNamed(word: string): number[] {
  return CATEGORY_WORDS.filter(({ words }) => words.some((each) => compare(each, word) === 0)).map(({ id }) => id);
}
