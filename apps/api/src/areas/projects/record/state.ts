import { berlinDay } from '@resonanz/domain/berlinDay';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { removeFilesOf } from '../../files/door.ts';
import { inOneTransaction } from '../../notifications/door.ts';
import type { ProjectEditor } from '../applications/decideLocked.ts';
import { countApplications, deleteProjectRow, insertProject, lockProject, updateProject } from '../queries/projects.ts';
import { findQuestionnaires, insertQuestionnaire } from '../queries/questionnaires.ts';
import { publicationErrors, rejectClosed } from '../rules.ts';

/** Publishes, closes or reopens a product test. */
export function changeStatus(
  editor: ProjectEditor,
  { projectId, status, reason = '' }: Schemas['ProjectStatusChange'],
): Promise<null> {
  const { user, services } = editor;
  const text = reason.trim();
  return inOneTransaction(editor, async (tx) => {
    const row = await lockProject(tx, projectId);
    const { all } = await countApplications(tx, projectId);
    // Applications are never lost to a correction.
    if (status === PROJECT_STATUS.pending && all > 0) throw conflict('noApplicationsRequired');
    const verdict = can('projectStatus', row.status, status, {
      roleId: user.roleId,
      reason: text !== '',
      noApplications: all === 0,
    });
    if (!verdict.allowed && verdict.reason === 'reasonRequired')
      throw invalidFields([{ field: 'reason', key: 'required' }]);
    if (!verdict.allowed) throw conflict(verdict.reason);
    const now = services.clock.now();
    if (row.status === PROJECT_STATUS.pending && status === PROJECT_STATUS.application) {
      const errors = publicationErrors(row, berlinDay(now));
      if (errors.length > 0) throw invalidFields(errors);
      const questionnaires = await findQuestionnaires(tx, projectId);
      const isReleased =
        questionnaires.some(({ kind }) => kind === 'test') && questionnaires.every(({ version }) => version !== null);
      if (!isReleased) throw conflict('questionnaireNotReleased');
    }
    const state = {
      status,
      published_at: status === PROJECT_STATUS.application ? (row.published_at ?? now) : row.published_at,
      completed_at: status === PROJECT_STATUS.completed ? now : null,
    };
    await updateProject(tx, projectId, { ...state, updated_at: now, updated_by: user.id });
    const details = await writeHistory(tx, editor, {
      entity: 'project',
      entityId: projectId,
      action: HISTORY_ACTION.statusChange,
      changes: changesBetween({ status: row.status }, { status }),
      reason: text === '' ? null : text,
    });
    return { answer: null, details: [details] };
  });
}

/** Deletes a product test that was not published, with its questionnaires and files. */
export async function deleteProject(editor: ProjectEditor, projectId: number): Promise<null> {
  await inOneTransaction(editor, async (tx) => {
    const row = await lockProject(tx, projectId);
    if (row.status !== PROJECT_STATUS.pending || row.published_at !== null) throw conflict('projectPublished');
    const { all } = await countApplications(tx, projectId);
    if (all > 0) throw conflict('projectHasApplications');
    await deleteProjectRow(tx, projectId);
    const details = await writeHistory(tx, editor, {
      entity: 'project',
      entityId: projectId,
      action: HISTORY_ACTION.delete,
      changes: { titleDe: [row.title_de, null] },
    });
    return { answer: null, details: [details] };
  });
  await removeFilesOf(editor.services, { subject: 'testerProject', subjectId: projectId });
  return null;
}

const TITLE_LIMIT = 120;

const copyOf = (title: string, word: string): string =>
  title === '' ? '' : `${title.slice(0, TITLE_LIMIT - word.length - 3)} (${word})`;

/** Copies a product test with its conditions and questionnaires; returns the id of the copy. */
export function copyProject(editor: ProjectEditor, projectId: number): Promise<number> {
  const { user, services } = editor;
  return inOneTransaction(editor, async (tx) => {
    const source = await lockProject(tx, projectId);
    const at = services.clock.now();
    const stamp = { created_at: at, updated_at: at, updated_by: user.id };
    const copy = {
      title_de: copyOf(source.title_de, 'Kopie'),
      title_en: copyOf(source.title_en, 'copy'),
      description_de: source.description_de,
      description_en: source.description_en,
      product_de: source.product_de,
      product_en: source.product_en,
      brand_id: source.brand_id,
      owner_user_id: user.id,
      category: source.category,
      type: source.type,
      picture: source.picture,
      places: source.places,
      asks_video: source.asks_video,
      age_from: source.age_from,
      age_to: source.age_to,
      genders: source.genders,
      min_children: source.min_children,
      child_age_from: source.child_age_from,
      child_age_to: source.child_age_to,
      countries: source.countries,
      federal_states: source.federal_states,
      needs_category: source.needs_category,
      moves_up: source.moves_up,
    };
    const id = await insertProject(tx, { ...copy, ...stamp, created_by: user.id });
    for (const { kind, titleDe, titleEn, draft } of await findQuestionnaires(tx, projectId))
      await insertQuestionnaire(tx, {
        project_id: id,
        kind,
        title_de: titleDe,
        title_en: titleEn,
        draft: JSON.stringify(draft),
        ...stamp,
      });
    const details = await writeHistory(tx, editor, {
      entity: 'project',
      entityId: id,
      action: HISTORY_ACTION.add,
      changes: { titleDe: [null, copy.title_de], copyOf: [null, source.title_de] },
    });
    return { answer: id, details: [details] };
  });
}

/** Switches the moving up of the waiting list on or off. */
export function setMovesUp(editor: ProjectEditor, { projectId, movesUp }: Schemas['ProjectMovesUp']): Promise<null> {
  return inOneTransaction(editor, async (tx) => {
    const row = await lockProject(tx, projectId);
    rejectClosed(row);
    if (row.moves_up === movesUp) return { answer: null };
    // No change of what forms show, so that nobody's form becomes stale.
    await updateProject(tx, projectId, { moves_up: movesUp });
    const details = await writeHistory(tx, editor, {
      entity: 'project',
      entityId: projectId,
      action: HISTORY_ACTION.update,
      changes: { movesUp: [row.moves_up, movesUp] },
    });
    return { answer: null, details: [details] };
  });
}
