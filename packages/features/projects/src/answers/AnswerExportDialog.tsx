import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveDownload } from '@resonanz/api-client/downloads';
import { projectAnswerMutations, type ProjectAnswerQuery } from '@resonanz/api-client/projectAnswers';
import { useApi } from '@resonanz/api-client/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { FileDialog } from '../report/FileDialog.tsx';
import { useProjectText } from '../useProjectText.ts';

interface AnswerExportDialogProps {
  query: ProjectAnswerQuery;
  onClose: () => void;
}

/** Downloads the sent answers of a questionnaire; with names only when they are asked for. */
export function AnswerExportDialog({
  query: { projectId, questionnaireId, version },
  onClose,
}: AnswerExportDialogProps) {
  const { t } = useProjectText();
  const exporting = useMutation(projectAnswerMutations(useApi(), useQueryClient()).exportFile());
  const [withNames, setWithNames] = useState(false);
  return (
    <FileDialog
      title={t('projects.answers.export')}
      text={t('projects.answers.exportText')}
      formats={['xlsx', 'csv']}
      done={t('projects.done.exported')}
      onFetch={async (wish) => {
        const file = await exporting.mutateAsync({
          projectId,
          questionnaireId,
          ...wish,
          withNames,
          ...(version !== undefined && { version }),
        });
        saveDownload(file, `answers.${wish.format}`);
      }}
      onClose={onClose}
    >
      <Checkbox isSelected={withNames} onChange={setWithNames}>
        {t('projects.answers.withNames')}
      </Checkbox>
    </FileDialog>
  );
}
