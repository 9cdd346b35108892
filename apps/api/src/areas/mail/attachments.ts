import type { components } from '@resonanz/contract/types';
import { ApiError, invalidFields } from '../../platform/http/ApiError.ts';
import type { DraftFile } from '../../platform/http/DraftFolder.ts';
import { checkFile } from '../../platform/storage/checkFile.ts';
import { type FileServices, type filesOf, filesOfAll, removeFile, storeFile } from '../files/door.ts';
import { fileRuleOf } from '../ownership/door.ts';

type Attachment = components['schemas']['MailAttachment'];

const MAX_ATTACHMENTS = 10;
/** All attachments of a mail together (docs/domain/files.md#uploads). */
const MAX_BYTES = 25 * 1024 * 1024;

type Stored = Awaited<ReturnType<typeof filesOf>>[number];

const toAttachment = ({ fileId, name, contentType, size, url }: Stored): Attachment => ({
  fileId,
  name,
  contentType,
  size,
  url,
});

/** The attachments of several drafts by draft, each in the order in which they were added. */
export async function attachmentsOf(
  services: FileServices,
  draftIds: readonly number[],
): Promise<(draftId: number | null) => Attachment[]> {
  const files = await filesOfAll(services, 'mail', [...new Set(draftIds)], 'attachment');
  return (draftId) =>
    files
      .filter(({ subjectId }) => subjectId === draftId)
      .reverse()
      .map(toAttachment);
}

/** Rejects attachments before anything is written: by number, by total size, and each by its content. */
export async function rejectTooManyAttachments(
  present: readonly { size: number }[],
  added: readonly DraftFile[],
): Promise<void> {
  if (present.length + added.length > MAX_ATTACHMENTS)
    throw invalidFields([{ field: 'attachments', key: 'tooManyAttachments' }]);
  const bytes = [...present, ...added].reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_BYTES) throw invalidFields([{ field: 'attachments', key: 'attachmentsTooLarge' }]);
  for (const [index, file] of added.entries()) {
    await checkFile(file, fileRuleOf('mail', 'attachment')).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.fieldErrors.length === 0) throw error;
      throw invalidFields(error.fieldErrors.map(({ key }) => ({ field: `attachments.${index}`, key })));
    });
  }
}

/** Keeps files with a draft: all of them, or none. */
export async function addAttachments(
  services: FileServices,
  draftId: number,
  userId: number,
  files: readonly DraftFile[],
): Promise<void> {
  const stored: number[] = [];
  try {
    for (const file of files)
      stored.push(
        (await storeFile(services, file, { subject: 'mail', subjectId: draftId, kind: 'attachment', userId })).fileId,
      );
  } catch (error) {
    for (const fileId of stored) await removeFile(services, fileId);
    throw error;
  }
}
