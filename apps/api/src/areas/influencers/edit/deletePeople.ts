import type { components } from '@resonanz/contract/types';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistories } from '../../../platform/history/writeHistory.ts';
import { conflict } from '../../../platform/http/ApiError.ts';
import { removeFilesOf } from '../../files/door.ts';
import type { Editor } from './channels.ts';
import { campaignsUsing, lockedPerson, markAsDeleted, removeBookmarksOf } from './queries/people.ts';

const MAX_NAMES = 5;

/** Deletes people that no campaign uses, with their channels; the history still lists them. */
export async function deletePeople(
  editor: Editor,
  { influencerIds }: components['schemas']['InfluencerReferences'],
): Promise<null> {
  const { user, services } = editor;
  const now = services.clock.now();
  const ids = [...influencerIds].sort((one, other) => one - other);
  const details = await services.db.transaction().execute(async (tx) => {
    const people: Awaited<ReturnType<typeof lockedPerson>>[] = [];
    for (const id of ids) people.push(await lockedPerson(tx, editor, id));
    const used = await campaignsUsing(tx, ids);
    if (used.length > 0) {
      const data: components['schemas']['InfluencerInUse'][] = used.map(({ influencer_id: influencerId, names }) => {
        const person = people.find(({ id }) => id === influencerId);
        return {
          influencerId,
          name: `${person?.first_name ?? ''} ${person?.surname ?? ''}`.trim(),
          campaigns: names.slice(0, MAX_NAMES),
        };
      });
      throw conflict('influencerInUse', data);
    }
    await removeBookmarksOf(tx, ids);
    await markAsDeleted(tx, ids, { userId: user.id, at: now });
    return writeHistories(
      tx,
      editor,
      ids.map((id) => ({ entity: 'influencer', entityId: id, action: HISTORY_ACTION.delete })),
    );
  });
  for (const id of ids) await removeFilesOf(services, { subject: 'influencer', subjectId: id });
  for (const each of details) editor.audit(each);
  return null;
}
