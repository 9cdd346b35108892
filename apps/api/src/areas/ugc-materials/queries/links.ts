import { type Insertable, sql } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { UgcMaterialLinksTable } from '../tables.ts';
import { deliveredVideos } from './materialRows.ts';

/** Share links that still lead to a file. */
export const goodLinks = (db: Db, videoId: number, now: Date) =>
  db
    .selectFrom('ugc_material_links as l')
    .leftJoin('users as u', 'u.id', 'l.created_by')
    .where('l.video_id', '=', videoId)
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', now.toISOString())
    .select([
      'l.id',
      'l.created_at',
      'l.expires_at',
      fullNameOf('u').as('created_by_name'),
      sql<number>`(select count(*)::int from ugc_material_downloads d where d.link_id = l.id)`.as('downloads'),
    ])
    .orderBy('l.id', 'desc')
    .execute();

/** The accepted video that a share link leads to; undefined once the link is over. */
export const sharedVideo = (db: Db, tokenHash: Buffer, now: Date) =>
  deliveredVideos(db)
    .innerJoin('ugc_material_links as l', 'l.video_id', 'v.id')
    .where('l.token_hash', '=', tokenHash)
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', now.toISOString())
    .where(sql<boolean>`v.final_content_status = ${sql.lit(APPROVAL_STATUS.approved)}`)
    .select(['v.id', 'w.version', 'w.file_id', 'l.id as link_id'])
    .executeTakeFirst();

/** Adds a share link. */
export async function insertLink(tx: Db, link: Insertable<UgcMaterialLinksTable>): Promise<void> {
  await tx.insertInto('ugc_material_links').values(link).execute();
}

/** Revokes a share link of a video; undefined when there is none, or it is revoked already. */
export const markLinkAsRevoked = (tx: Db, videoId: number, linkId: number, now: Date) =>
  tx
    .updateTable('ugc_material_links')
    .set({ revoked_at: now })
    .where('id', '=', linkId)
    .where('video_id', '=', videoId)
    .where('revoked_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst();

/** Revokes all share links of a video. */
export async function markLinksAsRevoked(tx: Db, videoId: number, now: Date): Promise<void> {
  await tx
    .updateTable('ugc_material_links')
    .set({ revoked_at: now })
    .where('video_id', '=', videoId)
    .where('revoked_at', 'is', null)
    .execute();
}
