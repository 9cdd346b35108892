import type { Selectable, Updateable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { numberOr } from '../../../platform/database/numberOr.ts';
import type { UgcRequestsTable } from '../tables.ts';

type Order = components['schemas']['UgcOrder'];

/** A request as it is stored. */
export type UgcRow = Selectable<UgcRequestsTable>;

/** What a request asks for, as it travels. */
export function orderOf(row: UgcRow): Order {
  return {
    productName: row.product_name,
    productLink: row.product_link,
    productDescription: row.product_description,
    videoCount: row.video_count,
    length: numberOr(row.length, 'others') as Order['length'],
    lengthText: row.length_text,
    startVariants: row.start_variants as Order['startVariants'],
    subtitles: row.subtitles,
    music: row.music,
    professionalPhotos: row.professional_photos,
    languages: row.languages as Order['languages'],
    format: row.format as Order['format'],
    style: row.style as Order['style'],
    targetGroups: row.target_groups as Order['targetGroups'],
    creatorWishes: row.creator_wishes,
    briefing: row.briefing,
    script: row.script,
    shipsProduct: row.ships_product,
    deliveryDate: row.delivery_date,
    duration: row.duration === null ? null : (numberOr(row.duration, 'other') as Order['duration']),
  };
}

const columns = {
  productName: 'product_name',
  productLink: 'product_link',
  productDescription: 'product_description',
  videoCount: 'video_count',
  length: 'length',
  lengthText: 'length_text',
  startVariants: 'start_variants',
  subtitles: 'subtitles',
  music: 'music',
  professionalPhotos: 'professional_photos',
  languages: 'languages',
  format: 'format',
  style: 'style',
  targetGroups: 'target_groups',
  creatorWishes: 'creator_wishes',
  briefing: 'briefing',
  script: 'script',
  shipsProduct: 'ships_product',
  deliveryDate: 'delivery_date',
  duration: 'duration',
} as const satisfies Readonly<Record<keyof Order, keyof UgcRequestsTable>>;

const TEXTS: ReadonlySet<string> = new Set(['length', 'duration']);

const stored = (field: string, value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  return TEXTS.has(field) && value !== null ? String(value) : value;
};

/** The columns of the fields that were sent. */
export function orderColumns(fields: Partial<Order>): Updateable<UgcRequestsTable> {
  const given = (Object.keys(columns) as (keyof Order)[]).filter((field) => fields[field] !== undefined);
  return Object.fromEntries(given.map((field) => [columns[field], stored(field, fields[field])]));
}
