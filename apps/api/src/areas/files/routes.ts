import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { invalidFields } from '../../platform/http/ApiError.ts';
import type { DraftFile } from '../../platform/http/DraftFolder.ts';
import { type Call, defineArea } from '../../platform/operations/area.ts';
import { LARGEST_ID } from '../../platform/operations/idsOf.ts';
import { checkFacts } from '../../platform/storage/checkFile.ts';
import { fileRuleOf } from '../ownership/door.ts';
import { rejectFileWithoutRights } from '../usage-rights/door.ts';
import { admitToFiles, rejectUnsupportedKind } from './admitToFiles.ts';
import { fileAnswer, filesOf, placeOf, removeFile, storeFile } from './files.ts';
import { fileOfUpload, finishUpload, openUpload, ownUpload } from './resumableUploads.ts';

function fileIn({ drafts }: { drafts: readonly DraftFile[] }): DraftFile {
  const [only, second] = drafts.filter(({ field }) => field === 'file');
  if (only === undefined || second !== undefined)
    throw invalidFields([{ field: 'file', key: only === undefined ? 'required' : 'tooMany' }]);
  return only;
}

async function upload({ input, user, services, audit }: Call<'uploadFile'>) {
  const { subject, kind } = input.body;
  const subjectId = Number(input.body.subjectId);
  if (subjectId > LARGEST_ID) throw invalidFields([{ field: 'subjectId', key: 'outOfRange' }]);
  await admitToFiles(services.db, user, { subject, subjectId }, 'edit');
  rejectUnsupportedKind(subject, kind);
  const file = await storeFile(services, fileIn(input), { subject, subjectId, kind, userId: user.id });
  audit({
    entity: 'file',
    entityId: file.fileId,
    action: HISTORY_ACTION.add,
    changes: { name: [null, file.name], [subject]: [null, subjectId] },
  });
  return file;
}

async function begin({ input: { body }, user, services }: Call<'beginUpload'>) {
  const { subject, subjectId, kind, name, size, fingerprint } = body;
  await admitToFiles(services.db, user, { subject, subjectId }, 'edit');
  rejectUnsupportedKind(subject, kind);
  checkFacts({ name, size }, fileRuleOf(subject, kind));
  const upload = await openUpload(services, user.id, { subject, subjectId, kind, name, size, fingerprint });
  return { uploadId: upload.id, size: upload.size, expiresAt: upload.expires_at };
}

async function finish({ input, user, services, audit }: Call<'finishUpload'>) {
  const { uploadId } = input.body;
  const finished = await fileOfUpload(services, user.id, uploadId);
  if (finished !== undefined) return finished;
  const { subject, subject_id: subjectId } = await ownUpload(services, user.id, uploadId);
  await admitToFiles(services.db, user, { subject, subjectId }, 'edit');
  const file = await finishUpload(services, user.id, uploadId);
  audit({
    entity: 'file',
    entityId: file.fileId,
    action: HISTORY_ACTION.add,
    changes: { name: [null, file.name], [subject]: [null, subjectId] },
  });
  return file;
}

async function remove({ input, user, services, audit }: Call<'deleteFile'>): Promise<null> {
  const { fileId } = input.body;
  await admitToFiles(services.db, user, await placeOf(services.db, fileId), 'edit');
  await removeFile(services, fileId);
  audit({ entity: 'file', entityId: fileId, action: HISTORY_ACTION.delete });
  return null;
}

/** Files of records: users who may view a record may read its files, users who may edit it may change them. */
export const files = defineArea('files', {
  uploadFile: upload,
  beginUpload: begin,
  finishUpload: finish,
  getFiles: async ({ input: { query }, user, services }) => {
    await admitToFiles(services.db, user, query, 'view');
    return filesOf(services, query);
  },
  downloadFile: async ({ input, services }) => {
    await rejectFileWithoutRights(services, input.path.fileId);
    return fileAnswer(services, input.path.fileId);
  },
  deleteFile: remove,
});
