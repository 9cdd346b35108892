import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { UploadedFile } from '../../../platform/http/UploadedFile.ts';
import { type CheckedPicture, deletePicture, pictureIn, storePicture } from '../../../platform/media/pictures.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { LARGEST_ID } from '../../../platform/operations/idsOf.ts';
import { lockedPerson, writePerson } from './queries/people.ts';

type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** A form with a picture of a person. */
export interface PersonPictureForm {
  body: Schemas['InfluencerPictureForm'];
  files: readonly UploadedFile[];
}

async function store(
  editor: Editor,
  influencerId: number,
  picture: CheckedPicture | null,
): Promise<Schemas['InfluencerPicture']> {
  const { user, services } = editor;
  const now = services.clock.now();
  const { address, details } = await services.db.transaction().execute(async (tx) => {
    const row = await lockedPerson(tx, editor, influencerId);
    if (picture === null && row.picture === null) return { address: null, details: undefined };
    const stored = picture === null ? null : await storePicture(tx, picture, now);
    await writePerson(tx, influencerId, { picture: stored, updated_at: now, updated_by: user.id });
    await deletePicture(tx, row.picture);
    // Addresses of pictures mean nothing to readers: only record whether there was one before and is one now.
    const changes = { picture: [row.picture !== null, stored !== null] } as const;
    return {
      address: stored,
      details: await writeHistory(tx, editor, {
        entity: 'influencer',
        entityId: influencerId,
        action: HISTORY_ACTION.update,
        changes,
      }),
    };
  });
  if (details !== undefined) editor.audit(details);
  return { influencerId, picture: address };
}

/** Gives a person a picture, or another one; the earlier one is deleted. */
export async function changePersonPicture(
  editor: Editor,
  { body, files }: PersonPictureForm,
): Promise<Schemas['InfluencerPicture']> {
  const influencerId = Number(body.influencerId);
  if (influencerId > LARGEST_ID) throw notFound();
  return store(editor, influencerId, pictureIn(files, 'picture'));
}

/** Takes the picture of a person away. */
export const removePersonPicture = (editor: Editor, influencerId: number): Promise<Schemas['InfluencerPicture']> =>
  store(editor, influencerId, null);
