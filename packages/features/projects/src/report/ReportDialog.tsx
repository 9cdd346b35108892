import { useState } from 'react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { FileChoice, type FileWish } from './FileChoice.tsx';
import { useReport } from './useReport.ts';

const FORMATS = ['pdf', 'xlsx'] as const;

/** Downloads what a product test brought, as a PDF or a workbook, in German or English. */
export function ReportDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const { t, language } = useProjectText();
  const { announce, errorText } = useProjectActions();
  const { isPending, fetchReport } = useReport(projectId);
  const [wish, setWish] = useState<FileWish<'pdf' | 'xlsx'>>({ format: 'pdf', language });
  const [failure, setFailure] = useState<string>();

  async function fetchFile(): Promise<void> {
    setFailure(undefined);
    try {
      await fetchReport(wish.format, wish.language);
      announce(t('projects.done.report'));
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <FormDialog
      title={t('projects.report.title')}
      confirmLabel={t('projects.report.download')}
      isPending={isPending}
      pendingLabel={t('projects.report.pending')}
      failure={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void fetchFile();
      }}
    >
      <Stack space={5}>
        <Text as="p">{t('projects.report.text')}</Text>
        <FileChoice formats={FORMATS} wish={wish} onChange={setWish} />
      </Stack>
    </FormDialog>
  );
}
