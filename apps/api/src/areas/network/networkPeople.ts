import type { components } from '@resonanz/contract/types';
import { AGE_BANDS, type AgeBand } from '@resonanz/domain/lookups';
import { type Kysely, sql } from 'kysely';
import type { NetworkPeopleView } from '../../database/peopleTables.ts';
import type { Schema } from '../../database/schema.ts';
import { forbidden, notFound } from '../../http/ApiError.ts';
import type { CallUser } from '../../access/CallUser.ts';
import type { FileServices } from '../../storage/files.ts';
import { newestPictures } from '../people/pictures.ts';
import { ageOn } from '../people/personRows.ts';
import { berlinDay } from '../../berlinDay.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;
/** Somebody whom brands may see. */
export type NetworkRow = { [Column in keyof NetworkPeopleView]: NetworkPeopleView[Column] extends { __select__: infer Value } ? Value : NetworkPeopleView[Column] };

/** Youngest age of each band. */
const BANDS: readonly (readonly [AgeBand, number])[] = [
  ['until18', 0],
  ['age18To24', 18],
  ['age25To34', 25],
  ['age35To44', 35],
  ['age45To54', 45],
  ['age55To64', 55],
  ['above64', 65],
];

/** First and last age of a band. */
export function agesOf(band: AgeBand): { from: number; to: number | undefined } {
  const place = AGE_BANDS.indexOf(band);
  const next = BANDS[place + 1];
  return { from: BANDS[place]?.[1] ?? 0, to: next === undefined ? undefined : next[1] - 1 };
}

/** The band of an age. */
export const bandOf = (age: number | null): AgeBand | null => (age === null || age < 0 ? null : (BANDS.findLast(([, from]) => age >= from)?.[0] ?? null));

/** First name with initial: the whole name is nobody's business before the agency says so. */
export function shownName({ first_name, surname }: Pick<NetworkRow, 'first_name' | 'surname'>): string {
  const initial = [...surname.trim()][0];
  return [first_name.trim(), initial === undefined ? '' : `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
}

/** A number of which only the first two digits are told. */
export function rounded(value: number): number {
  const unit = 10 ** Math.max(0, String(Math.trunc(value)).length - 2);
  return Math.round(value / unit) * unit;
}

/** Brands alone look into the network, and of them not those who were invited to a single request. */
export function refuseRestricted(user: CallUser): void {
  if (user.signupWithToken) throw forbidden();
}

/** Somebody of the network; 404 unless visible. */
export async function networkRow(db: Db, publicId: string): Promise<NetworkRow> {
  const row = await db.selectFrom('network_people as n').selectAll('n').where('n.public_id', '=', publicId).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** The people among these whom a video shows. */
async function filmed(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select distinct f.subject_id as id from files f
    where f.subject in ('model', 'creator') and f.subject_id = any(${[...ids]}::int[]) and f.content_type like 'video/%' and f.deleted_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Cards of people; the addresses of pictures are signed. */
export async function toCards(services: FileServices, rows: readonly NetworkRow[]): Promise<Schemas['NetworkCard'][]> {
  const idsOf = (kind: NetworkRow['kind']) => rows.flatMap((row) => (row.kind === kind && row.person_id !== null ? [row.person_id] : []));
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
      ageBand: bandOf(ageOn(row.dob, today)),
      city: row.city,
      country: row.country,
      platforms: reachOf(row).map(({ platform, followers }) => ({ platform, followers: followers === null ? null : rounded(followers) })),
      categories: row.categories,
      languages: row.languages as Schemas['NetworkCard']['languages'],
      picture: row.kind === 'channel' ? row.picture : ((row.kind === 'model' ? models : creators).get(personId) ?? null),
      hasShowreel: withVideo.has(personId),
    };
  });
}

/** Own platforms, the one with the most followers first. */
export const reachOf = ({ reach }: NetworkRow): { platform: Schemas['NetworkReach']['platform']; followers: number | null }[] =>
  reach.toSorted((one, other) => (other.followers ?? -1) - (one.followers ?? -1)).map(({ platform, followers }) => ({ platform: platform as Schemas['NetworkReach']['platform'], followers }));
