import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';

const priceRows = (db: Kysely<Schema>, influencerId: number) =>
  db
    .selectFrom('channel_prices as p')
    .innerJoin('channels as c', 'c.id', 'p.channel_id')
    .select([
      'p.channel_id',
      'c.platform',
      'p.service',
      'p.price',
      'p.currency_code',
      'p.valid_from',
      'p.valid_until',
      'p.replaced_at',
    ])
    .where('c.influencer_id', '=', influencerId)
    .where('c.deleted_at', 'is', null)
    .orderBy('c.followers', (order) => order.desc().nullsLast())
    .orderBy('c.id')
    .orderBy('p.service')
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();

type Row = Awaited<ReturnType<typeof priceRows>>[number];

const earlier = ({ price, currency_code, valid_from, valid_until }: Row): Schemas['EarlierPrice'] => ({
  price,
  currencyCode: currency_code,
  validFrom: valid_from,
  validUntil: valid_until,
});

/** Present prices of a person's channels by service, each with those it replaced, the newest first. */
export async function priceList(db: Kysely<Schema>, influencerId: number): Promise<Schemas['ServicePrice'][]> {
  const rows = await priceRows(db, influencerId);
  return rows
    .filter(({ replaced_at }) => replaced_at === null)
    .map((row) => ({
      channelId: row.channel_id,
      platform: row.platform as Schemas['Platform'],
      service: row.service,
      ...earlier(row),
      earlier: rows
        .filter(
          (each) => each.replaced_at !== null && each.channel_id === row.channel_id && each.service === row.service,
        )
        .map(earlier),
    }));
}
