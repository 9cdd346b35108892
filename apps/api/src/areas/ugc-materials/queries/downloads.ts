import { sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';

type Via = components['schemas']['UgcMaterialDownload']['via'];

const MAX_DOWNLOADS = 50;

/** A video that was downloaded. */
export interface Download {
  videoId: number;
  version: number;
  via: Via;
  userId?: number;
  linkId?: number;
}

/** Notes who has downloaded videos. */
export async function noteDownloads(db: Db, at: Date, downloads: readonly Download[]): Promise<void> {
  await db
    .insertInto('ugc_material_downloads')
    .values(
      downloads.map(({ videoId, version, via, userId = null, linkId = null }) => ({
        video_id: videoId,
        version,
        via,
        user_id: userId,
        link_id: linkId,
        at,
      })),
    )
    .execute();
}

/** Who has downloaded a video, the newest first, and how often that was in all. */
export const downloadsOf = (db: Db, videoId: number) =>
  db
    .selectFrom('ugc_material_downloads as d')
    .leftJoin('users as u', 'u.id', 'd.user_id')
    .where('d.video_id', '=', videoId)
    .select(['d.at', 'd.version', 'd.via', fullNameOf('u').as('by'), sql<number>`count(*) over ()::int`.as('total')])
    .orderBy('d.at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(MAX_DOWNLOADS)
    .execute();

/** Where files are stored. */
export const storedFiles = (db: Db, ids: readonly number[]) =>
  db.selectFrom('files').select(['id', 'kind', 'key']).where('id', 'in', ids).execute();
