import {
  BellRingingIcon,
  ChartBarIcon,
  CopyIcon,
  DotsThreeIcon,
  EnvelopeSimpleIcon,
  EyeIcon,
  TrashIcon,
} from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProjectDetails } from '@resonanz/api-client/projects';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { staffPaths } from '@resonanz/domain/paths';
import { PROJECT_STATUS, type ProjectStatus } from '@resonanz/domain/projectStates';
import { nextStates } from '@resonanz/domain/transitions';
import { useMay, useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { Inline } from '@resonanz/ui/Inline';
import { Menu } from '@resonanz/ui/Menu';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { publicationSteps } from './PublicationList.tsx';
import { StatusDialog } from './StatusDialog.tsx';

const DIALOGS = {
  invite: lazy(async () => ({ default: (await import('../invitations/InviteDialog.tsx')).InviteDialog })),
  remind: lazy(async () => ({ default: (await import('../reminders/RemindDialog.tsx')).RemindDialog })),
  report: lazy(async () => ({ default: (await import('../report/ReportDialog.tsx')).ReportDialog })),
};

/** What shows a product test as testers see it; the shell brings it along. */
export type Preview = ComponentType<{ projectId: number; onClose: () => void }>;

/** Whether a test may get a status from what its page shows; the server decides. */
function isOffered(project: ProjectDetails, to: ProjectStatus): boolean {
  if (to === PROJECT_STATUS.pending) return project.applications === 0;
  if (project.status === PROJECT_STATUS.pending) return publicationSteps(project).every(({ isDone }) => isDone);
  return true;
}

interface ProjectActionsProps {
  project: ProjectDetails;
  loadPreview: () => Promise<Preview>;
}

/** What can be done with a product test; nothing is drawn for those who only look. */
export function ProjectActions({ project, loadPreview }: ProjectActionsProps) {
  const { t, title } = useProjectText();
  const { user } = useSession();
  const navigate = useNavigate();
  const mayEdit = useMay('Project', 'edit');
  const mayExport = useMay('Project', 'export');
  const [mayAdd, mayDelete] = [useMay('Project', 'add'), useMay('Project', 'delete')];
  const { calls, attempt } = useProjectActions();
  const copying = useMutation(calls.copy());
  const [asked, setAsked] = useState<ProjectStatus | 'delete' | 'preview' | keyof typeof DIALOGS | null>(null);
  const [TesterPreview] = useState(() => lazy(async () => ({ default: await loadPreview() })));
  const { projectId, status, applications } = project;
  const next = mayEdit && user ? nextStates('projectStatus', status, user.role.roleId) : [];
  const isDeletable = mayDelete && status === PROJECT_STATUS.pending && applications === 0;
  const copy = () =>
    attempt(async () => {
      const made = await copying.mutateAsync(projectId);
      await navigate(staffPaths.projectView({ projectId: made.projectId }));
    }, t('projects.done.copied'));
  const canInvite =
    mayEdit &&
    status === PROJECT_STATUS.application &&
    (project.applicationUntil === null || project.applicationUntil >= berlinDay(new Date()));
  const canRemind = mayEdit && status === PROJECT_STATUS.application && project.counts.shipped > 0;
  const items = [
    ...(canInvite
      ? [
          {
            id: 'invite',
            label: t('projects.invite'),
            icon: EnvelopeSimpleIcon,
            onAction: () => setAsked('invite'),
          },
        ]
      : []),
    ...(canRemind
      ? [
          {
            id: 'remind',
            label: t('projects.remind'),
            icon: BellRingingIcon,
            onAction: () => setAsked('remind'),
          },
        ]
      : []),
    ...(mayAdd ? [{ id: 'copy', label: t('projects.copy'), icon: CopyIcon, onAction: () => void copy() }] : []),
    ...(isDeletable
      ? [
          {
            id: 'delete',
            label: t('word.delete'),
            icon: TrashIcon,
            tone: 'danger' as const,
            onAction: () => setAsked('delete'),
          },
        ]
      : []),
  ];
  const Dialog = asked === 'invite' || asked === 'remind' || asked === 'report' ? DIALOGS[asked] : null;
  return (
    <Inline space={3}>
      {items.length > 0 && (
        <Menu
          label={t('projects.menuOf', { title: title(project) })}
          placement="bottom end"
          sections={[{ id: 'record', items }]}
          trigger={<IconButton icon={DotsThreeIcon} label={t('word.moreActions')} />}
        />
      )}
      {mayExport && status !== PROJECT_STATUS.pending && (
        <Button iconStart={ChartBarIcon} onPress={() => setAsked('report')}>
          {t('projects.report')}
        </Button>
      )}
      <Button iconStart={EyeIcon} onPress={() => setAsked('preview')}>
        {t('projects.preview')}
      </Button>
      {next
        .filter((to) => isOffered(project, to))
        .map((to) => (
          <Button
            key={to}
            variant={status === PROJECT_STATUS.pending ? 'solid' : 'outline'}
            onPress={() => setAsked(to)}
          >
            {t(`projects.status.${status}.${to}` as 'projects.status.1.2')}
          </Button>
        ))}
      {asked === 'delete' && (
        <DeleteDialog
          project={project}
          onClose={() => setAsked(null)}
          onDone={() => void navigate(staffPaths.project())}
        />
      )}
      {typeof asked === 'number' && <StatusDialog project={project} to={asked} onClose={() => setAsked(null)} />}
      <Suspense>
        {Dialog && <Dialog projectId={projectId} onClose={() => setAsked(null)} />}
        {asked === 'preview' && <TesterPreview projectId={projectId} onClose={() => setAsked(null)} />}
      </Suspense>
    </Inline>
  );
}
