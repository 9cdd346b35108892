import { CopyIcon, EyeIcon, TrashIcon } from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Project } from '@resonanz/api-client/projects';
import { staffPaths } from '@resonanz/domain/paths';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useMay } from '@resonanz/session/react';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';

interface ProjectRowMenuProps {
  project: Project;
  onDelete: () => void;
}

/** What can be done with one row: open it, copy it, delete it while it was never published. */
export function ProjectRowMenu({ project, onDelete }: ProjectRowMenuProps) {
  const { t, title } = useProjectText();
  const navigate = useNavigate();
  const [mayAdd, mayDelete] = [useMay('Project', 'add'), useMay('Project', 'delete')];
  const { calls, attempt } = useProjectActions();
  const copying = useMutation(calls.copy());
  const { projectId, status, applications } = project;
  const copy = () =>
    attempt(async () => {
      const made = await copying.mutateAsync(projectId);
      await navigate(staffPaths.projectView({ projectId: made.projectId }));
    }, t('projects.done.copied'));
  const isDeletable = mayDelete && status === PROJECT_STATUS.pending && applications === 0;
  return (
    <RowMenu
      label={t('projects.menuOf', { title: title(project) })}
      sections={[
        {
          id: 'record',
          items: [
            {
              id: 'open',
              label: t('projects.open'),
              icon: EyeIcon,
              onAction: () => void navigate(staffPaths.projectView({ projectId })),
            },
            ...(mayAdd ? [{ id: 'copy', label: t('projects.copy'), icon: CopyIcon, onAction: () => void copy() }] : []),
          ],
        },
        ...(isDeletable
          ? [
              {
                id: 'end',
                items: [
                  {
                    id: 'delete',
                    label: t('word.delete'),
                    icon: TrashIcon,
                    tone: 'danger' as const,
                    onAction: onDelete,
                  },
                ],
              },
            ]
          : []),
      ]}
    />
  );
}
