import { labels, type LabelKey } from '@resonanz/domain/labels';
import { lookupLabels, type LookupLabelKey } from '@resonanz/domain/lookupLabels';
import type { ExportLanguage } from './Column.ts';

/** The label of a domain value, for example `country.DE`; the key when it has none. */
export const labelOf = (language: ExportLanguage, key: string): string => labels[language][key as LabelKey] ?? key;

/** The label of a lookup value, for example category 106 of `brandCategory`; the value when it has none. */
export const lookupOf = (language: ExportLanguage, list: string, value: string | number): string =>
  lookupLabels[language][`${list}.${value}` as LookupLabelKey] ?? String(value);
