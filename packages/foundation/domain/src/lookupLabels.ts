import de from '../messages/lookups/de.json' with { type: 'json' };
import en from '../messages/lookups/en.json' with { type: 'json' };

/**
 * Key of a word of a lookup list, for example `leadSource.9` or `sport.running`.
 *
 * @source house
 */
export type LookupLabelKey = keyof typeof de;

/**
 * The words of the longer lookup lists by language: categories of the brand list and of testers, lead sources, question
 * types, video languages, sports, personal attributes, template types, tester points and VAT hints. Apart from
 * `labels`, so that a page that shows statuses alone does not load them; fits `translator` and `useMessages` of
 * `@resonanz/i18n`.
 *
 * @source docs/domain/formulas.md; docs/domain/lookups.md
 */
export const lookupLabels: {
  readonly de: Readonly<Record<LookupLabelKey, string>>;
  readonly en: Readonly<Record<LookupLabelKey, string>>;
} = { de, en };
