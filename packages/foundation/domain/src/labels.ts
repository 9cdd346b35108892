import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/**
 * Key of a label, for example `pipelineState.1` or `contentStatus.Offen`; `labelKey` makes it from a value.
 *
 * @source house
 */
export type LabelKey = keyof typeof de;

/**
 * The words on screen for every enumeration and the short lookup lists, by language; fits `translator` and
 * `useMessages` of `@resonanz/i18n`.
 *
 * @source docs/domain/enumerations.md; docs/domain/lookups.md; docs/domain/permissions.md
 */
export const labels: {
  readonly de: Readonly<Record<LabelKey, string>>;
  readonly en: Readonly<Record<LabelKey, string>>;
} = {
  de,
  en,
};
