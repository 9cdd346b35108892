import { type RawBuilder, sql } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import type { Db } from '../../platform/database/schema.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { lastExpiringDay } from './rules.ts';

/*
 * Rights begin on the day of the acceptance. What was agreed on later is stored with the material; until then the order
 * says it: its months of buy-out, for the own channels and for ads, or without a buy-out the own channels alone and
 * without an end. Statements know the video as `v`, its request as `r` and what was noted as `m`.
 */

/** The first day of the rights; null before the acceptance. */
export const rightsFrom: RawBuilder<string | null> =
  sql`case when v.final_content_status = ${sql.lit(APPROVAL_STATUS.approved)}
    then (v.decided_at at time zone 'Europe/Berlin')::date end`;

/** The last day of the rights; null without an end, and before the acceptance. */
export const rightsUntil: RawBuilder<string | null> = sql`case
  when v.final_content_status <> ${sql.lit(APPROVAL_STATUS.approved)} then null
  when m.rights_agreed then m.rights_until
  when r.duration ~ '^[0-9]+$' then ((v.decided_at at time zone 'Europe/Berlin')::date
    + make_interval(months => r.duration::int) - interval '1 day')::date
  end`;

/** Where the video may be used. */
export const rightsMedia: RawBuilder<Schemas['UgcMaterialMedium'][]> = sql`case when m.rights_agreed then m.media
    when r.duration is null then '{organic}'::text[]
    else '{organic,ads}'::text[] end`;

/** In which countries. */
export const rightsCountries: RawBuilder<Schemas['UgcMaterialCountry'][]> =
  sql`case when m.rights_agreed then m.countries else '{DE,AU,CH}'::text[] end`;

/** The condition that the rights of a video are in a state. */
export function inRightsState(state: Schemas['UgcRightsState'], now: Date): RawBuilder<boolean> {
  const [today, last] = [sql`${berlinDay(now)}::date`, sql`${lastExpiringDay(now)}::date`];
  const accepted = sql`v.final_content_status = ${sql.lit(APPROVAL_STATUS.approved)}`;
  const conditions = {
    pending: sql<boolean>`(v.final_content_status <> ${sql.lit(APPROVAL_STATUS.approved)})`,
    valid: sql<boolean>`(${accepted} and (${rightsUntil} is null or ${rightsUntil} > ${last}))`,
    expiring: sql<boolean>`(${accepted} and ${rightsUntil} between ${today} and ${last})`,
    expired: sql<boolean>`(${accepted} and ${rightsUntil} < ${today})`,
  };
  return conditions[state];
}

/** Videos with what decides about their rights. */
export const videosWithRights = (db: Db) =>
  db
    .selectFrom('ugc_videos as v')
    .innerJoin('ugc_requests as r', 'r.id', 'v.request_id')
    .leftJoin('ugc_materials as m', 'm.video_id', 'v.id');

/** The last day of rights that have ended; undefined while they last. */
export const expiredRights = (db: Db, videoId: number, now: Date) =>
  videosWithRights(db)
    .where('v.id', '=', videoId)
    .where(inRightsState('expired', now))
    .select(rightsUntil.as('until'))
    .executeTakeFirst();

/** The video that a file is a version of; undefined for other files. */
export const videoOfFile = (db: Db, fileId: number) =>
  db.selectFrom('ugc_video_versions').select('video_id').where('file_id', '=', fileId).executeTakeFirst();

/** Whether a file is a picture or video of a product test whose tester has not agreed to its use. */
export async function isWithoutConsent(db: Db, fileId: number): Promise<boolean> {
  const row = await db
    .selectFrom('files as f')
    .innerJoin('tester_applications as p', 'p.id', 'f.subject_id')
    .where('f.id', '=', fileId)
    .where('f.subject', '=', 'testerApplication')
    .where('p.media_consent_at', 'is', null)
    .select('f.id')
    .executeTakeFirst();
  return row !== undefined;
}
