import { parseCountry, isoCountry } from '@resonanz/domain/lookups';
import { labels, type LabelKey } from '@resonanz/domain/labels';
import type { Column, ExportLanguage } from '../../exports/Column.ts';
import type { ChannelRow } from './queries.ts';

interface Words {
  de: string;
  en: string;
}

function labelOf(language: ExportLanguage, key: string): string {
  const words = labels[language];
  return Object.hasOwn(words, key) ? words[key as LabelKey] : key;
}

function countryOf(language: ExportLanguage, country: string | null): string | null {
  const known = country === null ? undefined : parseCountry(country);
  return known === undefined ? country : `${labelOf(language, `country.${known}`)} (${isoCountry(known)})`;
}

/** A handle as people say it; the sign before it would make a spreadsheet take it for a formula. */
const handleOf = ({ handle }: ChannelRow): string => handle.replace(/^@+/, '');

/** The columns of the export in the reader's language; prices only for those who may see them. */
export function exportColumns(language: ExportLanguage, showsPrices: boolean): Column<ChannelRow>[] {
  const column = (heading: Words, width: number, valueOf: Column<ChannelRow>['valueOf']): Column<ChannelRow> => ({ heading: heading[language], width, valueOf });
  const prices = [
    column({ de: 'Preis (Standardleistung)', en: 'Price (default service)' }, 24, (row) => row.default_price),
    column({ de: 'Währung', en: 'Currency' }, 10, (row) => row.currency_code),
  ];
  return [
    column({ de: 'Vorname', en: 'First name' }, 18, (row) => row.first_name),
    column({ de: 'Nachname', en: 'Surname' }, 24, (row) => row.surname),
    column({ de: 'Plattform', en: 'Platform' }, 12, (row) => row.platform),
    column({ de: 'Handle', en: 'Handle' }, 26, handleOf),
    column({ de: 'URL', en: 'URL' }, 44, (row) => row.url),
    column({ de: 'Follower', en: 'Followers' }, 12, (row) => row.followers),
    column({ de: 'Interaktionsrate (%)', en: 'Engagement rate (%)' }, 20, (row) => row.engagement_rate),
    ...(showsPrices ? prices : []),
    column({ de: 'Bewertung', en: 'Rating' }, 11, (row) => row.average_rating),
    column({ de: 'Anzahl Bewertungen', en: 'Number of ratings' }, 18, (row) => row.rating_count),
    column({ de: 'Kategorien', en: 'Categories' }, 30, (row) => row.categories.map((id) => labelOf(language, `category.${id}`)).join(', ')),
    column({ de: 'Land', en: 'Country' }, 20, (row) => countryOf(language, row.country)),
    column({ de: 'Stadt', en: 'City' }, 22, (row) => row.city),
    column({ de: 'Management', en: 'Management' }, 28, (row) => row.management),
    column({ de: 'Vertrauenswürdig', en: 'Trusted' }, 16, (row) => row.is_trusted),
    column({ de: 'Buy-out möglich', en: 'Buy-out possible' }, 16, (row) => row.buy_out),
    column({ de: 'Kanal aktiv', en: 'Channel active' }, 14, (row) => row.active),
    column({ de: 'Angelegt am', en: 'Created on' }, 12, (row) => new Date(row.created_at)),
  ];
}
