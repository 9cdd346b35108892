import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectApplication } from '@resonanz/api-client/projects';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Text } from '@resonanz/ui/Text';
import { TextArea } from '@resonanz/ui/TextArea';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';

/** Most characters of a reason, as the contract has it. */
const LIMIT = 1000;

interface DeclineDialogProps {
  projectId: number;
  applications: readonly ProjectApplication[];
  onClose: () => void;
  onDone: () => void;
}

/** Declines applications; taking back an acceptance asks for a reason. */
export function DeclineDialog({ projectId, applications, onClose, onDone }: DeclineDialogProps) {
  const { t } = useProjectText();
  const { calls, announce, errorText } = useProjectActions();
  const decision = useMutation(calls.decide());
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const isTakenBack = applications.some(({ status }) => status === PROJECT_APPLICATION_STATUS.approved);
  const [first] = applications;

  async function send(): Promise<void> {
    setFailure(undefined);
    try {
      await decision.mutateAsync({
        projectId,
        applicationIds: applications.map(({ applicationId }) => applicationId),
        status: PROJECT_APPLICATION_STATUS.declined,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      });
      announce(t('projects.done.declined', { count: applications.length }));
      onDone();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <FormDialog
      title={t(isTakenBack ? 'projects.takeBack.title' : 'projects.decline.title', { count: applications.length })}
      confirmLabel={t(isTakenBack ? 'projects.takeBack.confirm' : 'word.decline')}
      tone="danger"
      isIncomplete={isTakenBack && reason.trim() === ''}
      isPending={decision.isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Text as="p">
        {t(isTakenBack ? 'projects.takeBack.text' : 'projects.decline.text', {
          name: first?.fullName ?? '',
          count: applications.length,
        })}
      </Text>
      <TextArea
        label={t('projects.field.reason')}
        description={t('projects.decline.hint')}
        name="reason"
        rows={3}
        isRequired={isTakenBack}
        value={reason}
        onChange={setReason}
        characterLimit={LIMIT}
        countLabel={(count, limit) => t('projects.characters', { count, limit })}
      />
    </FormDialog>
  );
}
