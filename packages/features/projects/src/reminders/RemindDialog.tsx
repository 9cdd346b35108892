import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ProjectReminder,
  projectReminderMutations,
  projectReminderQueries,
} from '@resonanz/api-client/projectReminders';
import { useApi } from '@resonanz/api-client/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { LongCellGrid } from '@resonanz/ui/CellGrid';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Stack } from '@resonanz/ui/Stack';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';

interface RemindDialogProps {
  projectId: number;
  onClose: () => void;
}

/** Reminds testers whose answers are missing: those that are chosen, at first all who were not reminded today. */
export function RemindDialog({ projectId, onClose }: RemindDialogProps) {
  const { t, day, localized } = useProjectText();
  const { announce, errorText } = useProjectActions();
  const api = useApi();
  const query = useQuery(projectReminderQueries(api).missing(projectId));
  const sending = useMutation(projectReminderMutations(api, useQueryClient()).send());
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [failure, setFailure] = useState<string>();
  const rows = query.data ?? [];
  const open = rows.filter(({ canBeReminded }) => canBeReminded).map(({ applicationId }) => applicationId);
  // Who was reminded meanwhile is no longer among those chosen.
  const selected = chosen === null ? open : open.filter((id) => chosen.has(id));

  async function send(): Promise<void> {
    setFailure(undefined);
    try {
      const { reminded, left } = await sending.mutateAsync({
        projectId,
        ...(selected.length < open.length && { applicationIds: selected }),
      });
      announce(t('projects.remind.done', { reminded, left }));
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <FormDialog
      title={t('projects.remind')}
      size="large"
      confirmLabel={t('projects.remind.confirm', { count: selected.length })}
      isIncomplete={selected.length === 0}
      isPending={sending.isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Text as="p">{t('projects.remind.text')}</Text>
      {query.isError && !query.data ? (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
          {t('projects.remind.failed')}
        </LoadFailure>
      ) : (
        <Table
          grid={LongCellGrid}
          caption={t('projects.remind.list')}
          rowLines={2}
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
          rows={rows}
          getRowId={({ applicationId }) => applicationId}
          isLoading={query.data === undefined}
          loadingLabel={t('projects.remind.loading')}
          skeletonRows={4}
          empty={<EmptyState size="line" title={t('projects.remind.nobody')} />}
          selectedIds={new Set(selected)}
          onSelectionChange={setChosen}
          selectAllLabel={t('projects.applications.selectAll')}
          selectRowLabel={({ fullName }) => t('projects.applications.select', { name: fullName })}
          isRowSelectable={({ canBeReminded }) => canBeReminded}
        />
      )}
    </FormDialog>
  );
}
