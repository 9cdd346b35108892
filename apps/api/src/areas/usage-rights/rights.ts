import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict } from '../../platform/http/ApiError.ts';
import type { Clock } from '../../platform/runtime/Clock.ts';
import { expiredRights, isWithoutConsent, videoOfFile } from './queries.ts';

interface Asked {
  db: Kysely<Schema>;
  clock: Clock;
}

/** Rejects exporting a video whose rights have ended: 409 `rightsExpired` with the last day. */
export async function rejectExpiredRights({ db, clock }: Asked, videoId: number): Promise<void> {
  const row = await expiredRights(db, videoId, clock.now());
  if (row !== undefined) throw conflict('rightsExpired', { until: row.until });
}

/**
 * The same for a file, whatever it belongs to; 409 `mediaConsentMissing` for one of a product test whose tester has not
 * agreed to its use.
 */
export async function rejectFileWithoutRights(asked: Asked, fileId: number): Promise<void> {
  const version = await videoOfFile(asked.db, fileId);
  if (version !== undefined) await rejectExpiredRights(asked, version.video_id);
  if (await isWithoutConsent(asked.db, fileId)) throw conflict('mediaConsentMissing', { fileIds: [fileId] });
}
