import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import {
  type Changes,
  changesBetween,
  type HistoryEntry,
  type HistoryWriter,
  writeHistories,
} from '../../../platform/history/writeHistory.ts';
import type { KnownPerson, KnownRecords, StoredChannel } from './queries/known.ts';
import { changedServices, replacePrices, updateChannels, updatePeople, writeFigures } from './queries/updates.ts';

const IMPORTED = 'import';
const isChanged = <Values>({ stored, current }: { stored: Values; current: Values }): boolean => stored !== current;

/** The changes of a person under the names of the edit page. */
function personChanges({ stored, current }: KnownPerson): Changes {
  const { city: cityBefore, ...before } = stored;
  const { city, ...after } = current;
  return changesBetween({ ...before, cities: cityBefore }, { ...after, cities: city });
}

function channelChanges(channel: StoredChannel): Changes {
  const { channelTitle: titleBefore, prices: pricesBefore, ...before } = channel.stored;
  const { channelTitle: title, prices, ...after } = channel.current;
  const shown = (price: number | null, currencyCode: string, validUntil: string | null) =>
    price === null ? null : { price, currencyCode, validUntil };
  return {
    ...changesBetween({ ...before, title: titleBefore }, { ...after, title }),
    ...Object.fromEntries(
      changedServices(channel).map((service) => {
        const { currencyCode, validUntil } = channel.priceRows.get(service) ?? {
          currencyCode: channel.currencyCode,
          validUntil: null,
        };
        return [
          `prices.${service}`,
          [
            shown(pricesBefore[service] ?? null, currencyCode, validUntil),
            shown(prices[service] ?? null, currencyCode, null),
          ] as const,
        ];
      }),
    ),
  };
}

/** Who imports, and the Berlin day of the figures. */
export interface ImportWriter {
  writer: HistoryWriter & { user: { readonly id: number } };
  today: string;
}

/** Writes what rows changed about people and channels that were there, with their entries in the history. */
export async function writeUpdates(tx: Tx, known: KnownRecords, use: ImportWriter): Promise<void> {
  const { writer, today } = use;
  const now = writer.services.clock.now();
  const at = now.toISOString();
  const people = [...known.people.values()].filter(isChanged);
  const channels = [...known.channelValues.values()].filter(isChanged);
  await updatePeople(tx, people, writer.user.id, at);
  await updateChannels(tx, channels, writer.user.id, at);
  await replacePrices(tx, channels, { now, today, userId: writer.user.id });
  await writeFigures(tx, channels, today);
  const entry = (entity: string, entityId: number, changes: Changes): HistoryEntry[] =>
    Object.keys(changes).length === 0
      ? []
      : [{ entity, entityId, action: HISTORY_ACTION.update, changes, reason: IMPORTED }];
  await writeHistories(tx, writer, [
    ...people.flatMap((person) => entry('influencer', person.id, personChanges(person))),
    ...channels.flatMap((channel) => entry('channel', channel.id, channelChanges(channel))),
  ]);
}
