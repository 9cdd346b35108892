import { ageOn } from '@resonanz/domain/age';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { readPage } from '../../platform/database/lists.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { readsAll } from './personKind.ts';
import { foundPeople, matchingPeople, type PersonReader, type PersonRow } from './queries/list.ts';
import { newestPictures } from './queries/pictures.ts';

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
  const found = { rows: foundPeople(reader, query), matches: matchingPeople(reader, query) };
  const page = await readPage(services.db, found, { pageNumber, pageSize });
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
