import { useProjectText } from '../useProjectText.ts';
import { FileDialog } from './FileDialog.tsx';
import { useReport } from './useReport.ts';

/** Downloads what a product test brought, as a PDF or a workbook, in German or English. */
export function ReportDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const { t } = useProjectText();
  const { fetchReport } = useReport(projectId);
  return (
    <FileDialog
      title={t('projects.report.title')}
      text={t('projects.report.text')}
      formats={['pdf', 'xlsx']}
      done={t('projects.done.report')}
      onFetch={({ format, language }) => fetchReport(format, language)}
      onClose={onClose}
    />
  );
}
