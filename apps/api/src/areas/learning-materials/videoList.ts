import { type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { escapeLike, readPage } from '../../platform/database/lists.ts';
import type { FileServices } from '../files/door.ts';
import { visibleRows } from '../ownership/door.ts';
import { materialRows, toVideos } from './materialRows.ts';

type Schemas = components['schemas'];

const orders: Readonly<Record<Schemas['LearningVideoSortKey'], RawBuilder<unknown>>> = {
  title: sql`m.title`,
  category: sql`m.category`,
  minutes: sql`m.minutes`,
  position: sql`m.position`,
  views: sql`(select count(*) from learning_views v where v.material_id = m.id)`,
  state: sql`m.state`,
  updatedAt: sql`m.updated_at`,
};

const audiences = { brand: sql`m.for_brand`, tokenBrand: sql`m.for_token_brand`, tester: sql`m.for_tester` } as const;

function narrowed(user: CallUser, { filters = {}, search = '' }: Schemas['LearningVideoQuery']): RawBuilder<boolean> {
  const { category, audience, language, state } = filters;
  const conditions: RawBuilder<unknown>[] = [visibleRows('learningMaterials', user, 'm')];
  if (category !== undefined) conditions.push(sql`m.category = ${category}`);
  if (audience !== undefined) conditions.push(audiences[audience]);
  if (language !== undefined) conditions.push(sql`m.language = ${language}`);
  if (state !== undefined) conditions.push(sql`m.state = ${state}`);
  if (search.trim() !== '')
    conditions.push(sql`m.search_text like '%' || fold_text(${escapeLike(search.trim())}) || '%'`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** One page of the learning materials as the agency sees them. */
export async function videoPage(
  services: FileServices,
  user: CallUser,
  query: Schemas['LearningVideoQuery'],
): Promise<Schemas['LearningVideoPage']> {
  const { pageNumber = 0, pageSize = 10, sortBy = 'position', sort = 'ASC' } = query;
  const condition = narrowed(user, query);
  const rows = materialRows(services, user)
    .where(condition)
    .orderBy(sql`${orders[sortBy]} ${sort === 'ASC' ? sql`asc` : sql`desc`}`)
    .orderBy('m.id');
  // Each row says whether the caller has seen it.
  const page = await readPage(
    services.db,
    { rows, matches: services.db.selectFrom('learning_materials as m').where(condition), shares: 'total' },
    { pageNumber, pageSize },
  );
  return { ...page, content: await toVideos(services, page.content) };
}
