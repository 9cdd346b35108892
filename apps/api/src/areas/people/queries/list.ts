import { type Kysely, type RawBuilder, sql } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { FileServices } from '../../files/door.ts';
import { visibleRows } from '../../ownership/door.ts';
import { type PersonKind, readsAll, rowsOf } from '../personKind.ts';
import { personConditions } from './filters.ts';

/** The conditions of a search, and its order. */
export type PersonSearch = Pick<Schemas['PersonQuery'], 'filters' | 'search' | 'sort' | 'sortBy'>;

/** The reader, and the kind of people. */
export interface PersonReader {
  services: FileServices;
  user: CallUser;
  kind: PersonKind;
}

const orders: Readonly<Record<Schemas['PersonSortKey'], readonly RawBuilder<unknown>[]>> = {
  createdAt: [sql`p.created_at`],
  name: [sql`p.surname`, sql`p.first_name`],
  // A younger person has a later date.
  age: [sql`-extract(epoch from p.dob)`],
  city: [sql`p.city`],
  price: [sql`p.price`],
  state: [sql`array_position(array['new', 'checked', 'visible', 'blocked'], p.state)`],
  updatedAt: [sql`p.updated_at`],
};

const RISING: readonly Schemas['PersonSortKey'][] = ['name', 'age', 'city', 'price', 'state'];

function narrowed({ services, user, kind }: PersonReader, search: PersonSearch): RawBuilder<boolean> {
  const conditions = personConditions(search, readsAll(user, kind), berlinDay(services.clock.now()));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** People of a kind that the caller sees, named `p`, with how many videos show them. */
const personRows = (db: Kysely<Schema>, user: CallUser, kind: PersonKind) =>
  db
    .selectFrom('people as p')
    .where(visibleRows(rowsOf[kind], user, 'p'))
    .selectAll('p')
    .select(
      sql<number>`(
        select count(*)::int from files f
        where f.subject = ${kind} and f.subject_id = p.id and f.deleted_at is null and f.content_type like 'video/%'
      )`.as('video_count'),
    );

/** A row of the list. */
export type PersonRow = Awaited<ReturnType<ReturnType<typeof personRows>['execute']>>[number];

/** What a search finds, in its order. */
export function foundPeople(reader: PersonReader, search: PersonSearch) {
  const { services, user, kind } = reader;
  const wanted = search.sortBy ?? 'createdAt';
  const sortBy = wanted === 'price' && !readsAll(user, kind) ? 'createdAt' : wanted;
  const direction = (search.sort ?? (RISING.includes(sortBy) ? 'ASC' : 'DESC')) === 'ASC' ? sql`asc` : sql`desc`;
  let rows = personRows(services.db, user, kind).where(narrowed(reader, search));
  for (const order of orders[sortBy]) rows = rows.orderBy(sql`${order} ${direction} nulls last`);
  return rows.orderBy('p.id', 'desc');
}

/** What a search finds, without columns and order, to be counted. */
export const matchingPeople = (reader: PersonReader, search: PersonSearch) =>
  reader.services.db
    .selectFrom('people as p')
    .where(visibleRows(rowsOf[reader.kind], reader.user, 'p'))
    .where(narrowed(reader, search));
