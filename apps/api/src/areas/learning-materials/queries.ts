import { sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { type CallUser } from '../../platform/access/CallUser.ts';
import { type FileServices, filesOfAll } from '../files/door.ts';
import { visibleRows } from '../ownership/door.ts';

type Schemas = components['schemas'];

/** Most materials that are told at once. */
const MOST = 200;

/** Materials the user sees, named `m`. */
export const materialRows = ({ db }: Pick<FileServices, 'db'>, user: CallUser) =>
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

/** A material with what a caller may know of it. */
export type MaterialRow = Awaited<ReturnType<ReturnType<typeof materialRows>['execute']>>[number];

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
  const rows = await materialRows(services, user).orderBy('m.position').orderBy('m.id').limit(MOST).execute();
  return withFiles(services, rows, (_, material) => material);
}

/** The same as the agency sees them. */
export const toVideos = (services: FileServices, rows: readonly MaterialRow[]): Promise<Schemas['LearningVideo'][]> =>
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
