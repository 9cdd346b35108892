import type { Updateable } from 'kysely';
import type { Schema, Tx } from '../../../../platform/database/schema.ts';

/** The pictures and videos of a project as files, in no order. */
export const filesOf = (tx: Tx, projectId: number) =>
  tx
    .selectFrom('files')
    .select(['id', 'name', 'content_type'])
    .where('subject', '=', 'testerProject')
    .where('subject_id', '=', projectId)
    .where('kind', '=', 'product')
    .where('deleted_at', 'is', null)
    .execute();

/** What is known of a picture or video besides its file. */
export const findMedium = (tx: Tx, fileId: number) =>
  tx.selectFrom('project_media').selectAll().where('file_id', '=', fileId).executeTakeFirst();

/** Which file of which project. */
interface Place {
  readonly projectId: number;
  readonly fileId: number;
}

/** Stores the place of a picture or video in the order. */
export async function savePosition(
  tx: Tx,
  { projectId, fileId, position }: Place & { readonly position: number },
): Promise<void> {
  await tx
    .insertInto('project_media')
    .values({ file_id: fileId, project_id: projectId, position })
    .onConflict((row) => row.column('file_id').doUpdateSet({ position }))
    .execute();
}

/** Leaves a project without a cover. */
export async function clearCover(tx: Tx, projectId: number): Promise<void> {
  await tx.updateTable('project_media').set({ is_cover: false }).where('project_id', '=', projectId).execute();
}

/** Stores the texts of a picture or video, and whether it is the cover. */
export async function saveDescription(
  tx: Tx,
  { projectId, fileId }: Place,
  values: Updateable<Schema['project_media']>,
): Promise<void> {
  await tx
    .insertInto('project_media')
    .values({ ...values, file_id: fileId, project_id: projectId })
    .onConflict((conflicting) => conflicting.column('file_id').doUpdateSet(values))
    .execute();
}
