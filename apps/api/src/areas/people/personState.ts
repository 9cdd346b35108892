import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { removeFilesOf } from '../files/door.ts';
import { countOpenWishes, lockForDelete, lockPerson, removePerson, writePerson } from './queries/people.ts';
import { rejectTransition } from './rules.ts';
import type { PersonEditor } from './savePerson.ts';

/** Changes the state of a person, or puts it into the archive and takes it out again. */
export async function changePersonStatus(editor: PersonEditor, change: Schemas['PersonStatusChange']): Promise<void> {
  const { services, user, kind } = editor;
  const { personId, state, reason = '', archived } = change;
  const details = await services.db.transaction().execute(async (tx) => {
    const row = await lockPerson(tx, kind, personId);
    rejectTransition(row, change, editor);
    const next = { state: state ?? row.state, archived: archived ?? row.archived };
    const changes: Record<string, readonly [unknown, unknown]> = {
      ...(next.state !== row.state && { state: [row.state, next.state] as const }),
      ...(next.archived !== row.archived && { archived: [row.archived, next.archived] as const }),
    };
    if (Object.keys(changes).length === 0) return undefined;
    await writePerson(tx, personId, {
      ...next,
      block_reason: next.state === 'blocked' ? (reason.trim() === '' ? row.block_reason : reason.trim()) : null,
      updated_at: services.clock.now(),
      updated_by: user.id,
    });
    return writeHistory(tx, editor, {
      entity: kind,
      entityId: personId,
      action: HISTORY_ACTION.statusChange,
      changes,
      ...(next.state === 'blocked' && { reason: reason.trim() }),
    });
  });
  if (details !== undefined) editor.audit(details);
}

/** Rejects the change while an open request of a brand includes the person. */
async function rejectRequestedPerson(tx: Tx, personId: number): Promise<void> {
  const requests = await countOpenWishes(tx, personId);
  if (requests > 0) throw conflict('personWished', { requests });
}

/** Deletes a person for good, with pictures and videos. */
export async function deletePerson(editor: PersonEditor, personId: number): Promise<null> {
  const { services, kind } = editor;
  const details = await services.db.transaction().execute(async (tx) => {
    await lockForDelete(tx, personId);
    await lockPerson(tx, kind, personId);
    await rejectRequestedPerson(tx, personId);
    await removePerson(tx, personId);
    return writeHistory(tx, editor, { entity: kind, entityId: personId, action: HISTORY_ACTION.delete });
  });
  await removeFilesOf(services, { subject: kind, subjectId: personId });
  editor.audit(details);
  return null;
}
