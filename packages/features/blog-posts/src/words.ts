import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import type { Language } from '@resonanz/i18n/language';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';

interface Words {
  readonly titleDe: string;
  readonly titleEn: string;
  readonly teaserDe?: string;
  readonly teaserEn?: string;
  readonly bodyDe?: string;
  readonly bodyEn?: string;
}

/** The language in which a reader sees a post: the own one, else the one it is written in. */
export const languageOf = ({ titleDe, titleEn }: Words, reader: Language): Language =>
  reader === 'de' ? (titleDe === '' ? 'en' : 'de') : titleEn === '' ? 'de' : 'en';

/** The texts of a post in a language. */
export const textsIn = (post: Words, language: Language) =>
  language === 'de'
    ? { title: post.titleDe, teaser: post.teaserDe ?? '', body: post.bodyDe ?? '' }
    : { title: post.titleEn, teaser: post.teaserEn ?? '', body: post.bodyEn ?? '' };

/** The texts of a post as a reader sees them. */
export const textsFor = (post: Words, reader: Language) => textsIn(post, languageOf(post, reader));

/** Main categories, by which lists are filtered. */
export const MAIN_CATEGORIES: readonly number[] = TESTER_CATEGORIES.map(({ id }) => id);

/** Says the name of a tester category. */
export function useCategoryName(): (category: number) => string {
  const t = useMessages(lookupLabels);
  return (category) => textOr(t, lookupLabels, `testerCategory.${category}`, String(category));
}

/** Every category as a choice; those below a main category say so. */
export function useCategoryChoices(): { id: number; label: string }[] {
  const nameOf = useCategoryName();
  return TESTER_CATEGORIES.flatMap(({ id, children }) => [
    { id, label: nameOf(id) },
    ...children.map((child) => ({ id: child, label: `${nameOf(id)} · ${nameOf(child)}` })),
  ]);
}
