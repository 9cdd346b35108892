import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { channelKey } from '@resonanz/domain/channelUrls';
import type { Platform } from '@resonanz/domain/platforms';
import type { Schema } from '../../../platform/database/schema.ts';
import { refuseStale } from '../../../platform/history/refuseStale.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import type { Editor } from './channels.ts';
import { lockedPerson } from './people.ts';
import { columnsOf, personFieldsOf } from './personFields.ts';
import { followDefaultPrice } from './prices.ts';
import { influencerRecord } from './record.ts';

type Tx = Kysely<Schema>;

/** Lets one channel take over what belongs to another address of the same channel; the figures and prices of `to` count. */
async function foldChannel(tx: Tx, from: number, to: number, now: Date): Promise<void> {
  const statements = [
    sql`update campaign_entries e set channel_id = ${to} where e.channel_id = ${from}
      and not exists (select 1 from campaign_entries own where own.campaign_id = e.campaign_id and own.channel_id = ${to})`,
    sql`update removed_entries set channel_id = ${to} where channel_id = ${from}`,
    sql`insert into bookmarks (user_id, channel_id, created_at) select user_id, ${to}, created_at from bookmarks where channel_id = ${from} on conflict do nothing`,
    sql`delete from bookmarks where channel_id = ${from}`,
    sql`update mail_threads set channel_id = ${to} where channel_id = ${from}`,
    sql`update follower_history f set channel_id = ${to} where f.channel_id = ${from}
      and not exists (select 1 from follower_history own where own.channel_id = ${to} and own.day = f.day)`,
    // Of a service that both have a price for, the one that stays is the present one.
    sql`update channel_prices p set replaced_at = ${now.toISOString()}::timestamptz where p.channel_id = ${from} and p.replaced_at is null
      and exists (select 1 from channel_prices own where own.channel_id = ${to} and own.service = p.service and own.replaced_at is null)`,
    sql`update channel_prices set channel_id = ${to} where channel_id = ${from}`,
    sql`update history set entity_id = ${to} where entity = 'channel' and entity_id = ${from}`,
    sql`update channels set deleted_at = ${now.toISOString()}::timestamptz where id = ${from}`,
  ];
  for (const statement of statements) await statement.execute(tx);
}

async function moveChannels(tx: Tx, merged: number, kept: number, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('channels')
    .select(['id', 'influencer_id', 'platform', 'url'])
    .where('influencer_id', 'in', [merged, kept])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const keyOf = ({ platform, url }: { platform: string; url: string }): string => channelKey(platform as Platform, url);
  const own = new Map(rows.filter((row) => row.influencer_id === kept).map((row) => [keyOf(row), row]));
  for (const row of rows.filter((each) => each.influencer_id === merged)) {
    const same = own.get(keyOf(row));
    if (same === undefined) continue;
    await foldChannel(tx, row.id, same.id, now);
    await followDefaultPrice(tx, same.id, same.platform as Platform);
  }
  await tx.updateTable('channels').set({ influencer_id: kept }).where('influencer_id', '=', merged).execute();
}

/** Gives to one person what hangs on another one. */
async function moveBelongings(tx: Tx, merged: number, kept: number): Promise<void> {
  const statements = [
    sql`update campaign_entries set influencer_id = ${kept} where influencer_id = ${merged}`,
    sql`update removed_entries set influencer_id = ${kept} where influencer_id = ${merged}`,
    sql`update contracts set influencer_id = ${kept} where influencer_id = ${merged}`,
    sql`update comments set subject_id = ${kept} where subject_kind = 'influencer' and subject_id = ${merged}`,
    sql`update files set subject_id = ${kept} where subject = 'influencer' and subject_id = ${merged}`,
    sql`update mail_threads set influencer_id = ${kept} where influencer_id = ${merged}`,
    sql`update history set entity_id = ${kept} where entity = 'influencer' and entity_id = ${merged}`,
    // Each user has one rating of a person; the one of who stays counts.
    sql`delete from influencer_ratings r where r.influencer_id = ${merged} and r.user_id is not null
      and exists (select 1 from influencer_ratings own where own.influencer_id = ${kept} and own.user_id = r.user_id)`,
    sql`update influencer_ratings set influencer_id = ${kept} where influencer_id = ${merged}`,
    sql`update influencers i set average_rating = rated.average, rating_count = rated.count
      from (select (sum(stars * weight) / sum(weight))::numeric(3, 2) as average, sum(weight)::int as count
        from influencer_ratings where influencer_id = ${kept}) rated
      where i.id = ${kept} and rated.count is not null`,
  ];
  for (const statement of statements) await statement.execute(tx);
}

/**
 * Makes two people one: who stays gets the chosen fields and everything that hangs on the other one, who is gone
 * afterwards.
 */
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
    await refuseStale(tx, target, body.updatedAt);
    await refuseStale(tx, source, body.mergedUpdatedAt);
    const before = personFieldsOf(target);
    const other = personFieldsOf(source);
    const taken = Object.fromEntries(take.map((field) => [field, other[field]]));
    await moveChannels(tx, merged, kept, now);
    await moveBelongings(tx, merged, kept);
    await tx
      .updateTable('influencers')
      .set({
        ...columnsOf(taken),
        picture: target.picture ?? source.picture,
        user_id: target.user_id ?? source.user_id,
        updated_by: user.id,
        updated_at: now,
      })
      .where('id', '=', kept)
      .execute();
    await tx.deleteFrom('influencers').where('id', '=', merged).execute();
    const changes = {
      mergedWith: [null, `${source.first_name} ${source.surname}`.trim()] as const,
      ...changesBetween({ ...before }, taken),
    };
    const written = await writeHistory(tx, editor, { entity: 'influencer', entityId: kept, action: 2, changes });
    return { record: await influencerRecord(tx, user, kept), details: written };
  });
  editor.audit(details);
  return record;
}
