import { CaretDownIcon, ExportIcon } from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { saveDownload } from '@resonanz/api-client/downloads';
import type { UgcPeriod } from '@resonanz/api-client/ugcRequests';
import { LazyMenu } from '@resonanz/records/LazyMenu';
import { Button } from '@resonanz/ui/Button';
import { useUgcText } from '../useUgcText.ts';
import { useUgcActions } from '../view/useUgcActions.ts';

const FORMATS = ['pdf', 'xlsx', 'csv'] as const;

/** Downloads the figures and the requests behind them, as a PDF or a table. */
export function ReportMenu({ period }: { period: UgcPeriod }) {
  const { t, language } = useUgcText();
  const { calls, run } = useUgcActions();
  const report = useMutation(calls.report());
  const fetchFile = async (format: (typeof FORMATS)[number]) =>
    saveDownload(await report.mutateAsync({ ...period, format, language }), `ugc-videos.${format}`);
  return (
    <LazyMenu
      label={t('ugcRequests.dashboard.report')}
      placement="bottom end"
      trigger={
        <Button iconStart={ExportIcon} iconEnd={CaretDownIcon} isPending={report.isPending}>
          {t('ugcRequests.dashboard.report')}
        </Button>
      }
      sections={[
        {
          id: 'formats',
          items: FORMATS.map((format) => ({
            id: format,
            label: t(`ugcRequests.dashboard.${format}`),
            onAction: () => void run(() => fetchFile(format)),
          })),
        },
      ]}
    />
  );
}
