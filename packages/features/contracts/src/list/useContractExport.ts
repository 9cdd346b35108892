import { contractMutations } from '@resonanz/api-client/contracts';
import { saveDownload } from '@resonanz/api-client/downloads';
import { useApi } from '@resonanz/api-client/react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { useContractActions } from '../useContractActions.ts';
import { type ContractListState, toQuery } from './contractList.ts';

/** Exports what the list shows, on all its pages, in its order. */
export function useContractExport(list: ContractListState) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { run } = useContractActions();
  const { mutateAsync, isPending } = useMutation(contractMutations(useApi(), useQueryClient()).exportFile());
  function onExport(format: ExportFormat): void {
    const { pageNumber: _page, pageSize: _size, ...search } = toQuery(list);
    void run(async () => saveDownload(await mutateAsync({ ...search, format, language }), `${t('contracts.file.many')}.${format}`));
  }
  return { onExport, isExporting: isPending };
}
