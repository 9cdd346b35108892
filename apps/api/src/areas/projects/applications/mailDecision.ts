import { testerPaths } from '@resonanz/domain/paths';
import { PROJECT_APPLICATION_STATUS, type ProjectApplicationStatus } from '@resonanz/domain/projectStates';
import type { Tx } from '../../../platform/database/schema.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import type { StoredProject } from '../queries/projects.ts';
import { titleIn } from '../titleIn.ts';

interface Receiver {
  readonly email: string;
  readonly language: 'DE' | 'EN';
}

/** Mails a tester what was decided (docs/domain/mails.md#product-test-mails). */
export async function mailDecision(
  tx: Tx,
  { mail, publicUrl }: Pick<Services, 'mail' | 'publicUrl'>,
  project: StoredProject,
  applicationId: number,
  { email, language }: Receiver,
  { status, reason = null }: { status: ProjectApplicationStatus; reason?: string | null },
): Promise<void> {
  const title = titleIn(language, project);
  const link = `${publicUrl}${testerPaths.myProject({ applicationId })}`;
  const { approved, declined, waiting } = PROJECT_APPLICATION_STATUS;
  const to = { to: email, language } as const;
  if (status === approved)
    await mail.send(tx, {
      ...to,
      template: 'projectAccepted',
      values: { title, shipsOn: project.ships_on ?? '', link },
    });
  if (status === waiting) await mail.send(tx, { ...to, template: 'projectWaitingList', values: { title, link } });
  if (status === declined)
    await mail.send(tx, {
      ...to,
      template: 'projectDeclined',
      values: { title, reason: reason ?? '', link: `${publicUrl}${testerPaths.projects()}` },
    });
}
