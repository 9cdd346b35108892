import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { escapeLike, readPage } from '../../platform/database/lists.ts';
import type { Db } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type FileServices, filesOfAll } from '../files/door.ts';
import { visibleRows } from '../ownership/door.ts';
import type { LearningMaterialsTable } from './tables.ts';

/** Maximum number of materials in a response. */
const MAX_ROWS = 200;

/** Materials the user sees, named `m`. */
const materialRows = ({ db }: Pick<FileServices, 'db'>, user: CallUser) =>
  db
    .selectFrom('learning_materials as m')
    .where(visibleRows('learningMaterials', user, 'm'))
    .selectAll('m')
    .select([
      sql<boolean>`exists (select 1 from learning_views v where v.material_id = m.id and v.user_id = ${user.id})`.as(
        'seen',
      ),
      sql<number>`(select count(*)::int from learning_views v where v.material_id = m.id)`.as('views'),
    ]);

type MaterialRow = Awaited<ReturnType<ReturnType<typeof materialRows>['execute']>>[number];

const toMaterial = (
  row: MaterialRow,
  file: Schemas['StoredFile'] | null,
  thumbnail: Schemas['StoredFile'] | null,
): Schemas['LearningMaterial'] => ({
  learningMaterialId: row.id,
  title: row.title,
  titleEn: row.title_en,
  description: row.description,
  descriptionEn: row.description_en,
  category: row.category,
  language: row.language,
  minutes: row.minutes,
  file,
  thumbnail,
  subtitles: row.subtitles,
  seen: row.seen,
});

/** Materials with the newest of their files. */
async function withFiles<Material>(
  services: FileServices,
  rows: readonly MaterialRow[],
  toWire: (row: MaterialRow, material: Schemas['LearningMaterial']) => Material,
): Promise<Material[]> {
  const ids = rows.map(({ id }) => id);
  const [contents, thumbnails] = await Promise.all([
    filesOfAll(services, 'learningMaterial', ids, 'content'),
    filesOfAll(services, 'learningMaterial', ids, 'profile'),
  ]);
  const newest = (files: readonly Schemas['StoredFile'][], id: number) =>
    files.find(({ subjectId }) => subjectId === id) ?? null;
  return rows.map((row) => toWire(row, toMaterial(row, newest(contents, row.id), newest(thumbnails, row.id))));
}

/** The materials for the caller in their order. */
export async function materialsFor(services: FileServices, user: CallUser): Promise<Schemas['LearningMaterial'][]> {
  const rows = await materialRows(services, user).orderBy('m.position').orderBy('m.id').limit(MAX_ROWS).execute();
  return withFiles(services, rows, (_, material) => material);
}

/** The same as the agency sees them. */
const toVideos = (services: FileServices, rows: readonly MaterialRow[]): Promise<Schemas['LearningVideo'][]> =>
  withFiles(services, rows, (row, material) => ({
    ...material,
    forBrand: row.for_brand,
    forTokenBrand: row.for_token_brand,
    forTester: row.for_tester,
    position: row.position,
    state: row.state,
    views: row.views,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  }));

/** One material as the agency sees it. */
export async function videoById(
  services: FileServices,
  user: CallUser,
  id: number,
): Promise<Schemas['LearningVideo'] | undefined> {
  const [video] = await toVideos(services, await materialRows(services, user).where('m.id', '=', id).execute());
  return video;
}

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

/** A learning material, locked until the transaction ends. */
export async function lockMaterial(tx: Db, id: number): Promise<Selectable<LearningMaterialsTable>> {
  const row = await tx
    .selectFrom('learning_materials')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Stores a material; returns its id. */
export async function insertMaterial(tx: Db, values: Insertable<LearningMaterialsTable>): Promise<number> {
  const { id } = await tx.insertInto('learning_materials').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a material. */
export async function updateMaterial(tx: Db, id: number, values: Updateable<LearningMaterialsTable>): Promise<void> {
  await tx.updateTable('learning_materials').set(values).where('id', '=', id).execute();
}

/** Whether a material has its video or document. */
export async function hasContent(tx: Db, id: number): Promise<boolean> {
  const file = await tx
    .selectFrom('files')
    .select('id')
    .where('subject', '=', 'learningMaterial')
    .where('subject_id', '=', id)
    .where('kind', '=', 'content')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return file !== undefined;
}

/** Approved brand users, with what decides whether they get a mail. */
export const findBrandUsers = (tx: Db) =>
  tx
    .selectFrom('users')
    .select(['email', 'default_language', 'signup_with_token', 'mail_settings'])
    .where('role_id', 'in', [ROLE.brand, ROLE.brandManager])
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .where('approved', '=', APPROVAL_STATUS.approved)
    .execute();

/** Stores that a user has seen a material. */
export async function insertView(db: Db, materialId: number, userId: number, seenAt: Date): Promise<void> {
  await db
    .insertInto('learning_views')
    .values({ material_id: materialId, user_id: userId, seen_at: seenAt })
    .onConflict((row) => row.doNothing())
    .execute();
}
