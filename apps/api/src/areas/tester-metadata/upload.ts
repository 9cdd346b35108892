import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Call } from '../../platform/operations/area.ts';
import { type FileServices, removeFile, storeFile } from '../files/door.ts';
import { findHeadId, findUnusedFiles } from './queries.ts';

/** How long an uploaded file waits for the draft that names it. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/** Deletes what was uploaded for a head and never saved. */
async function removeUnused(services: FileServices, id: number): Promise<void> {
  const before = new Date(services.clock.now().getTime() - UNUSED_MS);
  for (const fileId of await findUnusedFiles(services.db, id, before)) await removeFile(services, fileId);
}

/** Stores a picture or video for a head; a draft names it later. */
export async function uploadMedium({
  input,
  user,
  services,
  audit,
}: Call<'uploadTesterMetadata'>): Promise<Schemas['MetadataMedium']> {
  const [draft, second] = input.drafts.filter(({ field }) => field === 'file');
  if (draft === undefined || second !== undefined)
    throw invalidFields([{ field: 'file', key: draft === undefined ? 'required' : 'tooMany' }]);
  const subjectId = await findHeadId(services.db, input.body.key);
  const place = { subject: 'testerMetadata', subjectId, kind: 'content', userId: user.id } as const;
  const { fileId, contentType, name, url } = await storeFile(services, draft, place);
  await removeUnused(services, subjectId);
  audit({
    entity: 'file',
    entityId: fileId,
    action: HISTORY_ACTION.add,
    changes: { name: [null, name], testerMetadata: [null, subjectId] },
  });
  return { mediaId: fileId, type: contentType.startsWith('video/') ? 'video' : 'image', name, url };
}
