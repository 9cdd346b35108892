import type { Kysely } from 'kysely';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { writeHistories } from '../../../platform/history/writeHistory.ts';
import { conflict, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import {
  type AddedChannel,
  addedChannels,
  findLastImports,
  joinByHash,
  lockAdded,
  lockImport,
  markAsUndone,
  removeAdded,
} from './queries/imports.ts';

type Kept = Schemas['ImportUndo']['kept'][number];

/** Imports that a list shows. */
const LAST = 10;
/** People that are named; of more the number is enough. */
const MAX_NAMED = 50;

interface Undoing {
  user: CallUser;
  services: Pick<Services, 'db' | 'clock'>;
}

/** The caller's last imports that added something. */
export async function lastImports(db: Kysely<Schema>, user: CallUser): Promise<Schemas['ImportRecord'][]> {
  const rows = await findLastImports(db, user, LAST);
  return rows.map((row) => ({
    importId: row.id,
    fileName: row.file_name,
    importedAt: row.created_at,
    influencers: row.influencers,
    channels: row.channels,
    undoneAt: row.undone_at,
  }));
}

function reasonOf(channels: readonly AddedChannel[]): Kept['reason'] | undefined {
  if (channels.some((each) => each.isChannelUsed || (each.isNewPerson && each.isPersonUsed))) return 'used';
  return channels.some((each) => each.isChannelChanged || (each.isNewPerson && each.isPersonChanged))
    ? 'changed'
    : undefined;
}

function byPerson(channels: readonly AddedChannel[]): Map<number, AddedChannel[]> {
  const people = new Map<number, AddedChannel[]>();
  for (const channel of channels)
    people.set(channel.influencerId, [...(people.get(channel.influencerId) ?? []), channel]);
  return people;
}

/** Takes back what an import added, apart from what was changed or used since: such people keep all they got. */
export async function undoImport({ user, services }: Undoing, importId: number): Promise<Schemas['ImportUndo']> {
  const now = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const record = await lockImport(tx, user, importId);
    if (record === undefined) throw notFound();
    if (record.undone_at !== null) throw conflict('importUndone');
    await joinByHash(tx);
    await lockAdded(tx, importId);
    const kept: Kept[] = [];
    const people: number[] = [];
    const channels: number[] = [];
    for (const [influencerId, added] of byPerson(await addedChannels(tx, importId))) {
      const reason = reasonOf(added);
      if (reason !== undefined) {
        kept.push({ influencerId, name: added[0]?.name ?? '', reason });
        continue;
      }
      channels.push(...added.map(({ channelId }) => channelId));
      if (added.some(({ isNewPerson }) => isNewPerson)) people.push(influencerId);
    }
    await removeAdded(tx, { people, channels }, user.id, now);
    await writeHistories(tx, { user, services }, [
      ...people.map((entityId) => ({
        entity: 'influencer',
        entityId,
        action: HISTORY_ACTION.delete,
        reason: 'importUndone',
      })),
      ...channels.map((entityId) => ({
        entity: 'channel',
        entityId,
        action: HISTORY_ACTION.delete,
        reason: 'importUndone',
      })),
    ]);
    await markAsUndone(tx, importId, { userId: user.id, at: now });
    return {
      influencers: people.length,
      channels: channels.length,
      keptCount: kept.length,
      kept: kept.slice(0, MAX_NAMED),
    };
  });
}
