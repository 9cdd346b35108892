import type { Selectable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { can, type Verdict } from '@resonanz/domain/transitions';
import { HISTORY_ACTION, type HistoryAction } from '@resonanz/domain/workStates';
import { conflict, notFound } from '../../platform/http/ApiError.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { feedbackById, lockFeedback, updateFeedback } from './queries.ts';
import type { FeedbackTable } from './tables.ts';

type Received = components['schemas']['ReceivedFeedback'];
type Row = Selectable<FeedbackTable>;
type Place = Row['place'];
type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** Days for which deleted feedback can be restored (docs/domain/transitions.md#place-of-feedback). */
const RESTORE_DAYS = 30;
const DAY = 86_400_000;

/** Columns that a change sets; none when the entry is already as it is asked to be. */
type Change = Partial<Pick<Row, 'read' | 'place' | 'deleted_at'>>;

/** What is done to feedback; it is added by its writer. */
type Action = Exclude<HistoryAction, typeof HISTORY_ACTION.add>;

/** Changes one entry in a transaction of its own, and reports to the audit log which values have changed. */
async function change(
  { user, services, audit }: Editor,
  id: number,
  action: Action,
  plan: (row: Row, roleId: typeof user.roleId) => Change,
): Promise<Received> {
  const { after, changes } = await services.db.transaction().execute(async (tx) => {
    const row = await lockFeedback(tx, id);
    if (row === undefined) throw notFound();
    const values = plan(row, user.roleId);
    if (Object.keys(values).length > 0) await updateFeedback(tx, id, values);
    const entry = await feedbackById(tx, id);
    if (entry === undefined) throw notFound();
    const named = (['read', 'place'] as const).filter((name) => name in values);
    return {
      after: entry,
      changes: Object.fromEntries(named.map((name) => [name, [row[name], values[name]] as const])),
    };
  });
  audit({ entity: 'feedback', entityId: id, changes, action });
  return after;
}

function allow(verdict: Verdict): void {
  if (!verdict.allowed) throw conflict(verdict.reason);
}

/** Marks feedback as read; it stays so. */
export function markRead(editor: Editor, id: number): Promise<Received> {
  return change(editor, id, HISTORY_ACTION.update, (row) => (row.read ? {} : { read: true }));
}

function move(editor: Editor, id: number, to: Place): Promise<Received> {
  const now = editor.services.clock.now();
  const action = to === 'deleted' ? HISTORY_ACTION.delete : HISTORY_ACTION.statusChange;
  return change(editor, id, action, ({ place: from, deleted_at }, roleId) => {
    const within30Days = deleted_at !== null && now.getTime() - Date.parse(deleted_at) <= RESTORE_DAYS * DAY;
    allow(can('feedbackPlace', from, to, { roleId, within30Days }));
    return { place: to, deleted_at: to === 'deleted' ? now.toISOString() : null };
  });
}

/** Puts feedback into the archive (docs/domain/transitions.md#place-of-feedback). */
export const archive = (editor: Editor, id: number): Promise<Received> => move(editor, id, 'archived');

/** Deletes feedback; it can be restored for 30 days (docs/domain/transitions.md#place-of-feedback). */
export const remove = (editor: Editor, id: number): Promise<Received> => move(editor, id, 'deleted');

/** Takes feedback out of the archive, or back from the deleted ones (docs/domain/transitions.md#place-of-feedback). */
export const restore = (editor: Editor, id: number): Promise<Received> => move(editor, id, 'active');
