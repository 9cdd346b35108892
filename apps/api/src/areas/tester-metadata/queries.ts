import { type Selectable, sql, type Updateable } from 'kysely';
import { METADATA_KEYS } from '@resonanz/domain/newsletters';
import { fullNameOf } from '../../platform/database/fullName.ts';
import type { Db, Tx } from '../../platform/database/schema.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type FileServices, filesByIds } from '../files/door.ts';
import type { TesterMetadataTable } from './tables.ts';

type Key = Schemas['MetadataKey'];

/** A head as it is stored. */
export type MetadataRow = Selectable<TesterMetadataTable>;

/** The versions of every key, numbered from the newest. */
const versions = (db: Db) =>
  db
    .selectFrom('tester_metadata_versions as v')
    .innerJoin('tester_metadata as m', 'm.id', 'v.metadata_id')
    .leftJoin('users as u', 'u.id', 'v.published_by')
    .select(['m.key', 'v.value', 'v.file_id as fileId', 'v.published_at as publishedAt'])
    .select([
      fullNameOf('u').as('publishedByName'),
      sql<number>`row_number() over (partition by v.metadata_id order by v.id desc)`.as('age'),
    ]);

/** Version 1 of a key is live, version 2 was live before. */
const findVersions = (db: Db, keys: readonly Key[], upTo: 1 | 2) =>
  db
    .selectFrom(versions(db).as('each'))
    .selectAll()
    .where('each.key', 'in', [...keys])
    .where('each.age', '<=', upTo)
    .execute();

type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

/** Media by the ids of their files; a file that was deleted has none. */
async function findMedia(services: FileServices, ids: readonly (number | null)[]) {
  const files = await filesByIds(
    services,
    ids.filter((id) => id !== null),
  );
  const media = new Map<number, Schemas['MetadataMedium']>();
  for (const { fileId, contentType, name, url } of files)
    media.set(fileId, { mediaId: fileId, type: contentType.startsWith('video/') ? 'video' : 'image', name, url });
  return (id: number | null) => (id === null ? null : (media.get(id) ?? null));
}

/** What is live of a key; null until it is published. */
export async function findLive(services: FileServices, key: Key): Promise<Schemas['LiveMetadata'] | null> {
  const [row] = await findVersions(services.db, [key], 1);
  if (row === undefined) return null;
  const mediumOf = await findMedia(services, [row.fileId]);
  return { key, value: row.value, media: mediumOf(row.fileId) };
}

/** The heads as staff see them, in the order of their keys. */
export async function findHeads(
  services: FileServices,
  keys: readonly Key[] = METADATA_KEYS,
): Promise<Schemas['TesterMetadata'][]> {
  const { db } = services;
  const [rows, published] = await Promise.all([
    db
      .selectFrom('tester_metadata as m')
      .leftJoin('users as u', 'u.id', 'm.updated_by')
      .selectAll('m')
      .select(fullNameOf('u').as('changedByName'))
      .where('m.key', 'in', [...keys])
      .execute(),
    findVersions(db, keys, 2),
  ]);
  const mediumOf = await findMedia(services, [
    ...rows.map((row) => row.file_id),
    ...published.map((row) => row.fileId),
  ]);
  const toPublished = (row: VersionRow | undefined) =>
    row === undefined
      ? null
      : {
          key: row.key,
          value: row.value,
          media: mediumOf(row.fileId),
          publishedAt: row.publishedAt,
          publishedByName: row.publishedByName,
        };
  return keys.flatMap((key) => {
    const row = rows.find((each) => each.key === key);
    if (row === undefined) return [];
    const versionOf = (age: number) => toPublished(published.find((each) => each.key === key && each.age === age));
    const live = versionOf(1);
    const state = row.is_draft ? ('draft' as const) : live === null ? ('empty' as const) : ('live' as const);
    return [
      {
        key,
        state,
        value: row.value,
        media: mediumOf(row.file_id),
        live,
        previous: versionOf(2),
        changedAt: state === 'empty' ? null : row.updated_at,
        changedByName: state === 'empty' ? null : row.changedByName,
        updatedAt: row.updated_at,
      },
    ];
  });
}

/** Locks the row of a key until the transaction ends; the rows come with the table. */
export const lockHead = (tx: Tx, key: Key): Promise<MetadataRow> =>
  tx.selectFrom('tester_metadata').selectAll().where('key', '=', key).forUpdate().executeTakeFirstOrThrow();

/** The id of a key's row. */
export async function findHeadId(db: Db, key: Key): Promise<number> {
  const { id } = await db.selectFrom('tester_metadata').select('id').where('key', '=', key).executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a row. */
export async function updateHead(tx: Tx, id: number, values: Updateable<TesterMetadataTable>): Promise<void> {
  await tx.updateTable('tester_metadata').set(values).where('id', '=', id).execute();
}

/** A version of a row: the live one, or the one before. */
export async function findVersion(tx: Tx, id: number, age: 'live' | 'previous') {
  return tx
    .selectFrom('tester_metadata_versions')
    .select(['value', 'file_id'])
    .where('metadata_id', '=', id)
    .orderBy('id', 'desc')
    .offset(age === 'live' ? 0 : 1)
    .limit(1)
    .executeTakeFirst();
}

/** Stores what is published; from then on it is live. */
export async function insertVersion(
  tx: Tx,
  row: Pick<MetadataRow, 'id' | 'value' | 'file_id'>,
  { at, by }: { at: Date; by: number },
): Promise<void> {
  await tx
    .insertInto('tester_metadata_versions')
    .values({
      metadata_id: row.id,
      value: JSON.stringify(row.value),
      file_id: row.file_id,
      published_at: at,
      published_by: by,
    })
    .execute();
}

/** Whether a file was uploaded for this head and is still there. */
export async function isFileOf(tx: Tx, id: number, fileId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('subject', '=', 'testerMetadata')
    .where('subject_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Files of a head that neither its draft nor a version names, uploaded before a moment. */
export async function findUnusedFiles(db: Db, id: number, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('files as f')
    .select('f.id')
    .where('f.subject', '=', 'testerMetadata')
    .where('f.subject_id', '=', id)
    .where('f.deleted_at', 'is', null)
    .where('f.created_at', '<', before.toISOString())
    .where(
      sql<boolean>`not exists (select 1 from tester_metadata m where m.file_id = f.id)
        and not exists (select 1 from tester_metadata_versions v where v.file_id = f.id)`,
    )
    .execute();
  return rows.map((row) => row.id);
}
