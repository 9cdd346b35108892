import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import type { AuditDetails } from '../../platform/history/AuditDetails.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { findVersion, insertVersion, isFileOf, lockHead, type MetadataRow, updateHead } from './queries.ts';
import { isDraft, namedContent, rejectMissingTitles, trimmedValue } from './rules.ts';

type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;
type Content = Pick<MetadataRow, 'value' | 'file_id'>;

const ENTITY = 'tester_metadata';

/** Changes a head in a transaction, unless another user has changed it since it was read. */
async function change(
  editor: Editor,
  { key, updatedAt }: Schemas['TesterMetadataVersion'],
  carryOut: (tx: Tx, row: MetadataRow) => Promise<AuditDetails | undefined>,
): Promise<void> {
  const details = await editor.services.db.transaction().execute(async (tx) => {
    const row = await lockHead(tx, key);
    await rejectStale(tx, row, updatedAt);
    return carryOut(tx, row);
  });
  if (details !== undefined) editor.audit(details);
}

/** Stores a content as the draft; one that says what is live is none. */
async function storeDraft(
  tx: Tx,
  editor: Editor,
  row: MetadataRow,
  content: Content,
): Promise<AuditDetails | undefined> {
  const changes = changesBetween(namedContent(row), namedContent(content));
  if (Object.keys(changes).length === 0) return undefined;
  await updateHead(tx, row.id, {
    value: JSON.stringify(content.value),
    file_id: content.file_id,
    is_draft: isDraft(content, await findVersion(tx, row.id, 'live')),
    updated_at: editor.services.clock.now(),
    updated_by: editor.user.id,
  });
  return writeHistory(tx, editor, { entity: ENTITY, entityId: row.id, action: HISTORY_ACTION.update, changes });
}

/** Saves the draft of a head; what is live stays. */
export const saveDraft = (editor: Editor, { value, mediaId, ...read }: Schemas['TesterMetadataInput']): Promise<void> =>
  change(editor, read, async (tx, row) => {
    if (mediaId !== null && !(await isFileOf(tx, row.id, mediaId)))
      throw invalidFields([{ field: 'mediaId', key: 'unknownFile' }]);
    return storeDraft(tx, editor, row, { value: trimmedValue(value), file_id: mediaId });
  });

/** Makes the draft the live version. */
export const publishDraft = (editor: Editor, read: Schemas['TesterMetadataVersion']): Promise<void> =>
  change(editor, read, async (tx, row) => {
    if (!row.is_draft) throw conflict('nothingToPublish');
    rejectMissingTitles(row.value);
    const at = editor.services.clock.now();
    await insertVersion(tx, row, { at, by: editor.user.id });
    await updateHead(tx, row.id, { is_draft: false, updated_at: at, updated_by: editor.user.id });
    const changes = { state: ['draft', 'live'] } as const;
    return writeHistory(tx, editor, { entity: ENTITY, entityId: row.id, action: HISTORY_ACTION.statusChange, changes });
  });

/** Makes the version that was live before the present one the draft. */
export const restorePrevious = (editor: Editor, read: Schemas['TesterMetadataVersion']): Promise<void> =>
  change(editor, read, async (tx, row) => {
    const previous = await findVersion(tx, row.id, 'previous');
    if (previous === undefined) throw conflict('noEarlierVersion');
    return storeDraft(tx, editor, row, previous);
  });
