import { sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { writeHistories } from '../../../platform/history/writeHistory.ts';
import { conflict } from '../../../platform/http/ApiError.ts';
import { removeFilesOf } from '../../files/door.ts';
import type { Editor } from './channels.ts';
import { lockedPerson } from './people.ts';

const MOST_NAMES = 5;

/** Deletes people whom no campaign uses, with what hangs on their channels; they can still be found in the history. */
export async function deletePeople(
  editor: Editor,
  { influencerIds }: components['schemas']['InfluencerReferences'],
): Promise<null> {
  const { user, services } = editor;
  const now = services.clock.now();
  const ids = [...influencerIds].sort((one, other) => one - other);
  const details = await services.db.transaction().execute(async (tx) => {
    const people: Awaited<ReturnType<typeof lockedPerson>>[] = [];
    for (const id of ids) people.push(await lockedPerson(tx, editor, id));
    const used = await sql<{ influencer_id: number; names: string[] }>`
      select e.influencer_id, array_agg(distinct c.name) as names from campaign_entries e join campaigns c on c.id = e.campaign_id
      where e.influencer_id = any(${ids}::int[]) or e.channel_id in (select id from channels where influencer_id = any(${ids}::int[]))
      group by e.influencer_id`.execute(tx);
    if (used.rows.length > 0) {
      const data: components['schemas']['InfluencerInUse'][] = used.rows.map(
        ({ influencer_id: influencerId, names }) => {
          const person = people.find(({ id }) => id === influencerId);
          return {
            influencerId,
            name: `${person?.first_name ?? ''} ${person?.surname ?? ''}`.trim(),
            campaigns: names.slice(0, MOST_NAMES),
          };
        },
      );
      throw conflict('influencerInUse', data);
    }
    await sql`delete from bookmarks where channel_id in (select id from channels where influencer_id = any(${ids}::int[]))`.execute(
      tx,
    );
    const deleted = { deleted_at: now, updated_at: now, updated_by: user.id };
    await tx.updateTable('influencers').set(deleted).where('id', 'in', ids).execute();
    await tx
      .updateTable('channels')
      .set(deleted)
      .where('influencer_id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
    return writeHistories(
      tx,
      editor,
      ids.map((id) => ({ entity: 'influencer', entityId: id, action: 4 as const })),
    );
  });
  for (const id of ids) await removeFilesOf(services, { subject: 'influencer', subjectId: id });
  for (const each of details) editor.audit(each);
  return null;
}
