import type { Updateable } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Tx } from '../../../platform/database/schema.ts';
import { visibleRows } from '../../ownership/door.ts';
import type { UgcMaterialsTable } from '../tables.ts';

/** Locks a video that the user sees until the end of the transaction. */
export async function lockVideo(tx: Tx, user: CallUser, videoId: number): Promise<void> {
  await tx
    .selectFrom('ugc_videos as v')
    .select('v.id')
    .where('v.id', '=', videoId)
    .where(visibleRows('ugcMaterials', user, 'v'))
    .forUpdate()
    .executeTakeFirst();
}

/** Saves the notes about a video. */
export async function upsertMaterial(
  tx: Tx,
  videoId: number,
  values: Omit<Updateable<UgcMaterialsTable>, 'video_id'>,
): Promise<void> {
  await tx
    .insertInto('ugc_materials')
    .values({ video_id: videoId, ...values })
    .onConflict((found) => found.column('video_id').doUpdateSet(values))
    .execute();
}

/** Marks the files of a video as deleted. */
export async function markFilesAsDeleted(tx: Tx, videoId: number, now: Date): Promise<void> {
  await tx
    .updateTable('files')
    .set({ deleted_at: now })
    .where('subject', '=', 'ugcVideo')
    .where('subject_id', '=', videoId)
    .where('deleted_at', 'is', null)
    .execute();
}
