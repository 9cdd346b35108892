import type { Insertable, Selectable } from 'kysely';
import { defaultService, type Platform } from '@resonanz/domain/platforms';
import type { Tx } from '../../../../platform/database/schema.ts';
import type { ChannelPricesTable } from '../../tables.ts';

/** The current prices of a channel. */
export async function currentPrices(tx: Tx, channelId: number): Promise<Selectable<ChannelPricesTable>[]> {
  return tx
    .selectFrom('channel_prices')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('replaced_at', 'is', null)
    .execute();
}

/** Turns a current price into an earlier one. */
export async function markAsReplaced(tx: Tx, priceId: number, now: Date): Promise<void> {
  await tx.updateTable('channel_prices').set({ replaced_at: now }).where('id', '=', priceId).execute();
}

/** Adds a price of a channel. */
export async function insertPrice(tx: Tx, values: Insertable<ChannelPricesTable>): Promise<void> {
  await tx.insertInto('channel_prices').values(values).execute();
}

/** Copies the current price of the default service to the channel, where lists read it. */
export async function followDefaultPrice(tx: Tx, channelId: number, platform: Platform): Promise<void> {
  const row = await tx
    .selectFrom('channel_prices')
    .select(['price', 'currency_code'])
    .where('channel_id', '=', channelId)
    .where('service', '=', defaultService(platform))
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  await tx
    .updateTable('channels')
    .set({ default_price: row?.price ?? null, ...(row && { currency_code: row.currency_code }) })
    .where('id', '=', channelId)
    .execute();
}
