/**
 * Keys of the testerworld metadata: head of a product test, head of the FAQ, banner of the newsletter.
 *
 * @source docs/domain/testers.md#newsletters
 */
export const METADATA_KEYS = ['productTestTopHeader', 'faqTopHeader', 'newsletterBanner'] as const;
/**
 * Key of a piece of testerworld metadata.
 *
 * @source docs/domain/testers.md#newsletters
 */
export type MetadataKey = (typeof METADATA_KEYS)[number];

/**
 * What a newsletter template may name of a project; in a text each stands in double braces with the suffix `_de` or
 * `_en`.
 *
 * @source docs/domain/testers.md#newsletters
 */
export const NEWSLETTER_PLACEHOLDERS = ['projectTitle', 'projectDescription', 'projectLink', 'projectDate'] as const;
/**
 * A placeholder as a template writes it between double braces, for example `projectTitle_de`.
 *
 * @source docs/domain/testers.md#newsletters
 */
export type NewsletterPlaceholder = `${(typeof NEWSLETTER_PLACEHOLDERS)[number]}_${'de' | 'en'}`;

/**
 * Subject and text of a newsletter in one language; lines end with a line feed.
 *
 * @source docs/domain/testers.md#newsletters
 */
export interface NewsletterTemplate {
  readonly subject: string;
  readonly text: string;
}

/**
 * The template the product starts with, in both languages: initial data, staff may change it.
 *
 * @source docs/domain/testers.md#newsletters
 */
export const NEWSLETTER_TEMPLATES: Readonly<Record<'de' | 'en', NewsletterTemplate>> = {
  de: {
    subject: 'Neuer Produkttest: {{projectTitle_de}}',
    text: 'Guten Tag,\n\nwir suchen Testerinnen und Tester für „{{projectTitle_de}}“.\n\n{{projectDescription_de}}\n\nBewerben Sie sich bis zum {{projectDate_de}}: {{projectLink_de}}',
  },
  en: {
    subject: 'New product test: {{projectTitle_en}}',
    text: 'Hello,\n\nWe are looking for testers for “{{projectTitle_en}}”.\n\n{{projectDescription_en}}\n\nApply by {{projectDate_en}}: {{projectLink_en}}',
  },
};

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

const usedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map((match) => String(match[1]).trim())),
];

/**
 * The placeholders of a template that nothing fills, each once and without braces, in the order of the text; a template
 * is saved only while there are none. A name without `_de` or `_en` is unknown.
 *
 * @source docs/domain/testers.md#newsletters
 */
export function unknownPlaceholders(text: string): readonly string[] {
  const known = NEWSLETTER_PLACEHOLDERS.flatMap((name) => [`${name}_de`, `${name}_en`]);
  return usedIn(text).filter((name) => !known.includes(name));
}

const placeholdersIn = (text: string, language: 'de' | 'en'): readonly string[] =>
  NEWSLETTER_PLACEHOLDERS.filter((name) => usedIn(text).includes(`${name}_${language}`));

/**
 * Placeholders that one language uses and the other does not, as they are missing there: a German text with
 * `projectDate_de` asks for `projectDate_en` in the English one. A language without any text misses nothing.
 *
 * @source docs/domain/testers.md#newsletters
 */
export function lonePlaceholders({
  de,
  en,
}: Readonly<Record<'de' | 'en', string>>): readonly { readonly language: 'de' | 'en'; readonly name: string }[] {
  if (de.trim() === '' || en.trim() === '') return [];
  const used = { de: placeholdersIn(de, 'de'), en: placeholdersIn(en, 'en') };
  const missing = (language: 'de' | 'en', other: 'de' | 'en') =>
    used[other]
      .filter((name) => !used[language].includes(name))
      .map((name) => ({ language, name: `${name}_${language}` }));
  return [...missing('de', 'en'), ...missing('en', 'de')];
}

/**
 * Placeholders in a text that are those of the other language.
 *
 * @source docs/domain/testers.md#newsletters
 */
export function foreignPlaceholders(text: string, language: 'de' | 'en'): readonly string[] {
  return placeholdersIn(text, language === 'de' ? 'en' : 'de').map(
    (name) => `${name}_${language === 'de' ? 'en' : 'de'}`,
  );
}

/**
 * A text with its placeholders filled in; what has no value stays as it is.
 *
 * @source docs/domain/testers.md#newsletters
 */
export function fillPlaceholders(text: string, values: Readonly<Partial<Record<string, string>>>): string {
  return text.replaceAll(PLACEHOLDER, (written, name: string) => values[name.trim()] ?? written);
}

/**
 * Whether a text names the product test that a newsletter is about.
 *
 * @source docs/domain/testers.md#newsletters
 */
export function namesProject(text: string): boolean {
  return usedIn(text).length > 0;
}

/**
 * Newsletters that an address refuses one after the other before it gets no more.
 *
 * @source docs/domain/testers.md#newsletters
 */
export const MAX_NEWSLETTER_BOUNCES = 3;
