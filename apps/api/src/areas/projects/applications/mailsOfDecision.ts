import { testerPaths } from '@resonanz/domain/paths';
import { PROJECT_APPLICATION_STATUS, type ProjectApplicationStatus } from '@resonanz/domain/projectStates';
import type { MailDraft } from '../../../platform/mail/Mail.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import type { StoredProject } from '../queries/projects.ts';
import { titleIn } from '../titleIn.ts';

interface Receiver {
  readonly email: string;
  readonly language: 'DE' | 'EN';
}

/** What a tester is mailed of a decision (docs/domain/mails.md#product-test-mails). */
export function mailsOfDecision(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  project: StoredProject,
  applicationId: number,
  { email, language }: Receiver,
  { status, reason = null }: { status: ProjectApplicationStatus; reason?: string | null },
): MailDraft[] {
  const title = titleIn(language, project);
  const link = `${publicUrl}${testerPaths.myProject({ applicationId })}`;
  const { approved, declined, waiting } = PROJECT_APPLICATION_STATUS;
  const to = { to: email, language } as const;
  if (status === approved)
    return [{ ...to, template: 'projectAccepted', values: { title, shipsOn: project.ships_on ?? '', link } }];
  if (status === waiting) return [{ ...to, template: 'projectWaitingList', values: { title, link } }];
  if (status === declined) {
    const projects = `${publicUrl}${testerPaths.projects()}`;
    return [{ ...to, template: 'projectDeclined', values: { title, reason: reason ?? '', link: projects } }];
  }
  return [];
}
