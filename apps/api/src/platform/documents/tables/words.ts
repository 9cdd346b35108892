import { labels, type LabelKey } from '@resonanz/domain/labels';
import { lookupLabels, type LookupLabelKey } from '@resonanz/domain/lookupLabels';
import type { ExportLanguage } from './Column.ts';

/** A word of the domain, for example `country.DE`; the key where it has none. */
export const labelOf = (language: ExportLanguage, key: string): string => labels[language][key as LabelKey] ?? key;

/** A word of a lookup list, for example the category 106 of `brandCategory`; the value where the list has none. */
export const lookupOf = (language: ExportLanguage, list: string, value: string | number): string =>
  lookupLabels[language][`${list}.${value}` as LookupLabelKey] ?? String(value);
