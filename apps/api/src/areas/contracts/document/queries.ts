import type { Insertable } from 'kysely';
import type { Schema, Db } from '../../../platform/database/schema.ts';
import type { ContractDocumentsTable } from '../tables.ts';

/** Every document of a contract, the newest first. */
export const documentsOf = (db: Db, contractId: number) =>
  db
    .selectFrom('contract_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .where('d.contract_id', '=', contractId)
    .select(['f.id', 'd.kind', 'f.name', 'f.size', 'f.created_at'])
    .orderBy('f.id', 'desc')
    .execute();

/** The file of one document. */
export const findDocumentFile = (db: Db, documentId: number | null) =>
  db
    .selectFrom('files')
    .select(['kind', 'key', 'name', 'size', 'content_type'])
    .where('id', '=', documentId)
    .executeTakeFirst();

/** The files of documents, in the order of their contracts. */
export const findDocumentFiles = (db: Db, documentIds: readonly number[]) =>
  db
    .selectFrom('files')
    .select(['kind', 'key', 'name', 'created_at'])
    .where('id', 'in', [...documentIds])
    .orderBy('subject_id')
    .execute();

/** Stores a file and registers it as a document of the contract; returns the id of the file. */
export async function insertDocument(
  tx: Db,
  file: Insertable<Schema['files']>,
  document: Omit<ContractDocumentsTable, 'file_id'>,
): Promise<number> {
  const { id } = await tx.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow();
  await tx
    .insertInto('contract_documents')
    .values({ file_id: id, ...document })
    .execute();
  return id;
}

/** The checksum of the document that the partner was sent. */
export async function sentChecksum(db: Db, contractId: number): Promise<string> {
  const row = await db
    .selectFrom('contract_documents')
    .select('sha256')
    .where('contract_id', '=', contractId)
    .where('kind', '=', 'sent')
    .orderBy('file_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? '–' : Buffer.from(row.sha256).toString('hex');
}
