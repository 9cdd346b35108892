import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveDownload } from '@resonanz/api-client/downloads';
import { projectAnswerMutations, type ProjectAnswerQuery } from '@resonanz/api-client/projectAnswers';
import { useApi } from '@resonanz/api-client/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { FileChoice, type FileWish } from '../report/FileChoice.tsx';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';

const FORMATS = ['xlsx', 'csv'] as const;

interface AnswerExportDialogProps {
  query: ProjectAnswerQuery;
  onClose: () => void;
}

/** Downloads the sent answers of a questionnaire; with names only when they are asked for. */
export function AnswerExportDialog({
  query: { projectId, questionnaireId, version },
  onClose,
}: AnswerExportDialogProps) {
  const { t, language } = useProjectText();
  const { announce, errorText } = useProjectActions();
  const exporting = useMutation(projectAnswerMutations(useApi(), useQueryClient()).exportFile());
  const [wish, setWish] = useState<FileWish<'xlsx' | 'csv'>>({ format: 'xlsx', language });
  const [withNames, setWithNames] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function fetchFile(): Promise<void> {
    setFailure(undefined);
    try {
      const file = await exporting.mutateAsync({
        projectId,
        questionnaireId,
        ...wish,
        withNames,
        ...(version !== undefined && { version }),
      });
      saveDownload(file, `answers.${wish.format}`);
      announce(t('projects.done.exported'));
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <FormDialog
      title={t('projects.answers.export')}
      confirmLabel={t('projects.report.download')}
      isPending={exporting.isPending}
      pendingLabel={t('projects.report.pending')}
      failure={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void fetchFile();
      }}
    >
      <Stack space={5}>
        <Text as="p">{t('projects.answers.exportText')}</Text>
        <FileChoice formats={FORMATS} wish={wish} onChange={setWish} />
        <Checkbox isSelected={withNames} onChange={setWithNames}>
          {t('projects.answers.withNames')}
        </Checkbox>
      </Stack>
    </FormDialog>
  );
}
