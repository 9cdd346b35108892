import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { projectQueries } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Text } from '@resonanz/ui/Text';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { TesterNames } from './TesterNames.tsx';

/** Shows whom the rule would accept, and accepts them. */
export function RuleDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const { t } = useProjectText();
  const { calls, announce, errorText } = useProjectActions();
  const preview = useQuery(projectQueries(useApi()).rulePreview(projectId));
  const choice = useMutation(calls.applyRule());
  const [failure, setFailure] = useState<string>();
  const accepted = preview.data?.accepted ?? [];

  async function send(): Promise<void> {
    setFailure(undefined);
    try {
      await choice.mutateAsync({ projectId, applicationIds: accepted.map(({ applicationId }) => applicationId) });
      announce(t('projects.done.accepted', { count: accepted.length }));
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <FormDialog
      title={t('projects.rule.title')}
      confirmLabel={t('projects.acceptCount', { count: accepted.length })}
      isIncomplete={accepted.length === 0}
      isPending={choice.isPending}
      failure={failure ?? (preview.isError ? errorText(preview.error) : undefined)}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Text as="p">
        {t('projects.rule.text', { count: preview.data?.candidates ?? 0, free: preview.data?.placesFree ?? 0 })}
      </Text>
      {preview.isPending ? <Skeleton width="100%" /> : <TesterNames testers={accepted} />}
    </FormDialog>
  );
}
