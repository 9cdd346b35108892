import type { components } from '@resonanz/contract/types';
import { labels, type LabelKey } from '@resonanz/domain/labels';
import { parseCountry, isoCountry } from '@resonanz/domain/lookups';
import type { Column, ExportLanguage } from '../../platform/documents/tables/Column.ts';
import type { ChannelRow } from './queries/list.ts';
import { topAgeBand } from './topAgeBand.ts';

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

type ListColumn = components['schemas']['InfluencerColumn'];

const active: Words = { de: 'Aktiv', en: 'Active' };
const inactive: Words = { de: 'Inaktiv', en: 'Inactive' };

/** Default columns of a file. */
const ALL: readonly ListColumn[] = [
  'name',
  'followers',
  'engagementRate',
  'price',
  'averageRating',
  'category',
  'country',
  'city',
  'management',
  'trusted',
  'buyOut',
  'active',
  'createdAt',
];

/**
 * Returns the columns of the file in the reader's language, in the order of the list's columns; one column of the list
 * may become several. Prices only for users who may see them; the name always comes first.
 */
export function exportColumns(
  language: ExportLanguage,
  showsPrices: boolean,
  shown: readonly ListColumn[] = ALL,
): Column<ChannelRow>[] {
  const column = (heading: Words, width: number, valueOf: Column<ChannelRow>['valueOf']): Column<ChannelRow> => ({
    heading: heading[language],
    width,
    valueOf,
  });
  const label = (key: string, value: string | null) => (value === null ? null : labelOf(language, `${key}.${value}`));
  const columns: Record<ListColumn, readonly Column<ChannelRow>[]> = {
    name: [
      column({ de: 'Vorname', en: 'First name' }, 18, (row) => row.first_name),
      column({ de: 'Nachname', en: 'Surname' }, 24, (row) => row.surname),
      column({ de: 'Plattform', en: 'Platform' }, 12, (row) => row.platform),
      column({ de: 'Handle', en: 'Handle' }, 26, handleOf),
      column({ de: 'URL', en: 'URL' }, 44, (row) => row.url),
    ],
    followers: [column({ de: 'Follower', en: 'Followers' }, 12, (row) => row.followers)],
    growth: [
      column({ de: 'Wachstum 30 Tage (%)', en: 'Growth 30 days (%)' }, 20, ({ growth }) =>
        growth === null ? null : Math.round(growth * 100) / 100,
      ),
    ],
    engagementRate: [
      column({ de: 'Interaktionsrate (%)', en: 'Engagement rate (%)' }, 20, (row) => row.engagement_rate),
    ],
    price: showsPrices
      ? [
          column({ de: 'Preis je Beitrag', en: 'Price per post' }, 16, (row) => row.default_price),
          column({ de: 'Währung', en: 'Currency' }, 10, (row) => row.currency_code),
        ]
      : [],
    averageRating: [
      column({ de: 'Bewertung', en: 'Rating' }, 11, (row) => row.average_rating),
      column({ de: 'Anzahl Bewertungen', en: 'Number of ratings' }, 18, (row) => row.rating_count),
    ],
    category: [
      column({ de: 'Kategorien', en: 'Categories' }, 30, (row) =>
        row.categories.map((id) => labelOf(language, `category.${id}`)).join(', '),
      ),
    ],
    country: [column({ de: 'Land', en: 'Country' }, 20, (row) => countryOf(language, row.country))],
    city: [column({ de: 'Stadt', en: 'City' }, 22, (row) => row.city)],
    ageGroup: [
      column({ de: 'Stärkste Altersgruppe', en: 'Largest age group' }, 20, (row) =>
        label('ageBand', topAgeBand(row.audience)),
      ),
    ],
    gender: [column({ de: 'Geschlecht', en: 'Gender' }, 12, (row) => label('gender', row.gender))],
    management: [column({ de: 'Management', en: 'Management' }, 28, (row) => row.management)],
    trusted: [column({ de: 'Vertrauenswürdig', en: 'Trusted' }, 16, (row) => row.is_trusted)],
    buyOut: [column({ de: 'Buy-out möglich', en: 'Buy-out possible' }, 16, (row) => row.buy_out)],
    active: [column({ de: 'Kanal', en: 'Channel' }, 12, (row) => (row.active ? active[language] : inactive[language]))],
    createdAt: [column({ de: 'Angelegt am', en: 'Created on' }, 12, (row) => new Date(row.created_at))],
  };
  return [...columns.name, ...shown.filter((id) => id !== 'name').flatMap((id) => columns[id])];
}
