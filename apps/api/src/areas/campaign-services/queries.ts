import { type Selectable, sql, type Updateable } from 'kysely';
import type { UgcPrices } from '@resonanz/domain/ugcPrice';
import { fullNameOf } from '../../platform/database/fullName.ts';
import type { Db } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CampaignServicePricesTable, CampaignServicesTable } from './tables.ts';

/** Price and first day of the price that counts on a day, or of the next one. */
const priceOn = (db: Db, day: string, which: 'current' | 'planned') => {
  const rows = db.selectFrom('campaign_service_prices as p').where(sql<boolean>`p.service_id = s.id`);
  return which === 'current'
    ? rows.where('p.valid_from', '<=', day).orderBy('p.valid_from', 'desc').limit(1)
    : rows.where('p.valid_from', '>', day).orderBy('p.valid_from').limit(1);
};

const used = sql<number>`(select count(*)::int from campaign_entries as e
  where s.kind = 'service' and e.service = s.value and (s.platform is null or e.platform = s.platform))`;

const serviceRows = (db: Db, day: string) =>
  db
    .selectFrom('campaign_services as s')
    .select([
      's.id as campaignServiceId',
      's.kind',
      's.platform',
      's.value',
      's.name_de as nameDe',
      's.name_en as nameEn',
      's.unit',
      's.active',
      priceOn(db, day, 'current').select('p.price').as('price'),
      priceOn(db, day, 'current').select('p.valid_from').as('validFrom'),
      priceOn(db, day, 'planned').select('p.price').as('plannedPrice'),
      priceOn(db, day, 'planned').select('p.valid_from').as('plannedFrom'),
      used.as('used'),
      's.updated_at as updatedAt',
    ]);

/** Everything the agency offers, in its order. */
export async function servicesOn(db: Db, day: string): Promise<Schemas['CampaignService'][]> {
  return serviceRows(db, day).orderBy('s.sort').orderBy('s.id').execute();
}

/** One service. */
export async function serviceOn(db: Db, day: string, id: number): Promise<Schemas['CampaignService']> {
  const row = await serviceRows(db, day).where('s.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** The prices of a service, the newest first. */
export async function pricesOf(db: Db, day: string, serviceId: number): Promise<Schemas['CampaignServicePrice'][]> {
  await serviceOn(db, day, serviceId);
  return db
    .selectFrom('campaign_service_prices as p')
    .leftJoin('users as u', 'u.id', 'p.created_by')
    .select([
      'p.id as campaignServicePriceId',
      'p.price',
      'p.valid_from as validFrom',
      sql<string | null>`(lead(p.valid_from) over (order by p.valid_from) - 1)`.as('validUntil'),
      sql<boolean>`p.valid_from > ${day}`.as('isPlanned'),
      fullNameOf('u').as('createdByName'),
      'p.created_at as createdAt',
    ])
    .where('p.service_id', '=', serviceId)
    .orderBy('p.valid_from', 'desc')
    .execute();
}

const SURCHARGES = ['subtitles', 'music', 'professionalPhotos'] as const;

/** The prices of UGC videos on a day; a length that is put aside, or has no price yet, is priced on request. */
export async function ugcPricesOn(db: Db, day: string): Promise<UgcPrices> {
  const rows = await serviceRows(db, day).where('s.kind', 'in', ['videoLength', 'surcharge']).execute();
  const surcharges = Object.fromEntries(
    SURCHARGES.map((value) => [value, rows.find((row) => row.kind === 'surcharge' && row.value === value)?.price ?? 0]),
  );
  const length = Object.fromEntries(
    rows.flatMap((row) =>
      row.kind === 'videoLength' && row.active && row.price !== null ? [[row.value, row.price]] : [],
    ),
  );
  return { length, ...surcharges } as unknown as UgcPrices;
}

/** A service, locked. */
export const lockService = (tx: Db, id: number): Promise<Selectable<CampaignServicesTable> | undefined> =>
  tx.selectFrom('campaign_services').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The id of a service, locked. */
export const lockServiceId = (tx: Db, id: number): Promise<{ id: number } | undefined> =>
  tx.selectFrom('campaign_services').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** Writes columns of a service. */
export async function updateServiceRow(tx: Db, id: number, values: Updateable<CampaignServicesTable>): Promise<void> {
  await tx.updateTable('campaign_services').set(values).where('id', '=', id).execute();
}

/** The price of a service that begins on this day. */
export const priceFrom = (tx: Db, serviceId: number, validFrom: string): Promise<{ price: number } | undefined> =>
  tx
    .selectFrom('campaign_service_prices')
    .select('price')
    .where('service_id', '=', serviceId)
    .where('valid_from', '=', validFrom)
    .executeTakeFirst();

/** Adds a price of a service, or replaces the one that begins on the same day. */
export async function savePrice(
  tx: Db,
  price: { serviceId: number; price: number; validFrom: string; userId: number; at: Date },
): Promise<void> {
  const values = { price: price.price, created_by: price.userId, created_at: price.at };
  await tx
    .insertInto('campaign_service_prices')
    .values({ service_id: price.serviceId, valid_from: price.validFrom, ...values })
    .onConflict((same) => same.columns(['service_id', 'valid_from']).doUpdateSet(values))
    .execute();
}

/** A price, locked. */
export const lockPrice = (tx: Db, id: number): Promise<Selectable<CampaignServicePricesTable> | undefined> =>
  tx.selectFrom('campaign_service_prices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Deletes a price. */
export async function deletePrice(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('campaign_service_prices').where('id', '=', id).execute();
}
