import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectDetails } from '@resonanz/api-client/projects';
import { PROJECT_STATUS, type ProjectStatus } from '@resonanz/domain/projectStates';
import { FormDialog } from '@resonanz/records/FormDialog';
import { ReasonDialog } from '@resonanz/records/ReasonDialog';
import { useMay } from '@resonanz/session/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useReport } from '../report/useReport.ts';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';

/** The status changes that are confirmed, as the catalogue names them. */
type Step = '1.2' | '2.1' | '2.3' | '3.2';

interface StatusDialogProps {
  project: ProjectDetails;
  to: ProjectStatus;
  onClose: () => void;
}

/** Says what a change of the status brings; closing a test may fetch its report, reopening it asks for a reason. */
export function StatusDialog({ project, to, onClose }: StatusDialogProps) {
  const { t, title, language } = useProjectText();
  const { calls, announce, attempt, errorText } = useProjectActions();
  const change = useMutation(calls.changeStatus());
  const [failure, setFailure] = useState<string>();
  const canReport = useMay('Project', 'export') && to === PROJECT_STATUS.completed;
  const [wantsReport, setWantsReport] = useState(true);
  const { fetchReport } = useReport(project.projectId);
  // The page may read the new status before the dialog has gone.
  const [from] = useState(project.status);
  const step = `${from}.${to}` as Step;

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
      if (canReport && wantsReport) void attempt(() => fetchReport('pdf', language));
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
  if (from === PROJECT_STATUS.completed)
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
      {canReport ? (
        <Stack space={4}>
          {text}
          <Checkbox isSelected={wantsReport} onChange={setWantsReport}>
            {t('projects.report.withClosing')}
          </Checkbox>
        </Stack>
      ) : (
        text
      )}
    </FormDialog>
  );
}
