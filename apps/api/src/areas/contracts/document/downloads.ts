import { berlinDay } from '@resonanz/domain/berlinDay';
import { conflict, forbidden, notFound } from '../../../platform/http/ApiError.ts';
import { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { zipOf } from '../../../platform/storage/zipOf.ts';
import { visibleContract } from '../record/details.ts';
import { type ContractReader, type ContractRow, findVisibleContracts } from '../record/queries/contracts.ts';
import { isMasked } from '../rules.ts';
import { contractData, documentName, drawDocument } from './document.ts';
import { findDocumentFile, findDocumentFiles } from './queries.ts';

/** The document of a contract that has one. */
export async function documentAnswer(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { document_id }: ContractRow,
): Promise<FileAnswer> {
  const file = await findDocumentFile(db, document_id);
  if (file === undefined) throw notFound();
  return new FileAnswer({
    contentType: file.content_type,
    fileName: file.name,
    bytes: await storage.read(file.kind, file.key),
    size: file.size,
  });
}

/** The document of a contract; of a draft how it would look now. */
export async function downloadContract(
  call: Pick<CallContext, 'user' | 'services' | 'log'>,
  id: number,
): Promise<FileAnswer> {
  const row = await visibleContract(call, id);
  if (isMasked(row, call.user)) throw forbidden();
  if (row.document_id !== null) return documentAnswer(call.services, row);
  const bytes = await drawDocument(call, contractData(row, call.services.clock.now()));
  return new FileAnswer({ contentType: 'application/pdf', fileName: documentName(row), bytes });
}

/** The documents of several contracts as one zip; all of them or none. */
export async function downloadContracts(
  { user, services }: ContractReader,
  ids: readonly number[],
): Promise<FileAnswer> {
  const { db, storage, clock } = services;
  const rows = await findVisibleContracts(db, user, ids);
  if (rows.length < ids.length) throw notFound();
  if (rows.some((row) => isMasked(row, user))) throw forbidden();
  const without = rows.filter(({ document_id }) => document_id === null);
  if (without.length > 0) throw conflict('contractWithoutDocument', { contractId: without.map(({ id }) => id) });
  const files = await findDocumentFiles(
    db,
    rows.map(({ document_id }) => document_id ?? 0),
  );
  const entries = files.map(({ kind, key, name, created_at }) => ({
    name,
    at: new Date(created_at),
    read: () => storage.read(kind, key),
  }));
  return new FileAnswer({
    contentType: 'application/zip',
    fileName: `contracts-${berlinDay(clock.now())}.zip`,
    bytes: zipOf(entries),
  });
}
