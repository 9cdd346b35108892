import { type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { ageOn } from '@resonanz/domain/age';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { readPage } from '../../platform/database/lists.ts';
import type { FileServices } from '../files/door.ts';
import { visibleRows } from '../ownership/door.ts';
import { personConditions } from './personFilters.ts';
import { type PersonKind, rowsOf } from './personKind.ts';
import { type PersonRow, personRows, readsAll } from './personRows.ts';
import { newestPictures } from './pictures.ts';

type Schemas = components['schemas'];

/** What is looked for, and in which order. */
export type PersonSearch = Pick<Schemas['PersonQuery'], 'filters' | 'search' | 'sort' | 'sortBy'>;

/** Who looks, and for what. */
export interface PersonReader {
  services: FileServices;
  user: CallUser;
  kind: PersonKind;
}

const orders: Readonly<Record<Schemas['PersonSortKey'], readonly RawBuilder<unknown>[]>> = {
  createdAt: [sql`p.created_at`],
  name: [sql`p.surname`, sql`p.first_name`],
  // The younger somebody is, the later the day.
  age: [sql`-extract(epoch from p.dob)`],
  city: [sql`p.city`],
  price: [sql`p.price`],
  state: [sql`array_position(array['new', 'checked', 'visible', 'blocked'], p.state)`],
  updatedAt: [sql`p.updated_at`],
};

const RISING: readonly Schemas['PersonSortKey'][] = ['name', 'age', 'city', 'price', 'state'];

const narrowed = ({ services, user, kind }: PersonReader, search: PersonSearch): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(personConditions(search, readsAll(user, kind), berlinDay(services.clock.now())), sql` and `)}`;

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

const toItem = (
  row: PersonRow,
  picture: string | null,
  seesPrices: boolean,
  today: string,
): Schemas['PersonListItem'] =>
  ({
    personId: row.id,
    profilePicture: picture,
    firstName: row.first_name,
    surname: row.surname,
    age: ageOn(row.dob, today),
    gender: row.gender,
    country: row.country,
    cities: row.city,
    languages: row.languages,
    childrenAges: row.children_ages,
    pets: row.pets,
    athletic: row.athletic,
    mobility: row.mobility,
    price: seesPrices ? row.price : null,
    category: row.categories,
    state: row.state,
    archived: row.archived,
    networkConsentOn: row.network_consent_on,
    videoCount: row.video_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }) as Schemas['PersonListItem'];

/** One page of the people of a kind. */
export async function personPage(reader: PersonReader, query: Schemas['PersonQuery']): Promise<Schemas['PersonPage']> {
  const { pageNumber = 0, pageSize = 10 } = query;
  const { services, user, kind } = reader;
  const matches = services.db
    .selectFrom('people as p')
    .where(visibleRows(rowsOf[kind], user, 'p'))
    .where(narrowed(reader, query));
  const page = await readPage(services.db, { rows: foundPeople(reader, query), matches }, { pageNumber, pageSize });
  const pictures = await newestPictures(
    services,
    kind,
    page.content.map(({ id }) => id),
  );
  const today = berlinDay(services.clock.now());
  return {
    ...page,
    content: page.content.map((row) => toItem(row, pictures.get(row.id) ?? null, readsAll(user, kind), today)),
  };
}
