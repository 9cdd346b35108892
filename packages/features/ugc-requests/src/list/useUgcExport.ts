import { saveDownload } from '@resonanz/api-client/downloads';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { useMutation } from '@tanstack/react-query';
import { useUgcText } from '../useUgcText.ts';
import { useUgcActions } from '../view/useUgcActions.ts';
import { type StaffListState, staffQuery } from './ugcList.ts';

/** Exports what the list shows, on all its pages, in its order. */
export function useUgcExport(list: StaffListState) {
  const { t, language } = useUgcText();
  const { calls, run } = useUgcActions();
  const { mutateAsync, isPending } = useMutation(calls.exportFile());
  function onExport(format: ExportFormat): void {
    const { pageNumber: _page, pageSize: _size, ...search } = staffQuery(list);
    void run(async () => saveDownload(await mutateAsync({ ...search, format, language }), `${t('ugcRequests.staff.exportFile')}.${format}`));
  }
  return { onExport, isExporting: isPending };
}
