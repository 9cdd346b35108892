import type { Kysely } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { SERVICES, SERVICES_FOR_ALL, type Service } from '@resonanz/domain/lookups';
import type { Platform } from '@resonanz/domain/platforms';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Changes, HistoryWriter } from '../../../platform/history/writeHistory.ts';
import type { FieldError } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { currentPrices, followDefaultPrice, insertPrice, markAsReplaced } from './queries/prices.ts';

type PriceInput = Schemas['PriceInput'];

const HIGHEST_PERCENT = 100;

const serviceOf = (platform: Platform, value: string): Service | undefined =>
  [...SERVICES[platform], ...SERVICES_FOR_ALL].find((service) => service.value === value);

/** Errors in the prices of a channel, with the field path in the list at `path`. */
export function priceErrors(
  platform: Platform,
  prices: readonly PriceInput[],
  today: string,
  path = 'prices',
): FieldError[] {
  const seen = new Set<string>();
  return prices.flatMap(({ service, price, validFrom = today, validUntil }, index): FieldError[] => {
    const at = (field: string, key: string): FieldError => ({ field: `${path}.${index}.${field}`, key });
    const known = serviceOf(platform, service);
    const errors: FieldError[] = [];
    if (known === undefined) errors.push(at('service', 'choiceInvalid'));
    if (seen.has(service)) errors.push(at('service', 'serviceTwice'));
    seen.add(service);
    if (known?.priceUnit === 'percent' && (price ?? 0) > HIGHEST_PERCENT) errors.push(at('price', 'percentTooHigh'));
    if (validFrom > today) errors.push(at('validFrom', 'futureDate'));
    if (validUntil && validUntil < validFrom) errors.push(at('validUntil', 'endBeforeStart'));
    return errors;
  });
}

/** A price as the history shows it. */
const shown = (
  price: { price: number; currencyCode: string; validUntil: string | null } | undefined,
): Record<string, unknown> | null => price ?? null;

/**
 * Updates the prices of a locked channel: a different price replaces the current one of its service, which stays in the
 * history. The channel's default price is updated too. Returns the changes by `prices.<service>`.
 */
export async function savePrices(
  tx: Kysely<Schema>,
  { user, services }: HistoryWriter,
  { id, platform }: { id: number; platform: Platform },
  prices: readonly PriceInput[],
  source: 'manual' | 'import' = 'manual',
): Promise<Changes> {
  const now = services.clock.now();
  const current = await currentPrices(tx, id);
  const changes: Record<string, readonly [unknown, unknown]> = {};
  for (const { service, price, currencyCode = 'EUR', validFrom, validUntil = null } of prices) {
    const row = current.find((each) => each.service === service);
    const before = row && { price: row.price, currencyCode: row.currency_code, validUntil: row.valid_until };
    const after = price === null ? undefined : { price, currencyCode, validUntil };
    const isSameDay = validFrom === undefined || validFrom === row?.valid_from;
    if (JSON.stringify(shown(before)) === JSON.stringify(shown(after)) && (isSameDay || after === undefined)) continue;
    if (row !== undefined) await markAsReplaced(tx, row.id, now);
    if (after !== undefined) {
      await insertPrice(tx, {
        channel_id: id,
        service,
        price: after.price,
        currency_code: currencyCode,
        valid_from: validFrom ?? berlinDay(now),
        valid_until: validUntil,
        source,
        created_by: user?.id ?? null,
        created_at: now,
      });
    }
    changes[`prices.${service}`] = [shown(before), shown(after)];
  }
  await followDefaultPrice(tx, id, platform);
  return changes;
}
