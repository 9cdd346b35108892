import { saveDownload } from '@resonanz/api-client/downloads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { requestAdministrationMutations } from '@resonanz/api-client/request-administration';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { type AgencyListState, toQuery } from './agencyList.ts';

/** Exports what the list shows, on all its pages, in its order. */
export function useAgencyExport(list: AgencyListState) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    ...requestAdministrationMutations(useApi(), useQueryClient()).exportFile(),
    onSuccess: (file, { format }) => saveDownload(file, `${t('requests.export.file')}.${format}`),
    onError: (error) => toasts.add({ tone: 'bad', title: t('requests.error.title'), text: say(error, 'requests.error.other') }),
  });
  function onExport(format: ExportFormat): void {
    const { pageNumber: _page, pageSize: _size, ...search } = toQuery(list);
    mutate({ ...search, format, language });
  }
  return { onExport, isExporting: isPending };
}
