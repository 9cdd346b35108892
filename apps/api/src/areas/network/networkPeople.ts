import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { ageBandOf, ageOn, OF_AGE } from '@resonanz/domain/age';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { agedBetween } from '../../platform/database/agedBetween.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { forbidden, notFound } from '../../platform/http/ApiError.ts';
import type { FileServices } from '../files/door.ts';
import { newestPictures } from '../people/door.ts';
import type { NetworkPeopleView } from './tables.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;
/** Somebody whom brands may see. */
export type NetworkRow = {
  [Column in keyof NetworkPeopleView]: NetworkPeopleView[Column] extends { __select__: infer Value }
    ? Value
    : NetworkPeopleView[Column];
};

/** First name with initial: the whole name is nobody's business before the agency says so (A-024). */
export function shownName({ first_name, surname }: Pick<NetworkRow, 'first_name' | 'surname'>): string {
  const initial = [...surname.trim()][0];
  return [first_name.trim(), initial === undefined ? '' : `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
}

/** A number of which only the first two digits are told. */
export function rounded(value: number): number {
  const unit = 10 ** Math.max(0, String(Math.trunc(value)).length - 2);
  return Math.round(value / unit) * unit;
}

/** Brands alone look into the network, and of them not those who were invited to a single request (A-034). */
export function refuseRestricted(user: CallUser): void {
  if (user.signupWithToken) throw forbidden();
}

/**
 * That somebody of the network, named `n`, is of age on a day or of unknown age: for those who are not, parents would
 * have to sign first (modules B9).
 */
export const ofAge = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(n.dob is null or ${sql.join(agedBetween(sql`n.dob`, OF_AGE, undefined, today))})`;

/** Everybody whom brands and visitors may see on a day, named `n`. */
export const shownPeople = (db: Db, today: string) => db.selectFrom('network_people as n').where(ofAge(today));

/** Somebody of the network; 404 unless visible. */
export async function networkRow(db: Db, publicId: string, today: string): Promise<NetworkRow> {
  const row = await shownPeople(db, today).selectAll('n').where('n.public_id', '=', publicId).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** The people among these whom a video shows. */
async function filmed(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select distinct f.subject_id as id from files f
    where f.subject in ('model', 'creator') and f.subject_id = any(${[...ids]}::int[]) and f.content_type like 'video/%' and f.deleted_at is null`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Cards of people; the addresses of pictures are signed. */
export async function toCards(services: FileServices, rows: readonly NetworkRow[]): Promise<Schemas['NetworkCard'][]> {
  const idsOf = (kind: NetworkRow['kind']) =>
    rows.flatMap((row) => (row.kind === kind && row.person_id !== null ? [row.person_id] : []));
  const [models, creators, withVideo] = await Promise.all([
    newestPictures(services, 'model', idsOf('model')),
    newestPictures(services, 'creator', idsOf('creator')),
    filmed(services.db, [...idsOf('model'), ...idsOf('creator')]),
  ]);
  const today = berlinDay(services.clock.now());
  return rows.map((row) => {
    const personId = row.person_id ?? 0;
    return {
      publicId: row.public_id,
      kind: row.kind,
      name: shownName(row),
      gender: row.gender,
      ageBand: ageBandOf(ageOn(row.dob, today)),
      city: row.city,
      country: row.country,
      platforms: reachOf(row).map(({ platform, followers }) => ({
        platform,
        followers: followers === null ? null : rounded(followers),
      })),
      categories: row.categories,
      languages: row.languages as Schemas['NetworkCard']['languages'],
      picture:
        row.kind === 'channel' ? row.picture : ((row.kind === 'model' ? models : creators).get(personId) ?? null),
      hasShowreel: withVideo.has(personId),
    };
  });
}

/** Own platforms, the one with the most followers first. */
export const reachOf = ({
  reach,
}: NetworkRow): { platform: Schemas['NetworkReach']['platform']; followers: number | null }[] =>
  reach
    .toSorted((one, other) => (other.followers ?? -1) - (one.followers ?? -1))
    .map(({ platform, followers }) => ({ platform: platform as Schemas['NetworkReach']['platform'], followers }));
