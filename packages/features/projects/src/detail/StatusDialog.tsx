import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectDetails } from '@resonanz/api-client/projects';
import { PROJECT_STATUS, type ProjectStatus } from '@resonanz/domain/projectStates';
import { FormDialog } from '@resonanz/records/FormDialog';
import { ReasonDialog } from '@resonanz/records/ReasonDialog';
import { Text } from '@resonanz/ui/Text';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';

/** The status changes that are confirmed, as the catalogue names them. */
type Step = '1.2' | '2.1' | '2.3' | '3.2';

interface StatusDialogProps {
  project: ProjectDetails;
  to: ProjectStatus;
  onClose: () => void;
}

/** Says what a change of the status brings; reopening a closed test asks for a reason. */
export function StatusDialog({ project, to, onClose }: StatusDialogProps) {
  const { t, title } = useProjectText();
  const { calls, announce, errorText } = useProjectActions();
  const change = useMutation(calls.changeStatus());
  const [failure, setFailure] = useState<string>();
  const step = `${project.status}.${to}` as Step;

  async function send(reason?: string): Promise<void> {
    setFailure(undefined);
    try {
      await change.mutateAsync({
        projectId: project.projectId,
        status: to,
        ...(reason !== undefined && { reason }),
      });
      announce(t('projects.done.status'));
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  const shared = {
    title: t(`projects.status.${step}`),
    confirmLabel: t(`projects.status.${step}`),
    isPending: change.isPending,
    failure,
    onClose,
  };
  const text = (
    <Text as="p">{t(`projects.statusText.${step}`, { title: title(project), count: project.counts.pending })}</Text>
  );
  if (project.status === PROJECT_STATUS.completed)
    return (
      <ReasonDialog {...shared} onSend={(reason) => void send(reason)}>
        {text}
      </ReasonDialog>
    );
  return (
    <FormDialog
      {...shared}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {text}
    </FormDialog>
  );
}
