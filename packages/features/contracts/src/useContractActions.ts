import { contractMutations } from '@resonanz/api-client/contracts';
import { saveDownload } from '@resonanz/api-client/downloads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from './messages.ts';

/** What can be done with contracts, and how it is told. */
export function useContractActions() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const toasts = useToasts();
  const calls = contractMutations(useApi(), useQueryClient());
  const file = useMutation(calls.download());
  const zip = useMutation(calls.downloadZip());
  const tell = (text: string) => void toasts.add({ tone: 'ok', title: t('contracts.done'), text });

  /** Whether it went well; a refusal is told. */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      toasts.add({ tone: 'bad', title: t('contracts.error.title'), text: say(error, 'contracts.error.other') });
      return false;
    }
  }

  return {
    calls,
    run,
    tell,
    isPending: file.isPending || zip.isPending,
    /** The document of a contract; of a draft how it would look. */
    download: (contractId: number) => run(async () => saveDownload(await file.mutateAsync(contractId), `${t('contracts.file.one')}-${contractId}.pdf`)),
    /** The documents of several contracts as one zip. */
    downloadZip: (ids: readonly number[]) => run(async () => saveDownload(await zip.mutateAsync([...ids]), `${t('contracts.file.many')}.zip`)),
  };
}
