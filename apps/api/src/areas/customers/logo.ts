import type { components } from '@resonanz/contract/types';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistory } from '../../platform/history/writeHistory.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { UploadedFile } from '../../platform/http/UploadedFile.ts';
import { type CheckedPicture, deletePicture, pictureIn, storePicture } from '../../platform/media/pictures.ts';
import { LARGEST_ID } from '../../platform/operations/idsOf.ts';
import { lockCustomer, updateCustomer } from './queries/customers.ts';
import type { Editor } from './save.ts';

/** A form with a logo. */
export interface LogoForm {
  body: components['schemas']['CustomerLogoForm'];
  files: readonly UploadedFile[];
}

/** Replaces the logo of a customer, or takes it away; the earlier picture is deleted. */
async function store(editor: Editor, customerId: number, logo: CheckedPicture | null): Promise<void> {
  const now = editor.services.clock.now();
  const details = await editor.services.db.transaction().execute(async (tx) => {
    const row = await lockCustomer(tx, customerId);
    if (logo === null && row.file_path === null) return undefined;
    const address = logo === null ? null : await storePicture(tx, logo, now);
    await updateCustomer(tx, customerId, { file_path: address, updated_at: now, updated_by: editor.user.id });
    await deletePicture(tx, row.file_path);
    // The address of a picture means nothing to a reader: whether there was one, and whether there is one now.
    const changes = { filePath: [row.file_path !== null, address !== null] } as const;
    return writeHistory(tx, editor, {
      entity: 'customer',
      entityId: customerId,
      action: HISTORY_ACTION.update,
      changes,
    });
  });
  if (details !== undefined) editor.audit(details);
}

/** Gives a customer a logo that its form brings; answers with the id of the customer. */
export async function changeLogo(editor: Editor, { body, files }: LogoForm): Promise<number> {
  const customerId = Number(body.customerId);
  if (customerId > LARGEST_ID) throw notFound();
  await store(editor, customerId, pictureIn(files, 'logo'));
  return customerId;
}

/** Takes the logo of a customer away. */
export const removeLogo = (editor: Editor, customerId: number): Promise<void> => store(editor, customerId, null);
