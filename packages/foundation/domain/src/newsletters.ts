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

/**
 * The placeholders of a template that nothing fills, each once and without braces, in the order of the text; a template
 * is saved only while there are none. A name without `_de` or `_en` is unknown.
 *
 * @source docs/domain/testers.md#newsletters
 */
export function unknownPlaceholders(text: string): readonly string[] {
  const known = NEWSLETTER_PLACEHOLDERS.flatMap((name) => [`${name}_de`, `${name}_en`]);
  const used = [...text.matchAll(PLACEHOLDER)].map((match) => String(match[1]).trim());
  return [...new Set(used)].filter((name) => !known.includes(name));
}
