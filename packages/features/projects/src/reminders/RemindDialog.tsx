import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ProjectReminder,
  projectReminderMutations,
  projectReminderQueries,
} from '@resonanz/api-client/projectReminders';
import { useApi } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { LongCellGrid } from '@resonanz/ui/CellGrid';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { TesterChoice } from '../applications/TesterChoice.tsx';
import { messages } from '../messages.ts';
import { useProjectText } from '../useProjectText.ts';

interface RemindDialogProps {
  projectId: number;
  onClose: () => void;
}

/** Reminds testers whose answers are missing: those that are chosen, at first all who were not reminded today. */
export function RemindDialog({ projectId, onClose }: RemindDialogProps) {
  const { t, day, localized } = useProjectText();
  const { announce } = useNotifier();
  const api = useApi();
  const query = useQuery(projectReminderQueries(api).missing(projectId));
  const sending = useMutation(projectReminderMutations(api, useQueryClient()).send());
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const rows = query.data ?? [];
  const open = rows.filter(({ canBeReminded }) => canBeReminded).map(({ applicationId }) => applicationId);
  // Who was reminded meanwhile is no longer among those chosen.
  const selected = chosen === null ? open : open.filter((id) => chosen.has(id));

  const { send, isPending, failure } = useFormSend(
    async () => {
      const { reminded, left } = await sending.mutateAsync({
        projectId,
        ...(selected.length < open.length && { applicationIds: selected }),
      });
      announce(t('projects.remind.done', { reminded, left }));
    },
    { messages, otherwise: 'projects.error.other', onDone: onClose },
  );

  return (
    <FormDialog
      title={t('projects.remind')}
      size="large"
      confirmLabel={t('projects.remind.confirm', { count: selected.length })}
      isIncomplete={selected.length === 0}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <Text as="p">{t('projects.remind.text')}</Text>
      <TesterChoice
        query={query}
        caption={t('projects.remind.list')}
        columns={[
          {
            id: 'fullName',
            header: t('projects.column.tester'),
            isRowHeader: true,
            width: 130,
            cell: ({ fullName }: ProjectReminder) => <Text variant="densityStrong">{fullName}</Text>,
          },
          {
            id: 'questionnaire',
            header: t('projects.column.questionnaire'),
            width: 140,
            cell: ({ questionnaireDe: de, questionnaireEn: en }: ProjectReminder) => localized({ de, en }),
          },
          {
            id: 'dueOn',
            header: t('projects.remind.due'),
            width: 108,
            cell: ({ dueOn, isLate }: ProjectReminder) => (
              <Stack space={0}>
                <Text tone={isLate ? 'critical' : 'primary'}>{day(dueOn)}</Text>
                {isLate && <Text tone="critical">{t('projects.remind.late')}</Text>}
              </Stack>
            ),
          },
          {
            id: 'remindedAt',
            header: t('projects.remind.last'),
            width: 112,
            cell: ({ remindedAt }: ProjectReminder) => day(remindedAt),
          },
        ]}
        rows={query.data}
        getRowId={({ applicationId }) => applicationId}
        isRowSelectable={({ canBeReminded }) => canBeReminded}
        selectedIds={new Set(selected)}
        onSelectionChange={setChosen}
        words={{
          loading: t('projects.remind.loading'),
          failed: t('projects.remind.failed'),
          nobody: t('projects.remind.nobody'),
        }}
        grid={LongCellGrid}
      />
    </FormDialog>
  );
}
