import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, invalidFields, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { inOneTransaction } from '../../notifications/door.ts';
import type { ProjectEditor } from '../applications/decideLocked.ts';
import { lockProject } from '../queries/projects.ts';
import { rejectClosed } from '../rules.ts';
import { clearCover, filesOf, findMedium, saveDescription, savePosition } from './queries/stored.ts';

/** Stores the order of all pictures and videos, if they are still those that were read. */
export function orderMedia(editor: ProjectEditor, { projectId, fileIds }: Schemas['ProjectMediaOrder']): Promise<null> {
  return inOneTransaction(editor, async (tx) => {
    rejectClosed(await lockProject(tx, projectId));
    const files = await filesOf(tx, projectId);
    const known = new Map(files.map((file) => [file.id, file.name]));
    if (known.size !== fileIds.length || !fileIds.every((id) => known.has(id))) throw conflict('orderOutdated');
    for (const [index, fileId] of fileIds.entries()) await savePosition(tx, { projectId, fileId, position: index + 1 });
    const details = await writeHistory(tx, editor, {
      entity: 'project',
      entityId: projectId,
      action: HISTORY_ACTION.update,
      changes: { mediaOrder: [null, fileIds.map((id) => known.get(id)).join(', ')] },
    });
    return { answer: null, details: [details] };
  });
}

/** Describes a picture or video in both languages, and makes a picture the cover. */
export function saveMedium(editor: ProjectEditor, input: Schemas['ProjectMediumInput']): Promise<null> {
  const { projectId, fileId, isCover } = input;
  const after = { altDe: input.altDe.trim(), altEn: input.altEn.trim(), isCover };
  return inOneTransaction(editor, async (tx) => {
    rejectClosed(await lockProject(tx, projectId));
    const file = (await filesOf(tx, projectId)).find(({ id }) => id === fileId);
    if (file === undefined) throw notFound();
    if (isCover && !file.content_type.startsWith('image/'))
      throw invalidFields([{ field: 'isCover', key: 'choiceInvalid' }]);
    const row = await findMedium(tx, fileId);
    const before = { altDe: row?.alt_de ?? '', altEn: row?.alt_en ?? '', isCover: row?.is_cover ?? false };
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length === 0) return { answer: null };
    if (isCover) await clearCover(tx, projectId);
    await saveDescription(tx, { projectId, fileId }, { alt_de: after.altDe, alt_en: after.altEn, is_cover: isCover });
    const details = await writeHistory(tx, editor, {
      entity: 'project',
      entityId: projectId,
      action: HISTORY_ACTION.update,
      changes: { medium: [null, file.name] },
    });
    return { answer: null, details: [details] };
  });
}
