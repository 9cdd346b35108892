import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict } from '../../platform/http/ApiError.ts';
import type { Clock } from '../../platform/runtime/Clock.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

/** Days before the end of rights from which on they are ending. */
export const EXPIRING_DAYS = 30;

/*
 * Rights begin on the day of the acceptance. What was agreed on later stands with the material; until then the order says it: its months of
 * buy-out, for the own channels and for ads, or without a buy-out the own channels alone and without an end. Statements know the video as
 * `v`, its request as `r` and what was noted as `m`.
 */

/** The first day of the rights; null before the acceptance. */
export const rightsFrom: RawBuilder<string | null> =
  sql`case when v.final_content_status = 1 then (v.decided_at at time zone 'Europe/Berlin')::date end`;

/** The last day of the rights; null without an end, and before the acceptance. */
export const rightsUntil: RawBuilder<string | null> = sql`case
  when v.final_content_status <> 1 then null
  when m.rights_agreed then m.rights_until
  when r.duration ~ '^[0-9]+$' then ((v.decided_at at time zone 'Europe/Berlin')::date + make_interval(months => r.duration::int) - interval '1 day')::date
  end`;

/** Where the video may be used. */
export const rightsMedia: RawBuilder<Schemas['UgcMaterialMedium'][]> =
  sql`case when m.rights_agreed then m.media when r.duration is null then '{organic}'::text[] else '{organic,ads}'::text[] end`;

/** In which countries. */
export const rightsCountries: RawBuilder<Schemas['UgcMaterialCountry'][]> =
  sql`case when m.rights_agreed then m.countries else '{DE,AU,CH}'::text[] end`;

/** The last day of what ends soon, counted from today. */
export const lastExpiringDay = (now: Date): string => berlinDayIn(now, EXPIRING_DAYS);

/** How far rights are. */
export function rightsStateOf(isAccepted: boolean, until: string | null, now: Date): Schemas['UgcRightsState'] {
  if (!isAccepted) return 'pending';
  if (until === null || until > lastExpiringDay(now)) return 'valid';
  return until < berlinDay(now) ? 'expired' : 'expiring';
}

/** The same as a condition of a statement. */
export function inRightsState(state: Schemas['UgcRightsState'], now: Date): RawBuilder<boolean> {
  const [today, last] = [sql`${berlinDay(now)}::date`, sql`${lastExpiringDay(now)}::date`];
  const accepted = sql`v.final_content_status = 1`;
  const conditions = {
    pending: sql<boolean>`(v.final_content_status <> 1)`,
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

interface Asked {
  db: Db;
  clock: Clock;
}

/** Refuses what would take a video out of the house whose rights have ended: 409 `rightsExpired` with the last day. */
export async function refuseExpiredRights({ db, clock }: Asked, videoId: number): Promise<void> {
  const row = await videosWithRights(db)
    .where('v.id', '=', videoId)
    .where(inRightsState('expired', clock.now()))
    .select(rightsUntil.as('until'))
    .executeTakeFirst();
  if (row !== undefined) throw conflict('rightsExpired', { until: row.until });
}

/** The same for a file, whatever it belongs to. */
export async function refuseFileWithoutRights(asked: Asked, fileId: number): Promise<void> {
  const version = await asked.db
    .selectFrom('ugc_video_versions')
    .select('video_id')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  if (version !== undefined) await refuseExpiredRights(asked, version.video_id);
}
