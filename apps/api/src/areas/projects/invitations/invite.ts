import { berlinDay } from '@resonanz/domain/berlinDay';
import { testerPaths } from '@resonanz/domain/paths';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistories } from '../../../platform/history/writeHistory.ts';
import { conflict } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { inOneTransaction, notifyTesters } from '../../notifications/door.ts';
import type { ProjectEditor } from '../applications/decideLocked.ts';
import { lockProject } from '../queries/projects.ts';
import { titleIn } from '../titleIn.ts';
import { findInvitable } from './queries/candidates.ts';
import { findBrandName, insertInvitations } from './queries/invitations.ts';

/** Invites testers to a test that takes applications, each once. */
export function invite(
  editor: ProjectEditor,
  { projectId, userIds }: Schemas['ProjectInviting'],
): Promise<Schemas['ProjectInvited']> {
  const { services, user } = editor;
  const now = services.clock.now();
  return inOneTransaction(editor, async (tx) => {
    const project = await lockProject(tx, projectId);
    const isOver = project.application_until !== null && project.application_until < berlinDay(now);
    if (project.status !== PROJECT_STATUS.application || isOver) throw conflict('applicationsClosed');
    const testers = await findInvitable(tx, projectId, userIds);
    if (testers.length === 0) throw conflict('nobodyToInvite');
    const brand = await findBrandName(tx, project.brand_id);
    const link = `${services.publicUrl}${testerPaths.project({ projectId })}`;
    await insertInvitations(
      tx,
      testers.map(({ id }) => ({ project_id: projectId, user_id: id, sent_at: now, sent_by: user.id })),
    );
    await services.mail.sendAll(
      tx,
      testers.map(({ email, language }) => ({
        to: email,
        language,
        template: 'projectInvitation',
        values: { title: titleIn(language, project), brand, until: project.application_until ?? '', link },
      })),
    );
    const messages = await notifyTesters(
      tx,
      testers.map(({ id }) => ({
        kind: 'invited',
        userId: id,
        projectId,
        project: { de: project.title_de, en: project.title_en },
      })),
    );
    const details = await writeHistories(tx, editor, [
      {
        entity: 'project',
        entityId: projectId,
        action: HISTORY_ACTION.update,
        // By the numbers of the accounts: a name would outlive the account in the history.
        changes: { invited: [null, testers.map(({ id }) => id)] },
      },
    ]);
    return { answer: { invited: testers.length, left: userIds.length - testers.length }, details, messages };
  });
}
