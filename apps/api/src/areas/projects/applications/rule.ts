import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import type { Db } from '../../../platform/database/schema.ts';
import { conflict } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { inOneTransaction } from '../../notifications/door.ts';
import { findCandidates, lockApplications } from '../queries/applications.ts';
import { countApplications, lockProject, type StoredProject } from '../queries/projects.ts';
import { rejectClosed } from '../rules.ts';
import { decideLocked, type ProjectEditor } from './decideLocked.ts';

/** Whom the rule names: pending applications that meet every condition, the earliest first, up to the free places. */
export async function previewRule(
  db: Db,
  { id, places }: Pick<StoredProject, 'id' | 'places'>,
): Promise<Schemas['ProjectRulePreview']> {
  const [{ taken }, candidates] = [await countApplications(db, id), await findCandidates(db, id, 'all')];
  const placesFree = Math.max(0, places - taken);
  return { accepted: candidates.slice(0, placesFree), candidates: candidates.length, placesFree };
}

/** Accepts those that the rule named, if it would name the same now. */
export function applyRule(
  editor: ProjectEditor,
  { projectId, applicationIds }: Schemas['ProjectRuleChoice'],
): Promise<null> {
  return inOneTransaction(editor, async (tx) => {
    const project = await lockProject(tx, projectId);
    rejectClosed(project);
    const { accepted } = await previewRule(tx, project);
    const named = new Set(accepted.map(({ applicationId }) => applicationId));
    if (named.size !== applicationIds.length || !applicationIds.every((id) => named.has(id)))
      throw conflict('previewOutdated');
    const rows = await lockApplications(tx, projectId, applicationIds);
    const decided = await decideLocked(tx, editor, project, rows, {
      status: PROJECT_APPLICATION_STATUS.approved,
      how: 'rule',
    });
    return { answer: null, ...decided };
  });
}
