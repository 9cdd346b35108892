import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contractMutations } from '@resonanz/api-client/contracts';
import { saveDownload } from '@resonanz/api-client/downloads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** What can be done with contracts, and how it is reported. */
export function useContractActions() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { attempt, announce } = useNotifier();
  const calls = contractMutations(useApi(), useQueryClient());
  const file = useMutation(calls.download());
  const zip = useMutation(calls.downloadZip());

  /** Whether it went well; an error is shown. */
  const run = (work: () => Promise<unknown>): Promise<boolean> =>
    attempt(work, (error) => say(error, 'contracts.error.other'));

  return {
    calls,
    run,
    announce,
    isPending: file.isPending || zip.isPending,
    /** The document of a contract; of a draft how it would look. */
    download: (contractId: number) =>
      run(async () => saveDownload(await file.mutateAsync(contractId), `${t('contracts.file.one')}-${contractId}.pdf`)),
    /** The documents of several contracts as one zip. */
    downloadZip: (ids: readonly number[]) =>
      run(async () => saveDownload(await zip.mutateAsync([...ids]), `${t('contracts.file.many')}.zip`)),
  };
}
