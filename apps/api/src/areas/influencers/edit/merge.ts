import type { components } from '@resonanz/contract/types';
import { channelKey } from '@resonanz/domain/channelUrls';
import type { Platform } from '@resonanz/domain/platforms';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import type { Editor } from './channels.ts';
import { columnsOf, personFieldsOf } from './personFields.ts';
import { deletePerson, foldChannel, handOverBelongings, handOverChannels, lockChannelsOf } from './queries/merge.ts';
import { lockedPerson, writePerson } from './queries/people.ts';
import { followDefaultPrice } from './queries/prices.ts';
import { influencerRecord } from './queries/records.ts';

async function moveChannels(tx: Tx, merged: number, kept: number, now: Date): Promise<void> {
  const rows = await lockChannelsOf(tx, [merged, kept]);
  const keyOf = ({ platform, url }: { platform: string; url: string }): string => channelKey(platform as Platform, url);
  const own = new Map(rows.filter((row) => row.influencer_id === kept).map((row) => [keyOf(row), row]));
  for (const row of rows.filter((each) => each.influencer_id === merged)) {
    const same = own.get(keyOf(row));
    if (same === undefined) continue;
    await foldChannel(tx, row.id, same.id, now);
    await followDefaultPrice(tx, same.id, same.platform as Platform);
  }
  await handOverChannels(tx, merged, kept);
}

/** Merges two people: the target gets the chosen fields and all related records of the source, which is deleted. */
export async function mergePeople(
  editor: Editor,
  body: components['schemas']['InfluencerMerge'],
): Promise<components['schemas']['InfluencerRecord']> {
  const { influencerId: kept, mergedId: merged, take } = body;
  const { user, services } = editor;
  const now = services.clock.now();
  if (kept === merged) throw invalidFields([{ field: 'mergedId', key: 'samePerson' }]);
  const { record, details } = await services.db.transaction().execute(async (tx) => {
    // In the order of their ids, so that two merges of the same people wait for each other.
    const first = await lockedPerson(tx, editor, Math.min(kept, merged));
    const second = await lockedPerson(tx, editor, Math.max(kept, merged));
    const [target, source] = first.id === kept ? [first, second] : [second, first];
    await rejectStale(tx, target, body.updatedAt);
    await rejectStale(tx, source, body.mergedUpdatedAt);
    const before = personFieldsOf(target);
    const other = personFieldsOf(source);
    const taken = Object.fromEntries(take.map((field) => [field, other[field]]));
    await moveChannels(tx, merged, kept, now);
    await handOverBelongings(tx, merged, kept);
    await writePerson(tx, kept, {
      ...columnsOf(taken),
      picture: target.picture ?? source.picture,
      user_id: target.user_id ?? source.user_id,
      updated_by: user.id,
      updated_at: now,
    });
    await deletePerson(tx, merged);
    const changes = {
      mergedWith: [null, `${source.first_name} ${source.surname}`.trim()] as const,
      ...changesBetween({ ...before }, taken),
    };
    const written = await writeHistory(tx, editor, {
      entity: 'influencer',
      entityId: kept,
      action: HISTORY_ACTION.update,
      changes,
    });
    return { record: await influencerRecord(tx, user, kept), details: written };
  });
  editor.audit(details);
  return record;
}
