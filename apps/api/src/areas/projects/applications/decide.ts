import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { inOneTransaction } from '../../notifications/door.ts';
import { lockApplications } from '../queries/applications.ts';
import { lockProject } from '../queries/projects.ts';
import { rejectClosed } from '../rules.ts';
import { decideLocked, type ProjectEditor } from './decideLocked.ts';
import { moveUp } from './moveUp.ts';

const { approved } = PROJECT_APPLICATION_STATUS;

/** Decides on applications, all of them or none; a place that becomes free goes to the waiting list. */
export function decide(
  editor: ProjectEditor,
  { projectId, applicationIds, status, reason = '' }: Schemas['ProjectDecision'],
): Promise<null> {
  return inOneTransaction(editor, async (tx) => {
    const project = await lockProject(tx, projectId);
    rejectClosed(project);
    const rows = await lockApplications(tx, projectId, applicationIds);
    if (rows.length !== applicationIds.length) throw notFound();
    const freed = rows.filter((row) => row.status === approved && status !== approved).length;
    const inOrder = applicationIds.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    const decided = [
      await decideLocked(tx, editor, project, inOrder, {
        status,
        how: 'hand',
        reason: reason.trim() === '' ? null : reason.trim(),
      }),
    ];
    if (freed > 0) decided.push(await moveUp(tx, editor.services, projectId, freed));
    return {
      answer: null,
      details: decided.flatMap(({ details }) => details),
      messages: decided.flatMap(({ messages }) => messages),
    };
  });
}
