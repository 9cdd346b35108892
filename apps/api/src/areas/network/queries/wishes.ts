import { type Insertable, sql, type Updateable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { NetworkWishesTable } from '../tables.ts';
import { ofAge } from './people.ts';

type Kind = components['schemas']['NetworkRequestKind'];

/** The column of a wish that names its request. */
export const requestColumn = { campaign: 'campaign_request_id', ugc: 'ugc_request_id' } as const satisfies Record<
  Kind,
  string
>;

/** Maximum number of people on the wish list of one request. */
export const MAX_WISHES = 50;

const wishRows = (db: Db, kind: Kind, requestId: number, today: string) =>
  db
    .selectFrom('network_wishes as w')
    .leftJoin('people as p', 'p.id', 'w.person_id')
    .leftJoin('channels as c', 'c.id', 'w.channel_id')
    .leftJoin('influencers as i', 'i.id', 'c.influencer_id')
    .leftJoin('users as u', 'u.id', 'w.created_by')
    .where(`w.${requestColumn[kind]}`, '=', requestId)
    .where('w.removed_at', 'is', null)
    .select([
      'w.id',
      'w.person_id',
      'w.channel_id',
      'w.note',
      'w.created_at',
      'p.kind as person_kind',
      'c.influencer_id',
      'c.platform',
      'i.picture',
      fullNameOf('u').as('created_by'),
      sql<string>`coalesce(p.public_id, c.public_id)`.as('public_id'),
      sql<string>`coalesce(p.first_name, i.first_name, '')`.as('first_name'),
      sql<string>`coalesce(p.surname, i.surname, '')`.as('surname'),
      sql<boolean>`exists (select 1 from network_people n
        where n.public_id = coalesce(p.public_id, c.public_id) and ${ofAge(today)})`.as('is_visible'),
    ]);

/** A wish as it is read. */
export type WishRow = Awaited<ReturnType<ReturnType<typeof wishRows>['execute']>>[number];

/** The wishes of a request, the oldest first. */
export const wishesOf = (db: Db, kind: Kind, requestId: number, today: string): Promise<WishRow[]> =>
  wishRows(db, kind, requestId, today).orderBy('w.created_at').orderBy('w.id').limit(MAX_WISHES).execute();

/** One wish of a request. */
export const wishById = (
  db: Db,
  kind: Kind,
  requestId: number,
  today: string,
  id: number,
): Promise<WishRow | undefined> => wishRows(db, kind, requestId, today).where('w.id', '=', id).executeTakeFirst();

/** The wish for a person in a request, also when the person is no longer visible. */
export const wishFor = (
  tx: Db,
  kind: Kind,
  requestId: number,
  today: string,
  publicId: string,
): Promise<WishRow | undefined> =>
  wishRows(tx, kind, requestId, today)
    .where(sql<boolean>`coalesce(p.public_id, c.public_id) = ${publicId}::uuid`)
    .executeTakeFirst();

/** All wishes that were ever made in a request, those taken back among them. */
export const storedWishes = (tx: Db, kind: Kind, requestId: number) =>
  tx.selectFrom('network_wishes').selectAll().where(requestColumn[kind], '=', requestId).execute();

/** Adds a wish; gives back its id. */
export async function insertWish(tx: Db, wish: Insertable<NetworkWishesTable>): Promise<number> {
  const { id } = await tx.insertInto('network_wishes').values(wish).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Writes columns of a wish. */
export async function updateWish(tx: Db, id: number, values: Updateable<NetworkWishesTable>): Promise<void> {
  await tx.updateTable('network_wishes').set(values).where('id', '=', id).execute();
}
