import { buffer } from 'node:stream/consumers';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import type { FileStorage } from '../storage/FileStorage.ts';

/** A file as it goes with a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

type Which = (files: ExpressionBuilder<Schema, 'files'>) => ExpressionWrapper<Schema, 'files', SqlBool>;

/** Files that are not deleted, as they go with a mail. */
export async function attachmentsOf(
  { db, storage }: { db: Database; storage: FileStorage },
  which: Which,
): Promise<Attachment[]> {
  const rows = await db
    .selectFrom('files')
    .select(['kind', 'key', 'name', 'content_type'])
    .where(which)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ kind, key, name, content_type }) => ({
      filename: name,
      contentType: content_type,
      content: await buffer(await storage.read(kind, key)),
    })),
  );
}
